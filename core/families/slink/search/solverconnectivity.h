// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/search/solvercolourtrail.h"

#include <array>
#include <vector>

namespace inkling::slink::solver {

/// The one-loop constraint: the inside cells are connected, and so are the outside ones with all
/// beyond the border.
///
/// A cell is "passable" for a colour if it does not have the other one; cells of the other colour
/// are that colour's "walls". Invariant: once a cell has a colour, all cells passable for that
/// colour are connected.
class Connectivity
{
public:
    /// Starts on the board that the colouring was reset to.
    void reset(const ColourTrail &colouring);

    enum class Outcome : std::uint8_t { NothingNew, Assigned, Conflict };

    /// Takes up the cells coloured since the last call, and colours those that they cut off. Where
    /// they cut two cells of one colour off from each other, the outcome is Conflict, and
    /// conflict() is the reason. A wall cuts something off only where it closes a ring of walls
    /// that touch, if only at corners; a union-find over the walls, taken back step by step, tells.
    /// Then a flood from both sides at once ends as soon as the smaller side is full.
    [[nodiscard]] Outcome propagate(ColourTrail &colouring);
    [[nodiscard]] ColourReason conflict() const { return m_conflict; }

    /// Must be called for each cell that loses its colour, while the cell still has it.
    void forget(const ColourTrail &colouring, int cell)
    {
        if (colouring.position(cell) < m_taken) {
            m_known[cell] = Unknown;
            m_taken = colouring.position(cell);
            for (; m_joints.size() > m_jointsBefore[m_taken]; m_joints.pop_back())
                takeApart(m_joints.back());
        }
    }

    /// Appends the cells whose colours together give `cell` its colour by a CutOff reason, or are
    /// contradictory by a Severed reason (`cell` is then noCell): one cell on either side, and a
    /// ring of cells between them of which none can be spared. Each is on the trail before `cell`.
    void appendPremises(const ColourTrail &colouring, int cell, ColourReason reason,
                        std::vector<int> &premises);

private:
    static constexpr int maxSides = 4;
    /// An area beside a new wall, flooded to see whether it is still connected with the others.
    struct Side
    {
        std::vector<int> cells; // all cells reached; those from `next` on are still to be looked at
        std::size_t next = 0;
        int joinedTo = 0; // the side that it was found connected with, or itself
        bool open = true;
        bool reachesBeyond = false;
    };

    [[nodiscard]] Outcome takeWall(ColourTrail &colouring, int wall, Colour colour, bool mayCut);
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
    [[nodiscard]] Outcome floodSides(ColourTrail &colouring, Colour colour);
    void floodStep(Side &side, int number, Colour wall);
    void joinSides(int one, int other);
    [[nodiscard]] int sideOf(int number) const;
    [[nodiscard]] bool isExhausted(int side) const;
    [[nodiscard]] Outcome closeSide(ColourTrail &colouring, int side, Colour colour);
    [[nodiscard]] Outcome floodFromRoot(ColourTrail &colouring, Colour colour);

    void floodNear(const ColourTrail &colouring, int start, Colour wall, int before);
    void collectRing(int root, Colour colour, std::vector<int> &premises);
    void newStamp();

    int m_width = 0;
    int m_size = 0;
    std::vector<std::uint8_t> m_beyond;
    std::vector<Colour> m_known; // the colours of the cells that were taken up
    int m_taken = 0;             // the number of cells of the trail that were taken up

    /// By wall: its parent in the union-find (by size, without path compression). Walls of one
    /// colour that touch form a clump. All beyond the border is one wall, cell 0.
    std::vector<int> m_clumps;
    std::vector<int> m_clumpSizes;
    std::vector<int> m_joints;               // the clumps that were joined to another one, in order
    std::vector<std::size_t> m_jointsBefore; // by trail index: the number of joints before it

    std::array<Side, maxSides> m_sides;
    int m_sideCount = 0;
    int m_openCount = 0;
    int m_sideAtBeyond = -1;
    /// By cell: the stamp of the flood that saw it last. Where it equals m_stamp, the current flood
    /// has seen the cell, and m_marks[cell] is valid.
    std::vector<std::uint32_t> m_stamps;
    std::vector<std::uint8_t> m_marks;
    std::uint32_t m_stamp = 0;
    std::vector<int> m_queue;
    ColourReason m_conflict;
    /// A cell on the other side of the ring than a Severed one.
    int m_conflictAcross = 0;

    /// The box around the near side of a ring, one cell larger than the ring on each side.
    int m_top = 0;
    int m_bottom = 0;
    int m_left = 0;
    int m_right = 0;
};

} // namespace inkling::slink::solver
