// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/search/deal.h"
#include "logic/model/solver.h"

#include <compare>
#include <optional>
#include <string>

namespace inkling::cards {

/// How simple an answer is. The simplest has, in this order of importance: the fewest cards; the
/// fewest powers; the fewest fractions on the way (sums, products and powers that are not whole);
/// the fewest pairs of parentheses; the fewest divisions; the smallest value on the way (of the
/// largest in size); the shortest text; and the first by the alphabet.
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

/// A form as it is written: what is added before what is taken away, large before small; in a
/// product single cards first. Nothing where a value on the way, reckoned in this order, is refused: with
/// powers it may be. With `opposite` the form's opposite; requires then that it turns. `cards`: the hand,
/// whose places the answer names; of equal cards the first come first.
[[nodiscard]] std::optional<RankedAnswer> written(const FormMaker &maker, const Deal &deal,
                                                  const std::vector<int> &cards, const Form &form,
                                                  bool opposite);

} // namespace inkling::cards
