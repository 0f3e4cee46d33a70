// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"

#include <random>
#include <vector>

namespace inkling::test {

/// A board with random digits, labelled after random shades, of which about `percent` in 100 are black:
/// it has an answer.
[[nodiscard]] numbercross::Givens randomNumberCross(int rows, int columns, int percent,
                                                    std::mt19937 &random);

/// Labels a board after shades.
void label(numbercross::Givens &givens, const std::vector<std::uint8_t> &shades);

/// Makes some labels of lines of one direction larger and others smaller, so that the total stays.
void disturb(numbercross::Givens &givens, int times, std::mt19937 &random);

/// All answers, by trying all shades row by row. Requires: few cells.
[[nodiscard]] std::vector<std::vector<std::uint8_t>> allAnswers(const numbercross::Givens &givens,
                                                                const std::vector<bool> &isAsked);

} // namespace inkling::test
