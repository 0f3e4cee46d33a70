// SPDX-License-Identifier: MIT
#include "support/hexboards.h"

#include <algorithm>

namespace inkling::test {

hex::Tiles randomHexBoard(std::mt19937 &random, int mostTiles)
{
    const auto below = [&](int count) { return int(random() % unsigned(count)); };
    hex::Grid grid;
    do {
        grid = {3 + 2 * below(4), 1 + below(5)};
    } while (grid.tileCount() > mostTiles);
    const int count = grid.tileCount();
    // From half as many numbers as digits to as many, and now and then what cannot come out.
    const int operators = std::max(1, count / 3 + below(std::max(1, count / 2 - count / 3 + 1)));
    std::string characters = "=";
    while (int(characters.size()) < operators)
        characters += "+-*/+-"[below(6)];
    const bool hasFewDigits = below(3) == 0;
    while (int(characters.size()) < count)
        characters += char('0' + (hasFewDigits ? below(3) : below(10)));
    std::ranges::shuffle(characters, random);
    return {grid, characters};
}

} // namespace inkling::test
