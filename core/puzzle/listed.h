// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"

#include <string>

namespace inkling {

/// The numbers of a set, as a sentence lists them: "3, 5, 6".
[[nodiscard]] inline std::string listed(ValueSet numbers)
{
    std::string text;
    for (std::uint64_t bits = numbers.bits(); bits != 0; bits &= bits - 1)
        text += (text.empty() ? "" : ", ") + std::to_string(std::countr_zero(bits));
    return text;
}

} // namespace inkling
