// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "logic/model/joining.h"
#include "logic/model/model.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace inkling {

/// The table of a puzzle whose answer is built by joining: the things on it, and what the moves so
/// far have done. Texts are typeset ("×", "−").
struct Table
{
    struct Thing
    {
        int place = 0;          ///< the thing's number, as Joining counts them
        std::string face;       ///< the text on its front: "Q", "81"
        std::string value;      ///< "12", "81", "−5/3"
        std::string expression; ///< the card's expression, "9×9"; empty for a dealt card
        /// The element of the puzzle's board that shows the thing; noElement where the answer drawn
        /// there does not have it.
        ElementId element = noElement;
    };

    /// The things in the order in which they lie: a joined thing lies where its left part lay.
    std::vector<Thing> things;
    /// By move: what it did, "9 × 9 = 81".
    std::vector<std::string> lines;
    std::string target;
    /// The signs that may join two things, out of "+-*/^".
    std::string_view signs;
    /// The answer that the moves build; nothing while they do not make one.
    std::optional<Answer> answer;
    /// The facts of the reasoning that the moves have established, in the form of a person's marks.
    std::vector<Fact> facts;
};

} // namespace inkling
