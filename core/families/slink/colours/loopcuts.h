// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "families/slink/reasoning/surroundings.h"

#include <functional>
#include <vector>

namespace inkling::slink {

/// What one loop says of some cells: if the one `within` has the colour, and the one `beyond` - beyond the
/// outside there is always the border, which is nowhere -, then so has one of the ring that parts them.
struct LoopCut
{
    bool isInside = false;
    int within = nowhere;
    std::vector<int> ring;
    int beyond = nowhere;
};

/// Cells that would join two parts of a colour.
struct Joint
{
    bool isInside = false;
    std::vector<int> cells;
};

struct LoopCuts
{
    std::vector<LoopCut> cuts;
    std::vector<Joint> joints;
};

/// What a colouring may be changed into.
struct Terrain
{
    /// By cell: it keeps its colour, so that nothing of the other leads through it.
    std::vector<bool> isFirm;
    /// By cell: to change it breaks something as a rule.
    std::vector<bool> isBusy;
};

struct Colouring
{
    std::vector<bool> isInside; ///< by cell
    /// Asked only where the colouring is at odds with one loop.
    std::function<Terrain()> findTerrain;
    /// Draws lengths by which joints are shortest ways, so that another is found when one proves
    /// impassable.
    int round = 0;
};

/// What the colouring is at odds with, of at most so many parts; nothing if inside and outside each hang
/// together. A part is cut off by firm cells and the fewest others that this takes, or, where it takes
/// many, by those round it; a firm cell of each side, or else a few beside the ring, stand for all.
[[nodiscard]] LoopCuts loopCuts(const Grid &grid, const Neighbours &neighbours,
                                const Colouring &colouring, std::size_t mostParts);

} // namespace inkling::slink
