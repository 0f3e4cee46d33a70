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
    std::string lineText; ///< the line at fault, shortened to 200 bytes

    /// "found 'x'; expected a clue", without the place.
    [[nodiscard]] std::string message() const
    {
        return "found " + found.english() + "; expected " + expected.english();
    }
};

} // namespace inkling
