// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/reasoner.h"

#include "families/slink/reasoning/blockengine.h"
#include "families/slink/reasoning/clusterengine.h"
#include "families/slink/reasoning/colourengine.h"
#include "families/slink/reasoning/cornerengine.h"
#include "families/slink/reasoning/loopengine.h"
#include "families/slink/reasoning/patternengine.h"
#include "families/slink/reasoning/pieceengine.h"
#include "families/slink/reasoning/regionengine.h"

namespace inkling::slink {

namespace {

class SlinkReasoner final : public EngineReasoner<RuleName>
{
public:
    SlinkReasoner(const Tiers &tiers, Clues clues)
        : EngineReasoner(tiers, rules())
        , m_clues(std::move(clues))
    {
        add<PatternEngine>(m_clues);
        add<LoopEngine>(m_clues);
        add<CornerEngine>(m_clues);
        add<ColourEngine>(m_clues);
        add<ClusterEngine>(m_clues);
        add<RegionEngine>(m_clues);
        add<PieceEngine>(m_clues);
        add<BlockEngine>(m_clues);
    }

private:
    Clues m_clues;
};

} // namespace

std::unique_ptr<Reasoner> makeReasoner(const Clues &clues)
{
    static const Tiers tiers = tiersOf(rules());
    return std::make_unique<SlinkReasoner>(tiers, clues);
}

} // namespace inkling::slink
