// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"

#include <string>
#include <vector>

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
    Text,        ///< on a Cell, a Label or a Node: `text` is written there
    Candidates,  ///< on a Cell: one of `values` out of `outOf`, each at its fixed place
    Black,       ///< on a Cell: inked
    White,       ///< on a Cell: stays white
    Joined,      ///< on an Edge between the middles of two elements: the path runs here
    Cut,         ///< on such an Edge: the path does not run here
    End,         ///< on a Cell: the path ends here
    Inner,       ///< on a Cell: the path does not end here
};

/// Something that is known, drawn on an element. One fact about an unknown has one mark; a stronger
/// fact about it has another, which takes its place.
struct Mark
{
    ElementId element = noElement;
    Look look = Look::Line;
    /// The second element of a look that needs one.
    ElementId other = noElement;
    /// CornerLines: bit n is set when n lines are possible. Candidates, or a Text for them: if n is.
    std::uint64_t values = 0;
    /// Candidates: those that there are to begin with. A step that concludes fewer strikes the others out.
    std::uint64_t outOf = 0;
    /// Text: what is written.
    std::string text = {};
    /// An answer to the puzzle itself, not a note on the way to one.
    bool main = true;

    friend bool operator==(const Mark &, const Mark &) = default;
};

/// What stands on a Label or a Region besides what the puzzle gives, as the facts come in: a sum so
/// far, an equation as it is written.
struct Caption
{
    ElementId element = noElement;
    /// In place of the board's text; empty: that text stays.
    std::string text = {};
    /// It has nothing more to say.
    bool done = false;
    /// It can no longer be met, by what is marked.
    bool clashes = false;

    friend bool operator==(const Caption &, const Caption &) = default;
};

/// A moment of the end, when the answer is read out: the elements in their turn, and what is written
/// by then.
struct Beat
{
    std::vector<ElementId> elements;
    std::vector<Caption> captions = {};
};

} // namespace inkling
