// SPDX-License-Identifier: MIT
#include "families/slink/engines/patternengine.h"

#include <algorithm>
#include <cstdlib>

namespace inkling::slink {

namespace {

constexpr std::uint8_t impossible = 255;
constexpr std::uint8_t notLookedAt = 254;
constexpr int beyondBorder = -1;

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

/// All patterns in all orientations, and the edges that they rest on and conclude about.
struct Patterns
{
    std::vector<NamedPattern> all;
    std::array<std::array<PatternEdges, 2>, 2> waiting; ///< [horizontal][value]
    std::array<PatternEdges, 2> concluding;             ///< [horizontal]
    /// How far beyond the border a pattern's place, or that of an edge that waits for it, can be.
    int margin = 0;

    Patterns()
    {
        for (std::size_t rule = 0; rule < std::size_t(RuleName::Count); ++rule) {
            for (const std::string_view text : patternTexts(RuleName(rule))) {
                for (Pattern &pattern : orientations(readPattern(text)))
                    all.push_back({RuleName(rule), std::move(pattern)});
            }
        }
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Pattern &pattern = all[i].pattern;
            margin = std::max({margin, pattern.rows, pattern.columns});
            for (const Pattern::Edge &edge : pattern.premises)
                waiting[edge.horizontal][edge.value].add(std::uint16_t(i), pattern, edge);
            for (const Pattern::Edge &edge : pattern.conclusions)
                concluding[edge.horizontal].add(std::uint16_t(i), pattern, edge);
        }
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

PatternEngine::PatternEngine(const Clues &clues)
    : m_clues(clues)
    , m_terms{clues.grid}
    , m_margin(patterns().margin)
    , m_width(clues.grid.columns + 2 * m_margin + 1)
    , m_patternCount(patterns().all.size())
    , m_placeCount(std::size_t((clues.grid.rows + 2 * m_margin + 1) * m_width))
{
    for (int cell = 0; cell < clues.grid.cellCount(); ++cell) {
        if (const int clue = clues.cells[std::size_t(cell)]; clue != blank)
            m_cellsWith[std::size_t(clue)].push_back(cell);
    }
}

/// Places the patterns wherever they can stand, with nothing known.
void PatternEngine::placeAll()
{
    m_open.assign(m_placeCount * m_patternCount, impossible);
    for (std::size_t i = 0; i < patterns().all.size(); ++i)
        place(std::uint16_t(i));
}

std::uint8_t &PatternEngine::openAt(const Instance &instance)
{
    const int place = (instance.row + m_margin) * m_width + instance.column + m_margin;
    return m_open[std::size_t(place) * m_patternCount + instance.pattern];
}

PatternEngine::EdgePlace PatternEngine::placeOf(int edge) const
{
    const Grid &grid = m_clues.grid;
    const bool horizontal = grid.isHorizontal(edge);
    const int stride = horizontal ? grid.columns : grid.columns + 1;
    const int place = horizontal ? edge : edge - grid.horizontalCount();
    return {horizontal, place / stride, place % stride};
}

int PatternEngine::edgeAt(const Pattern::Edge &edge, const Instance &instance) const
{
    const Grid &grid = m_clues.grid;
    const int r = edge.row + instance.row;
    const int c = edge.column + instance.column;
    if (r < 0 || c < 0)
        return beyondBorder;
    if (edge.horizontal)
        return r <= grid.rows && c < grid.columns ? grid.horizontal(r, c) : beyondBorder;
    return r < grid.rows && c <= grid.columns ? grid.vertical(r, c) : beyondBorder;
}

bool PatternEngine::cluesStand(const Pattern &pattern, int row, int column) const
{
    return std::ranges::all_of(pattern.clues, [&](const Pattern::Clue &clue) {
        const int r = row + clue.cell.row;
        const int c = column + clue.cell.column;
        return m_clues.grid.contains(r, c) && m_clues.at(r, c) == clue.value;
    });
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
        pair[i] = {instance.row + cell.row, instance.column + cell.column};
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

void PatternEngine::place(std::uint16_t index)
{
    const Pattern &pattern = patterns().all[index].pattern;
    const Grid &grid = m_clues.grid;
    if (!pattern.clues.empty()) {
        const auto &[cell, value] = pattern.clues.front();
        for (const int there : m_cellsWith[std::size_t(value)])
            placeAt({index, std::int16_t(there / grid.columns - cell.row),
                     std::int16_t(there % grid.columns - cell.column)},
                    nullptr);
        return;
    }
    for (int row = 1 - pattern.rows; row < grid.rows; ++row) {
        for (int column = 1 - pattern.columns; column < grid.columns; ++column)
            placeAt({index, std::int16_t(row), std::int16_t(column)}, nullptr);
    }
}

/// Places a pattern, if it can stand there: with all its premises open, or as many as are by what is known.
void PatternEngine::placeAt(const Instance &instance, const Knowledge *knowledge)
{
    const auto &[rule, pattern] = patterns().all[instance.pattern];
    std::uint8_t &open = openAt(instance);
    open = impossible;
    if (!cluesStand(pattern, instance.row, instance.column))
        return;
    // Most places lie within the board, and all of their edges with them.
    const bool isWithin = instance.row >= 0 && instance.column >= 0
                          && instance.row + pattern.rows <= m_clues.grid.rows
                          && instance.column + pattern.columns <= m_clues.grid.columns;
    const bool allExist = isWithin && !knowledge;
    std::uint8_t waiting = allExist ? std::uint8_t(pattern.premises.size()) : 0;
    std::uint8_t known = 0;
    bool possible = true;
    for (std::size_t i = 0; !allExist && possible && i < pattern.premises.size(); ++i) {
        const Pattern::Edge &edge = pattern.premises[i];
        const int there = edgeAt(edge, instance);
        const bool exists = there != beyondBorder;
        waiting += exists ? 1 : 0;
        possible = possible && (exists || edge.value == cross);
        if (!knowledge || !exists)
            continue;
        const ValueSet values = knowledge->possible(UnknownId(there));
        possible = possible && values.contains(edge.value);
        known += values == ValueSet::only(edge.value) ? 1 : 0;
    }
    const bool concludes = std::ranges::any_of(pattern.conclusions, [&](const auto &edge) {
        return isWithin || edge.value == line || edgeAt(edge, instance) != beyondBorder;
    });
    if (!possible || !concludes || (waiting == 0 && pattern.clues.empty())
        || (rule == RuleName::AdjacentThrees && evidence(instance) < 0))
        return;
    open = std::uint8_t(waiting - known);
    if (waiting == known)
        m_ready[std::size_t(rule)].push_back(instance);
}

/// Places the patterns that conclude something about an open edge: the others have nothing to say.
void PatternEngine::startAt(const Knowledge &knowledge, std::span<const Fact>,
                            std::span<const ValueSet>)
{
    m_open.assign(m_placeCount * m_patternCount, notLookedAt);
    for (int edge = 0; edge < m_clues.grid.edgeCount(); ++edge) {
        if (knowledge.possible(UnknownId(edge)).single())
            continue;
        const auto [horizontal, row, column] = placeOf(edge);
        patterns().concluding[horizontal].forEach(m_clues, row, column, [&](const PatternEdge &at) {
            const Instance instance{at.pattern, std::int16_t(row - at.row),
                                    std::int16_t(column - at.column)};
            if (openAt(instance) == notLookedAt)
                placeAt(instance, &knowledge);
        });
    }
}

void PatternEngine::learned(const Knowledge &knowledge, UnknownId unknown, ValueSet)
{
    if (m_open.empty())
        placeAll();
    if (int(unknown) >= m_clues.grid.edgeCount())
        return;
    const auto [horizontal, row, column] = placeOf(int(unknown));
    const int value = knowledge.possible(unknown).value();
    patterns().waiting[horizontal][value].forEach(m_clues, row, column, [&](const PatternEdge &at) {
        const Instance instance{at.pattern, std::int16_t(row - at.row),
                                std::int16_t(column - at.column)};
        std::uint8_t &open = openAt(instance);
        if (open >= notLookedAt)
            return;
        --open;
        if (open == 0)
            m_ready[std::size_t(patterns().all[at.pattern].rule)].push_back(instance);
    });
}

void PatternEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &,
                            Trace &proposals)
{
    if (m_open.empty())
        placeAll();
    for (const Instance &instance : m_ready[std::size_t(rule)]) {
        const Pattern &pattern = patterns().all[instance.pattern].pattern;
        const bool isNews = std::ranges::any_of(
            pattern.conclusions, [&](const Pattern::Edge &conclusion) {
                const int edge = edgeAt(conclusion, instance);
                return edge == beyondBorder
                           ? conclusion.value == line
                           : !knowledge.holds({UnknownId(edge), ValueSet::only(conclusion.value)});
            });
        if (isNews)
            propose(instance, proposals);
    }
    m_ready[std::size_t(rule)].clear();
}

void PatternEngine::propose(const Instance &instance, Trace &proposals) const
{
    const Grid &grid = m_clues.grid;
    const auto &[rule, pattern] = patterns().all[instance.pattern];
    proposals.begin(RuleId(rule));
    for (const Pattern::Clue &clue : pattern.clues) {
        proposals.addConstraint(m_terms.clue(
            grid.cell(clue.cell.row + instance.row, clue.cell.column + instance.column)));
    }
    for (const RowColumn &place : pattern.dots) {
        const int r = place.row + instance.row;
        const int c = place.column + instance.column;
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
