// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/solvercolouring.h"

#include <array>
#include <vector>

namespace inkling::slink::solver {

/// One loop: the inside cells are connected, and so are the outside ones with all beyond the border.
///
/// "Passable" for a colour are the cells that do not have the other one; those of the other colour
/// are its "walls". Invariant: all cells passable for a colour are connected, once a cell has it.
class Connectivity
{
public:
    /// For the board that the colouring was reset to.
    void reset(const Colouring &colouring);

    enum class Outcome : std::uint8_t { NothingNew, Assigned, Conflict };

    /// Takes the cells up that were coloured since the last call: colours those that they cut off;
    /// conflict() is the reason where they cut two cells of one colour off from each other.
    /// Most walls can be seen to cut nothing off by the eight cells around them; for the others a
    /// flood from both sides at once ends as soon as the smaller side is full.
    [[nodiscard]] Outcome propagate(Colouring &colouring);
    [[nodiscard]] Reason conflict() const { return m_conflict; }

    /// Must be called for each cell that loses its colour, while it still has it.
    void forget(const Colouring &colouring, int cell)
    {
        if (colouring.position(cell) < m_taken) {
            m_known[cell] = Unknown;
            m_taken = colouring.position(cell);
        }
    }

    /// Colours each cell without which two cells of one colour would be cut off from each other: a
    /// depth-first search for cut vertices (Hopcroft and Tarjan 1973). Linear in the board. The
    /// cells get no reason that could be explained: only for level 0.
    /// Requires: propagate() found nothing new.
    [[nodiscard]] Outcome assignCutVertices(Colouring &colouring);

    /// Appends the cells whose colours, all together, give this cell its colour by a CutOff reason,
    /// or are contradictory by a Severed one (cell is noCell): a cell on either side, and a ring of
    /// cells between them that has none to spare. Each is on the trail before the cell.
    void appendPremises(const Colouring &colouring, int cell, Reason reason,
                        std::vector<int> &premises);

private:
    static constexpr int maxSides = 4;
    /// One of the places around a new wall, flooded to see whether they still hang together.
    struct Side
    {
        std::vector<int> cells; // all that were reached; those from `next` on are to be looked at
        std::size_t next = 0;
        int joinedTo = 0; // the side that it was found to be one with, or itself
        bool open = true;
        bool reachesBeyond = false;
    };

    [[nodiscard]] Outcome takeWall(Colouring &colouring, int wall, Colour colour);
    [[nodiscard]] Outcome floodSides(Colouring &colouring, Colour colour);
    void floodStep(Side &side, int number, Colour wall);
    void joinSides(int one, int other);
    [[nodiscard]] int sideOf(int number) const;
    [[nodiscard]] bool isExhausted(int side) const;
    [[nodiscard]] Outcome closeSide(Colouring &colouring, int side, Colour colour);
    [[nodiscard]] Outcome floodFromRoot(Colouring &colouring, Colour colour);

    void explore(Colouring &colouring, Colour colour, int root);

    void floodNear(const Colouring &colouring, int start, Colour wall, int before);
    void collectRing(int root, Colour colour, std::vector<int> &premises);
    void newStamp();

    int m_width = 0;
    int m_size = 0;
    std::vector<std::uint8_t> m_beyond;
    std::vector<Colour> m_known; // the colours of the cells that were taken up
    int m_taken = 0;             // how many of the trail those are

    std::array<Side, maxSides> m_sides;
    int m_sideCount = 0;
    int m_openCount = 0;
    int m_sideAtBeyond = -1;
    /// m_stamps[cell] == m_stamp: the cell was seen by the current flood, and m_marks[cell] is valid.
    std::vector<std::uint32_t> m_stamps;
    std::vector<std::uint8_t> m_marks;
    std::uint32_t m_stamp = 0;
    std::vector<int> m_queue;
    Reason m_conflict;
    /// A cell on the other side of a Severed one.
    int m_conflictAcross = 0;

    /// The box around the near side of a ring, one cell beyond the ring.
    int m_top = 0;
    int m_bottom = 0;
    int m_left = 0;
    int m_right = 0;

    struct Visit
    {
        int cell;
        int direction;
    };
    /// When a cell was reached by the search for cut vertices (from 2 on; 1: the root), the earliest
    /// cell that its subtree reaches back to, and whether its subtree has a cell of the colour.
    int m_counter = 1;
    std::vector<int> m_order;
    std::vector<int> m_lowest;
    std::vector<std::uint8_t> m_needed;
    std::vector<Visit> m_stack;
};

} // namespace inkling::slink::solver
