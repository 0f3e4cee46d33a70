// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"

namespace inkling {

/// What a mark means; how it is painted is the window's affair.
enum class Look : std::uint8_t {
    Line,        ///< on an Edge: the loop runs here
    Cross,       ///< on an Edge: the loop does not run here
    Inside,      ///< on a Cell: the loop runs round it
    Outside,     ///< on a Cell
    Alike,       ///< between two Cells (element and other): both inside or both outside
    Unlike,      ///< between two Cells (element and other): one inside, one outside
    CornerLines, ///< on a Cell at one of its corners (other, a Vertex): how many lines meet there
};

/// Something that is known, drawn on an element. One fact about an unknown has one mark; a stronger
/// fact about it has another, which takes its place.
struct Mark
{
    ElementId element = noElement;
    Look look = Look::Line;
    /// The second element of a look that needs one.
    ElementId other = noElement;
    /// CornerLines: bit n is set when n lines are possible.
    std::uint64_t values = 0;
    /// An answer to the puzzle itself, not a note on the way to one.
    bool main = true;

    friend bool operator==(const Mark &, const Mark &) = default;
};

} // namespace inkling
