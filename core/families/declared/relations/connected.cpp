// SPDX-License-Identifier: MIT
#include "families/declared/relations/relation.h"

#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

#include <algorithm>
#include <utility>

namespace inkling::declared {

namespace {

using Cells = std::vector<std::size_t>;

class Connected final : public Relation
{
public:
    Connected(int columns, int value)
        : m_columns(std::size_t(columns))
        , m_value(value)
    {}

    bool holds(std::span<const std::uint8_t> values) const override
    {
        std::vector<bool> isOpen;
        for (const std::uint8_t value : values)
            isOpen.push_back(value == m_value);
        return piecesOf(isOpen).size() <= 1;
    }
    Breach breach(std::span<const std::uint8_t> values) const override
    {
        std::vector<bool> isOpen;
        for (const std::uint8_t value : values)
            isOpen.push_back(value == m_value);
        const Cells pieces = piecesOf(isOpen);
        return {pieces.back(), {std::to_string(pieces.size())}};
    }
    void write(const Scope &, ClauseWriter &) const override {}
    void refine(const Scope &scope, const Assignment &assignment,
                const std::function<ClauseWriter &()> &writer) const override;
    int rungs() const override { return 2; }
    void propose(int rung, RuleId rule, ConstraintId constraint, const Scope &scope,
                 const Knowledge &knowledge, Trace &proposals) const override;

private:
    template <typename Call>
    void forEachNeighbour(std::size_t cell, std::size_t count, const Call &call) const
    {
        if (cell % m_columns + 1 < m_columns)
            call(cell + 1);
        if (cell + m_columns < count)
            call(cell + m_columns);
        if (cell % m_columns > 0)
            call(cell - 1);
        if (cell >= m_columns)
            call(cell - m_columns);
    }
    /// The open cells that can be reached from one.
    [[nodiscard]] std::vector<bool> reachedFrom(std::size_t start,
                                                const std::vector<bool> &isOpen) const
    {
        std::vector<bool> isReached(isOpen.size(), false);
        Cells cells{start};
        isReached[start] = true;
        while (!cells.empty()) {
            const std::size_t cell = cells.back();
            cells.pop_back();
            forEachNeighbour(cell, isOpen.size(), [&](std::size_t next) {
                if (isOpen[next] && !isReached[next]) {
                    isReached[next] = true;
                    cells.push_back(next);
                }
            });
        }
        return isReached;
    }
    /// A cell of each piece of open cells.
    [[nodiscard]] Cells piecesOf(const std::vector<bool> &isOpen) const
    {
        Cells pieces;
        std::vector<bool> isSeen(isOpen.size(), false);
        for (std::size_t cell = 0; cell < isOpen.size(); ++cell) {
            if (!isOpen[cell] || isSeen[cell])
                continue;
            pieces.push_back(cell);
            const std::vector<bool> reached = reachedFrom(cell, isOpen);
            for (std::size_t i = 0; i < isSeen.size(); ++i)
                isSeen[i] = isSeen[i] || reached[i];
        }
        return pieces;
    }
    /// The cells beside the open piece of `from` that part it from `to`, an open cell of another
    /// piece: those that can be reached from there.
    [[nodiscard]] Cells border(std::size_t from, std::size_t to,
                               const std::vector<bool> &isOpen) const
    {
        const std::vector<bool> inside = reachedFrom(from, isOpen);
        std::vector<bool> isOther(isOpen.size(), true);
        std::vector<bool> isBeside(isOpen.size(), false);
        for (std::size_t cell = 0; cell < isOpen.size(); ++cell) {
            if (!inside[cell])
                continue;
            isOther[cell] = false;
            forEachNeighbour(cell, isOpen.size(), [&](std::size_t next) {
                if (!inside[next]) {
                    isOther[next] = false;
                    isBeside[next] = true;
                }
            });
        }
        const std::vector<bool> outside = reachedFrom(to, isOther);
        Cells cells;
        for (std::size_t cell = 0; cell < isOpen.size(); ++cell) {
            bool meets = false;
            forEachNeighbour(cell, isOpen.size(),
                             [&](std::size_t next) { meets = meets || outside[next]; });
            if (isBeside[cell] && meets)
                cells.push_back(cell);
        }
        return cells;
    }
    /// A smallest part of the cells, with `always` besides, that parts two cells.
    [[nodiscard]] Cells needed(Cells cells, std::size_t always, std::size_t from, std::size_t to,
                               std::size_t count) const
    {
        std::vector<bool> isOpen(count, true);
        for (const std::size_t cell : cells)
            isOpen[cell] = false;
        isOpen[always] = false;
        std::erase_if(cells, [&](std::size_t cell) {
            if (cell == always)
                return true;
            isOpen[cell] = true;
            if (!reachedFrom(from, isOpen)[to])
                return true;
            isOpen[cell] = false;
            return false;
        });
        return cells;
    }

    static constexpr std::size_t mostSmall = 2;

    std::size_t m_columns;
    int m_value;
};

/// A piece of cells with the value that lies apart from another: one of the cells between has the
/// value, or one of two cells of the pieces has not.
void Connected::refine(const Scope &scope, const Assignment &assignment,
                       const std::function<ClauseWriter &()> &writer) const
{
    constexpr std::size_t mostCuts = 20;
    std::vector<bool> isOpen;
    for (const UnknownId unknown : scope.unknowns)
        isOpen.push_back(assignment.value(unknown) == m_value);
    const Cells pieces = piecesOf(isOpen);
    for (std::size_t i = 1; i < std::min(pieces.size(), mostCuts); ++i) {
        ClauseWriter &clauses = writer();
        const std::size_t other = pieces[i - 1];
        std::vector<sat::Literal> clause;
        for (const std::size_t cell : border(pieces[i], other, isOpen)) {
            if (scope.domains[scope.unknowns[cell]].contains(m_value))
                clause.push_back(clauses.literal(scope.unknowns[cell], m_value));
        }
        for (const std::size_t cell : {pieces[i], other}) {
            if (!(scope.domains[scope.unknowns[cell]] - ValueSet::only(m_value)).empty())
                clause.push_back(-clauses.literal(scope.unknowns[cell], m_value));
        }
        clauses.add(clause);
    }
}

void Connected::propose(int rung, RuleId rule, ConstraintId constraint, const Scope &scope,
                        const Knowledge &knowledge, Trace &proposals) const
{
    const ValueSet one = ValueSet::only(m_value);
    const std::size_t count = scope.unknowns.size();
    std::vector<bool> isOpen;
    Cells settled; // that have the value
    for (std::size_t cell = 0; cell < count; ++cell) {
        const ValueSet possible = knowledge.possible(scope.unknowns[cell]);
        isOpen.push_back(!(possible & one).empty());
        if (possible == one)
            settled.push_back(cell);
    }
    if (settled.size() < 2)
        return;
    const std::vector<bool> joined = reachedFrom(settled.front(), isOpen);
    const auto lone = std::ranges::find_if(settled, [&](std::size_t i) { return !joined[i]; });
    if (lone != settled.end()) {
        const Cells wall = border(*lone, settled.front(), isOpen);
        if (rung == 0 && wall.size() > mostSmall + 1)
            return;
        proposals.begin(rule);
        proposals.addConstraint(constraint);
        for (const std::size_t i : wall)
            proposals.addPremise({scope.unknowns[i], scope.domains[scope.unknowns[i]] - one});
        for (const std::size_t i : {*lone, settled.front()})
            proposals.addPremise({scope.unknowns[i], one});
        proposals.addArgument(std::string(apartArgument));
        proposals.setContradiction();
        return;
    }
    for (std::size_t cell = 0; cell < count; ++cell) {
        if (!isOpen[cell] || knowledge.possible(scope.unknowns[cell]) == one)
            continue;
        std::vector<bool> without = isOpen;
        without[cell] = false;
        const std::vector<bool> reached = reachedFrom(settled.front(), without);
        const auto apart
            = std::ranges::find_if(settled, [&](std::size_t i) { return !reached[i]; });
        if (apart == settled.end())
            continue;
        // The nearest ones on either side are the easiest to see.
        const auto nearest = [&](bool side) {
            std::size_t best = side ? settled.front() : *apart;
            const auto away = [&](std::size_t i) {
                const auto gap = [](std::size_t a, std::size_t b) { return a > b ? a - b : b - a; };
                return gap(i % m_columns, cell % m_columns) + gap(i / m_columns, cell / m_columns);
            };
            for (const std::size_t i : settled) {
                if (reached[i] == side && away(i) < away(best))
                    best = i;
            }
            return best;
        };
        std::size_t from = nearest(false);
        std::size_t to = nearest(true);
        if (2 * std::ranges::count(reached, true) < std::ranges::count(without, true))
            std::swap(from, to);
        const Cells blocked = needed(border(from, to, without), cell, from, to, count);
        if (rung == 0 && blocked.size() > mostSmall)
            continue;
        proposals.begin(rule);
        proposals.addConstraint(constraint);
        for (const std::size_t i : blocked)
            proposals.addPremise({scope.unknowns[i], scope.domains[scope.unknowns[i]] - one});
        for (const std::size_t i : {from, to})
            proposals.addPremise({scope.unknowns[i], one});
        proposals.addConclusion({scope.unknowns[cell], one});
    }
}

} // namespace

RelationPointer connected(int columns, int value)
{
    return std::make_shared<const Connected>(columns, value);
}

} // namespace inkling::declared
