// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"

#include <string>
#include <vector>

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

/// A known fact, drawn on an element. Each fact about an unknown has one mark; the mark of a
/// stronger fact takes the place of a weaker one's.
struct Mark
{
    ElementId element = noElement;
    Look look = Look::Line;
    /// The second element, for a look that needs one; else noElement.
    ElementId other = noElement;
    /// CornerLines: bit n is set if n lines are possible. Candidates, and a Text that shows
    /// candidates: bit n is set if the value n is possible.
    std::uint64_t values = 0;
    /// Candidates: the values that are possible to begin with. A step that concludes fewer strikes
    /// the others out.
    std::uint64_t outOf = 0;
    /// Text: the text written.
    std::string text = {};
    /// Whether the mark is part of the puzzle's answer, and not a note on the way to it.
    bool main = true;

    friend bool operator==(const Mark &, const Mark &) = default;
};

/// A text on a Label or a Region that changes as facts come in: a sum so far, an equation as it is
/// written.
struct Caption
{
    ElementId element = noElement;
    /// The text that replaces the board's; if empty, the board's text stays.
    std::string text = {};
    /// Whether the label or region is met by what is marked, and has nothing more to say.
    bool done = false;
    /// Whether the label or region can no longer be met, given what is marked.
    bool clashes = false;

    friend bool operator==(const Caption &, const Caption &) = default;
};

/// A moment at the end, when the answer is read out: the elements that light up, and the captions
/// as they are written by then (empty: they stay as they are).
struct Beat
{
    std::vector<ElementId> elements;
    std::vector<Caption> captions = {};
};

} // namespace inkling
