// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"
#include "logic/search/randomsource.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace inkling::kenken {

/// The walls between the cells of a square, by which it can be divided into cages in many ways:
/// where a wall is removed, the two cells beside it are in one cage. A cage's clue depends on its
/// cells alone. Immutable; thread-safe.
///
/// Walls are numbered: first those between a cell and the one to its right, then those below a
/// cell.
class Walls
{
public:
    /// `square`: the answer, row by row.
    Walls(int side, std::vector<std::uint8_t> square, RandomSource &random);

    [[nodiscard]] int count() const { return 2 * m_side * (m_side - 1); }
    /// All walls, except that in the given order as many are removed as needed to have no more cages
    /// than a puzzle can have, of two cells each, or of three in a large square.
    [[nodiscard]] std::vector<bool> standing(std::span<const int> order) const;
    /// The cages between the walls in `standing`; nothing where a cage has more than `largest`
    /// cells, or where there are more cages than a puzzle can have.
    [[nodiscard]] std::optional<Cages> cages(const std::vector<bool> &standing, int largest) const;

private:
    [[nodiscard]] std::vector<bool> withoutWalls(std::span<const int> order, int mostCells) const;
    [[nodiscard]] std::pair<int, int> cellsBeside(int wall) const;
    [[nodiscard]] Cage cageOf(std::vector<std::uint8_t> cells) const;

    int m_side;
    std::vector<std::uint8_t> m_square;
    std::vector<std::uint8_t> m_taste; ///< by a cage's first cell: see chosenOperation()
};

} // namespace inkling::kenken
