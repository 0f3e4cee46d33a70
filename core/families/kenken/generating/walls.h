// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"
#include "logic/search/randomsource.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace inkling::kenken {

/// A square that can be cut into cages in many ways: where a wall between two cells is gone, they are in
/// one cage. A cage's clue follows from its cells alone. Immutable; thread-safe.
///
/// Walls: first those between a cell and the one to its right, then those below a cell.
class Walls
{
public:
    /// `square`: the answer, row by row.
    Walls(int side, std::vector<std::uint8_t> square, RandomSource &random);

    [[nodiscard]] int count() const { return 2 * m_side * (m_side - 1); }
    /// All of them standing, but for so many pairs of cells, in this order, that there are no more cages than
    /// a puzzle can have.
    [[nodiscard]] std::vector<bool> standing(std::span<const int> order) const;
    /// The cages between these walls; nothing where one has more than `largest` cells, or where there are
    /// more cages than a puzzle can have.
    [[nodiscard]] std::optional<Cages> cages(const std::vector<bool> &standing, int largest) const;

private:
    [[nodiscard]] std::pair<int, int> cellsBeside(int wall) const;
    [[nodiscard]] Cage cageOf(std::vector<std::uint8_t> cells) const;

    int m_side;
    std::vector<std::uint8_t> m_square;
    std::vector<std::uint8_t> m_taste; ///< by a cage's first cell: which operation it prefers
};

} // namespace inkling::kenken
