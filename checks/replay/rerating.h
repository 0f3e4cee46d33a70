// SPDX-License-Identifier: MIT
#pragma once

#include "stepchecks.h"

#include <map>
#include <span>
#include <string>

namespace inkling::checks {

/// The rating of printed steps before it is rounded to one decimal, reckoned anew from their waves, costs and parts as docs/records.md
/// defines it; apart from the program's own reckoning.
[[nodiscard]] double ratingOf(std::span<const Json> steps);
/// The word for a rating.
[[nodiscard]] std::string wordFor(double rating);
/// The number of times that the reader of these steps meets each rule.
[[nodiscard]] std::map<std::string, int> rulesIn(std::span<const Json> steps);

} // namespace inkling::checks
