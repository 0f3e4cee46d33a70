// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>

namespace inkling {

/// The number of doublings that lead from 1 to `number`: the logarithm to the base 2, but with
/// straight lines between powers of two, so that it is the same on every machine. Requires: number
/// >= 1.
[[nodiscard]] constexpr double doublings(std::size_t number)
{
    const std::size_t power = std::bit_floor(number);
    return double(std::bit_width(power) - 1) + double(number - power) / double(power);
}

} // namespace inkling
