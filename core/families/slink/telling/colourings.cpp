// SPDX-License-Identifier: MIT
#include "families/slink/telling/colourings.h"

#include "families/slink/telling/words.h"

#include <algorithm>
#include <bit>
#include <utility>

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
    // The loop never touches itself.
    m_dots = restsOnLoop != told.step.constraints.end() ? dotsAmong() : told.dots();
    for (const Fact &fact : told.step.premises) {
        if (isAbout(fact))
            m_premises.push_back(fact);
    }
}

/// The dots of which all cells are among these.
std::vector<int> Colourings::dotsAmong() const
{
    const Grid &grid = m_told.grid();
    std::vector<int> dots;
    for (const int cell : m_cells) {
        const int dot = dotAtCorner(grid, cell, Corner::NorthWest);
        const auto edges = Spot{true, dot}.edges(grid);
        if (std::ranges::all_of(edges, [&](int edge) {
                return edge != nowhere && linesAcross(edge, 0).has_value();
            }))
            dots.push_back(dot);
    }
    return dots;
}

/// Whether the ways to colour these cells can differ in it.
bool Colourings::isAbout(const Fact &fact) const
{
    const Subject subject = m_told.terms.subject(fact.unknown);
    if (subject.kind == Kind::Corner) {
        const auto edges = Spot{false, subject.index}.edges(m_told.grid());
        return linesAcross(edges[std::size_t(subject.part)], 0)
               && linesAcross(edges[std::size_t(subject.part + 3) % 4], 0);
    }
    const auto ends = m_relations.endsOf(fact.unknown);
    return ends && colourOf(ends->first, 0) && colourOf(ends->second, 0);
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
           && std::ranges::all_of(m_premises, [&](const Fact &fact) { return holds(fact, way); });
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
    for (const Fact &fact : told.step.premises)
        add(fact);
    std::ranges::sort(m_walls);
}

Parting::Parting(const Tellable &told, const Fact &supposed)
    : Parting(told)
{
    add(supposed);
    std::ranges::sort(m_walls);
}

void Parting::add(const Fact &fact)
{
    const Kind kind = m_told.terms.subject(fact.unknown).kind;
    if (kind == Kind::Cell)
        m_known[int(fact.unknown - m_told.terms.firstCell())] = fact.possible.value();
    else if (kind != Kind::Corner)
        m_links.push_back(fact);
    if (kind == Kind::Edge && fact.possible == ValueSet::only(line))
        m_walls.push_back(int(fact.unknown));
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

/// The cells that are named, and a ring of others round them: these can be joined to each other, and outside to the
/// border.
Window Parting::frameOf(const Colours &colours) const
{
    const Grid &grid = m_told.grid();
    Window frame{grid.rows, grid.columns, 0, 0};
    const auto add = [&](int node) {
        if (node == m_relations.border())
            return;
        const int r = node / grid.columns;
        const int c = node % grid.columns;
        frame = {std::min(frame.top, r), std::min(frame.left, c), std::max(frame.bottom, r + 1),
                 std::max(frame.right, c + 1)};
    };
    for (const auto &[node, colour] : colours)
        add(node);
    for (const Fact &link : m_links) {
        const auto [first, second] = *m_relations.endsOf(link.unknown);
        add(first);
        add(second);
    }
    return {std::max(frame.top - 1, 0), std::max(frame.left - 1, 0),
            std::min(frame.bottom + 1, grid.rows), std::min(frame.right + 1, grid.columns)};
}

/// The cells of this colour, and the border, each with a number that is the same for those that can be joined, not
/// through cells of the other colour nor across lines.
std::vector<std::pair<int, int>> Parting::parts(const Colours &colours, int colour) const
{
    const Grid &grid = m_told.grid();
    const Window frame = frameOf(colours);
    const int across = std::max(frame.right - frame.left, 0);
    const int beyond = across * std::max(frame.bottom - frame.top, 0);
    const auto placeOf = [&](int node) {
        return node == nowhere || node == m_relations.border() || !frame.holds(grid, node)
                   ? beyond
                   : (node / grid.columns - frame.top) * across + node % grid.columns - frame.left;
    };
    constexpr int barred = -2;
    std::vector<int> partOf(std::size_t(beyond) + 1, nowhere);
    for (const auto &[node, itsColour] : colours) {
        if (itsColour != colour)
            partOf[std::size_t(placeOf(node))] = barred;
    }
    std::vector<int> queue;
    const auto reach = [&](int place, int part) {
        if (std::exchange(partOf[std::size_t(place)], part) == nowhere)
            queue.push_back(place);
    };
    const auto visit = [&](int place, int part, bool isToBeyond) {
        const int r = frame.top + place / across;
        const int c = frame.left + place % across;
        const auto edges = edgesOfCell(grid, r, c);
        const auto cells = neighbours(grid, r, c);
        for (std::size_t side = 0; side < cells.size(); ++side) {
            const int next = placeOf(cells[side]);
            const bool isWall = std::ranges::binary_search(m_walls, edges[side]);
            if (isToBeyond && next == beyond && !isWall && partOf[std::size_t(place)] == nowhere)
                reach(place, part);
            else if (!isToBeyond && !isWall && partOf[std::size_t(next)] == nowhere)
                reach(next, part);
        }
    };
    const auto spread = [&](int from, int part) {
        queue.clear();
        reach(from, part);
        for (std::size_t i = 0; i < queue.size(); ++i) {
            if (queue[i] != beyond) {
                visit(queue[i], part, false);
                continue;
            }
            for (int place = 0; place < beyond; ++place)
                visit(place, part, true);
        }
    };
    std::vector<std::pair<int, int>> parts;
    for (const auto &[node, itsColour] : colours) {
        if (itsColour != colour)
            continue;
        const int place = placeOf(node);
        if (partOf[std::size_t(place)] == nowhere)
            spread(place, node);
        parts.emplace_back(node, partOf[std::size_t(place)]);
    }
    return parts;
}

std::optional<Parting::Ends> Parting::parted(const Colours &colours, int colour, int first) const
{
    auto nodes = parts(colours, colour);
    const auto bringForward = [&](int chosen) {
        std::ranges::stable_partition(nodes,
                                      [&](const auto &node) { return node.first == chosen; });
    };
    bringForward(first);
    // What is cut off outside is so from the border.
    if (colour == outside)
        bringForward(m_relations.border());
    for (const auto &[node, part] : nodes) {
        if (part != nodes.front().second)
            return Ends{nodes.front().first, node};
    }
    return std::nullopt;
}

std::vector<Parting::Ends> Parting::allParted(const Colours &colours, int colour) const
{
    std::vector<Ends> all;
    const int border = m_relations.border();
    const auto nodes = parts(colours, colour);
    for (const auto &[node, part] : nodes) {
        for (const auto &[other, othersPart] : nodes) {
            if (node < other && part != othersPart && (colour == inside || other == border))
                all.push_back({node, other});
        }
    }
    return all;
}

} // namespace inkling::slink
