// SPDX-License-Identifier: MIT
#pragma once

#include "boundpuzzle.h"
#include "puzzle/generating.h"

#include <optional>
#include <string>
#include <utility>

namespace inkling {

/// A wish for puzzles of a family. Immutable, so threads may share it.
class BoundWish
{
public:
    /// `size`: rows and columns; without it the family's second smallest. Throws Python's ValueError
    /// for what the family cannot make. Requires: the GIL is held.
    BoundWish(const Family &family, std::optional<std::pair<int, int>> size,
              const std::string &difficulty, const std::string &symmetry);

    /// The puzzle that Family::generate() makes; nothing where none of very many tries has the
    /// difficulty. Throws Python's TimeoutError. Requires: the GIL is held.
    [[nodiscard]] std::optional<BoundPuzzle> make(std::uint64_t seed,
                                                  std::optional<double> seconds) const;

private:
    const Family *m_family;
    Wish m_wish;
};

} // namespace inkling
