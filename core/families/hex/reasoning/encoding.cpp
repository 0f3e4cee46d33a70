// SPDX-License-Identifier: MIT
#include "families/hex/reasoning/encoding.h"

#include "families/hex/path.h"
#include "families/hex/reasoning/equationpaths.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>

namespace inkling::hex {

namespace {

using sat::Literal;

template <typename Set, typename Call>
void forEachIn(Set set, const Call &call)
{
    for (; set != 0; set &= set - 1)
        call(std::countr_zero(set));
}

LinkSet joinedIn(const Assignment &assignment, const Terms &terms)
{
    LinkSet links = 0;
    for (int link = 0; link < terms.links; ++link)
        links |= LinkSet(assignment.value(terms.link(link)) == joined) << link;
    return links;
}

} // namespace

HexEncoding::HexEncoding(Tiles tiles, std::size_t most)
    : m_tiles(std::move(tiles))
    , m_terms(m_tiles)
    , m_equations(equationsOf(m_tiles, most, {}))
{}

HexEncoding::~HexEncoding() = default;

std::vector<Literal> HexEncoding::linksAt(int tile, ClauseWriter &writer) const
{
    std::vector<Literal> literals;
    forEachIn(m_tiles.linksAt(tile),
              [&](int link) { literals.push_back(writer.literal(m_terms.link(link), joined)); });
    return literals;
}

/// An end: just one link.
void HexEncoding::define(ClauseWriter &writer) const
{
    for (int tile = 0; tile < m_tiles.count(); ++tile) {
        const Literal isEnd = writer.literal(m_terms.end(tile), pathEnd);
        const std::vector<Literal> links = linksAt(tile, writer);
        std::vector<Literal> some = links;
        some.push_back(-isEnd);
        writer.add(some);
        for (std::size_t i = 0; i < links.size(); ++i) {
            std::vector<Literal> alone = links;
            alone[i] = -links[i];
            alone.push_back(isEnd);
            writer.add(alone);
            for (std::size_t k = 0; k < i; ++k)
                writer.add({-isEnd, -links[i], -links[k]});
        }
    }
}

void HexEncoding::constrain(ConstraintId constraint, ClauseWriter &writer) const
{
    if (constraint < m_terms.path())
        return writeTile(int(constraint), writer);
    if (constraint == m_terms.path())
        return writePath(writer);
    if (m_equations)
        return writeListed(writer);
    writePath(writer);
    writeForm(writer);
}

void HexEncoding::writeTile(int tile, ClauseWriter &writer) const
{
    const std::vector<Literal> links = linksAt(tile, writer);
    writer.add(links);
    for (std::size_t i = 0; i < links.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            for (std::size_t l = 0; l < k; ++l)
                writer.add({-links[i], -links[k], -links[l]});
        }
    }
}

void HexEncoding::writePath(ClauseWriter &writer) const
{
    std::vector<Literal> ends;
    for (int tile = 0; tile < m_tiles.count(); ++tile) {
        writeTile(tile, writer);
        ends.push_back(writer.literal(m_terms.end(tile), pathEnd));
    }
    for (std::size_t i = 0; i < ends.size(); ++i) {
        std::vector<Literal> another = ends;
        another.erase(another.begin() + std::ptrdiff_t(i));
        writer.add(another);
        for (std::size_t k = 0; k < i; ++k) {
            for (std::size_t l = 0; l < k; ++l)
                writer.add({-ends[i], -ends[k], -ends[l]});
        }
    }
}

/// Writes those rules about the form that concern single tiles and links.
void HexEncoding::writeForm(ClauseWriter &writer) const
{
    for (int tile = 0; tile < m_tiles.count(); ++tile) {
        if (!m_tiles.isDigit(tile))
            writer.add({-writer.literal(m_terms.end(tile), pathEnd)});
        TileSet others = m_tiles.neighbours(tile);
        forEachIn(others, [&](int other) {
            const bool areZeros = m_tiles.character(tile) == '0' && m_tiles.character(other) == '0';
            const bool areOperators = !m_tiles.isDigit(tile) && !m_tiles.isDigit(other);
            if (other < tile && (areZeros || areOperators))
                writer.add(
                    {-writer.literal(m_terms.link(m_tiles.linkBetween(tile, other)), joined)});
        });
        if (!m_tiles.isDigit(tile))
            continue;
        forEachIn(others & m_tiles.digits(), [&](int one) {
            forEachIn(others & m_tiles.digits(), [&](int other) {
                if (one < other)
                    writer.add(
                        {-writer.literal(m_terms.link(m_tiles.linkBetween(tile, one)), joined),
                         -writer.literal(m_terms.link(m_tiles.linkBetween(tile, other)), joined)});
            });
        });
    }
}

void HexEncoding::writeListed(ClauseWriter &writer) const
{
    std::vector<Literal> ways;
    // By unknown and value, those that give it.
    std::map<std::pair<UnknownId, int>, std::vector<Literal>> giving;
    for (UnknownId unknown = 0; unknown < m_terms.count(); ++unknown) {
        for (int value = 0; value < m_tiles.count(); ++value) {
            if (m_terms.initial(unknown).contains(value))
                giving[{unknown, value}] = {-writer.literal(unknown, value)};
        }
    }
    for (const EquationPath &equation : *m_equations) {
        ways.push_back(writer.newVariable());
        for (UnknownId unknown = 0; unknown < m_terms.count(); ++unknown) {
            const int value = valueIn(equation, m_terms.subject(unknown));
            writer.add({-ways.back(), writer.literal(unknown, value)});
            giving[{unknown, value}].push_back(ways.back());
        }
    }
    writer.add(ways);
    for (const auto &[given, clause] : giving)
        writer.add(clause);
}

std::vector<TileSet> HexEncoding::partsOf(LinkSet links) const
{
    std::vector<TileSet> parts;
    for (TileSet left = m_tiles.all(); left != 0; left &= ~parts.back()) {
        TileSet part = left & (~left + 1);
        for (TileSet before = 0; before != part;) {
            before = part;
            forEachIn(before, [&](int tile) { part |= m_tiles.across(links, tile); });
        }
        parts.push_back(part);
    }
    return parts;
}

/// A part has a link to the rest.
void HexEncoding::writeWayOut(TileSet part, ClauseWriter &writer) const
{
    std::vector<Literal> out;
    forEachIn(part, [&](int tile) {
        forEachIn(m_tiles.neighbours(tile) & ~part, [&](int other) {
            out.push_back(writer.literal(m_terms.link(m_tiles.linkBetween(tile, other)), joined));
        });
    });
    writer.add(out);
}

/// Forbids the shortest beginning of the reading that can be no beginning of an equation, else the whole
/// of it; or says where the '=' stands on it.
void HexEncoding::refineReading(const Assignment &assignment,
                                const std::function<ClauseWriter &(ConstraintId)> &cutOf) const
{
    Answer answer;
    for (UnknownId unknown = 0; unknown < m_terms.mainCount(); ++unknown)
        answer.values.push_back(std::uint8_t(assignment.value(unknown)));
    const Path path = *pathOf(m_tiles, answer);
    const std::string characters = charactersAlong(m_tiles, path);
    const int before = int(characters.find('='));
    std::size_t length = characters.size();
    const bool isRight = readEquation(characters).acceptable();
    if (isRight && assignment.value(m_terms.before()) == before)
        return;
    if (isRight)
        length = std::size_t(before) + 1;
    for (std::size_t beginning = 1; !isRight && beginning < length; ++beginning) {
        if (!canBegin(characters.substr(0, beginning)))
            length = beginning;
    }
    ClauseWriter &writer = cutOf(m_terms.equation());
    std::vector<Literal> clause;
    for (const int end : {path.front(), path.back()})
        clause.push_back(-writer.literal(m_terms.end(end), pathEnd));
    clause.push_back(-writer.literal(m_terms.reading(), assignment.value(m_terms.reading())));
    for (std::size_t i = 1; i < length; ++i) {
        const int link = m_tiles.linkBetween(path[i - 1], path[i]);
        clause.push_back(-writer.literal(m_terms.link(link), joined));
    }
    if (isRight)
        clause.push_back(writer.literal(m_terms.before(), before));
    writer.add(clause);
}

void HexEncoding::refine(const Assignment &assignment,
                         const std::function<ClauseWriter &(ConstraintId)> &cutOf) const
{
    const bool looksAtReading = !m_equations && assignment.isActive(m_terms.equation());
    const bool looksAtPath = assignment.isActive(m_terms.path());
    if (!looksAtPath && !looksAtReading)
        return;
    const std::vector<TileSet> parts = partsOf(joinedIn(assignment, m_terms));
    if (parts.size() > 1) {
        ClauseWriter &writer = cutOf(looksAtPath ? m_terms.path() : m_terms.equation());
        for (const TileSet part : parts)
            writeWayOut(part, writer);
    } else if (looksAtReading) {
        refineReading(assignment, cutOf);
    }
}

std::vector<UnknownId> HexEncoding::unknowns(ConstraintId constraint) const
{
    std::vector<UnknownId> unknowns;
    if (constraint < m_terms.path()) {
        forEachIn(m_tiles.linksAt(int(constraint)),
                  [&](int link) { unknowns.push_back(m_terms.link(link)); });
        unknowns.push_back(m_terms.end(int(constraint)));
    }
    return unknowns;
}

/// The tiles that it is about; none of what is about the whole path.
std::vector<int> HexEncoding::tilesOf(UnknownId unknown) const
{
    const Subject subject = m_terms.subject(unknown);
    if (subject.kind == Kind::Link)
        return {m_tiles.link(subject.index)[0], m_tiles.link(subject.index)[1]};
    if (subject.kind == Kind::End)
        return {subject.index};
    return {};
}

/// Three windows: the unknown's tiles; all tiles and the path; all constraints.
std::vector<std::vector<ConstraintId>> HexEncoding::windows(UnknownId unknown) const
{
    std::vector<std::vector<ConstraintId>> windows(1);
    for (const int tile : tilesOf(unknown))
        windows.back().push_back(m_terms.tile(tile));
    if (windows.back().empty())
        windows.clear();
    std::vector<ConstraintId> &most = windows.emplace_back();
    for (int tile = 0; tile < m_tiles.count(); ++tile)
        most.push_back(m_terms.tile(tile));
    most.push_back(m_terms.path());
    std::vector<ConstraintId> all = most;
    all.push_back(m_terms.equation());
    windows.push_back(std::move(all));
    return windows;
}

/// Between the middles of their tiles; 0 for what is about the whole path.
double HexEncoding::distance(UnknownId a, UnknownId b) const
{
    const std::vector<int> some = tilesOf(a);
    const std::vector<int> others = tilesOf(b);
    if (some.empty() || others.empty())
        return 0;
    const auto middle = [&](const std::vector<int> &tiles) {
        double x = 0;
        double y = 0;
        for (const int tile : tiles) {
            const auto [row, column] = m_tiles.grid().place(tile);
            // Longer rows begin half a tile earlier.
            x += column - 0.5 * (row % 2);
            y += row;
        }
        return std::pair(x / double(tiles.size()), y / double(tiles.size()));
    };
    const auto [x, y] = middle(some);
    const auto [otherX, otherY] = middle(others);
    return std::hypot(x - otherX, y - otherY);
}

double HexEncoding::weight(ConstraintId constraint) const
{
    constexpr double tile = 1;
    constexpr double path = 2;
    constexpr double equation = 6;
    return constraint < m_terms.path() ? tile : constraint == m_terms.path() ? path : equation;
}

double HexEncoding::weight(const Fact &fact) const
{
    constexpr double simple = 0.2;
    constexpr double place = 0.5;
    return m_terms.subject(fact.unknown).kind == Kind::Before ? place : simple;
}

} // namespace inkling::hex
