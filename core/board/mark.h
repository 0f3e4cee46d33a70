// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "board/look.h"

#include <string>
#include <vector>

namespace inkling {

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
    /// Candidates that a step concludes: the values that it strikes out; 0: all that are not possible.
    std::uint64_t struck = 0;
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
