// SPDX-License-Identifier: MIT
#include "families/slink/engines/patternengine.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>
#include <utility>

namespace inkling::slink {

namespace {

constexpr int beyondBorder = -1;

/// The bit of a place in the window of PatternWindows; of an edge, by its left or upper dot.
constexpr std::uint64_t horizontalBit(int row, int column)
{
    return std::uint64_t{1} << (row * PatternWindows::side + column);
}
constexpr std::uint64_t verticalBit(int row, int column)
{
    constexpr int first = (PatternWindows::side + 1) * PatternWindows::side;
    return std::uint64_t{1} << (first + row * (PatternWindows::side + 1) + column);
}
constexpr std::uint64_t clueBit(int row, int column, int value)
{
    constexpr int cells = PatternWindows::side * PatternWindows::side;
    return std::uint64_t{1} << (value * cells + row * PatternWindows::side + column);
}

/// A pattern as bits of its window.
struct Mask
{
    std::uint64_t clues = 0;
    std::array<std::uint64_t, 2> premises{}; ///< by value
    std::array<std::uint64_t, 2> conclusions{};

    explicit Mask(const Pattern &pattern)
    {
        assert(pattern.rows <= PatternWindows::side && pattern.columns <= PatternWindows::side);
        for (const auto &[cell, value] : pattern.clues)
            clues |= clueBit(cell.row, cell.column, value);
        for (const Pattern::Edge &edge : pattern.premises)
            premises[std::size_t(edge.value)] |= bitOf(edge);
        for (const Pattern::Edge &edge : pattern.conclusions)
            conclusions[std::size_t(edge.value)] |= bitOf(edge);
    }

    /// Whether the pattern's clues stand there and its premises hold, and it has something to say.
    [[nodiscard]] bool isReady(const PatternWindows::Window &there) const
    {
        const std::uint64_t missing = (clues & ~there.clues) | (premises[line] & ~there.lines)
                                      | (premises[cross] & ~there.crosses);
        const std::uint64_t news
            = (conclusions[line] & ~there.lines) | (conclusions[cross] & ~there.crosses);
        return missing == 0 && news != 0;
    }

private:
    static std::uint64_t bitOf(const Pattern::Edge &edge)
    {
        return edge.horizontal ? horizontalBit(edge.row, edge.column)
                               : verticalBit(edge.row, edge.column);
    }
};

struct NamedPattern
{
    RuleName rule;
    Pattern pattern;
};

/// An edge of a pattern, as one looks for the pattern from an edge of the board.
struct PatternEdge
{
    std::uint16_t pattern;
    std::int16_t row;
    std::int16_t column;
};

/// Edges of patterns, by where the pattern's first clue lies from the edge, and by its value: most
/// patterns are ruled out by that clue.
class PatternEdges
{
public:
    void add(std::uint16_t index, const Pattern &pattern, const Pattern::Edge &edge)
    {
        listFor(pattern, edge)
            .push_back({index, std::int16_t(edge.row), std::int16_t(edge.column)});
    }
    /// Calls with each pattern whose first clue, if it has one, stands there.
    template <typename Call>
    void forEach(const Clues &clues, int row, int column, const Call &call) const
    {
        for (const PatternEdge &edge : m_anywhere)
            call(edge);
        for (const auto &[from, byValue] : m_places) {
            const int r = row + from.row;
            const int c = column + from.column;
            const int value = clues.grid.contains(r, c) ? clues.at(r, c) : blank;
            if (value == blank)
                continue;
            for (const PatternEdge &edge : byValue[std::size_t(value)])
                call(edge);
        }
    }

private:
    struct Place
    {
        RowColumn fromEdge;
        std::array<std::vector<PatternEdge>, 4> byValue;
    };

    std::vector<PatternEdge> &listFor(const Pattern &pattern, const Pattern::Edge &edge)
    {
        if (pattern.clues.empty())
            return m_anywhere;
        const auto &[cell, value] = pattern.clues.front();
        const RowColumn fromEdge{cell.row - edge.row, cell.column - edge.column};
        auto place = std::ranges::find(m_places, fromEdge, &Place::fromEdge);
        if (place == m_places.end())
            place = m_places.insert(place, {fromEdge, {}});
        return place->byValue[std::size_t(value)];
    }

    std::vector<PatternEdge> m_anywhere; ///< patterns without clues
    std::vector<Place> m_places;
};

/// All patterns in all orientations, and where to look for them.
struct Patterns
{
    /// Some patterns, and all edges that they conclude something about.
    struct Group
    {
        std::vector<std::uint16_t> patterns;
        std::uint64_t conclusions = 0;
    };

    std::vector<NamedPattern> all;
    std::vector<Mask> masks;                            ///< of all, in their order
    std::array<std::array<PatternEdges, 2>, 2> waiting; ///< by the premise: [horizontal][value]
    Group anywhere;                                     ///< patterns without clues
    std::array<Group, 64> byClue;                       ///< by the bit of their first clue

    Patterns()
    {
        for (std::size_t rule = 0; rule < std::size_t(RuleName::Count); ++rule) {
            for (const std::string_view text : patternTexts(RuleName(rule))) {
                for (Pattern &pattern : orientations(readPattern(text)))
                    all.push_back({RuleName(rule), std::move(pattern)});
            }
        }
        for (std::size_t i = 0; i < all.size(); ++i)
            add(std::uint16_t(i));
    }

private:
    void add(std::uint16_t index)
    {
        const Pattern &pattern = all[index].pattern;
        const Mask &mask = masks.emplace_back(pattern);
        for (const Pattern::Edge &edge : pattern.premises)
            waiting[edge.horizontal][edge.value].add(index, pattern, edge);
        Group *group = &anywhere;
        if (!pattern.clues.empty()) {
            const auto &[cell, value] = pattern.clues.front();
            const std::uint64_t bit = clueBit(cell.row, cell.column, value);
            group = &byClue[std::size_t(std::countr_zero(bit))];
        }
        group->patterns.push_back(index);
        group->conclusions |= mask.conclusions[line] | mask.conclusions[cross];
    }
};

const Patterns &patterns()
{
    static const Patterns instance;
    return instance;
}

/// The number of lines that cell (r, c) has of a loop round just the cells of `pair`.
int linesOfLoopRoundTwo(int r, int c, std::array<RowColumn, 2> pair)
{
    int lines = 0;
    const auto isIn
        = [&](int row, int column) { return std::ranges::count(pair, RowColumn{row, column}) > 0; };
    for (const auto &[dr, dc] :
         {std::pair(0, 1), std::pair(0, -1), std::pair(1, 0), std::pair(-1, 0)})
        lines += isIn(r, c) != isIn(r + dr, c + dc) ? 1 : 0;
    return lines;
}

} // namespace

PatternWindows::PatternWindows(const Clues &clues)
    : m_width(clues.grid.columns + side + 1)
    , m_clues(std::size_t((clues.grid.rows + side + 1) * m_width), 0)
{
    const auto &[rows, columns] = clues.grid;
    m_known.fill(std::vector<std::uint64_t>(m_clues.size(), 0));
    std::vector<std::uint64_t> beyondSides;
    for (int column = -side; column <= columns; ++column)
        beyondSides.push_back(beyond(0, side, column, columns));
    for (int row = -side; row <= rows; ++row) {
        const std::uint64_t beyondEnds = beyond(row, rows, 0, side);
        for (int column = -side; column <= columns; ++column) {
            m_known[cross][indexOf({row, column})]
                = beyondEnds | beyondSides[std::size_t(column + side)];
        }
    }
    for (int cell = 0; cell < clues.grid.cellCount(); ++cell) {
        const int value = clues.cells[std::size_t(cell)];
        if (value == blank)
            continue;
        const RowColumn there{cell / columns, cell % columns};
        for (int row = 0; row < side; ++row) {
            for (int column = 0; column < side; ++column)
                m_clues[indexOf({there.row - row, there.column - column})]
                    |= clueBit(row, column, value);
        }
    }
}

/// The edges of the window at (row, column) that a board of `rows` x `columns` does not have.
std::uint64_t PatternWindows::beyond(int row, int rows, int column, int columns)
{
    const auto isOutside = [](int at, int count) { return at < 0 || at >= count; };
    std::uint64_t edges = 0;
    for (int i = 0; i <= side; ++i) {
        for (int j = 0; j < side; ++j) {
            if (isOutside(row + i, rows + 1) || isOutside(column + j, columns))
                edges |= horizontalBit(i, j);
            if (isOutside(row + j, rows) || isOutside(column + i, columns + 1))
                edges |= verticalBit(j, i);
        }
    }
    return edges;
}

void PatternWindows::learned(bool horizontal, RowColumn edge, int value)
{
    std::vector<std::uint64_t> &known = m_known[std::size_t(value)];
    const int lastRow = horizontal ? side : side - 1;
    const int lastColumn = horizontal ? side - 1 : side;
    for (int row = 0; row <= lastRow; ++row) {
        // The window that begins farthest to the left has the edge in its last column.
        std::uint64_t *const from
            = known.data() + indexOf({edge.row - row, edge.column - lastColumn});
        std::uint64_t bit
            = horizontal ? horizontalBit(row, lastColumn) : verticalBit(row, lastColumn);
        for (int i = 0; i <= lastColumn; ++i, bit >>= 1)
            from[i] |= bit;
    }
}

PatternEngine::PatternEngine(const Clues &clues)
    : m_clues(clues)
    , m_terms{clues.grid}
    , m_around(clues)
{}

/// Finds the patterns that rest on clues and the border alone.
void PatternEngine::begin()
{
    m_hasBegun = true;
    const Grid &grid = m_clues.grid;
    std::array<std::vector<int>, 4> cellsWith; // by clue
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        if (const int clue = m_clues.cells[std::size_t(cell)]; clue != blank)
            cellsWith[std::size_t(clue)].push_back(cell);
    }
    const Patterns &known = patterns();
    for (std::size_t i = 0; i < known.all.size(); ++i) {
        const Pattern &pattern = known.all[i].pattern;
        if (pattern.clues.empty())
            continue;
        const auto &[cell, value] = pattern.clues.front();
        for (const int there : cellsWith[std::size_t(value)]) {
            const RowColumn place{there / grid.columns - cell.row,
                                  there % grid.columns - cell.column};
            if (known.masks[i].isReady(m_around.at(place)))
                keep({std::uint16_t(i), place});
        }
    }
}

PatternEngine::EdgePlace PatternEngine::placeOf(int edge) const
{
    const Grid &grid = m_clues.grid;
    const bool horizontal = grid.isHorizontal(edge);
    const int stride = horizontal ? grid.columns : grid.columns + 1;
    const int place = horizontal ? edge : edge - grid.horizontalCount();
    return {horizontal, {place / stride, place % stride}};
}

int PatternEngine::edgeAt(const Pattern::Edge &edge, const Instance &instance) const
{
    const Grid &grid = m_clues.grid;
    const int r = edge.row + instance.place.row;
    const int c = edge.column + instance.place.column;
    if (r < 0 || c < 0)
        return beyondBorder;
    if (edge.horizontal)
        return r <= grid.rows && c < grid.columns ? grid.horizontal(r, c) : beyondBorder;
    return r < grid.rows && c <= grid.columns ? grid.vertical(r, c) : beyondBorder;
}

/// The nearest clue that a loop round just two adjacent 3s would not meet, which shows that these
/// are not the whole loop; -1 if there is none.
int PatternEngine::evidence(const Instance &instance) const
{
    const Grid &grid = m_clues.grid;
    const Pattern &pattern = patterns().all[instance.pattern].pattern;
    std::array<RowColumn, 2> pair;
    for (std::size_t i = 0; i < 2; ++i) {
        const RowColumn &cell = pattern.clues[i].cell;
        pair[i] = {instance.place.row + cell.row, instance.place.column + cell.column};
    }
    const auto contradicts = [&](int r, int c) {
        const int clue = grid.contains(r, c) ? m_clues.at(r, c) : blank;
        return clue != blank && clue != linesOfLoopRoundTwo(r, c, pair);
    };
    for (int radius = 1; radius <= std::max(grid.rows, grid.columns); ++radius) {
        for (int r = pair[0].row - radius; r <= pair[0].row + radius; ++r) {
            const bool isEnd = std::abs(r - pair[0].row) == radius;
            for (int c = pair[0].column - radius; c <= pair[0].column + radius;
                 c += isEnd ? 1 : 2 * radius) {
                if (contradicts(r, c))
                    return grid.cell(r, c);
            }
        }
    }
    return -1;
}

/// Keeps a pattern that is ready, to be proposed.
void PatternEngine::keep(const Instance &instance)
{
    const RuleName rule = patterns().all[instance.pattern].rule;
    if (rule != RuleName::AdjacentThrees || evidence(instance) >= 0)
        m_ready[std::size_t(rule)].push_back(instance);
}

/// Looks for patterns where one could conclude something about an open edge.
void PatternEngine::startAt(const Knowledge &knowledge, std::span<const Fact>,
                            std::span<const ValueSet>)
{
    m_hasBegun = true;
    for (int edge = 0; edge < m_clues.grid.edgeCount(); ++edge) {
        const ValueSet values = knowledge.possible(UnknownId(edge));
        const auto [horizontal, dot] = placeOf(edge);
        if (values.single())
            m_around.learned(horizontal, dot, values.value());
    }
    const Patterns &known = patterns();
    for (int row = -PatternWindows::side; row <= m_clues.grid.rows; ++row) {
        for (int column = -PatternWindows::side; column <= m_clues.grid.columns; ++column) {
            const PatternWindows::Window there = m_around.at({row, column});
            const std::uint64_t open = PatternWindows::allEdges & ~(there.lines | there.crosses);
            const auto look = [&](const Patterns::Group &group) {
                if ((group.conclusions & open) == 0)
                    return;
                for (const std::uint16_t index : group.patterns) {
                    if (known.masks[index].isReady(there))
                        keep({index, {row, column}});
                }
            };
            look(known.anywhere);
            for (std::uint64_t left = open != 0 ? there.clues : 0; left != 0; left &= left - 1)
                look(known.byClue[std::size_t(std::countr_zero(left))]);
        }
    }
}

void PatternEngine::learned(const Knowledge &knowledge, UnknownId unknown, ValueSet)
{
    if (!m_hasBegun)
        begin();
    if (int(unknown) >= m_clues.grid.edgeCount())
        return;
    const auto [horizontal, dot] = placeOf(int(unknown));
    const int value = knowledge.possible(unknown).value();
    assert(value == line || value == cross);
    m_around.learned(horizontal, dot, value);
    const auto [row, column] = dot;
    const Patterns &known = patterns();
    known.waiting[horizontal][value].forEach(m_clues, row, column, [&](const PatternEdge &at) {
        const RowColumn place{row - at.row, column - at.column};
        if (known.masks[at.pattern].isReady(m_around.at(place)))
            keep({at.pattern, place});
    });
}

void PatternEngine::propose(const Knowledge &, RuleName rule, const StopCondition &,
                            Trace &proposals)
{
    if (!m_hasBegun)
        begin();
    std::vector<Instance> &ready = m_ready[std::size_t(rule)];
    for (const Instance &instance : ready) {
        if (patterns().masks[instance.pattern].isReady(m_around.at(instance.place)))
            propose(instance, proposals);
    }
    ready.clear();
}

void PatternEngine::propose(const Instance &instance, Trace &proposals) const
{
    const Grid &grid = m_clues.grid;
    const auto &[rule, pattern] = patterns().all[instance.pattern];
    proposals.begin(RuleId(rule));
    for (const Pattern::Clue &clue : pattern.clues) {
        proposals.addConstraint(m_terms.clue(grid.cell(clue.cell.row + instance.place.row,
                                                       clue.cell.column + instance.place.column)));
    }
    for (const RowColumn &place : pattern.dots) {
        const int r = place.row + instance.place.row;
        const int c = place.column + instance.place.column;
        if (r >= 0 && r <= grid.rows && c >= 0 && c <= grid.columns)
            proposals.addConstraint(m_terms.dot(grid.dot(r, c)));
    }
    if (rule == RuleName::AdjacentThrees) {
        proposals.addConstraint(m_terms.clue(evidence(instance)));
        proposals.addConstraint(m_terms.loop());
    }
    for (const Pattern::Edge &premise : pattern.premises) {
        if (const int edge = edgeAt(premise, instance); edge != beyondBorder)
            proposals.addPremise({UnknownId(edge), ValueSet::only(premise.value)});
    }
    for (const Pattern::Edge &conclusion : pattern.conclusions) {
        const int edge = edgeAt(conclusion, instance);
        if (edge != beyondBorder)
            proposals.addConclusion({UnknownId(edge), ValueSet::only(conclusion.value)});
        else if (conclusion.value == line)
            proposals.setContradiction();
    }
}

} // namespace inkling::slink
