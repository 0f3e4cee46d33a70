// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/reasoner.h"

#include "families/slink/reasoning/blockengine.h"
#include "families/slink/reasoning/colourengine.h"
#include "families/slink/reasoning/cornerengine.h"
#include "families/slink/reasoning/loopengine.h"
#include "families/slink/reasoning/patternengine.h"
#include "families/slink/reasoning/regionengine.h"

#include <algorithm>

namespace inkling::slink {

namespace {

/// The rules by cost; those of one cost are one tier.
std::vector<std::vector<RuleName>> makeTiers()
{
    std::vector<RuleId> order(rules().size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = RuleId(i);
    std::ranges::stable_sort(order, {}, [](RuleId rule) { return rules()[rule].cost; });
    std::vector<std::vector<RuleName>> tiers;
    double cost = 0;
    for (const RuleId rule : order) {
        if (tiers.empty() || rules()[rule].cost != cost)
            tiers.emplace_back();
        cost = rules()[rule].cost;
        tiers.back().push_back(RuleName(rule));
    }
    return tiers;
}

const std::vector<std::vector<RuleName>> &tiers()
{
    static const auto instance = makeTiers();
    return instance;
}

class SlinkReasoner final : public Reasoner
{
public:
    explicit SlinkReasoner(Clues clues)
        : m_clues(std::move(clues))
    {
        m_engines.push_back(std::make_unique<PatternEngine>(m_clues));
        m_engines.push_back(std::make_unique<LoopEngine>(m_clues));
        m_engines.push_back(std::make_unique<CornerEngine>(m_clues));
        m_engines.push_back(std::make_unique<ColourEngine>(m_clues));
        m_engines.push_back(std::make_unique<RegionEngine>(m_clues));
        m_engines.push_back(std::make_unique<BlockEngine>(m_clues));
    }

    int tierCount() const override { return int(tiers().size()); }

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override
    {
        for (const auto &engine : m_engines)
            engine->learned(knowledge, unknown, before);
    }

    void propose(const Knowledge &knowledge, int tier, const StopCondition &stop,
                 Trace &proposals) override
    {
        for (const RuleName rule : tiers()[std::size_t(tier)]) {
            for (const auto &engine : m_engines)
                engine->propose(knowledge, rule, stop, proposals);
        }
    }

private:
    Clues m_clues;
    std::vector<std::unique_ptr<Engine>> m_engines;
};

} // namespace

std::unique_ptr<Reasoner> makeReasoner(const Clues &clues)
{
    return std::make_unique<SlinkReasoner>(clues);
}

} // namespace inkling::slink
