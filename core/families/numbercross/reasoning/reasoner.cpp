// SPDX-License-Identifier: MIT
#include "families/numbercross/reasoning/reasoner.h"

#include "families/numbercross/reasoning/conflict.h"
#include "families/numbercross/reasoning/groupengine.h"
#include "families/numbercross/reasoning/lineengine.h"
#include "families/numbercross/reasoning/parityengine.h"
#include "families/numbercross/reasoning/rules.h"
#include "families/numbercross/search/parity.h"
#include "logic/model/tiers.h"

#include <numeric>
#include <optional>
#include <string>

namespace inkling::numbercross {

namespace {

const Tiers &tiers()
{
    static const Tiers instance = tiersOf(rules());
    return instance;
}

bool isAboutOneLine(RuleName rule)
{
    switch (rule) {
    case RuleName::LabelReached:
    case RuleName::AllTaken:
    case RuleName::TooLarge:
    case RuleName::CannotSpare:
    case RuleName::LastOdd:
    case RuleName::OnlyWay:
    case RuleName::EveryWay:
    case RuleName::ManyWays:
        return true;
    default:
        return false;
    }
}

template <typename Numbers>
int sumOf(const Numbers &numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), 0);
}

class NumberCrossReasoner final : public Reasoner
{
public:
    explicit NumberCrossReasoner(const Givens &givens)
        : m_givens(givens)
        , m_isAsked(std::size_t(givens.grid.lineCount()), true)
        , m_groups(m_givens)
        , m_isDirty(rules().size(), std::vector<bool>(std::size_t(givens.grid.lineCount()), true))
    {}

    int tierCount() const override { return int(tiers().size()); }
    int tierCountUpTo(double cost) const override
    {
        return inkling::tierCountUpTo(cost, tiers(), rules());
    }

    void learned(const Knowledge &, UnknownId unknown, ValueSet) override
    {
        const Grid &grid = m_givens.grid;
        const int cell = int(unknown);
        for (const int line :
             {grid.rowLine(grid.rowOf(cell)), grid.columnLine(grid.columnOf(cell))}) {
            m_groups.changed(line);
            for (auto &dirty : m_isDirty)
                dirty[std::size_t(line)] = true;
        }
    }

    void propose(const Knowledge &knowledge, int tier, const StopCondition &stop,
                 Trace &proposals) override;

private:
    void look(const StopCondition &stop);
    void proposeByRule(const Position &position, RuleName rule, const StopCondition &stop,
                       Trace &proposals);
    void proposeForLines(const Position &position, RuleName rule, Trace &proposals);
    [[nodiscard]] RuleName ruleOfConflict() const;
    void proposeConflict(Trace &proposals) const;
    bool widen();

    Givens m_givens;
    std::vector<bool> m_isAsked;
    /// Not looked for yet; empty if the labels can all be met.
    std::optional<std::vector<int>> m_conflict;
    RuleName m_conflictRule = RuleName::Clash;
    GroupEngine m_groups;
    /// By rule and line: whether the line has changed since the rule was tried there.
    std::vector<std::vector<bool>> m_isDirty;
};

/// Whether the labels can all be met; if not, which ones the steps are to rest on.
void NumberCrossReasoner::look(const StopCondition &stop)
{
    m_conflict = findConflict(m_givens, stop);
    if (m_conflict->empty())
        return;
    m_isAsked.assign(m_isAsked.size(), false);
    for (const int line : *m_conflict)
        m_isAsked[std::size_t(line)] = true;
    m_conflictRule = ruleOfConflict();
}

void NumberCrossReasoner::proposeForLines(const Position &position, RuleName rule, Trace &proposals)
{
    auto &dirty = m_isDirty[std::size_t(rule)];
    for (int line = 0; line < m_givens.grid.lineCount(); ++line) {
        if (!dirty[std::size_t(line)] || !m_isAsked[std::size_t(line)])
            continue;
        dirty[std::size_t(line)] = false;
        if (rule != RuleName::OutOfReach)
            proposeForLine(position, rule, line, proposals);
        else if (isOutOfReach(position, line))
            proposeOutOfReach(position, line, proposals);
    }
}

void NumberCrossReasoner::proposeByRule(const Position &position, RuleName rule,
                                        const StopCondition &stop, Trace &proposals)
{
    switch (rule) {
    case RuleName::Parity:
        proposeParityContradiction(position, proposals);
        break;
    case RuleName::OddCells:
        proposeOddCells(position, proposals);
        break;
    case RuleName::TwoLines:
    case RuleName::ThreeLines:
    case RuleName::FourLines:
        m_groups.propose(position, rule, stop, proposals);
        break;
    case RuleName::Clash:
        if (!m_conflict->empty())
            proposeConflict(proposals);
        break;
    default:
        if (isAboutOneLine(rule) || rule == RuleName::OutOfReach)
            proposeForLines(position, rule, proposals);
        break;
    }
}

/// The simplest rule that says that these labels cannot all be met.
RuleName NumberCrossReasoner::ruleOfConflict() const
{
    const std::vector<int> &lines = *m_conflict;
    if (int(lines.size()) == m_givens.grid.lineCount()
        && sumOf(m_givens.labels) != sumOf(m_givens.digits))
        return RuleName::Total;
    if (lines.size() == 1)
        return RuleName::OutOfReach;
    const bool isOdd = search::oddLines(search::sumsOf(m_givens, &m_isAsked)) == lines;
    return isOdd ? RuleName::Parity : RuleName::Clash;
}

void NumberCrossReasoner::proposeConflict(Trace &proposals) const
{
    proposals.begin(RuleId(m_conflictRule));
    for (const int line : *m_conflict)
        proposals.addConstraint(ConstraintId(line));
    if (m_conflictRule == RuleName::Total) {
        proposals.addArgument(std::to_string(sumOf(m_givens.labels)));
        proposals.addArgument(std::to_string(sumOf(m_givens.digits)));
    } else if (m_conflictRule != RuleName::OutOfReach) {
        proposals.addArgument(std::to_string(m_conflict->size()));
    }
    proposals.setContradiction();
}

/// The steps without those that say the opposite of one before them: once that is known, a line of
/// theirs cannot be met.
Trace withoutOpposites(const Trace &proposals, int cells)
{
    Trace kept;
    std::vector<ValueSet> found(std::size_t(cells), ValueSet::first(2));
    for (std::size_t i = 0; i < proposals.size(); ++i) {
        const Step step = proposals[i];
        const auto isOpposite = [&](const Fact &fact) {
            return (found[fact.unknown] & fact.possible).empty();
        };
        if (std::ranges::any_of(step.conclusions, isOpposite))
            continue;
        for (const Fact &fact : step.conclusions)
            found[fact.unknown] = found[fact.unknown] & fact.possible;
        kept.append(step);
    }
    return kept;
}

/// Asks all lines, once those that conflict have nothing more to give by themselves. Returns whether
/// there were others.
bool NumberCrossReasoner::widen()
{
    if (std::ranges::find(m_isAsked, false) == m_isAsked.end())
        return false;
    m_isAsked.assign(m_isAsked.size(), true);
    for (int line = 0; line < m_givens.grid.lineCount(); ++line) {
        m_groups.changed(line);
        for (auto &dirty : m_isDirty)
            dirty[std::size_t(line)] = true;
    }
    return true;
}

void NumberCrossReasoner::propose(const Knowledge &knowledge, int tier, const StopCondition &stop,
                                  Trace &proposals)
{
    if (!m_conflict)
        look(stop);
    if (stop.stopped())
        return;
    const Position position{m_givens, knowledge, m_isAsked};
    const auto proposeAt = [&](std::size_t at) {
        for (const RuleId rule : tiers()[at])
            proposeByRule(position, RuleName(rule), stop, proposals);
    };
    if (m_conflict->empty())
        return proposeAt(std::size_t(tier));
    // A rule that says it all needs no steps before it.
    if (m_conflictRule != RuleName::Clash)
        return proposeConflict(proposals);
    const auto isFailing = [&](int line) {
        return m_isAsked[std::size_t(line)] && isOutOfReach(position, line);
    };
    for (int line = 0; line < m_givens.grid.lineCount(); ++line) {
        if (isFailing(line))
            return proposeOutOfReach(position, line, proposals);
    }
    const bool isLast = std::ranges::find(tiers()[std::size_t(tier)], RuleId(RuleName::Clash))
                        != tiers()[std::size_t(tier)].end();
    constexpr std::size_t mostAtOnce = 4; // labels that a reader can weigh against each other
    if (isLast && m_conflict->size() > mostAtOnce && widen()) {
        for (int other = 0; other <= tier && proposals.empty(); ++other)
            propose(knowledge, other, stop, proposals);
        return;
    }
    proposeAt(std::size_t(tier));
    proposals = withoutOpposites(proposals, m_givens.grid.cellCount());
}

} // namespace

std::unique_ptr<Reasoner> makeReasoner(const Givens &givens)
{
    return std::make_unique<NumberCrossReasoner>(givens);
}

} // namespace inkling::numbercross
