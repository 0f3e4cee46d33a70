// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/search/solvercolouring.h"

#include <array>
#include <vector>

namespace inkling::slink::solver {

/// One loop: the inside cells are connected, and so are the outside ones with all beyond the
/// border.
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
    /// A wall cuts something off only where it closes a ring of walls that touch, be it at corners
    /// only: a union-find over the walls, taken back step by step, tells. Then a flood from both
    /// sides at once ends as soon as the smaller side is full.
    [[nodiscard]] Outcome propagate(Colouring &colouring);
    [[nodiscard]] Reason conflict() const { return m_conflict; }

    /// Must be called for each cell that loses its colour, while it still has it.
    void forget(const Colouring &colouring, int cell)
    {
        if (colouring.position(cell) < m_taken) {
            m_known[cell] = Unknown;
            m_taken = colouring.position(cell);
            for (; m_joints.size() > m_jointsBefore[m_taken]; m_joints.pop_back())
                takeApart(m_joints.back());
        }
    }

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

    [[nodiscard]] Outcome takeWall(Colouring &colouring, int wall, Colour colour, bool mayCut);
    [[nodiscard]] bool joinWalls(int wall, const std::array<int, 8> &around, unsigned groups);
    [[nodiscard]] int clumpOf(int wall) const
    {
        while (m_clumps[wall] != wall)
            wall = m_clumps[wall];
        return wall;
    }
    void takeApart(int clump)
    {
        m_clumpSizes[m_clumps[clump]] -= m_clumpSizes[clump];
        m_clumps[clump] = clump;
    }
    void openSides(const std::array<int, 8> &around, unsigned sides);
    [[nodiscard]] Outcome floodSides(Colouring &colouring, Colour colour);
    void floodStep(Side &side, int number, Colour wall);
    void joinSides(int one, int other);
    [[nodiscard]] int sideOf(int number) const;
    [[nodiscard]] bool isExhausted(int side) const;
    [[nodiscard]] Outcome closeSide(Colouring &colouring, int side, Colour colour);
    [[nodiscard]] Outcome floodFromRoot(Colouring &colouring, Colour colour);

    void floodNear(const Colouring &colouring, int start, Colour wall, int before);
    void collectRing(int root, Colour colour, std::vector<int> &premises);
    void newStamp();

    int m_width = 0;
    int m_size = 0;
    std::vector<std::uint8_t> m_beyond;
    std::vector<Colour> m_known; // the colours of the cells that were taken up
    int m_taken = 0;             // how many of the trail those are

    /// Walls of one colour that touch form a clump, a tree by m_clumps (union by size, without path
    /// compression). All beyond the border is one wall, cell 0.
    std::vector<int> m_clumps;
    std::vector<int> m_clumpSizes;
    std::vector<int> m_joints;               // the clumps that were joined to another one, in order
    std::vector<std::size_t> m_jointsBefore; // by the wall's place on the trail

    std::array<Side, maxSides> m_sides;
    int m_sideCount = 0;
    int m_openCount = 0;
    int m_sideAtBeyond = -1;
    /// m_stamps[cell] == m_stamp: the cell was seen by the current flood, and m_marks[cell] is
    /// valid.
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
};

} // namespace inkling::slink::solver
