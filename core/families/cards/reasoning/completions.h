// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/hand.h"
#include "stopcondition.h"

#include <optional>
#include <span>

namespace inkling::cards {

/// The ways in which the values on the table can still be joined to the target, or close to it.
struct Completions
{
    /// The number of different expressions over all the values (with `some`, also over fewer) that
    /// make the target. Expressions that differ only by exchanging equal values count once, as do
    /// different spellings of one answer; an expression and its opposite count as two.
    std::size_t count = 0;
    /// The closest values that the values make, below the target and above it; refused where there
    /// is none.
    Fraction below = Fraction::refused();
    Fraction above = Fraction::refused();
};

/// The most values on the table that completionsOf() handles.
inline constexpr int mostOnTable = 6;

/// Tries all expressions over these values, which may be negative or fractions, under the hand's
/// options. Two expressions are taken as the same if they have the same value in the field of 2^61
/// - 1 elements when each value on the table is replaced by a random number.
///
/// Nothing for more than mostOnTable values, for hands with exponents, and when stopped. Requires:
/// at least one value, none refused. Cost: five values about 20 ms, six 1 s.
[[nodiscard]] std::optional<Completions>
completionsOf(const Hand &hand, std::span<const Fraction> table, const StopCondition &stop);

} // namespace inkling::cards
