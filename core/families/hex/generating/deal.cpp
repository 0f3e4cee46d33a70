// SPDX-License-Identifier: MIT
#include "families/hex/generating/deal.h"

#include "families/hex/equation.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace inkling::hex {

namespace {

constexpr int mostMultiplications = 2;

std::string randomNumber(bool isPair, RandomSource &random)
{
    return std::to_string(isPair ? random.between(10, 99) : random.between(1, 9));
}

/// Between each two numbers; one is '='.
std::string randomOperators(int count, RandomSource &random)
{
    std::string operators;
    for (int i = 0; i < count; ++i) {
        const auto multiplications = std::ranges::count(operators, '*');
        operators += "+-/*"[random.below(multiplications < mostMultiplications ? 4 : 3)];
    }
    operators[std::size_t(random.below(count))] = '=';
    return operators;
}

/// The numbers that make the equation come out, put behind its beginning.
std::vector<std::string> completions(const std::string &beginning, bool isPair)
{
    std::vector<std::string> equations;
    for (int number = isPair ? 10 : 1; number <= (isPair ? 99 : 9); ++number) {
        std::string equation = beginning + std::to_string(number);
        if (readEquation(equation).acceptable())
            equations.push_back(std::move(equation));
    }
    return equations;
}

} // namespace

NumberRange numbersIn(int length)
{
    // As many operators as numbers, less one; one digit or two each.
    return {std::max(2, (length + 3) / 3), (length + 1) / 2};
}

std::optional<std::string> randomEquation(int length, int numbers, RandomSource &random)
{
    const int pairs = length - (2 * numbers - 1);
    std::vector<char> isPair(std::size_t(numbers), 0);
    std::fill_n(isPair.begin(), pairs, 1);
    random.shuffle(isPair);
    const std::string operators = randomOperators(numbers - 1, random);
    std::string beginning;
    for (std::size_t i = 0; i < operators.size(); ++i)
        beginning += randomNumber(isPair[i] != 0, random) + operators[i];
    const std::vector<std::string> equations = completions(beginning, isPair.back() != 0);
    if (equations.empty())
        return std::nullopt;
    return random.pick(equations);
}

/// Goes on to a tile with few ways on, as far as chance lets it.
std::optional<Path> randomPath(const Tiles &tiles, RandomSource &random)
{
    Path path{random.below(tiles.count())};
    TileSet left = tiles.all() & ~(TileSet{1} << path.front());
    while (left != 0) {
        TileSet ways = tiles.neighbours(path.back()) & left;
        if (ways == 0)
            return std::nullopt;
        int next = -1;
        int least = 0;
        for (; ways != 0; ways &= ways - 1) {
            const int tile = std::countr_zero(ways);
            const int rank = 4 * std::popcount(tiles.neighbours(tile) & left) + random.below(7);
            if (next < 0 || rank < least) {
                next = tile;
                least = rank;
            }
        }
        path.push_back(next);
        left &= ~(TileSet{1} << next);
    }
    return path;
}

} // namespace inkling::hex
