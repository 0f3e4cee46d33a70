// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"

#include <functional>
#include <vector>

namespace inkling::slink {

/// A part of the inside, or of the outside, that is cut off from the rest of it.
struct CellPart
{
    bool isInside = false;
    /// Its cells; where nothing but firm cells shuts it in, all that they shut in.
    std::vector<int> cells;
    /// The cells of the other colour round these.
    std::vector<int> ring;
    /// Cells that would join it to the rest; empty where firm cells shut it in.
    std::vector<int> way;
};

/// Where a colouring is at odds with one loop.
struct CellParts
{
    /// The parts of the inside but the largest, and those of the outside that do not reach the border.
    std::vector<CellPart> cutOff;
    /// The largest part of the inside.
    std::vector<int> mainInside;
    /// It and all that firm cells shut in with it.
    std::vector<int> grownInside;
};

/// Requires: a colour for each cell, and whether it is firm, so that no way leads through it to cells of
/// the other colour. At most `most` parts that are cut off are looked for. Ways are shortest ones by
/// lengths that `round` draws, so that another is found when one proves impassable.
[[nodiscard]] CellParts cellParts(const Grid &grid, const std::vector<bool> &isInside,
                                  const std::function<std::vector<bool>()> &findFirm,
                                  std::size_t most, int round);

} // namespace inkling::slink
