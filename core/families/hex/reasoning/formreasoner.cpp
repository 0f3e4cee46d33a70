// SPDX-License-Identifier: MIT
#include "families/hex/reasoning/formreasoner.h"

#include "families/hex/reasoning/formrules.h"
#include "families/hex/reasoning/pathrules.h"
#include "families/hex/reasoning/tilerules.h"

#include <algorithm>
#include <vector>

namespace inkling::hex {

namespace {

std::vector<std::vector<RuleName>> makeTiers()
{
    std::vector<RuleName> order;
    for (RuleId rule = 0; rule <= RuleId(RuleName::SideCounted); ++rule)
        order.push_back(RuleName(rule));
    const auto cost = [](RuleName rule) { return rules()[std::size_t(rule)].cost; };
    std::ranges::stable_sort(order, {}, cost);
    std::vector<std::vector<RuleName>> tiers;
    for (const RuleName rule : order) {
        if (tiers.empty() || cost(tiers.back().back()) != cost(rule))
            tiers.emplace_back();
        tiers.back().push_back(rule);
    }
    return tiers;
}

const std::vector<std::vector<RuleName>> &tiers()
{
    static const auto instance = makeTiers();
    return instance;
}

void proposeRule(const Position &position, RuleName rule, Trace &proposals)
{
    switch (rule) {
    case RuleName::OperatorInside:
        return proposeOperatorInside(position, proposals);
    case RuleName::OperatorsApart:
        return proposeOperatorsApart(position, proposals);
    case RuleName::ZerosApart:
        return proposeZerosApart(position, proposals);
    case RuleName::TileFull:
        return proposeTileFull(position, proposals);
    case RuleName::OneWayOut:
        return proposeOneWayOut(position, proposals);
    case RuleName::EndOrInner:
        return proposeEndOrInner(position, proposals);
    case RuleName::TwoEnds:
        return proposeTwoEnds(position, proposals);
    case RuleName::ThreeDigits:
        return proposeThreeDigits(position, proposals);
    case RuleName::PairsUsedUp:
        return proposePairsUsedUp(position, proposals);
    case RuleName::SinglesUsedUp:
        return proposeSinglesUsedUp(position, proposals);
    case RuleName::LeadingZero:
        return proposeLeadingZero(position, proposals);
    case RuleName::SmallRing:
        return proposeSmallRing(position, proposals);
    case RuleName::EndsTooSoon:
        return proposeEndsTooSoon(position, proposals);
    case RuleName::Stranded:
        return proposeStranded(position, proposals);
    case RuleName::OnlyPassage:
    case RuleName::EqualsSplits:
        return proposePassages(position, rule, proposals);
    case RuleName::SideCounted:
        return proposeSideCounted(position, proposals);
    default:
        break;
    }
}

} // namespace

int formTierCount()
{
    return int(tiers().size());
}

void proposeByForm(const Position &position, int tier, Trace &proposals)
{
    for (const RuleName rule : tiers()[std::size_t(tier)])
        proposeRule(position, rule, proposals);
}

} // namespace inkling::hex
