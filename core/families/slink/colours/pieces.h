// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/relations.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace inkling::slink {

/// Whether cells of a colour can still hang together, and what shows it where they cannot.
class Pieces
{
public:
    /// A colour for each cell and, last, beyond the border; or openColour.
    using Colours = std::vector<std::int8_t>;
    static constexpr std::int8_t openColour = -1;

    /// Nodes of one colour that others of that colour cannot reach.
    struct Part
    {
        std::vector<int> nodes; ///< sorted
        int member;             ///< one of the colour in the part
        int stranger;           ///< one of the colour beyond it, or the border
    };
    /// What closes a part off: facts, and cells that are coloured without being known.
    struct Grounds
    {
        std::vector<Fact> premises;
        std::vector<int> supposed;
    };

    /// A reference to the relations is kept.
    explicit Pieces(const Relations &relations, const Grid &grid);

    [[nodiscard]] Colours known(const Knowledge &knowledge) const;
    /// A part of this colour that is cut off by lines and cells of the other; nothing if there is none.
    [[nodiscard]] std::optional<Part> parted(const Knowledge &knowledge, const Colours &colours,
                                             int colour);
    /// Lines and cells round a part, and one cell of the colour on each side. Each once.
    [[nodiscard]] Grounds groundsOf(const Knowledge &knowledge, const Colours &colours, int colour,
                                    const Part &part) const;

private:
    void flood(const Knowledge &knowledge, const Colours &colours, int colour, int from,
               std::vector<int> &nodes);

    const Relations &m_relations;
    Terms m_terms;
    std::vector<int> m_visited;
    int m_visit = 0;
};

/// Sorts and leaves out what comes again.
void makeSet(std::vector<Fact> &facts);

} // namespace inkling::slink
