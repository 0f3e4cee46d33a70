// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/agenda.h"
#include "families/slink/reasoning/engine.h"
#include "families/slink/terms.h"

#include <vector>

namespace inkling::slink {

class BlockShape;

/// The rules PairOfCells and BlockOfCells: conclude what all ways to draw a block have in common,
/// of those that fit what is known in and round the block.
class BlockEngine final : public Engine
{
public:
    explicit BlockEngine(const Clues &clues);

    [[nodiscard]] static bool knows(RuleName rule)
    {
        return rule == RuleName::PairOfCells || rule == RuleName::BlockOfCells;
    }

    /// Nothing to do: all places are looked at first.
    void startAt(const Knowledge &, std::span<const Fact>, std::span<const ValueSet>) override {}
    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    void look(const Knowledge &knowledge, RuleName rule, const BlockShape &shape,
              const std::vector<int> &cells, const StopCondition &stop, Trace &proposals) const;

    const Clues &m_clues;
    Terms m_terms;
    Agenda m_pairCells;  ///< cells round which something has changed, for PairOfCells
    Agenda m_blockCells; ///< the blocks of the rule BlockOfCells to look at again
};

} // namespace inkling::slink
