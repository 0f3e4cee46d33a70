// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/hand.h"
#include "stopcondition.h"

#include <optional>
#include <span>

namespace inkling::cards {

/// What can be made of the values that lie on the table.
struct Completions
{
    /// How many different expressions over them make the target: as answers are told apart, with equal
    /// values exchanged. (An expression and its opposite are two.)
    std::size_t count = 0;
    /// The closest values that they make, below the target and above it; refused where there is none.
    Fraction below = Fraction::refused();
    Fraction above = Fraction::refused();
};

/// The most values that are looked through.
inline constexpr int mostOnTable = 6;

/// Looks through all expressions over these values, which may be negative or fractions, under the hand's
/// options. Which expressions are the same is told by what they are worth in a field of 2^61 - 1 elements
/// where each value is a random number of its own.
///
/// Nothing for more than mostOnTable values, for hands with exponents, and when stopped. Requires: at least
/// one value, none refused. Cost: five values some 20 ms, six 1 s.
[[nodiscard]] std::optional<Completions>
completionsOf(const Hand &hand, std::span<const Fraction> table, const StopCondition &stop);

} // namespace inkling::cards
