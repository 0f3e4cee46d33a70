// SPDX-License-Identifier: MIT
#include "families/kenken/generating/generator.h"

#include "families/kenken/generating/latinsquare.h"
#include "families/kenken/generating/walls.h"
#include "families/kenken/puzzle.h"
#include "families/thinning.h"

#include <array>
#include <numeric>

namespace inkling::kenken {

namespace {

constexpr int smallestSide = 3;

/// The most cells a cage has in a puzzle of each difficulty.
constexpr std::array<int, difficultyCount> largestCages{3, 4, 4, 5, 6};

std::vector<int> shuffled(int count, RandomSource &random)
{
    std::vector<int> order(std::size_t(count), 0);
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    return order;
}

/// One attempt.
class Cutting
{
public:
    Cutting(const Wish &wish, Attempt &attempt)
        : m_difficulty(wish.difficulty)
        , m_attempt(attempt)
        , m_walls(wish.size.rows, randomLatinSquare(wish.size.rows, attempt.random), attempt.random)
        , m_largest(largestCages[std::size_t(wish.difficulty)])
    {}

    std::optional<Made> run();

private:
    [[nodiscard]] bool suffices(const std::vector<bool> &standing, const StopCondition &stop) const;

    const Difficulty m_difficulty;
    Attempt &m_attempt;
    const Walls m_walls;
    const int m_largest;
};

bool Cutting::suffices(const std::vector<bool> &standing, const StopCondition &stop) const
{
    const auto cages = m_walls.cages(standing, m_largest);
    if (!cages)
        return false;
    const auto puzzle = std::make_shared<const KenkenPuzzle>(*cages);
    if (puzzle->solve(Search::Uniqueness, stop).verdict != Verdict::Unique)
        return false;
    if (m_difficulty == Difficulty::Fiendish)
        return true;
    const auto rating = ratedByNamedRules(*puzzle, stop);
    return rating && rating->value < ratingRange(m_difficulty).limit;
}

std::optional<Made> Cutting::run()
{
    const std::vector<int> order = shuffled(m_walls.count(), m_attempt.random);
    const std::vector<bool> standing = m_walls.standing(order);
    const Suffices stillSuffices
        = [this](const auto &kept, const auto &, const StopCondition &stop) {
              return suffices(kept, stop);
          };
    if (!suffices(standing, m_attempt.stop))
        return std::nullopt;
    const auto left = thinned(standing, order, stillSuffices, m_attempt.threads, m_attempt.stop);
    if (!left)
        return std::nullopt;
    const auto puzzle = std::make_shared<const KenkenPuzzle>(*m_walls.cages(*left, m_largest));
    const auto rating = rated(*puzzle, m_attempt.stop);
    if (!rating)
        return std::nullopt;
    return Made{puzzle, *rating};
}

} // namespace

std::span<const BoardSize> madeSizes()
{
    static constexpr std::array<BoardSize, 6> sizes{
        {{4, 4}, {5, 5}, {6, 6}, {7, 7}, {8, 8}, {9, 9}}};
    return sizes;
}

std::optional<Phrase> objectionTo(const Wish &wish)
{
    if (wish.size.rows != wish.size.columns)
        return Phrase{INKLING_TR_NOOP("Phrases", "as many rows as columns"), {}};
    return inkling::objectionTo(wish, {smallestSide, smallestSide}, {maxSide, maxSide}, {});
}

std::shared_ptr<const Puzzle> generate(const Wish &wish, const GenerateProgress &progress,
                                       const StopCondition &stop)
{
    const Try attempt = [&](Attempt &one) { return Cutting(wish, one).run(); };
    return generateByTrying(wish, attempt, progress, stop);
}

} // namespace inkling::kenken
