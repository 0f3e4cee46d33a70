// SPDX-License-Identifier: MIT
#include "boundwish.h"

#include "enginecall.h"

namespace inkling {

namespace {

/// The choice of `count` that has this name.
template <typename Choice>
Choice choiceNamed(const std::string &word, const std::string &what,
                   std::string_view (*nameOf)(Choice), int count)
{
    std::string names;
    for (int i = 0; i < count; ++i) {
        if (nameOf(Choice(i)) == word)
            return Choice(i);
        names += (names.empty() ? "" : ", ") + std::string(nameOf(Choice(i)));
    }
    throw py::value_error(what + ": found '" + word + "'; expected one of: " + names);
}

} // namespace

BoundWish::BoundWish(const Family &family, std::optional<std::pair<int, int>> size,
                     const std::string &difficulty, const std::string &symmetry)
    : m_family(&family)
{
    m_wish.size = size ? BoardSize{size->first, size->second} : family.sizes()[1];
    m_wish.difficulty = choiceNamed(difficulty, "difficulty", difficultyName, difficultyCount);
    m_wish.symmetry = choiceNamed(symmetry, "symmetry", symmetryName, symmetryCount);
    if (const auto expected = family.expectedInstead(m_wish)) {
        throw py::value_error("found " + std::to_string(m_wish.size.rows) + 'x'
                              + std::to_string(m_wish.size.columns) + ", " + difficulty
                              + ", symmetry " + symmetry + "; expected " + expected->english());
    }
}

std::optional<BoundPuzzle> BoundWish::make(std::uint64_t seed, std::optional<double> seconds) const
{
    Wish wish = m_wish;
    wish.seed = seed;
    const StopCondition limit = limitOf(seconds);
    auto puzzle = engineCall(
        limit, [&](const StopCondition &stop) { return m_family->generate(wish, {}, stop); });
    if (puzzle)
        return BoundPuzzle{std::move(puzzle)};
    if (limit.stopped())
        throwTimeout();
    return std::nullopt;
}

} // namespace inkling
