// SPDX-License-Identifier: MIT
#include "families/kenken/generating/clue.h"

#include <algorithm>

namespace inkling::kenken {

Operation chosenOperation(std::span<const std::uint8_t> cells, std::span<const std::uint8_t> square,
                          int taste)
{
    if (cells.size() == 1)
        return Operation::Given;
    if (cells.size() == 2 && taste % 3 > 0) {
        const auto [small, large] = std::minmax({square[cells[0]], square[cells[1]]});
        return large % small == 0 && taste % 4 > 0 ? Operation::Quotient : Operation::Difference;
    }
    return taste / 3 % 2 == 0 ? Operation::Sum : Operation::Product;
}

std::optional<std::int64_t> targetOf(Operation operation, std::span<const std::uint8_t> cells,
                                     std::span<const std::uint8_t> square)
{
    std::int64_t sum = 0;
    std::int64_t product = 1;
    std::int64_t largest = 0;
    for (const std::uint8_t cell : cells) {
        sum += square[cell];
        // It stays too large once it is.
        product = std::min(product * square[cell], maxTarget + 1);
        largest = std::max(largest, std::int64_t(square[cell]));
    }
    const auto allowed = [](bool isRight, std::int64_t target) {
        return isRight ? std::optional(target) : std::nullopt;
    };
    switch (operation) {
    case Operation::Given:
        return allowed(cells.size() == 1, sum);
    case Operation::Sum:
        return sum;
    case Operation::Difference:
        return allowed(cells.size() > 1 && 2 * largest >= sum, 2 * largest - sum);
    case Operation::Quotient:
        return allowed(cells.size() > 1 && largest * largest % product == 0,
                       largest * largest / product);
    case Operation::Product:
    case Operation::Unknown:
        break;
    }
    return allowed(product <= maxTarget, product);
}

} // namespace inkling::kenken
