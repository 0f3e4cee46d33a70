// SPDX-License-Identifier: MIT
#include "families/kenken/reasoning/reasoner.h"

#include "families/kenken/engines/cageengine.h"
#include "families/kenken/engines/digitengine.h"
#include "families/kenken/engines/lineengine.h"
#include "families/kenken/engines/pairengine.h"
#include "families/kenken/engines/totalsengine.h"
#include "families/kenken/search/tupletable.h"

namespace inkling::kenken {

namespace {

class KenkenReasoner final : public EngineReasoner<RuleName>
{
public:
    KenkenReasoner(const Tiers &tiers, std::shared_ptr<const Cages> cages)
        : EngineReasoner(tiers, rules())
        , m_cages(std::move(cages))
        , m_terms{*m_cages}
    {
        m_ways.reserve(m_cages->cages.size());
        for (int cage = 0; cage < int(m_cages->cages.size()); ++cage)
            m_ways.emplace_back(m_terms, cage);
        add<DigitEngine>(m_terms);
        add<CageEngine>(m_terms, m_ways);
        add<TotalsEngine>(m_terms, m_ways);
        add<PairEngine>(m_terms, m_ways);
        add<LineEngine>(m_terms, m_ways);
    }

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override
    {
        m_ways[m_cages->cageOf[unknown]].outdate();
        EngineReasoner::learned(knowledge, unknown, before);
    }

private:
    std::shared_ptr<const Cages> m_cages;
    Terms m_terms;
    std::vector<CageWays> m_ways;
};

} // namespace

std::unique_ptr<Reasoner> makeReasoner(std::shared_ptr<const Cages> cages)
{
    static const Tiers tiers = tiersOf(rules());
    trimTupleTables(); // nobody holds one here
    return std::make_unique<KenkenReasoner>(tiers, std::move(cages));
}

} // namespace inkling::kenken
