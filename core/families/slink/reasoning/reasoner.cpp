// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/reasoner.h"

#include "families/slink/colours/colourengine.h"
#include "families/slink/colours/pieceengine.h"
#include "families/slink/colours/regionengine.h"
#include "families/slink/engines/blockengine.h"
#include "families/slink/engines/clusterengine.h"
#include "families/slink/engines/cornerengine.h"
#include "families/slink/engines/loopengine.h"
#include "families/slink/engines/patternengine.h"

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
