// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace inkling {

/// The meaning of a mark; how it is painted is the window's affair.
enum class Look : std::uint8_t {
    Line,        ///< on an Edge: the loop runs here
    Cross,       ///< on an Edge: the loop does not run here
    Inside,      ///< on a Cell: the loop runs round the cell
    Outside,     ///< on a Cell: the loop does not run round the cell
    Alike,       ///< between two Cells (element and other): both inside or both outside
    Unlike,      ///< between two Cells (element and other): one inside, one outside
    CornerLines, ///< on a Cell at one of its corners (other, a Vertex): how many lines meet there
    Text,        ///< on a Cell, a Label or a Node: `text` is written there
    Candidates,  ///< on a Cell: one of `values` out of `outOf`, each at its fixed place
    Black,       ///< on a Cell: inked
    White,       ///< on a Cell: stays white
    Joined,      ///< on an Edge between the middles of two elements: the path runs here
    Cut,         ///< on an Edge as for Joined: the path does not run here
    End,         ///< on a Cell: the path ends here
    Inner,       ///< on a Cell: the path does not end here
};

/// Whether a mark of this look runs along its edge, from end to end.
[[nodiscard]] constexpr bool isRunning(Look look)
{
    return look == Look::Line || look == Look::Joined;
}

} // namespace inkling
