// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"

#include <string>

namespace inkling {

/// Where a text stops making sense, what stands there, and what could have stood there.
struct ParseError
{
    int line = 1;   ///< from 1
    int column = 1; ///< from 1, in bytes
    Phrase found;
    Phrase expected;
    /// Of the line at fault, at most 200 bytes round the column; where in the line they begin.
    std::string lineText;
    int lineTextColumn = 1;

    /// "found 'x'; expected a clue", without the place.
    [[nodiscard]] std::string message() const
    {
        return "found " + found.english() + "; expected " + expected.english();
    }
};

} // namespace inkling
