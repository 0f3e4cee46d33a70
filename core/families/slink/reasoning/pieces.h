// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/barriers.h"
#include "families/slink/reasoning/relations.h"

#include <array>
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
    /// The same, with no more lines and cells than it takes to part two such cells near those that are
    /// coloured without being known. `costs`: by node, of what is not known: how many facts it takes; where
    /// there are none, two. Costs some ten times as much.
    [[nodiscard]] Grounds fewestGrounds(const Knowledge &knowledge, const Colours &colours,
                                        int colour, const Part &part,
                                        const std::vector<int> &costs = {});

private:
    void flood(const Knowledge &knowledge, const Colours &colours, int colour,
               std::vector<int> &nodes);
    void addCell(const Knowledge &knowledge, int node, Grounds &grounds) const;
    void setCosts(const Knowledge &knowledge, const Colours &colours, int colour);
    [[nodiscard]] int costOf(const Knowledge &knowledge, int node) const;
    [[nodiscard]] std::vector<int> membersNear(const Knowledge &knowledge, const Colours &colours,
                                               int colour, std::vector<int> nodes, int other);
    [[nodiscard]] std::array<std::vector<int>, 2>
    sidesOf(const Knowledge &knowledge, const Colours &colours, int colour, const Part &part) const;

    const Relations &m_relations;
    Terms m_terms;
    Barriers m_barriers;
    std::vector<int> m_visited;
    int m_visit = 0;
    std::vector<int> m_costs; ///< by node, as those told to fewestGrounds()
};

/// Sorts and leaves out what comes again.
void makeSet(std::vector<Fact> &facts);

} // namespace inkling::slink
