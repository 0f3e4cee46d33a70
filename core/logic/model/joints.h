// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/sentence.h"

namespace inkling {

/// What parts the things of a list.
enum class Joints : std::uint8_t {
    Commas,         ///< "a, b and c"
    Semicolons,     ///< "a, b; c, d and e, f": three or more that have commas inside
    OnlySemicolons, ///< "a and b; c and d": what has an "and" inside
};

[[nodiscard]] Joints jointsOf(const Argument &list);

} // namespace inkling
