// SPDX-License-Identifier: MIT
#include "families/hex/reasoning/reasoner.h"

#include "families/hex/reasoning/equationrules.h"
#include "families/hex/reasoning/formrules.h"
#include "families/hex/reasoning/pathrules.h"
#include "families/hex/reasoning/tilerules.h"

#include <algorithm>

namespace inkling::hex {

namespace {

bool looksAtEquation(RuleName rule)
{
    return rule >= RuleName::NoPathLeft;
}

/// The rules that see no more than the path and the form of an equation, by cost; those of one cost are
/// one tier.
std::vector<std::vector<RuleName>> makeTiers()
{
    std::vector<RuleName> order;
    for (std::size_t i = 0; i < rules().size(); ++i) {
        if (!looksAtEquation(RuleName(i)))
            order.push_back(RuleName(i));
    }
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

void proposeByForm(const Position &position, RuleName rule, Trace &proposals)
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

/// Boards are so small that all is looked at anew in each wave.
class HexReasoner final : public Reasoner
{
public:
    explicit HexReasoner(const Tiles &tiles)
        : m_tiles(tiles)
        , m_equationRules(m_tiles)
    {}

    int tierCount() const override { return int(tiers().size()) + 1; }

    void learned(const Knowledge &, UnknownId, ValueSet) override {}

    void propose(const Knowledge &knowledge, int tier, const StopCondition &stop,
                 Trace &proposals) override
    {
        if (tier == int(tiers().size())) {
            m_equationRules.propose(knowledge, stop, proposals);
            return;
        }
        const Position position(m_tiles, knowledge);
        for (const RuleName rule : tiers()[std::size_t(tier)])
            proposeByForm(position, rule, proposals);
    }

private:
    Tiles m_tiles;
    EquationRules m_equationRules;
};

} // namespace

std::unique_ptr<Reasoner> makeReasoner(const Tiles &tiles)
{
    return std::make_unique<HexReasoner>(tiles);
}

} // namespace inkling::hex
