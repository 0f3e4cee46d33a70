// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/engine.h"
#include "families/slink/relations.h"

#include <vector>

namespace inkling::slink {

/// The rules InsideConnected and OutsideConnected: a group of cells known to be alike or unlike cannot
/// have the colour that would leave the inside, or the outside, in two parts.
class RegionEngine final : public Engine
{
public:
    explicit RegionEngine(const Clues &clues);

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, Trace &proposals) override;

private:
    /// What each cell would be if one group had a colour; -1 where that is open.
    struct Supposition
    {
        int group;
        std::vector<std::int8_t> colours;
    };
    /// Cells of one colour that others of that colour cannot reach.
    struct Part
    {
        std::vector<int> cells;
        int member;   ///< a cell of the colour in the part
        int stranger; ///< a cell of the colour beyond it, or the border
    };

    [[nodiscard]] Supposition suppose(const Knowledge &knowledge, int group, int rootColour) const;
    void flood(const Knowledge &knowledge, const Supposition &supposition, int colour, int from,
               std::vector<int> &cells);
    [[nodiscard]] std::optional<Part> partedBy(const Knowledge &knowledge,
                                               const Supposition &supposition, int colour);
    void propose(const Knowledge &knowledge, const Supposition &supposition, int colour,
                 const Part &part, Trace &proposals) const;

    Terms m_terms;
    Relations m_relations;
    std::vector<int> m_visited;
    int m_visit = 0;
    bool m_changed = true;
};

} // namespace inkling::slink
