// SPDX-License-Identifier: MIT
#include "support/hex/hexboards.h"

#include "families/hex/equation.h"

#include <algorithm>
#include <bit>

namespace inkling::test {

namespace {

int below(std::mt19937 &random, int count)
{
    return int(random() % unsigned(count));
}

hex::Grid randomGrid(std::mt19937 &random, int mostTiles)
{
    hex::Grid grid;
    do {
        grid = {3 + 2 * below(random, 4), 1 + below(random, 5)};
    } while (grid.tileCount() > mostTiles);
    return grid;
}

/// A walk that passes all tiles; tried until one does.
std::vector<int> randomPath(std::mt19937 &random, const hex::Tiles &tiles)
{
    std::vector<int> path;
    while (int(path.size()) < tiles.count()) {
        path = {below(random, tiles.count())};
        hex::TileSet left = tiles.all() & ~(hex::TileSet{1} << path[0]);
        while (hex::TileSet ways = tiles.neighbours(path.back()) & left) {
            for (int skipped = below(random, std::popcount(ways)); skipped > 0; --skipped)
                ways &= ways - 1;
            path.push_back(std::countr_zero(ways));
            left &= ~(hex::TileSet{1} << path.back());
        }
    }
    return path;
}

/// One side of an equation, or nearly.
std::string randomSide(std::mt19937 &random, int length)
{
    std::string characters;
    int digits = 0; // of the number in hand
    while (int(characters.size()) < length) {
        const bool mayEnd = digits > 0 && int(characters.size()) + 1 < length;
        if (mayEnd && (digits == 2 || characters.back() == '0' || below(random, 2) == 0)) {
            characters += "+-*/+-"[below(random, 6)];
            digits = 0;
        } else {
            characters += char('0' + below(random, 10));
            ++digits;
        }
    }
    return characters;
}

std::string randomEquation(std::mt19937 &random, int length)
{
    std::string characters;
    while (!hex::readEquation(characters).acceptable()) {
        const int before = 1 + below(random, length - 2);
        characters = randomSide(random, before) + '=' + randomSide(random, length - 1 - before);
    }
    return characters;
}

} // namespace

hex::Tiles randomHexBoard(std::mt19937 &random, int mostTiles)
{
    const hex::Grid grid = randomGrid(random, mostTiles);
    const int count = grid.tileCount();
    // As many as an equation may have, most of the time.
    const int operators
        = std::max(1, count / 3 + below(random, std::max(1, count / 2 - count / 3 + 1)));
    std::string characters = "=";
    while (int(characters.size()) < operators)
        characters += "+-*/+-"[below(random, 6)];
    const bool hasFewDigits = below(random, 3) == 0;
    while (int(characters.size()) < count)
        characters += char('0' + below(random, hasFewDigits ? 3 : 10));
    std::ranges::shuffle(characters, random);
    return {grid, characters};
}

hex::Tiles solvableHexBoard(std::mt19937 &random, int mostTiles)
{
    // Four tiles make no equation: one digit is never two.
    hex::Grid grid;
    do {
        grid = randomGrid(random, mostTiles);
    } while (grid.tileCount() <= 4);
    const int count = grid.tileCount();
    const std::vector<int> path = randomPath(random, {grid, std::string(std::size_t(count), '1')});
    const std::string equation = randomEquation(random, count);
    std::string characters(std::size_t(count), ' ');
    for (int i = 0; i < count; ++i)
        characters[std::size_t(path[std::size_t(i)])] = equation[std::size_t(i)];
    return {grid, characters};
}

} // namespace inkling::test
