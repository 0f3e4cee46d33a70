// SPDX-License-Identifier: MIT
#include "families/hex/reasoning/reasoner.h"

#include "families/hex/rules/equationrules.h"
#include "families/hex/rules/formreasoner.h"

namespace inkling::hex {

namespace {

/// Boards are so small that all is looked at anew in each wave.
class HexReasoner final : public Reasoner
{
public:
    explicit HexReasoner(const Tiles &tiles)
        : m_tiles(tiles)
        , m_equationRules(m_tiles)
    {}

    int tierCount() const override { return formTierCount() + 1; }
    int tierCountUpTo(double cost) const override { return formTierCountUpTo(cost); }

    void learned(const Knowledge &, UnknownId, ValueSet) override {}

    void propose(const Knowledge &knowledge, int tier, const StopCondition &stop,
                 Trace &proposals) override
    {
        if (tier < formTierCount())
            proposeByForm(Position(m_tiles, knowledge), tier, proposals);
        else
            m_equationRules.propose(knowledge, stop, proposals);
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
