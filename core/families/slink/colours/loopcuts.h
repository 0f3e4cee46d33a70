// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "families/slink/reasoning/surroundings.h"

#include <functional>
#include <vector>

namespace inkling::slink {

/// A consequence of the one loop: if the cells `within` and `beyond` both have the colour, so has
/// some cell of the ring that separates them. Where the colour is outside, `beyond` is nowhere,
/// which stands for the border.
struct LoopCut
{
    bool isInside = false;
    int within = nowhere;
    std::vector<int> ring;
    int beyond = nowhere;
};

/// A path of cells that would join two parts of one colour if they took that colour.
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

/// The limits within which a colouring may be changed.
struct Terrain
{
    /// By cell: the cell keeps its colour, so that no path of the other colour leads through it.
    std::vector<bool> isFirm;
    /// By cell: changing the cell usually breaks something.
    std::vector<bool> isBusy;
};

struct CellColouring
{
    std::vector<bool> isInside; ///< by cell
    /// Called only where the colouring contradicts the one loop.
    std::function<Terrain()> findTerrain;
    /// Varies the lengths that decide which joints are shortest, so that another joint is found
    /// when one proves impassable; 0: all cells count the same.
    int round = 0;
};

/// The cuts and joints for the parts of a colouring that are cut off from the rest of their colour,
/// for at most `mostParts` of them; empty if inside and outside are each connected. The ring round
/// a part consists of firm cells and the fewest others possible; where that takes many others, it
/// is all cells round the part. On either side of the ring one firm cell stands for all, or else a
/// few cells beside the ring.
[[nodiscard]] LoopCuts loopCuts(const Grid &grid, const Neighbours &neighbours,
                                const CellColouring &colouring, std::size_t mostParts);

} // namespace inkling::slink
