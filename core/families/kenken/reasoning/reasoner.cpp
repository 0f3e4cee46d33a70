// SPDX-License-Identifier: MIT
#include "families/kenken/reasoning/reasoner.h"

#include "families/kenken/reasoning/cageengine.h"
#include "families/kenken/reasoning/digitengine.h"
#include "families/kenken/reasoning/lineengine.h"
#include "families/kenken/reasoning/pairengine.h"
#include "families/kenken/reasoning/setengine.h"
#include "families/kenken/reasoning/totalsengine.h"

#include <algorithm>

namespace inkling::kenken {

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

class KenkenReasoner final : public Reasoner
{
public:
    explicit KenkenReasoner(Cages cages)
        : m_cages(std::move(cages))
        , m_terms{m_cages}
    {
        for (int cage = 0; cage < int(m_cages.cages.size()); ++cage)
            m_ways.emplace_back(m_terms, cage);
        m_engines.push_back(std::make_unique<DigitEngine>(m_terms));
        m_engines.push_back(std::make_unique<CageEngine>(m_terms, m_ways));
        m_engines.push_back(std::make_unique<SetEngine>(m_terms));
        m_engines.push_back(std::make_unique<TotalsEngine>(m_terms, m_ways));
        m_engines.push_back(std::make_unique<FishEngine>(m_terms));
        m_engines.push_back(std::make_unique<PairEngine>(m_terms, m_ways));
        m_engines.push_back(std::make_unique<LineEngine>(m_terms, m_ways));
    }

    int tierCount() const override { return int(tiers().size()); }

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override
    {
        m_ways[m_cages.cageOf[unknown]].outdate();
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
    Cages m_cages;
    Terms m_terms;
    std::vector<CageWays> m_ways;
    std::vector<std::unique_ptr<Engine>> m_engines;
};

} // namespace

std::unique_ptr<Reasoner> makeReasoner(const Cages &cages)
{
    return std::make_unique<KenkenReasoner>(cages);
}

} // namespace inkling::kenken
