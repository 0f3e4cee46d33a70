// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/solvercolouring.h"

#include <vector>

namespace inkling::slink::solver {

/// One loop: the inside cells are connected, and so are the outside ones with all beyond the border.
///
/// Keeps scratch memory only; the state is the colouring's.
class Connectivity
{
public:
    /// For the board that the colouring was reset to.
    void reset(const Colouring &colouring);

    enum class Outcome : std::uint8_t { NothingNew, Assigned, Conflict };

    /// Colours each cell without which two cells of one colour would be cut off from each other, and
    /// each that is cut off itself; conflict() is the reason where two cells already are cut off.
    /// It stops at the first colour that yields something. Linear in the board: a depth-first search
    /// for cut vertices (Hopcroft and Tarjan 1973) over the cells that are not of the other colour.
    [[nodiscard]] Outcome propagate(Colouring &colouring);
    [[nodiscard]] Reason conflict() const { return m_conflict; }

    /// Appends the cells whose colours, all together, give this cell its colour by a Joined or CutOff
    /// reason, or are contradictory by a Severed one (cell is noCell): the cells on both sides, and a
    /// ring of cells between them that has none to spare. Each is on the trail before the cell.
    void appendPremises(const Colouring &colouring, int cell, Reason reason,
                        std::vector<int> &premises);

private:
    struct Visit
    {
        int cell;
        int direction;
    };

    [[nodiscard]] Outcome propagate(Colouring &colouring, Colour colour);
    [[nodiscard]] Outcome assignCutOff(Colouring &colouring, Colour colour);
    void explore(Colouring &colouring, Colour colour, int root);
    [[nodiscard]] int rootOf(const Colouring &colouring, Colour colour) const;

    void floodFrom(const Colouring &colouring, int start, Colour wall, int without, int before);
    void collectRing(const Colouring &colouring, int root, Colour colour, int cell,
                     std::vector<int> &premises);

    /// When a cell was reached by the search for cut vertices (from 2 on; 1: the root), the earliest
    /// cell that its subtree reaches back to, and a cell of the colour in its subtree.
    int m_counter = 1;
    std::vector<int> m_order;
    std::vector<int> m_lowest;
    std::vector<int> m_witness;
    std::vector<Visit> m_stack;
    std::vector<std::uint8_t> m_marks;
    std::vector<int> m_queue;
    Reason m_conflict;
};

} // namespace inkling::slink::solver
