// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"

#include <optional>
#include <span>

namespace inkling::kenken {

inline constexpr int tasteCount = 12;

/// Which operation a cage of these cells of a square gets. `taste`, below tasteCount, decides between those
/// that suit it: of two cells a quotient where there is one, or a difference, two times in three.
/// Requires: at least one cell.
[[nodiscard]] Operation chosenOperation(std::span<const std::uint8_t> cells,
                                        std::span<const std::uint8_t> square, int taste);
/// What these cells of a square make; nothing where they do not, and beyond maxTarget. Of an unknown
/// operation: their product.
[[nodiscard]] std::optional<std::int64_t> targetOf(Operation operation,
                                                   std::span<const std::uint8_t> cells,
                                                   std::span<const std::uint8_t> square);

} // namespace inkling::kenken
