// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/path.h"
#include "logic/search/randomsource.h"

#include <optional>
#include <string>

namespace inkling::hex {

/// How many numbers an equation of so many characters can have, at least and at most.
struct NumberRange
{
    int least;
    int most;
};
/// Requires: length >= 3.
[[nodiscard]] NumberRange numbersIn(int length);

/// A random acceptable equation of so many characters and numbers, with at most two multiplications and no
/// number 0; nothing where its last number does not work out. Requires: `numbers` within
/// numbersIn(length).
[[nodiscard]] std::optional<std::string> randomEquation(int length, int numbers,
                                                        RandomSource &random);

/// A random acceptable equation that has the pattern's characters where it is not blankTile; nothing where
/// none is found with some effort: about 5 ms for each `tries`. Requires: 3 to maxTiles characters.
[[nodiscard]] std::optional<std::string> randomEquationLike(std::string_view pattern, int tries,
                                                            RandomSource &random);

/// A random path through all tiles; nothing where it runs into a dead end.
[[nodiscard]] std::optional<Path> randomPath(const Tiles &tiles, RandomSource &random);

} // namespace inkling::hex
