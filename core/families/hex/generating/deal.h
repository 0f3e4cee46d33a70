// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/path.h"
#include "logic/search/randomsource.h"

#include <optional>
#include <string>

namespace inkling::hex {

/// The least and the greatest number of numbers in an equation of some length.
struct NumberRange
{
    int least;
    int most;
};
/// The range for an equation of `length` characters. Requires: length >= 3.
[[nodiscard]] NumberRange numbersIn(int length);

/// A random acceptable equation of `length` characters with `numbers` numbers, at most two
/// multiplications and no number 0; nothing where no last number makes the sides equal. Requires:
/// `numbers` within numbersIn(length).
[[nodiscard]] std::optional<std::string> randomEquation(int length, int numbers,
                                                        RandomSource &random);

/// A random acceptable equation that has the pattern's characters wherever the pattern is not
/// blankTile; nothing where none is found with some effort: about 5 ms for each of `tries`.
/// Requires: 3 to maxTiles characters.
[[nodiscard]] std::optional<std::string> randomEquationLike(std::string_view pattern, int tries,
                                                            RandomSource &random);

/// A random path through all tiles; nothing where the path runs into a dead end.
[[nodiscard]] std::optional<Path> randomPath(const Tiles &tiles, RandomSource &random);

} // namespace inkling::hex
