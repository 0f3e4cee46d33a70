// SPDX-License-Identifier: MIT
#include "families/declared/relations/relation.h"

#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace inkling::declared {

namespace {

using Links = std::vector<std::size_t>;

/// The rungs about the border of an area: see oneLoop().
constexpr int crossings = 2;
constexpr int waysOut = 3;

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
    int rungs() const override { return 4; }
    void propose(int rung, RuleId rule, ConstraintId constraint, const Scope &scope,
                 const Knowledge &knowledge, Trace &proposals) const override;
    std::vector<int> area(int rung, const Scope &scope, const Step &step) const override;

private:
    using Cells = std::vector<bool>;

    void proposeClosed(RuleId rule, ConstraintId constraint, const Scope &scope,
                       const Knowledge &knowledge, Trace &proposals) const;
    void proposeCrossings(RuleId rule, ConstraintId constraint, const Scope &scope,
                          const Knowledge &knowledge, Trace &proposals) const;
    void proposeWaysOut(RuleId rule, ConstraintId constraint, const Scope &scope,
                        const Knowledge &knowledge, Trace &proposals) const;
    /// Whether the links are all those of one cell.
    [[nodiscard]] bool areOfOneCell(const Links &links) const
    {
        return std::ranges::any_of(m_ends[links.front()], [&](int cell) {
            return std::ranges::is_permutation(m_linksOf[std::size_t(cell)], links);
        });
    }
    /// The links between an area and the rest; cells without a link that `isKept` join the area where
    /// that makes its border shorter.
    [[nodiscard]] Links borderOf(Cells area, const std::vector<bool> &isKept) const;
    [[nodiscard]] static Links shorter(Links one, Links other)
    {
        return one.size() <= other.size() ? std::move(one) : std::move(other);
    }
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

/// Where pieces lie apart: one of the links that leave a piece is a line, or it has none, or the
/// other has none.
void OneLoop::refine(const Scope &scope, const Assignment &assignment,
                     const std::function<ClauseWriter &()> &writer) const
{
    constexpr int mostCuts = 30;
    int cuts = 0;
    std::vector<bool> isLine;
    for (const UnknownId unknown : scope.unknowns)
        isLine.push_back(assignment.value(unknown) == 1);
    std::vector<sat::Literal> clause;
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

Links OneLoop::borderOf(Cells area, const std::vector<bool> &isKept) const
{
    const auto makesShorter = [&](std::size_t cell) {
        const Links &links = m_linksOf[cell];
        const auto isInside
            = [&](std::size_t each) { return area[std::size_t(otherEnd(each, int(cell)))]; };
        return !area[cell] && std::ranges::none_of(links, [&](auto each) { return isKept[each]; })
               && 2 * std::ranges::count_if(links, isInside) > std::ptrdiff_t(links.size());
    };
    for (std::size_t cell = 0; cell < area.size(); ++cell) {
        if (makesShorter(cell)) {
            area[cell] = true;
            cell = std::size_t(-1);
        }
    }
    return leaving(area);
}

/// Where all links on the border of an area but one are settled: the loop crosses the border an
/// even number of times. That of a single cell is for its own constraint to say.
void OneLoop::proposeCrossings(RuleId rule, ConstraintId constraint, const Scope &scope,
                               const Knowledge &knowledge, Trace &proposals) const
{
    std::vector<bool> isOpen;
    for (const UnknownId unknown : scope.unknowns)
        isOpen.push_back(knowledge.possible(unknown).isPair());
    for (std::size_t link = 0; link < m_ends.size(); ++link) {
        if (!isOpen[link])
            continue;
        std::vector<bool> others = isOpen;
        others[link] = false;
        const auto [one, other] = m_ends[link];
        const Cells area = reachedFrom(one, others);
        if (area[std::size_t(other)])
            continue;
        const Links border
            = shorter(borderOf(area, isOpen), borderOf(reachedFrom(other, others), isOpen));
        if (areOfOneCell(border))
            continue;
        proposals.begin(rule);
        proposals.addConstraint(constraint);
        int lines = 0;
        for (const std::size_t each : border) {
            const Fact fact = knowledge.fact(scope.unknowns[each]);
            if (each == link)
                continue;
            proposals.addPremise(fact);
            lines += fact.possible.value();
        }
        proposals.addArgument(std::to_string(lines));
        proposals.addConclusion({scope.unknowns[link], ValueSet::only(lines % 2)});
    }
}

/// Where lines on two sides of a border can be joined at just two of its links, both are lines; where
/// they cannot be joined, there is no answer.
void OneLoop::proposeWaysOut(RuleId rule, ConstraintId constraint, const Scope &scope,
                             const Knowledge &knowledge, Trace &proposals) const
{
    std::vector<bool> isFree;
    Links lines;
    for (std::size_t link = 0; link < m_ends.size(); ++link) {
        const ValueSet possible = knowledge.possible(scope.unknowns[link]);
        isFree.push_back(possible != ValueSet::only(0));
        if (possible == ValueSet::only(1))
            lines.push_back(link);
    }
    const auto isIn = [&](const Cells &area) {
        return [&](std::size_t line) { return area[std::size_t(m_ends[line][0])]; };
    };
    const auto lineOf = [&](const Cells &area, bool isInside) {
        const auto line = std::ranges::find(lines, isInside, isIn(area));
        return line == lines.end() ? m_ends.size() : *line;
    };
    /// Whether there are lines in the area and outside; then a step begins, about a border with
    /// these links open.
    const auto begins = [&](const Cells &area, const Cells &rest,
                            std::span<const std::size_t> open) {
        const std::size_t inside = lineOf(area, true);
        const std::size_t outside = lineOf(area, false);
        if (inside == m_ends.size() || outside == m_ends.size())
            return false;
        proposals.begin(rule);
        proposals.addConstraint(constraint);
        for (const std::size_t each : shorter(borderOf(area, isFree), borderOf(rest, isFree))) {
            if (std::ranges::find(open, each) == open.end())
                proposals.addPremise({scope.unknowns[each], ValueSet::only(0)});
        }
        for (const std::size_t each : {inside, outside})
            proposals.addPremise({scope.unknowns[each], ValueSet::only(1)});
        return true;
    };
    if (lines.empty())
        return;
    const Cells reached = reachedFrom(m_ends[lines.front()][0], isFree);
    if (const std::size_t apart = lineOf(reached, false); apart != m_ends.size()) {
        if (begins(reached, reachedFrom(m_ends[apart][0], isFree), {})) {
            proposals.addArgument(std::string(apartArgument));
            proposals.setContradiction();
        }
        return;
    }
    for (std::size_t link = 0; link < m_ends.size(); ++link) {
        if (!knowledge.possible(scope.unknowns[link]).isPair())
            continue;
        const auto [one, other] = m_ends[link];
        std::vector<bool> others = isFree;
        others[link] = false;
        for (const std::size_t second : wayBetween(one, other, others)) {
            if (second < link || !knowledge.possible(scope.unknowns[second]).isPair())
                continue;
            others[second] = false;
            const Cells area = reachedFrom(one, others);
            const bool isBorder = !area[std::size_t(other)];
            if (isBorder && begins(area, reachedFrom(other, others), std::array{link, second})) {
                for (const std::size_t each : {link, second}) {
                    proposals.addConclusion({scope.unknowns[each], ValueSet::only(1)});
                    proposals.addArgument(std::to_string(scope.unknowns[each]));
                }
            }
            others[second] = true;
        }
    }
}

/// The smaller of the two areas that a step's border parts, for steps about a border.
std::vector<int> OneLoop::area(int rung, const Scope &scope, const Step &step) const
{
    // The last two premises of a way out are lines on its two sides.
    const std::size_t apart = rung == waysOut ? 2 : 0;
    if (rung < crossings || step.premises.size() < apart)
        return {};
    std::vector<bool> isInside(m_ends.size(), true);
    std::optional<std::size_t> last;
    const auto part = [&](UnknownId unknown) {
        last = std::size_t(std::ranges::find(scope.unknowns, unknown) - scope.unknowns.begin());
        isInside[*last] = false;
    };
    for (const Fact &fact : step.premises.first(step.premises.size() - apart))
        part(fact.unknown);
    for (const Fact &fact : step.conclusions)
        part(fact.unknown);
    // One of the ways out may have become a line since.
    if (rung == waysOut && !step.contradiction) {
        for (const std::string &way : step.arguments)
            part(UnknownId(std::stoul(way)));
    }
    std::array<std::vector<int>, 2> sides;
    for (std::size_t end = 0; last && end < sides.size(); ++end) {
        const Cells reached = reachedFrom(m_ends[*last][end], isInside);
        for (std::size_t cell = 0; cell < reached.size(); ++cell) {
            if (reached[cell])
                sides[end].push_back(int(cell));
        }
    }
    if (sides[0] == sides[1])
        return {};
    return std::ranges::min(sides, {}, &std::vector<int>::size);
}

void OneLoop::propose(int rung, RuleId rule, ConstraintId constraint, const Scope &scope,
                      const Knowledge &knowledge, Trace &proposals) const
{
    if (rung == 0)
        return proposeClosed(rule, constraint, scope, knowledge, proposals);
    if (rung == crossings)
        return proposeCrossings(rule, constraint, scope, knowledge, proposals);
    if (rung == waysOut)
        return proposeWaysOut(rule, constraint, scope, knowledge, proposals);
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
