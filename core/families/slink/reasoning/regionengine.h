// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/engine.h"
#include "families/slink/reasoning/relations.h"

#include <optional>
#include <vector>

namespace inkling::slink {

/// The rules InsideConnected and OutsideConnected: a group of cells known to be alike or unlike cannot
/// have the colour that would leave the inside, or the outside, in two parts.
///
/// Cells joined by crosses are blobs. A search for the blobs whose loss would part a colour (after
/// Tarjan, "Depth-first search and linear graph algorithms", 1972) names the groups worth supposing;
/// each is then tried by flooding. Cost: linear in the board, and once more for each such group.
class RegionEngine final : public Engine
{
public:
    explicit RegionEngine(const Clues &clues);

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    /// What each node would be if one group had a colour; `open` where that is open.
    using Colours = std::vector<std::int8_t>;
    /// Nodes of one colour that others of that colour cannot reach.
    struct Part
    {
        std::vector<int> nodes;
        int member;   ///< one of the colour in the part
        int stranger; ///< one of the colour beyond it, or the border
    };
    /// A cell and a colour that it may not be able to have.
    struct Suspect
    {
        int cell;
        int colour;
    };

    [[nodiscard]] Colours known(const Knowledge &knowledge) const;
    [[nodiscard]] Colours suppose(const Colours &known, const Suspect &suspect) const;
    void findSuspects(const Knowledge &knowledge, const Colours &colours, int colour,
                      std::vector<Suspect> &suspects) const;
    void flood(const Knowledge &knowledge, const Colours &colours, int colour, int from,
               std::vector<int> &nodes);
    [[nodiscard]] std::optional<Part> parted(const Knowledge &knowledge, const Colours &colours,
                                             int colour);
    bool proposeIfParted(const Knowledge &knowledge, const Colours &colours, Trace &proposals);
    void propose(const Knowledge &knowledge, const Colours &colours, int colour, const Part &part,
                 Trace &proposals) const;

    Terms m_terms;
    Relations m_relations;
    std::vector<int> m_visited;
    int m_visit = 0;
    bool m_changed = true;
};

} // namespace inkling::slink
