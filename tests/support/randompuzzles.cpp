// SPDX-License-Identifier: MIT
#include "support/randompuzzles.h"

#include "families/hex/puzzle.h"
#include "families/kenken/puzzle.h"
#include "families/numbercross/puzzle.h"
#include "families/slink/puzzle.h"
#include "support/checks/checkerfor.h"
#include "support/hex/hexboards.h"
#include "support/kenken/kenken.h"
#include "support/numbercross/numbercrossboards.h"

namespace inkling::test {

namespace {

template <typename Checker>
StepCheck ownCheck(Checker checker)
{
    const auto shared = std::make_shared<Checker>(std::move(checker));
    return [shared](const nlohmann::ordered_json &step) { return shared->fault(step); };
}

RandomPuzzle randomKenken(int number, std::mt19937 &random)
{
    const bool disturbed = number % 7 == 6;
    kenken::Cages cages = randomCages(2 + number % 3, 1 + number % 5, disturbed, random);
    const StepCheck check = ownCheck(checkerFor(cages));
    return {std::make_shared<const kenken::KenkenPuzzle>(std::move(cages)), check};
}

RandomPuzzle randomNumberCrossPuzzle(int number, std::mt19937 &random)
{
    numbercross::Givens givens
        = randomNumberCross(1 + number % 4, 1 + number / 4 % 4, 20 + int(random() % 60), random);
    if (number % 5 == 4)
        disturb(givens, 1, random);
    const StepCheck check = ownCheck(checkerFor(givens));
    return {std::make_shared<const numbercross::NumberCrossPuzzle>(std::move(givens)), check};
}

RandomPuzzle randomHex(int number, std::mt19937 &random)
{
    const int most = number % 4 == 3 ? 12 : 8;
    hex::Tiles tiles
        = number % 3 == 2 ? randomHexBoard(random, most) : solvableHexBoard(random, most);
    const StepCheck check = ownCheck(checkerFor(tiles));
    return {std::make_shared<const hex::HexPuzzle>(std::move(tiles)), check};
}

/// A loop round a random blob of cells, and the clues that it makes, some of them left out.
RandomPuzzle randomSlink(int number, std::mt19937 &random)
{
    const int rows = 1 + number % 3;
    const int columns = 1 + number / 3 % 4;
    slink::Clues clues;
    clues.grid.rows = rows;
    clues.grid.columns = columns;
    const auto side = [&](int r, int c, const std::vector<bool> &inside) {
        return r >= 0 && c >= 0 && r < rows && c < columns && inside[std::size_t(r * columns + c)];
    };
    std::vector<bool> inside(std::size_t(rows * columns), false);
    inside[random() % inside.size()] = true;
    for (int i = 0; i < 3 * rows * columns; ++i) {
        const std::size_t cell = random() % inside.size();
        const int r = int(cell) / columns;
        const int c = int(cell) % columns;
        const int neighbours = int(side(r - 1, c, inside)) + int(side(r + 1, c, inside))
                               + int(side(r, c - 1, inside)) + int(side(r, c + 1, inside));
        inside[cell] = inside[cell] || neighbours == 1;
    }
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c) {
            int lines = 0;
            for (const auto &[down, right] :
                 {std::pair(-1, 0), std::pair(1, 0), std::pair(0, -1), std::pair(0, 1)})
                lines += side(r, c, inside) != side(r + down, c + right, inside) ? 1 : 0;
            const bool isBlank = lines == 4 || random() % 3 == 0;
            clues.cells.push_back(isBlank ? slink::blank : std::int8_t(lines));
        }
    }
    const StepCheck check = ownCheck(checkerFor(clues));
    return {std::make_shared<const slink::SlinkPuzzle>(std::move(clues)), check};
}

} // namespace

std::vector<PuzzleSource> puzzleSources()
{
    return {{"slink", randomSlink},
            {"kenken", randomKenken},
            {"numbercross", randomNumberCrossPuzzle},
            {"hex", randomHex}};
}

} // namespace inkling::test
