// SPDX-License-Identifier: MIT
#include "families/declared/relations/relation.h"

#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

#include <algorithm>
#include <utility>

namespace inkling::declared {

namespace {

using Links = std::vector<std::size_t>;

class OneLoop final : public Relation
{
public:
    explicit OneLoop(std::vector<std::array<int, 2>> ends)
        : m_ends(std::move(ends))
    {
        int cells = 0;
        for (const auto &[a, b] : m_ends)
            cells = std::max({cells, a + 1, b + 1});
        m_linksOf.resize(std::size_t(cells));
        for (std::size_t link = 0; link < m_ends.size(); ++link) {
            for (const int cell : m_ends[link])
                m_linksOf[std::size_t(cell)].push_back(link);
        }
    }

    bool holds(std::span<const std::uint8_t> values) const override
    {
        std::vector<bool> isLine;
        for (const std::uint8_t value : values)
            isLine.push_back(value == 1);
        for (const Links &links : m_linksOf) {
            const auto count
                = std::ranges::count_if(links, [&](std::size_t link) { return isLine[link]; });
            if (count != 0 && count != 2)
                return false;
        }
        return piecesOf(isLine).size() == 1;
    }
    Breach breach(std::span<const std::uint8_t> values) const override
    {
        std::vector<bool> isLine;
        for (const std::uint8_t value : values)
            isLine.push_back(value == 1);
        const Links pieces = piecesOf(isLine);
        return {pieces.empty() ? 0 : pieces.back(), {std::to_string(pieces.size())}};
    }
    /// There is a line.
    void write(const Scope &scope, ClauseWriter &writer) const override
    {
        std::vector<sat::Literal> clause;
        for (const UnknownId unknown : scope.unknowns)
            clause.push_back(writer.literal(unknown, 1));
        writer.add(clause);
    }
    void refine(const Scope &scope, const Assignment &assignment,
                const std::function<ClauseWriter &()> &writer) const override;
    int rungs() const override { return 2; }
    void propose(int rung, RuleId rule, ConstraintId constraint, const Scope &scope,
                 const Knowledge &knowledge, Trace &proposals) const override;

private:
    using Cells = std::vector<bool>;

    void proposeClosed(RuleId rule, ConstraintId constraint, const Scope &scope,
                       const Knowledge &knowledge, Trace &proposals) const;
    [[nodiscard]] int otherEnd(std::size_t link, int cell) const
    {
        return m_ends[link][m_ends[link][0] == cell ? 1 : 0];
    }
    /// The cells that can be reached from one along these links.
    [[nodiscard]] Cells reachedFrom(int start, const std::vector<bool> &links) const
    {
        Cells isReached(m_linksOf.size(), false);
        std::vector<int> cells{start};
        isReached[std::size_t(start)] = true;
        while (!cells.empty()) {
            const int cell = cells.back();
            cells.pop_back();
            for (const std::size_t link : m_linksOf[std::size_t(cell)]) {
                const int next = otherEnd(link, cell);
                if (links[link] && !isReached[std::size_t(next)]) {
                    isReached[std::size_t(next)] = true;
                    cells.push_back(next);
                }
            }
        }
        return isReached;
    }
    /// A link of each piece that hangs together.
    [[nodiscard]] Links piecesOf(const std::vector<bool> &links) const
    {
        Links pieces;
        Cells isSeen(m_linksOf.size(), false);
        for (std::size_t link = 0; link < links.size(); ++link) {
            if (!links[link] || isSeen[std::size_t(m_ends[link][0])])
                continue;
            pieces.push_back(link);
            const Cells reached = reachedFrom(m_ends[link][0], links);
            for (std::size_t cell = 0; cell < reached.size(); ++cell)
                isSeen[cell] = isSeen[cell] || reached[cell];
        }
        return pieces;
    }
    /// The links of which just one end is among the cells.
    [[nodiscard]] Links leaving(const Cells &cells) const
    {
        Links links;
        for (std::size_t link = 0; link < m_ends.size(); ++link) {
            if (cells[std::size_t(m_ends[link][0])] != cells[std::size_t(m_ends[link][1])])
                links.push_back(link);
        }
        return links;
    }
    /// The shortest way along these links from one cell to another.
    [[nodiscard]] Links wayBetween(int from, int to, const std::vector<bool> &links) const;

    std::vector<std::array<int, 2>> m_ends;
    std::vector<Links> m_linksOf; ///< by cell
};

Links OneLoop::wayBetween(int from, int to, const std::vector<bool> &links) const
{
    std::vector<int> cells{from};
    std::vector<std::size_t> cameBy(m_linksOf.size(), m_ends.size());
    for (std::size_t i = 0; i < cells.size() && cells.back() != to; ++i) {
        for (const std::size_t link : m_linksOf[std::size_t(cells[i])]) {
            const int next = otherEnd(link, cells[i]);
            if (!links[link] || next == from || cameBy[std::size_t(next)] != m_ends.size())
                continue;
            cameBy[std::size_t(next)] = link;
            cells.push_back(next);
            if (next == to)
                break;
        }
    }
    Links way;
    for (int cell = to; cell != from && cameBy[std::size_t(cell)] != m_ends.size();) {
        way.push_back(cameBy[std::size_t(cell)]);
        cell = otherEnd(way.back(), cell);
    }
    return way;
}

/// Where a cell has one line, or more than two; and where pieces lie apart: one of the links that
/// leave a piece is a line, or it has none, or the other has none.
void OneLoop::refine(const Scope &scope, const Assignment &assignment,
                     const std::function<ClauseWriter &()> &writer) const
{
    constexpr int mostCuts = 30;
    int cuts = 0;
    std::vector<bool> isLine;
    for (const UnknownId unknown : scope.unknowns)
        isLine.push_back(assignment.value(unknown) == 1);
    std::vector<sat::Literal> clause;
    for (const Links &links : m_linksOf) {
        Links lines;
        std::ranges::copy_if(links, std::back_inserter(lines),
                             [&](std::size_t link) { return isLine[link]; });
        if (lines.empty() || lines.size() == 2 || cuts == mostCuts)
            continue;
        ++cuts;
        ClauseWriter &clauses = writer();
        const auto literal
            = [&](std::size_t link) { return clauses.literal(scope.unknowns[link], 1); };
        clause.clear();
        for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), 3); ++i)
            clause.push_back(-literal(lines[i]));
        for (const std::size_t link : links) {
            if (lines.size() == 1 && link != lines[0])
                clause.push_back(literal(link));
        }
        clauses.add(clause);
    }
    const Links pieces = piecesOf(isLine);
    for (std::size_t i = 0; i < pieces.size() && pieces.size() > 1 && cuts < mostCuts;
         ++i, ++cuts) {
        ClauseWriter &clauses = writer();
        const auto literal
            = [&](std::size_t link) { return clauses.literal(scope.unknowns[link], 1); };
        clause.clear();
        for (const std::size_t link : leaving(reachedFrom(m_ends[pieces[i]][0], isLine)))
            clause.push_back(literal(link));
        clause.push_back(-literal(pieces[i]));
        clause.push_back(-literal(pieces[(i + 1) % pieces.size()]));
        clauses.add(clause);
    }
}

/// Where all lines make one closed loop, all that is open is crossed.
void OneLoop::proposeClosed(RuleId rule, ConstraintId constraint, const Scope &scope,
                            const Knowledge &knowledge, Trace &proposals) const
{
    std::vector<bool> isLine;
    Links open;
    for (std::size_t link = 0; link < m_ends.size(); ++link) {
        const ValueSet possible = knowledge.possible(scope.unknowns[link]);
        isLine.push_back(possible == ValueSet::only(1));
        if (possible.isPair())
            open.push_back(link);
    }
    const auto isPassed = [&](int cell) {
        const Links &links = m_linksOf[std::size_t(cell)];
        return std::ranges::count_if(links, [&](std::size_t link) { return isLine[link]; }) == 2;
    };
    const Links pieces = piecesOf(isLine);
    if (pieces.size() != 1 || open.empty())
        return;
    const Cells reached = reachedFrom(m_ends[pieces[0]][0], isLine);
    for (int cell = 0; cell < int(reached.size()); ++cell) {
        if (reached[std::size_t(cell)] && !isPassed(cell))
            return;
    }
    proposals.begin(rule);
    proposals.addConstraint(constraint);
    for (std::size_t link = 0; link < m_ends.size(); ++link) {
        if (isLine[link])
            proposals.addPremise({scope.unknowns[link], ValueSet::only(1)});
    }
    for (const std::size_t link : open)
        proposals.addConclusion({scope.unknowns[link], ValueSet::only(0)});
}

void OneLoop::propose(int rung, RuleId rule, ConstraintId constraint, const Scope &scope,
                      const Knowledge &knowledge, Trace &proposals) const
{
    if (rung == 0)
        return proposeClosed(rule, constraint, scope, knowledge, proposals);
    std::vector<bool> isLine;
    Links lines;
    for (std::size_t link = 0; link < m_ends.size(); ++link) {
        const ValueSet possible = knowledge.possible(scope.unknowns[link]);
        isLine.push_back(possible == ValueSet::only(1));
        if (isLine.back())
            lines.push_back(link);
    }
    for (std::size_t link = 0; link < m_ends.size(); ++link) {
        if (!knowledge.possible(scope.unknowns[link]).isPair())
            continue;
        const auto [from, to] = m_ends[link];
        Links premises = wayBetween(from, to, isLine);
        const auto other = std::ranges::find_if(lines, [&](std::size_t line) {
            return std::ranges::find(premises, line) == premises.end();
        });
        if (premises.empty() || other == lines.end())
            continue;
        premises.push_back(*other);
        proposals.begin(rule);
        proposals.addConstraint(constraint);
        for (const std::size_t premise : premises)
            proposals.addPremise({scope.unknowns[premise], ValueSet::only(1)});
        proposals.addConclusion({scope.unknowns[link], ValueSet::only(0)});
    }
}

} // namespace

RelationPointer oneLoop(std::vector<std::array<int, 2>> ends)
{
    return std::make_shared<const OneLoop>(std::move(ends));
}

} // namespace inkling::declared
