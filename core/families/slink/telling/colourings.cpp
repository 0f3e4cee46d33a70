// SPDX-License-Identifier: MIT
#include "families/slink/telling/colourings.h"

#include "families/slink/telling/words.h"

#include <algorithm>
#include <bit>

namespace inkling::slink {

namespace {

/// All ways to colour more cells take too long to try.
constexpr std::size_t mostCells = 16;

} // namespace

Colourings::Colourings(const Tellable &told)
    : m_told(told)
    , m_relations(told.grid())
{
    const auto restsOnLoop = std::ranges::find(told.step.constraints, told.terms.loop());
    // The loop never touches itself.
    if (restsOnLoop != told.step.constraints.end()) {
        for (int dot = 0; dot < told.grid().dotCount(); ++dot)
            m_dots.push_back(dot);
    } else {
        m_dots = told.dots();
    }
    for (const int clue : told.clueCells()) {
        add(clue);
        m_relations.forEachEdge(clue, [&](int, int node) { add(node); });
    }
    const bool hasClues = !m_cells.empty();
    for (const Fact &fact : told.step.conclusions)
        addCellsOf(fact);
    for (const int cell : hasClues ? std::vector<int>() : std::vector<int>(m_cells))
        m_relations.forEachEdge(cell, [&](int, int node) { add(node); });
    // What goes round a part may be all over the board.
    for (const Fact &fact : told.step.premises) {
        if (restsOnLoop == told.step.constraints.end())
            addCellsOf(fact);
    }
}

void Colourings::addCellsOf(const Fact &fact)
{
    const Grid &grid = m_told.grid();
    const Subject subject = m_told.terms.subject(fact.unknown);
    if (subject.kind == Kind::Corner) {
        const auto beside
            = neighbours(grid, subject.index / grid.columns, subject.index % grid.columns);
        add(subject.index);
        for (const int side : {subject.part, (subject.part + 3) % 4})
            add(beside[std::size_t(side)]);
    } else if (const auto ends = m_relations.endsOf(fact.unknown)) {
        add(ends->first);
        add(ends->second);
    }
}

void Colourings::add(int node)
{
    if (node != nowhere && node != m_relations.border()
        && std::ranges::find(m_cells, node) == m_cells.end())
        m_cells.push_back(node);
}

std::optional<int> Colourings::colourOf(int node, unsigned way) const
{
    if (node == nowhere || node == m_relations.border())
        return outside;
    const auto place = std::ranges::find(m_cells, node);
    if (place == m_cells.end())
        return std::nullopt;
    return int(way >> (place - m_cells.begin()) & 1);
}

std::optional<int> Colourings::linesAcross(int edge, unsigned way) const
{
    if (edge == nowhere)
        return 0;
    const auto [first, second] = cellsOfEdge(m_told.grid(), edge);
    const auto one = colourOf(first, way);
    const auto other = colourOf(second, way);
    return one && other ? std::optional(*one ^ *other) : std::nullopt;
}

bool Colourings::holds(const Fact &fact, unsigned way) const
{
    const Subject subject = m_told.terms.subject(fact.unknown);
    if (subject.kind == Kind::Corner) {
        const auto edges = Spot{false, subject.index}.edges(m_told.grid());
        const auto one = linesAcross(edges[std::size_t(subject.part)], way);
        const auto other = linesAcross(edges[std::size_t(subject.part + 3) % 4], way);
        return !one || !other || fact.possible.contains(*one + *other);
    }
    const auto ends = m_relations.endsOf(fact.unknown);
    const auto first = ends ? colourOf(ends->first, way) : std::nullopt;
    const auto second = ends ? colourOf(ends->second, way) : std::nullopt;
    return !first || !second || (*first != *second) == m_relations.makesUnlike(fact);
}

bool Colourings::fitsConclusions(unsigned way) const
{
    return std::ranges::all_of(m_told.step.conclusions,
                               [&](const Fact &fact) { return holds(fact, way); });
}

unsigned Colourings::linesRound(int clue, unsigned way) const
{
    unsigned lines = 0;
    const auto edges = Spot{false, clue}.edges(m_told.grid());
    for (unsigned side = 0; side < 4; ++side)
        lines |= linesAcross(edges[side], way).value_or(0) != 0 ? 1u << side : 0u;
    return lines;
}

Colours Colourings::colours(unsigned way) const
{
    Colours colours;
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        colours[m_cells[i]] = int(way >> i & 1);
    return colours;
}

bool Colourings::fits(unsigned way) const
{
    const auto isMet
        = [&](int clue) { return std::popcount(linesRound(clue, way)) == m_told.clueAt(clue); };
    const auto isUncrossed = [&](int dot) {
        const auto edges = Spot{true, dot}.edges(m_told.grid());
        return !std::ranges::all_of(
            edges, [&](int edge) { return linesAcross(edge, way).value_or(0) != 0; });
    };
    return std::ranges::all_of(m_told.clueCells(), isMet)
           && std::ranges::all_of(m_dots, isUncrossed)
           && std::ranges::all_of(m_told.step.premises,
                                  [&](const Fact &fact) { return holds(fact, way); });
}

std::vector<unsigned> Colourings::ways() const
{
    std::vector<unsigned> ways;
    if (m_cells.size() > mostCells)
        return ways;
    for (unsigned way = 0; way < 1u << m_cells.size(); ++way) {
        if (fits(way))
            ways.push_back(way);
    }
    return ways;
}

Parting::Parting(const Tellable &told)
    : m_told(told)
    , m_relations(told.grid())
{
    m_known[m_relations.border()] = outside;
    for (const Fact &fact : told.step.premises) {
        const Kind kind = told.terms.subject(fact.unknown).kind;
        if (kind == Kind::Cell)
            m_known[int(fact.unknown - told.terms.firstCell())] = fact.possible.value();
        else if (kind != Kind::Corner)
            m_links.push_back(fact);
    }
}

std::optional<std::vector<int>> Parting::spread(Colours &colours) const
{
    std::vector<int> added;
    bool agrees = true;
    for (std::size_t before = 0; before != colours.size();) {
        before = colours.size();
        for (const Fact &link : m_links) {
            const auto [first, second] = *m_relations.endsOf(link.unknown);
            const int change = m_relations.makesUnlike(link) ? 1 : 0;
            for (const auto &[from, to] : {std::pair(first, second), std::pair(second, first)}) {
                const auto colour = colours.find(from);
                if (colour == colours.end())
                    continue;
                const auto [there, isNew] = colours.try_emplace(to, colour->second ^ change);
                agrees = agrees && there->second == (colour->second ^ change);
                if (isNew)
                    added.push_back(to);
            }
        }
    }
    return agrees ? std::optional(std::move(added)) : std::nullopt;
}

/// What a node can be joined to, not through cells of the other colour nor across lines.
std::vector<bool> Parting::reached(const Colours &colours, int colour, int from) const
{
    std::vector<bool> reached(std::size_t(m_relations.border() + 1), false);
    reached[std::size_t(from)] = true;
    std::vector<int> queue{from};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        m_relations.forEachEdge(queue[i], [&](int edge, int node) {
            const auto there = colours.find(node);
            const bool isBarred = there != colours.end() && there->second != colour;
            const Fact wall{UnknownId(edge), ValueSet::only(line)};
            if (isBarred || reached[std::size_t(node)]
                || std::ranges::find(m_links, wall) != m_links.end())
                return;
            reached[std::size_t(node)] = true;
            queue.push_back(node);
        });
    }
    return reached;
}

std::optional<Parting::Ends> Parting::parted(const Colours &colours, int colour, int first) const
{
    std::vector<int> nodes;
    for (const auto &[node, itsColour] : colours) {
        if (itsColour == colour)
            nodes.push_back(node);
    }
    std::ranges::stable_partition(nodes, [&](int node) { return node == first; });
    // What is cut off outside is so from the border.
    if (colour == outside)
        std::ranges::stable_partition(nodes,
                                      [&](int node) { return node == m_relations.border(); });
    for (const int node : nodes) {
        const std::vector<bool> near = reached(colours, colour, node);
        for (const int other : nodes) {
            if (!near[std::size_t(other)])
                return Ends{node, other};
        }
    }
    return std::nullopt;
}

std::vector<Parting::Ends> Parting::allParted(const Colours &colours, int colour) const
{
    std::vector<Ends> all;
    const int border = m_relations.border();
    for (const auto &[node, itsColour] : colours) {
        if (itsColour != colour || node == border)
            continue;
        const std::vector<bool> near = reached(colours, colour, node);
        if (colour == outside) {
            if (!near[std::size_t(border)])
                all.push_back({node, border});
            continue;
        }
        for (const auto &[other, othersColour] : colours) {
            if (othersColour == colour && node < other && !near[std::size_t(other)])
                all.push_back({node, other});
        }
    }
    return all;
}

} // namespace inkling::slink
