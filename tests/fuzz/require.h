// SPDX-License-Identifier: MIT
#pragma once

#include "formats/parseerror.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace inkling::fuzz {

inline void require(bool holds)
{
    if (!holds)
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
