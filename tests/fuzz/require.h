// SPDX-License-Identifier: MIT
#pragma once

#include "formats/parseerror.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <source_location>
#include <string_view>

namespace inkling::fuzz {

/// Stops the program where something does not hold, and says where that is.
inline void require(bool holds, std::source_location place = std::source_location::current())
{
    if (holds)
        return;
    std::fprintf(stderr, "%s:%u: does not hold\n", place.file_name(), unsigned(place.line()));
    std::abort();
}

/// An error has words, and a place in its text.
inline void requirePlace(std::string_view text, const ParseError &error)
{
    require(error.line >= 1 && error.line <= 1 + std::ranges::count(text, '\n'));
    require(error.column >= 1 && std::size_t(error.column) <= text.size() + 1);
    require(!error.message().empty());
    require(error.lineText.empty() || error.lineTextColumn <= error.column);
}

} // namespace inkling::fuzz
