// SPDX-License-Identifier: MIT
#include "families/numbercross/reasoning/lineengine.h"

#include "families/numbercross/search/reach.h"

#include <algorithm>
#include <optional>
#include <string>

namespace inkling::numbercross {

namespace {

/// A rule applied to a line.
class LineStep
{
public:
    LineStep(const Position &position, RuleName rule, int line, Trace &proposals)
        : m_position(position)
        , m_rule(rule)
        , m_view(position, line)
        , m_proposals(proposals)
    {}

    void propose();

private:
    [[nodiscard]] int otherShade() const { return 1 - m_view.takenShade; }

    /// Begins a step whose premises are the known cells of this shade, or all known cells.
    void begin(std::optional<int> premiseShade)
    {
        m_proposals.begin(RuleId(m_rule));
        m_proposals.addConstraint(ConstraintId(m_view.line));
        for (const int cell : m_view.known) {
            const int shade = m_position.shade(cell);
            if (!premiseShade || shade == *premiseShade)
                m_proposals.addPremise(factOf(cell, shade));
        }
    }
    void conclude(int cell, int shade) { m_proposals.addConclusion(factOf(cell, shade)); }
    void concludeLargerThan(int bound, int shade);
    void lastOdd();
    [[nodiscard]] bool someCellIsDecided() const;
    void countWays();

    const Position &m_position;
    RuleName m_rule;
    LineView m_view;
    Trace &m_proposals;
};

void LineStep::concludeLargerThan(int bound, int shade)
{
    const auto isLarger = [&](int cell) { return m_position.digit(cell) > bound; };
    if (bound < 0 || std::ranges::none_of(m_view.open, isLarger))
        return;
    begin(1 - shade);
    m_proposals.addArgument(std::to_string(bound));
    for (const int cell : m_view.open) {
        if (isLarger(cell))
            conclude(cell, shade);
    }
}

void LineStep::lastOdd()
{
    const auto isOdd = [&](int cell) { return m_position.digit(cell) % 2 == 1; };
    if (std::ranges::count_if(m_view.open, isOdd) != 1)
        return;
    const bool isTaken = m_view.lacks % 2 != 0;
    m_proposals.begin(RuleId(m_rule));
    m_proposals.addConstraint(ConstraintId(m_view.line));
    for (const int cell : m_view.known) {
        if (isOdd(cell))
            m_proposals.addPremise(factOf(cell, m_position.shade(cell)));
    }
    conclude(*std::ranges::find_if(m_view.open, isOdd), isTaken ? m_view.takenShade : otherShade());
}

/// Whether all ways to meet the label agree on some cell: cheaper than counting them.
bool LineStep::someCellIsDecided() const
{
    using search::SumSet;
    const std::size_t count = m_view.open.size();
    std::vector<SumSet> before(count + 1, SumSet::only(0));
    for (std::size_t i = 0; i < count; ++i)
        before[i + 1] = before[i] | before[i].plus(m_position.digit(m_view.open[i]));
    SumSet after = SumSet::only(m_view.lacks);
    for (std::size_t i = count; i-- > 0;) {
        const SumSet ifTaken = after.minus(m_position.digit(m_view.open[i]));
        if (!before[i].meets(after) || !before[i].meets(ifTaken))
            return true;
        after = after | ifTaken;
    }
    return false;
}

void LineStep::countWays()
{
    if (!someCellIsDecided())
        return;
    std::vector<int> digits;
    for (const int cell : m_view.open)
        digits.push_back(m_position.digit(cell));
    const WayCounter ways(std::move(digits), m_view.lacks);
    const std::uint64_t count = ways.count();
    const RuleName rule = count == 1         ? RuleName::OnlyWay
                          : count <= fewWays ? RuleName::EveryWay
                                             : RuleName::ManyWays;
    const auto agree = [&](std::size_t place) {
        return ways.countTaking(place) == 0 || ways.countTaking(place) == count;
    };
    if (count == 0 || rule != m_rule)
        return;
    begin({});
    if (rule != RuleName::OnlyWay)
        m_proposals.addArgument(std::to_string(count));
    m_proposals.addArgument(std::to_string(m_view.lacks));
    const std::vector<bool> example = ways.example();
    for (std::size_t i = 0; i < m_view.open.size(); ++i) {
        const Fact fact = factOf(m_view.open[i], example[i] ? m_view.takenShade : otherShade());
        if (agree(i))
            m_proposals.addConclusion(fact);
        else
            m_proposals.addExample(fact);
    }
}

void LineStep::propose()
{
    // A line that is beyond its label is for the rule that says so.
    if (m_view.open.empty() || m_view.lacks < 0 || m_view.spare() < 0)
        return;
    switch (m_rule) {
    case RuleName::LabelReached:
        if (m_view.lacks == 0) {
            begin(m_view.takenShade);
            for (const int cell : m_view.open)
                conclude(cell, otherShade());
        }
        break;
    case RuleName::AllTaken:
        if (m_view.spare() == 0) {
            begin(otherShade());
            m_proposals.addArgument(std::to_string(m_view.lacks));
            for (const int cell : m_view.open)
                conclude(cell, m_view.takenShade);
        }
        break;
    case RuleName::TooLarge:
        concludeLargerThan(m_view.lacks, otherShade());
        break;
    case RuleName::CannotSpare:
        concludeLargerThan(m_view.spare(), m_view.takenShade);
        break;
    case RuleName::LastOdd:
        lastOdd();
        break;
    case RuleName::OnlyWay:
    case RuleName::EveryWay:
    case RuleName::ManyWays:
        countWays();
        break;
    default:
        break;
    }
}

} // namespace

void proposeForLine(const Position &position, RuleName rule, int line, Trace &proposals)
{
    LineStep(position, rule, line, proposals).propose();
}

bool isOutOfReach(const Position &position, int line)
{
    const LineView view(position, line);
    if (view.lacks < 0 || view.spare() < 0)
        return true;
    auto sums = search::SumSet::only(0);
    for (const int cell : view.open)
        sums = sums | sums.plus(position.digit(cell));
    return !sums.contains(view.lacks);
}

void proposeOutOfReach(const Position &position, int line, Trace &proposals)
{
    proposals.begin(RuleId(RuleName::OutOfReach));
    proposals.addConstraint(ConstraintId(line));
    for (const int cell : LineView(position, line).known)
        proposals.addPremise(factOf(cell, position.shade(cell)));
    proposals.setContradiction();
}

} // namespace inkling::numbercross
