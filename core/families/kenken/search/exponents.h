// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace inkling::kenken {

/// The prime factors of the digits.
inline constexpr std::array primes{2, 3, 5, 7, 11};
using Exponents = std::array<int, primes.size()>;

/// The exponents of these primes in a number; divides the number by them. Requires: number >= 1.
[[nodiscard]] constexpr Exponents takeExponents(std::int64_t &number)
{
    Exponents exponents{};
    for (std::size_t i = 0; i < primes.size(); ++i) {
        for (; number % primes[i] == 0; number /= primes[i])
            ++exponents[i];
    }
    return exponents;
}

} // namespace inkling::kenken
