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

/// What lies on the table of a puzzle whose answer is built by joining. Texts have the signs of print.
struct Table
{
    struct Thing
    {
        int place = 0;          ///< as Joining counts
        std::string face;       ///< "Q", "81"
        std::string value;      ///< "12", "81", "−5/3"
        std::string expression; ///< how it was made, "9×9"; empty for what was dealt
        /// Where the puzzle's board has it; noElement where the answer drawn there goes another way.
        ElementId element = noElement;
    };

    /// In the order in which they lie: what is made lies where its left part lay.
    std::vector<Thing> things;
    /// What each move did: "9 × 9 = 81".
    std::vector<std::string> lines;
    std::string target;
    /// The signs that may join, of "+-*/^".
    std::string_view signs;
    /// The answer that the moves amount to, if they do.
    std::optional<Answer> answer;
    /// What of the reasoning the moves have done, as a person's marks are.
    std::vector<Fact> facts;
};

} // namespace inkling
