// SPDX-License-Identifier: MIT
#include "families/declared/declaredpuzzle.h"

#include "puzzle/thinning.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace inkling::declared {

namespace {

constexpr std::uint64_t mostTries = 200'000;

bool isUnique(const Puzzle &puzzle, const StopCondition &stop)
{
    return puzzle.solve(Search::Uniqueness, stop).verdict == Verdict::Unique;
}

const Statement &statementOf(const Puzzle &puzzle)
{
    return static_cast<const DeclaredPuzzle &>(puzzle).posed().statement;
}

/// Implements FullPuzzle::constraintsNow().
std::vector<ConstraintId> constraintsNow(const Statement &now, const Statement &before)
{
    const auto nameOf = [](const Constraint &constraint) {
        return std::tie(constraint.kind, constraint.key, constraint.letter, constraint.unknowns);
    };
    std::map<decltype(nameOf(now.constraints.front())), ConstraintId> numbers;
    for (std::size_t i = 0; i < now.constraints.size(); ++i)
        numbers.emplace(nameOf(now.constraints[i]), ConstraintId(i));
    std::vector<ConstraintId> result;
    for (const Constraint &constraint : before.constraints) {
        const auto same = numbers.find(nameOf(constraint));
        result.push_back(same == numbers.end() ? goneConstraint : same->second);
    }
    return result;
}

/// A full sheet whose clues are taken away in groups.
class Thinning
{
public:
    Thinning(const Declaration &declaration, FullSheet full, Symmetry symmetry)
        : m_declaration(declaration)
        , m_full(std::move(full))
    {
        std::vector<bool> isClue(m_full.draft.texts.size(), false);
        for (const int cell : m_full.clues)
            isClue[std::size_t(cell)] = true;
        for (const auto &group : symmetricGroups(m_full.draft.size, symmetry)) {
            std::vector<int> clues;
            std::ranges::copy_if(group, std::back_inserter(clues),
                                 [&](int cell) { return isClue[std::size_t(cell)]; });
            if (!clues.empty())
                m_groups.push_back(std::move(clues));
        }
    }

    [[nodiscard]] const std::vector<std::vector<int>> &groups() const { return m_groups; }
    [[nodiscard]] std::size_t groupCount() const { return m_groups.size(); }
    /// Requires: this outlives it.
    [[nodiscard]] FullPuzzle puzzle() const
    {
        return {[this](const auto &kept) { return only(kept); },
                [](const Puzzle &puzzle, const auto &, const auto &, const Knowledge *,
                   const StopCondition &stop) { return isUnique(puzzle, stop); },
                [](const Puzzle &now, const Puzzle &before) {
                    return constraintsNow(statementOf(now), statementOf(before));
                }};
    }
    [[nodiscard]] std::shared_ptr<const DeclaredPuzzle> only(const std::vector<bool> &kept) const
    {
        Draft draft = m_full.draft;
        for (std::size_t group = 0; group < m_groups.size(); ++group) {
            for (const int cell : m_groups[group]) {
                std::string &text = draft.texts[std::size_t(cell)];
                if (!kept[group])
                    text.resize(cageClue(text).size());
            }
        }
        return std::make_shared<const DeclaredPuzzle>(m_declaration, std::move(draft));
    }

private:
    const Declaration &m_declaration;
    FullSheet m_full;
    std::vector<std::vector<int>> m_groups;
};

std::optional<Made> tryOnce(const Declaration &declaration, const Wish &wish, Attempt &attempt)
{
    auto full = declaration.fullSheet(wish, attempt.random, attempt.stop);
    if (!full)
        return std::nullopt;
    const Thinning thinning(declaration, std::move(*full), wish.symmetry);
    const std::vector<bool> all(thinning.groupCount(), true);
    if (all.empty()) {
        const auto puzzle = thinning.only(all);
        auto rating = ratedByNamedRules(*puzzle, attempt.stop);
        if (!rating && isUnique(*puzzle, attempt.stop))
            rating = rated(*puzzle, attempt.stop);
        return rating ? std::optional(Made{puzzle, *rating}) : std::nullopt;
    }
    if (wish.order.pattern) {
        const auto kept = keptByPattern(thinning.groups(), *wish.order.pattern);
        return kept ? madeAsKept(thinning.puzzle(), *kept, wish, attempt) : std::nullopt;
    }
    std::vector<int> order(all.size());
    std::iota(order.begin(), order.end(), 0);
    attempt.random.shuffle(order);
    return thinnedToDifficulty(thinning.puzzle(), all, order, wish, attempt);
}

} // namespace

std::shared_ptr<const Puzzle> generate(const Declaration &declaration, const Wish &wish,
                                       const GenerateProgress &progress, const StopCondition &stop)
{
    const Try attempt = [&](Attempt &one) { return tryOnce(declaration, wish, one); };
    // There are few small boards: a difficulty that none of them has is soon given up.
    const auto cells = std::uint64_t(wish.size.rows) * std::uint64_t(wish.size.columns);
    constexpr std::uint64_t few = 25;
    const bool isSmall = cells <= few && wish.order.isEmpty();
    const std::uint64_t tries = isSmall ? cells * cells * cells / 8 + 1 : mostTries;
    return generateByTrying(wish, attempt, tries, progress, stop);
}

std::shared_ptr<const Puzzle> thin(const DeclaredPuzzle &puzzle, const ThinWish &wish,
                                   const ThinProgress &progress, const StopCondition &stop)
{
    const Declaration &declaration = puzzle.posed().declaration;
    if (!isUnique(puzzle, stop))
        return nullptr;
    FullSheet full{puzzle.posed().draft, {}};
    for (std::size_t cell = 0; cell < full.draft.texts.size(); ++cell) {
        if (!ownText(full.draft.texts[cell]).empty())
            full.clues.push_back(int(cell));
    }
    const Thinning thinning(declaration, std::move(full), wish.symmetry);
    return thinnedAtRandom(thinning.groupCount(), thinning.puzzle(), wish, progress, stop);
}

} // namespace inkling::declared
