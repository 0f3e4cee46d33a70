// SPDX-License-Identifier: MIT
#include "families/hex/rules/formreasoner.h"

#include "families/hex/rules/formrules.h"
#include "families/hex/rules/pathrules.h"
#include "families/hex/rules/tilerules.h"
#include "logic/model/tiers.h"

namespace inkling::hex {

namespace {

const Tiers &tiers()
{
    static const Tiers instance = tiersOf(rules().first(std::size_t(RuleName::SideCounted) + 1));
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

int formTierCountUpTo(double cost)
{
    return tierCountUpTo(cost, tiers(), rules());
}

void proposeByForm(const Position &position, int tier, Trace &proposals)
{
    for (const RuleId rule : tiers()[std::size_t(tier)])
        proposeRule(position, RuleName(rule), proposals);
}

} // namespace inkling::hex
