// SPDX-License-Identifier: MIT
#include "support/hex/hexchecks.h"

#include "checkerfor.h"
#include "families/hex/puzzle.h"
#include "support/checks/librarychecks.h"
#include "support/hex/hexsentences.h"

#include <cstdlib>

namespace inkling::test {

namespace {

const hex::Tiles &tilesOf(const Puzzle &puzzle)
{
    return dynamic_cast<const hex::HexPuzzle &>(puzzle).tiles();
}

/// Every path, read from either end. Its one clue is that it reads as an equation: after a constraint for
/// each tile and one for the path.
std::optional<Worlds> hexWorlds(const Puzzle &puzzle)
{
    const hex::Tiles &tiles = tilesOf(puzzle);
    constexpr int mostTiles = 13;
    if (tiles.count() > mostTiles)
        return std::nullopt;
    const HexStepChecker checker = checkerFor(tiles);
    Worlds result{{}, std::uint64_t(2) << tiles.count()};
    for (const HexStepChecker::Way &way : checker.ways()) {
        World world{{}, way.comesOut() ? result.clues : 0, way.characters};
        for (std::size_t first = 0; first < way.turns.size(); ++first) {
            for (std::size_t second = first + 1; second < way.turns.size(); ++second) {
                if (checker.touch(int(first), int(second)))
                    world.values.push_back(std::abs(way.turns[first] - way.turns[second]) == 1);
            }
        }
        world.values.push_back(way.tiles.front() > way.tiles.back());
        result.worlds.push_back(std::move(world));
    }
    return result;
}

} // namespace

OwnChecks hexChecks()
{
    return {addHexClaims, hexWorlds};
}

} // namespace inkling::test
