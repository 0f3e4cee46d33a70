// SPDX-License-Identifier: MIT
#include "support/kenken/kenken.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <numeric>
#include <sstream>

namespace inkling::test {

namespace {

using kenken::Cage;
using kenken::Cages;
using kenken::Operation;

/// The digits of a random square: a cyclic one with rows, columns and digits exchanged.
std::vector<int> randomSquare(int side, std::mt19937 &random)
{
    const auto shuffled = [&] {
        std::vector<int> order(std::size_t(side), 0);
        std::iota(order.begin(), order.end(), 0);
        std::ranges::shuffle(order, random);
        return order;
    };
    const auto rows = shuffled();
    const auto columns = shuffled();
    const auto digits = shuffled();
    std::vector<int> square;
    for (const int row : rows) {
        for (const int column : columns)
            square.push_back(1 + digits[std::size_t((row + column) % side)]);
    }
    return square;
}

void addClue(Cage &cage, const std::vector<int> &square, std::mt19937 &random)
{
    std::int64_t sum = 0;
    std::int64_t product = 1;
    std::vector<int> digits;
    for (const std::size_t cell : cage.cells) {
        digits.push_back(square[cell]);
        sum += digits.back();
        product *= digits.back();
    }
    const std::int64_t high = std::ranges::max(digits);
    std::vector<std::pair<Operation, std::int64_t>> clues{{Operation::Sum, sum},
                                                          {Operation::Product, product}};
    if (digits.size() == 1)
        clues = {{Operation::Given, sum}};
    if (digits.size() > 1 && 2 * high >= sum)
        clues.emplace_back(Operation::Difference, 2 * high - sum);
    if (digits.size() > 1 && high % (product / high) == 0)
        clues.emplace_back(Operation::Quotient, high / (product / high));
    std::tie(cage.operation, cage.target) = clues[random() % clues.size()];
    // Without an operator, a larger cage is a sum or a product.
    const bool canBeOpen = digits.size() == 2 || cage.target == sum || cage.target == product;
    if (digits.size() > 1 && canBeOpen && random() % 8 == 0)
        cage.operation = Operation::Unknown;
}

} // namespace

Cages randomCages(int side, int mostCells, bool disturbed, std::mt19937 &random)
{
    const std::vector<int> square = randomSquare(side, random);
    Cages cages;
    do {
        cages = {side, std::vector<std::uint8_t>(square.size(), 0xFF), {}};
        for (int start = 0; start < side * side; ++start) {
            if (cages.cageOf[std::size_t(start)] != 0xFF)
                continue;
            const auto number = std::uint8_t(cages.cages.size());
            Cage &cage = cages.cages.emplace_back();
            std::vector<int> reach{start};
            const std::size_t size = 1 + random() % std::size_t(mostCells);
            while (!reach.empty() && cage.cells.size() < size) {
                std::swap(reach[random() % reach.size()], reach.back());
                const int cell = reach.back();
                reach.pop_back();
                if (cages.cageOf[std::size_t(cell)] != 0xFF)
                    continue;
                cages.cageOf[std::size_t(cell)] = number;
                cage.cells.push_back(std::uint8_t(cell));
                if (cell % side > 0)
                    reach.push_back(cell - 1);
                if (cell % side < side - 1)
                    reach.push_back(cell + 1);
                if (cell >= side)
                    reach.push_back(cell - side);
                if (cell < side * (side - 1))
                    reach.push_back(cell + side);
            }
            std::ranges::sort(cage.cells);
        }
    } while (int(cages.cages.size()) > kenken::maxCageCount);
    for (Cage &cage : cages.cages)
        addClue(cage, square, random);
    if (disturbed) {
        Cage &cage = cages.cages[random() % cages.cages.size()];
        cage.target = std::max<std::int64_t>(1, cage.target + (random() % 2 == 0 ? 1 : -1));
    }
    return cages;
}

std::string judgeText(const std::string &problem)
{
    std::istringstream words(problem);
    int side = 0;
    words >> side >> side;
    const auto count = std::size_t(side * side);
    std::vector<std::string> clues(count);
    std::vector<std::string> cages(count);
    for (std::string &clue : clues)
        words >> clue;
    std::map<std::string, int> numbers;
    std::map<std::string, int> sizes;
    for (std::string &cage : cages) {
        words >> cage;
        numbers.try_emplace(cage, int(numbers.size()));
        ++sizes[cage];
    }
    std::string text = std::to_string(side) + ' ' + std::to_string(numbers.size()) + '\n';
    std::string lines;
    for (std::size_t cell = 0; cell < count; ++cell) {
        const char letter = kenken::letterOf(numbers[cages[cell]]);
        text += letter;
        text += (cell + 1) % std::size_t(side) == 0 ? "\n" : "";
        std::string clue = clues[cell];
        if (clue == ".")
            continue;
        char sign = sizes[cages[cell]] == 1 ? '.' : '?';
        if (!std::isdigit(static_cast<unsigned char>(clue.back()))) {
            sign = clue.back();
            clue.pop_back();
        }
        lines += std::string(1, letter) + ' ' + clue + ' ' + sign + '\n';
    }
    return text + lines;
}

} // namespace inkling::test
