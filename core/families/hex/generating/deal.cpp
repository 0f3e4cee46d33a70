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

/// Writes an equation over a pattern from left to right, as far as that takes no more than so many characters.
class Completion
{
public:
    Completion(std::string_view pattern, int most, RandomSource &random)
        : m_pattern(pattern)
        , m_left(most)
        , m_random(random)
    {}

    [[nodiscard]] std::optional<std::string> run()
    {
        return extend() ? std::optional(m_text) : std::nullopt;
    }

private:
    bool extend()
    {
        if (m_text.size() == m_pattern.size())
            return readEquation(m_text).acceptable();
        for (const char character : choices()) {
            if (m_left-- <= 0)
                return false;
            m_text.push_back(character);
            if (canBegin(m_text) && extend())
                return true;
            m_text.pop_back();
        }
        return false;
    }

    /// Digits and operators are as likely as each other to be tried first; zero is the last of all.
    [[nodiscard]] std::string choices()
    {
        const char given = m_pattern[m_text.size()];
        if (given != blankTile)
            return given == '=' && hasEquals(m_text) ? std::string() : std::string(1, given);
        std::string digits = "123456789";
        m_random.shuffle(digits);
        if (m_text.empty() || m_text.back() < '0' || m_text.back() > '9')
            return digits + '0';
        std::string operators = hasEquals(m_text) || hasEquals(m_pattern) ? "+-*/" : "+-*/=";
        m_random.shuffle(operators);
        return (m_random.chance(1, 2) ? digits + operators : operators + digits) + '0';
    }

    [[nodiscard]] static bool hasEquals(std::string_view text)
    {
        return text.find('=') != std::string_view::npos;
    }

    std::string_view m_pattern;
    int m_left;
    RandomSource &m_random;
    std::string m_text;
};

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

std::optional<std::string> randomEquationLike(std::string_view pattern, int tries,
                                              RandomSource &random)
{
    // Many short attempts: what goes wrong early is not mended by its end.
    constexpr int attempts = 40;
    constexpr int charactersEach = 400;
    const bool isFree = pattern.find_first_not_of(blankTile) == std::string_view::npos;
    const int length = int(pattern.size());
    for (int attempt = 0; attempt < attempts * tries; ++attempt) {
        const auto [least, most] = numbersIn(length);
        auto equation = isFree ? randomEquation(length, random.between(least, most), random)
                               : Completion(pattern, charactersEach, random).run();
        if (equation)
            return equation;
    }
    return std::nullopt;
}

/// Prefers tiles with few ways on, with some chance.
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
