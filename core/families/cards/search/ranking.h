// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/search/deal.h"
#include "logic/model/solver.h"

#include <compare>
#include <optional>
#include <string>

namespace inkling::cards {

/// A measure of how simple an answer is. The simplest answer has, in this order of importance: the
/// fewest cards; the fewest powers; the fewest fractions on the way (sums, products and powers that
/// are not whole); the fewest pairs of parentheses; the fewest divisions; the smallest `largest`,
/// which is the largest magnitude of a value on the way; the shortest text; the first text by the
/// alphabet.
struct Measure
{
    int cards = 0;
    int powers = 0;
    int fractions = 0;
    int parentheses = 0;
    int divisions = 0;
    Fraction largest;
    std::string text;

    friend bool operator<(const Measure &a, const Measure &b);
};

struct RankedAnswer
{
    Measure measure;
    Answer answer;
};

/// The form as it is written: in a sum first what is added, then what is subtracted, large values
/// before small ones; in a product the same, but single cards first. With `opposite`, the form's
/// opposite. Nothing where a value on the way, calculated in this order, is refused, as may happen
/// with powers. `cards` is the hand whose places the answer names; of equal cards the first are
/// used first. Requires, with `opposite`: the form turns.
[[nodiscard]] std::optional<RankedAnswer> written(const FormMaker &maker, const Deal &deal,
                                                  const std::vector<int> &cards, const Form &form,
                                                  bool opposite);

} // namespace inkling::cards
