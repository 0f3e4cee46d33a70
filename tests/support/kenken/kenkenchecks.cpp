// SPDX-License-Identifier: MIT
#include "support/kenken/kenkenchecks.h"

#include "families/kenken/puzzle.h"
#include "support/kenken/kenkensentences.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace inkling::test {

namespace {

const kenken::Cages &cagesOf(const Puzzle &puzzle)
{
    return dynamic_cast<const kenken::KenkenPuzzle &>(puzzle).cages();
}

std::uint64_t cageBit(std::size_t place)
{
    return std::uint64_t(1) << place;
}

bool meets(const kenken::Cage &cage, const std::vector<std::uint8_t> &square)
{
    std::vector<std::int64_t> digits;
    for (const std::size_t cell : cage.cells)
        digits.push_back(square[cell]);
    const std::int64_t sum = std::accumulate(digits.begin(), digits.end(), std::int64_t(0));
    const std::int64_t product
        = std::accumulate(digits.begin(), digits.end(), std::int64_t(1), std::multiplies());
    const std::int64_t high = std::ranges::max(digits);
    const bool isPair = digits.size() == 2;
    const bool bySum = sum == cage.target;
    const bool byProduct = product == cage.target;
    const bool byDifference = high - (sum - high) == cage.target;
    const bool byQuotient = product / high * cage.target == high;
    switch (cage.operation) {
    case kenken::Operation::Given:
    case kenken::Operation::Sum:
        return bySum;
    case kenken::Operation::Product:
        return byProduct;
    case kenken::Operation::Difference:
        return byDifference;
    case kenken::Operation::Quotient:
        return byQuotient;
    default:
        return bySum || byProduct || (isPair && (byDifference || byQuotient));
    }
}

/// Every square of digits in which no line has one twice.
std::optional<Worlds> kenkenWorlds(const Puzzle &puzzle)
{
    const kenken::Cages &cages = cagesOf(puzzle);
    if (cages.side > 4)
        return std::nullopt;
    Worlds result;
    for (std::size_t i = 0; i < cages.cages.size(); ++i)
        result.clues |= cageBit(i);
    const auto side = std::size_t(cages.side);
    std::vector<std::uint8_t> square;
    const std::function<void()> extend = [&] {
        const std::size_t cell = square.size();
        if (cell == side * side) {
            World world{square, 0};
            for (std::size_t i = 0; i < cages.cages.size(); ++i)
                world.met |= meets(cages.cages[i], square) ? cageBit(i) : 0;
            result.worlds.push_back(world);
            return;
        }
        for (std::size_t digit = 1; digit <= side; ++digit) {
            bool isFree = true;
            for (std::size_t other = 0; other < cell; ++other) {
                const bool sees = other / side == cell / side || other % side == cell % side;
                isFree = isFree && !(sees && square[other] == digit);
            }
            if (!isFree)
                continue;
            square.push_back(std::uint8_t(digit));
            extend();
            square.pop_back();
        }
    };
    extend();
    return result;
}

} // namespace

OwnChecks kenkenChecks()
{
    return {addKenkenClaims, kenkenWorlds};
}

} // namespace inkling::test
