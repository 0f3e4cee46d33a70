// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/agenda.h"
#include "families/slink/reasoning/engine.h"
#include "families/slink/terms.h"

namespace inkling::slink {

/// The rules ClueCorners and DotCorners: conclude what all ways to draw the four edges of a cell,
/// or of a dot, have in common, of those that fit what is known of the edges, of the corners
/// between them and of the diagonal pairs of cells.
///
/// The sixteen ways are sixteen bits, and each known fact is a mask. So a look at a place takes a
/// few bitwise ands, and the premises that a conclusion needs are found by leaving out one mask
/// after another.
class CornerEngine final : public Engine
{
public:
    explicit CornerEngine(const Clues &clues);

    [[nodiscard]] static bool knows(RuleName rule)
    {
        return rule == RuleName::ClueCorners || rule == RuleName::DotCorners;
    }

    /// Nothing to do: all places are looked at first.
    void startAt(const Knowledge &, std::span<const Fact>, std::span<const ValueSet>) override {}
    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    const Clues &m_clues;
    Terms m_terms;
    Agenda m_cells;
    Agenda m_dots;
};

} // namespace inkling::slink
