// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/sentence.h"

namespace inkling {

/// The signs that part the things of a list.
enum class Joints : std::uint8_t {
    Commas,         ///< "a, b and c"
    Semicolons,     ///< "a, b; c, d and e, f": three or more things, some with commas inside
    OnlySemicolons, ///< "a and b; c and d": things with an "and" inside
};

/// The signs for a list: commas where they leave no doubt.
[[nodiscard]] Joints jointsOf(const Argument &list);

} // namespace inkling
