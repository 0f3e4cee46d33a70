// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/colours/pieces.h"
#include "families/slink/reasoning/engine.h"

#include <vector>

namespace inkling::slink {

/// The rules InsideConnected and OutsideConnected: a group of cells known to be alike or unlike
/// cannot have the colours that would separate the inside, or the outside, into two parts.
///
/// Cells joined by crosses are blobs. A search for the blobs whose loss would separate a colour
/// (after Tarjan, "Depth-first search and linear graph algorithms", 1972) names the groups worth
/// trying; each is then tried by flooding. Cost: linear in the board, and once more for each such
/// group.
class RegionEngine final : public Engine
{
public:
    explicit RegionEngine(const Clues &clues);

    [[nodiscard]] static bool knows(RuleName rule) { return rule == RuleName::InsideConnected; }

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    /// A cell, and a colour that may be impossible for it.
    struct Suspect
    {
        int cell;
        int colour;
    };

    using Colours = Pieces::Colours;
    [[nodiscard]] Colours suppose(const Colours &known, const Suspect &suspect) const;
    void findSuspects(const Knowledge &knowledge, const Colours &colours, int colour,
                      std::vector<Suspect> &suspects) const;
    bool proposeIfParted(const Knowledge &knowledge, const Colours &colours, Trace &proposals);
    void propose(const Knowledge &knowledge, const Colours &colours, int colour,
                 const Pieces::Part &part, Trace &proposals) const;

    Terms m_terms;
    CellRelations m_relations;
    Pieces m_pieces;
    bool m_changed = true;
};

} // namespace inkling::slink
