// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"

#include <optional>
#include <span>

namespace inkling::kenken {

/// The number of tastes that chosenOperation() distinguishes.
inline constexpr int tasteCount = 12;

/// The operation for a cage of these cells of a square. `taste`, below tasteCount, decides between
/// those that suit the cage: for two cells, two tastes in three give a difference, or mostly a
/// quotient where there is one; all others a sum or a product. Requires: at least one cell.
[[nodiscard]] Operation chosenOperation(std::span<const std::uint8_t> cells,
                                        std::span<const std::uint8_t> square, int taste);
/// The target of a cage of these cells of a square; nothing where the operation does not suit them,
/// or where the target would exceed maxTarget. For an unknown operation: the product.
[[nodiscard]] std::optional<std::int64_t> targetOf(Operation operation,
                                                   std::span<const std::uint8_t> cells,
                                                   std::span<const std::uint8_t> square);

} // namespace inkling::kenken
