// SPDX-License-Identifier: MIT
#include "checkerfor.h"

namespace inkling::checks {

CardsStepChecker checkerFor(const cards::Hand &hand)
{
    return {hand.cards,
            hand.target.text(),
            {hand.choices.exponents, hand.choices.integers, hand.choices.some}};
}

HexStepChecker checkerFor(const hex::Tiles &tiles)
{
    return {tiles.grid().rows, tiles.grid().columns, tiles.characters()};
}

KenkenStepChecker checkerFor(const kenken::Cages &cages)
{
    std::vector<JudgeCage> judgeCages;
    for (std::size_t i = 0; i < cages.cages.size(); ++i) {
        const kenken::Cage &cage = cages.cages[i];
        constexpr std::string_view operators = ".+-*/?";
        judgeCages.push_back({kenken::letterOf(int(i)), cage.target,
                              operators[std::size_t(cage.operation)],
                              std::vector<int>(cage.cells.begin(), cage.cells.end())});
    }
    return {cages.side, std::move(judgeCages)};
}

NumberCrossStepChecker checkerFor(const numbercross::Givens &givens)
{
    const auto firstColumn = givens.labels.begin() + givens.grid.rows;
    return {givens.grid.rows, givens.grid.columns,
            std::vector<int>(givens.digits.begin(), givens.digits.end()),
            std::vector<int>(givens.labels.begin(), firstColumn),
            std::vector<int>(firstColumn, givens.labels.end())};
}

SlinkStepChecker checkerFor(const slink::Clues &clues)
{
    return {clues.grid.rows, clues.grid.columns,
            std::vector<int>(clues.cells.begin(), clues.cells.end())};
}

} // namespace inkling::checks
