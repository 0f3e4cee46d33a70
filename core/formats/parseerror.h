// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"

#include <string>

namespace inkling {

/// An error in a text: where it stops making sense, what stands there, and what could have stood
/// there.
struct ParseError
{
    int line = 1;   ///< from 1
    int column = 1; ///< from 1, in bytes
    Phrase found;
    Phrase expected;
    /// The line at fault, or at most 200 bytes of it round the column.
    std::string lineText;
    int lineTextColumn = 1; ///< the column at which lineText begins, from 1

    /// The error in English, without the place: "found 'x'; expected a clue".
    [[nodiscard]] std::string message() const
    {
        return "found " + found.english() + "; expected " + expected.english();
    }
};

} // namespace inkling
