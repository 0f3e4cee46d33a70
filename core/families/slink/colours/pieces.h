// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/cellrelations.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace inkling::slink {

/// A test whether the cells of a colour can still be connected, with the facts that prove it where
/// they cannot.
class Pieces
{
public:
    /// By cell, and last for the area beyond the border: its colour, or openColour.
    using Colours = std::vector<std::int8_t>;
    static constexpr std::int8_t openColour = -1;

    /// Nodes that are connected with each other, but not with all others of their colour.
    struct Part
    {
        std::vector<int> nodes; ///< sorted
        int member;             ///< a node of the colour in the part
        int stranger;           ///< a node of the colour outside the part, or the border
    };
    /// The things that close a part off: known facts, and cells that have a colour without it being
    /// known.
    struct Grounds
    {
        std::vector<Fact> premises;
        std::vector<int> supposed;
    };

    /// Keeps a reference to the relations.
    explicit Pieces(const CellRelations &relations, const Grid &grid);

    [[nodiscard]] Colours known(const Knowledge &knowledge) const;
    /// A part of this colour that lines and cells of the other colour cut off; nothing if there is
    /// none.
    [[nodiscard]] std::optional<Part> parted(const Knowledge &knowledge, const Colours &colours,
                                             int colour);
    /// The lines and cells of the other colour round a part, and one cell of its colour on each
    /// side; each once.
    [[nodiscard]] Grounds groundsOf(const Knowledge &knowledge, const Colours &colours, int colour,
                                    const Part &part) const;

private:
    void flood(const Knowledge &knowledge, const Colours &colours, int colour, int from,
               std::vector<int> &nodes);

    const CellRelations &m_relations;
    Terms m_terms;
    std::vector<int> m_visited;
    int m_visit = 0;
};

/// Sorts facts by their unknowns, and removes repetitions.
void makeSet(std::vector<Fact> &facts);

} // namespace inkling::slink
