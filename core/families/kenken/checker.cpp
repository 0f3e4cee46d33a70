// SPDX-License-Identifier: MIT
#include "families/kenken/checker.h"

#include "puzzle/typedsigns.h"

#include <algorithm>
#include <functional>

namespace inkling::kenken {

bool makesTarget(Operation operation, std::int64_t target, std::span<const std::uint8_t> digits)
{
    std::int64_t sum = 0;
    std::int64_t product = 1;
    std::int64_t largest = 0;
    for (const std::int64_t digit : digits) {
        sum += digit;
        product *= digit;
        largest = std::max(largest, digit);
    }
    const bool isSeveral = digits.size() > 1;
    const bool isDifference = isSeveral && 2 * largest - sum == target;
    // The product of the others is the whole one without the largest digit.
    const bool isQuotient = isSeveral && largest > 0 && product / largest * target == largest;
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
        return sum == target || product == target
               || (digits.size() == 2 && (isDifference || isQuotient));
    }
    return false;
}

namespace {

/// What the digits of a cage make by its operator: "2 + 3 = 5"; the digits alone where there is
/// no operator, or no result.
std::string calculation(Operation operation, std::vector<std::uint8_t> digits)
{
    const bool isOrdered = operation == Operation::Difference || operation == Operation::Quotient;
    if (isOrdered)
        std::ranges::sort(digits, std::greater());
    const bool isKnown = operation != Operation::Given && operation != Operation::Unknown;
    const std::string sign
        = isKnown ? ' ' + std::string(1, operators[std::size_t(operation)]) + ' ' : ", ";
    std::string text;
    std::int64_t result = operation == Operation::Product ? 1 : 0;
    for (const std::int64_t digit : digits) {
        text += (text.empty() ? "" : sign) + std::to_string(digit);
        result = operation == Operation::Product ? result * digit : result + digit;
    }
    if (operation == Operation::Difference)
        result = 2 * digits.front() - result;
    if (operation == Operation::Quotient) {
        std::int64_t rest = 1;
        for (std::size_t i = 1; i < digits.size(); ++i)
            rest *= digits[i];
        result = digits.front() % rest == 0 ? digits.front() / rest : -1;
    }
    if (isKnown && result >= 0)
        text += " = " + std::to_string(result);
    return typesetSigns(text);
}

} // namespace

std::optional<AnswerFault> fault(const Cages &cages, const Answer &answer)
{
    const auto digitAt = [&](int row, int column) {
        return int(answer.values[std::size_t(cages.cell(row, column))]);
    };
    for (int i = 0; i < cages.side; ++i) {
        for (int j = 0; j < cages.side; ++j) {
            if (digitAt(i, j) < 1 || digitAt(i, j) > cages.side) {
                return AnswerFault{{INKLING_TR_NOOP("Phrases", "row %1, column %2 holds no digit"),
                                    {std::to_string(i + 1), std::to_string(j + 1)}},
                                   UnknownId(cages.cell(i, j))};
            }
            for (int k = 0; k < j; ++k) {
                if (digitAt(i, k) == digitAt(i, j)) {
                    return AnswerFault{
                        {INKLING_TR_NOOP("Phrases", "row %1 holds the digit %2 twice"),
                         {std::to_string(i + 1), std::to_string(digitAt(i, j))}},
                        UnknownId(cages.cell(i, j))};
                }
                if (digitAt(k, i) == digitAt(j, i)) {
                    return AnswerFault{
                        {INKLING_TR_NOOP("Phrases", "column %1 holds the digit %2 twice"),
                         {std::to_string(i + 1), std::to_string(digitAt(j, i))}},
                        UnknownId(cages.cell(j, i))};
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
            return AnswerFault{
                {INKLING_TR_NOOP("Phrases", "the cage %1 at row %2, column %3 holds %4"),
                 {clueText(cage), std::to_string(cages.rowOf(cell) + 1),
                  std::to_string(cages.columnOf(cell) + 1), calculation(cage.operation, digits)}},
                UnknownId(cell)};
        }
    }
    return std::nullopt;
}

} // namespace inkling::kenken
