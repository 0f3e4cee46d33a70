// SPDX-License-Identifier: MIT
#include "families/kenken/checker.h"

#include <algorithm>

namespace inkling::kenken {

bool makesTarget(Operation operation, std::int64_t target, std::span<const std::uint8_t> digits)
{
    std::int64_t sum = 0;
    std::int64_t product = 1;
    std::int64_t largest = 0;
    std::int64_t smallest = maxSide;
    for (const std::int64_t digit : digits) {
        sum += digit;
        product *= digit;
        largest = std::max(largest, digit);
        smallest = std::min(smallest, digit);
    }
    const bool isPair = digits.size() == 2;
    const bool isDifference = isPair && largest - smallest == target;
    const bool isQuotient = isPair && smallest * target == largest;
    switch (operation) {
    case Operation::Given:
    case Operation::Sum:
        return sum == target;
    case Operation::Product:
        return product == target;
    case Operation::Difference:
        return isDifference;
    case Operation::Quotient:
        return isQuotient;
    case Operation::Unknown:
        return sum == target || product == target || isDifference || isQuotient;
    }
    return false;
}

std::optional<Phrase> fault(const Cages &cages, const Answer &answer)
{
    const auto digitAt = [&](int row, int column) {
        return int(answer.values[std::size_t(cages.cell(row, column))]);
    };
    for (int i = 0; i < cages.side; ++i) {
        for (int j = 0; j < cages.side; ++j) {
            if (digitAt(i, j) < 1 || digitAt(i, j) > cages.side) {
                return Phrase{INKLING_TR_NOOP("Phrases", "row %1, column %2 holds no digit"),
                              {std::to_string(i + 1), std::to_string(j + 1)}};
            }
            for (int k = 0; k < j; ++k) {
                if (digitAt(i, k) == digitAt(i, j)) {
                    return Phrase{INKLING_TR_NOOP("Phrases", "row %1 holds the digit %2 twice"),
                                  {std::to_string(i + 1), std::to_string(digitAt(i, j))}};
                }
                if (digitAt(k, i) == digitAt(j, i)) {
                    return Phrase{INKLING_TR_NOOP("Phrases", "column %1 holds the digit %2 twice"),
                                  {std::to_string(i + 1), std::to_string(digitAt(j, i))}};
                }
            }
        }
    }
    std::vector<std::uint8_t> digits;
    for (const Cage &cage : cages.cages) {
        digits.clear();
        for (const std::size_t cell : cage.cells)
            digits.push_back(answer.values[cell]);
        if (!makesTarget(cage.operation, cage.target, digits)) {
            const int cell = cage.cells.front();
            return Phrase{INKLING_TR_NOOP("Phrases",
                                          "the cage %1 at row %2, column %3 does not make its "
                                          "target"),
                          {clueText(cage), std::to_string(cages.rowOf(cell) + 1),
                           std::to_string(cages.columnOf(cell) + 1)}};
        }
    }
    return std::nullopt;
}

} // namespace inkling::kenken
