// SPDX-License-Identifier: MIT
#include "support/numbercross/numbercrosschecks.h"

#include "families/numbercross/puzzle.h"
#include "support/numbercross/numbercrosssentences.h"

namespace inkling::test {

namespace {

const numbercross::Givens &givensOf(const Puzzle &puzzle)
{
    return dynamic_cast<const numbercross::NumberCrossPuzzle &>(puzzle).givens();
}

std::uint64_t lineBit(std::size_t place)
{
    return std::uint64_t(1) << place;
}

/// Every shading.
std::optional<Worlds> numberCrossWorlds(const Puzzle &puzzle)
{
    const numbercross::Givens &givens = givensOf(puzzle);
    const auto cells = std::size_t(givens.grid.cellCount());
    if (cells > 16)
        return std::nullopt;
    const auto rows = std::size_t(givens.grid.rows);
    const auto columns = std::size_t(givens.grid.columns);
    Worlds result{{}, lineBit(rows + columns) - 1};
    for (std::uint64_t shades = 0; shades < lineBit(cells); ++shades) {
        World world{std::vector<std::uint8_t>(cells), 0};
        std::vector<int> left(givens.labels.begin(), givens.labels.end());
        for (std::size_t cell = 0; cell < cells; ++cell) {
            const bool isBlack = (shades & lineBit(cell)) != 0;
            world.values[cell] = isBlack ? 1 : 0;
            const std::size_t line = isBlack ? rows + cell % columns : cell / columns;
            left[line] -= givens.digits[cell];
        }
        for (std::size_t line = 0; line < left.size(); ++line)
            world.met |= left[line] == 0 ? lineBit(line) : 0;
        result.worlds.push_back(std::move(world));
    }
    return result;
}

} // namespace

OwnChecks numberCrossChecks()
{
    return {addNumberCrossClaims, numberCrossWorlds};
}

} // namespace inkling::test
