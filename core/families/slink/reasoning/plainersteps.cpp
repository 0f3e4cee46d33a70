// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/plainersteps.h"

#include "families/slink/colours/colourways.h"
#include "families/slink/reasoning/rules.h"
#include "families/slink/reasoning/surroundings.h"
#include "logic/path/anew.h"

#include <algorithm>
#include <array>
#include <optional>

namespace inkling::slink {

namespace {

/// The most plain steps; more of them are no plainer than the step that they replace.
constexpr std::size_t mostSteps = 5;

double costOf(RuleName rule)
{
    return rules()[std::size_t(rule)].cost;
}

/// The plain steps that say what another step says.
class PlainSteps
{
public:
    PlainSteps(const Clues &clues, const Knowledge &known, double cost)
        : m_clues(clues)
        , m_known(known)
        , m_cost(cost)
    {}

    /// Returns whether they say this.
    bool add(const Fact &conclusion)
    {
        if (known(conclusion.unknown).possible.within(conclusion.possible))
            return true;
        switch (m_terms.subject(conclusion.unknown).kind) {
        case Kind::Edge:
            return addEdge(conclusion);
        case Kind::Cell:
            return addCell(conclusion);
        case Kind::Diagonal:
        case Kind::Neighbours:
        case Kind::Opposites:
            return addPair(conclusion);
        default:
            return false;
        }
    }

    [[nodiscard]] Trace take() { return std::move(m_steps); }

private:
    /// The facts known about the edges of a cell or a dot.
    struct Around
    {
        std::vector<Fact> lines;
        std::vector<Fact> crosses;
        std::vector<UnknownId> open;
    };

    [[nodiscard]] Fact known(UnknownId unknown) const
    {
        const auto said = std::ranges::find(m_said, unknown, &Fact::unknown);
        return said != m_said.end() ? *said : m_known.fact(unknown);
    }
    [[nodiscard]] Around around(const std::array<int, 4> &edges) const
    {
        Around around;
        for (const int edge : edges) {
            if (edge == nowhere)
                continue;
            const Fact fact = known(UnknownId(edge));
            if (!fact.possible.single())
                around.open.push_back(fact.unknown);
            else
                (fact.possible.value() == line ? around.lines : around.crosses).push_back(fact);
        }
        return around;
    }
    bool begin(RuleName rule)
    {
        const bool isPlainer = costOf(rule) < m_cost && m_steps.size() < mostSteps;
        if (isPlainer)
            m_steps.begin(RuleId(rule));
        return isPlainer;
    }
    void finish(std::span<const Fact> premises, std::span<const UnknownId> open, int value)
    {
        for (const Fact &premise : premises)
            m_steps.addPremise(premise);
        for (const UnknownId unknown : open) {
            m_steps.addConclusion({unknown, ValueSet::only(value)});
            m_said.push_back({unknown, ValueSet::only(value)});
        }
    }
    bool addByClue(int cell, int value)
    {
        const int clue = m_clues.cells[std::size_t(cell)];
        const Grid &grid = m_terms.grid;
        if (clue == blank || clue == 0)
            return false;
        const Around known = around(edgesOfCell(grid, cell / grid.columns, cell % grid.columns));
        const bool says = value == cross ? int(known.lines.size()) == clue
                                         : 4 - int(known.crosses.size()) == clue;
        if (!says || !begin(value == cross ? RuleName::Full : RuleName::NeedsAll))
            return false;
        m_steps.addConstraint(m_terms.clue(cell));
        finish(value == cross ? known.lines : known.crosses, known.open, value);
        return true;
    }
    bool addByDot(int dot, int value)
    {
        const int width = m_terms.grid.columns + 1;
        const Around known = around(edgesOfDot(m_terms.grid, dot / width, dot % width));
        std::vector<Fact> premises = known.lines;
        std::optional<RuleName> rule;
        if (value == cross && known.lines.size() == 2)
            rule = RuleName::DotFull;
        else if (known.open.size() == 1 && known.lines.size() == (value == line ? 1 : 0))
            rule = value == line ? RuleName::OneExit : RuleName::DeadEnd;
        if (!rule || !begin(*rule))
            return false;
        if (*rule != RuleName::DotFull)
            premises.insert(premises.end(), known.crosses.begin(), known.crosses.end());
        m_steps.addConstraint(m_terms.dot(dot));
        finish(premises, known.open, value);
        return true;
    }
    /// The side that a cell is known to be on, with the fact that says so; beyond the border there is none.
    [[nodiscard]] std::optional<int> sideOf(int cell, std::vector<Fact> &premises) const
    {
        if (cell == nowhere)
            return outside;
        const Fact fact = known(m_terms.cell(cell));
        if (!fact.possible.single())
            return std::nullopt;
        premises.push_back(fact);
        return fact.possible.value();
    }
    bool addEdge(const Fact &conclusion)
    {
        const int edge = int(conclusion.unknown);
        const int value = conclusion.possible.value();
        const auto cells = cellsOfEdge(m_terms.grid, edge);
        const auto dots = dotsOfEdge(m_terms.grid, edge);
        if (std::ranges::any_of(cells,
                                [&](int cell) { return cell != nowhere && addByClue(cell, value); })
            || std::ranges::any_of(dots, [&](int dot) { return addByDot(dot, value); }))
            return true;
        std::vector<Fact> premises;
        const auto first = sideOf(cells[0], premises);
        const auto second = sideOf(cells[1], premises);
        if (!first || !second || (*first != *second) != (value == line)
            || !begin(RuleName::EdgeColours))
            return false;
        finish(premises, std::array{conclusion.unknown}, value);
        return true;
    }
    bool addCell(const Fact &conclusion)
    {
        const Grid &grid = m_terms.grid;
        const int cell = m_terms.subject(conclusion.unknown).index;
        const int side = conclusion.possible.value();
        const int r = cell / grid.columns;
        const int c = cell % grid.columns;
        const auto beside = neighbours(grid, r, c);
        const auto edges = edgesOfCell(grid, r, c);
        for (std::size_t at = 0; at < edges.size(); ++at) {
            std::vector<Fact> premises;
            const Fact edge = known(UnknownId(edges[at]));
            const auto other = sideOf(beside[at], premises);
            if (!other || edge.possible != ValueSet::only(*other == side ? cross : line)
                || !begin(RuleName::ColourAcross))
                continue;
            premises.push_back(edge);
            finish(premises, std::array{conclusion.unknown}, side);
            return true;
        }
        return false;
    }

    bool addPair(const Fact &conclusion)
    {
        const auto cells = cellsOfPair(m_terms.grid, m_terms.subject(conclusion.unknown));
        std::vector<Fact> premises;
        const auto first = sideOf(cells[0], premises);
        const auto second = sideOf(cells[1], premises);
        if (!first || !second
            || conclusion.possible != ValueSet::only(*first == *second ? alike : unlike)
            || !begin(RuleName::ColourChain))
            return false;
        finish(premises, std::array{conclusion.unknown}, conclusion.possible.value());
        return true;
    }

    const Clues &m_clues;
    const Knowledge &m_known;
    std::vector<Fact> m_said; ///< by the steps
    double m_cost; ///< of the step for which they stand
    Terms m_terms{m_clues.grid};
    Trace m_steps;
};

/// A step about clues and the cells round them with all that the same clues give by now; empty where
/// that is no more than the step says.
Trace cluesAnew(const Clues &clues, const Step &step, const Knowledge &known)
{
    const auto rule = RuleName(step.rule);
    if (rule != RuleName::ClueColours && rule != RuleName::TwoClues)
        return {};
    const Terms terms{clues.grid};
    std::vector<int> cells;
    for (const ConstraintId id : step.constraints) {
        if (id >= terms.clue(0) && id < terms.clue(clues.grid.cellCount()))
            cells.push_back(int(id - terms.clue(0)));
    }
    if (cells.size() != (rule == RuleName::TwoClues ? 2 : 1))
        return {};
    const Neighbours neighbours = neighboursOf(clues.grid);
    ColourWays ways(clues, neighbours);
    ways.begin(known, clusterOf(cells, neighbours));
    Trace anew;
    ways.proposeTogether(rule, step.conclusions, anew);
    return replaces(anew, step, known) ? anew : Trace();
}

} // namespace

Trace plainerSteps(const Clues &clues, const Step &step, const Knowledge &known)
{
    // No rule is plainer than that of a clue that has its lines.
    if (step.contradiction || step.rule == RuleId(RuleName::LoopClosed)
        || double(step.cost) <= costOf(RuleName::Full))
        return {};
    PlainSteps plain(clues, known, step.cost);
    const bool saysAll = std::ranges::all_of(
        step.conclusions, [&](const Fact &conclusion) { return plain.add(conclusion); });
    return saysAll ? plain.take() : cluesAnew(clues, step, known);
}

} // namespace inkling::slink
