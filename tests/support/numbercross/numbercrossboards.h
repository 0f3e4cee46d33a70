// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"

#include <random>
#include <vector>

namespace inkling::test {

/// A random board with an answer: random digits, with labels for random shades. About `percent` in
/// 100 cells are black.
[[nodiscard]] numbercross::Givens randomNumberCross(int rows, int columns, int percent,
                                                    std::mt19937 &random);

/// Sets the labels of a board to the sums of these shades.
void label(numbercross::Givens &givens, const std::vector<std::uint8_t> &shades);

/// Increases some labels of one direction and decreases others, with the same total.
void disturb(numbercross::Givens &givens, int times, std::mt19937 &random);

/// All answers, found by trying all shades row by row. Requires: few cells.
[[nodiscard]] std::vector<std::vector<std::uint8_t>> allAnswers(const numbercross::Givens &givens,
                                                                const std::vector<bool> &isAsked);

} // namespace inkling::test
