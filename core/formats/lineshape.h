// SPDX-License-Identifier: MIT
#pragma once

#include "formats/linesource.h"

namespace inkling {

/// Goes to the next line with text. Returns false at the end of the text.
inline bool skipEmptyLines(LineSource &source)
{
    while (source.next()) {
        if (!isBlankLine(source.line()))
            return true;
    }
    return false;
}

/// Whether the line has just two numbers, as a size does, even a size that no board may have.
[[nodiscard]] inline bool hasTwoNumbers(const LineSource &source)
{
    const auto isNumber = [](std::string_view word) {
        return !word.empty() && word.find_first_not_of("-0123456789") == std::string_view::npos;
    };
    WordReader words(source);
    return isNumber(words.next()) && isNumber(words.next()) && words.next().empty();
}

} // namespace inkling
