// SPDX-License-Identifier: MIT
#include "families/kenken/generating/thinner.h"

#include "puzzle/thinning.h"

#include <algorithm>

namespace inkling::kenken {

namespace {

/// The cages whose operators are shown and can go: none in a puzzle that shows all of them, which
/// would become one of another kind.
std::vector<std::size_t> shownOperators(const Cages &cages)
{
    std::vector<std::size_t> shown;
    for (std::size_t cage = 0; cage < cages.cages.size(); ++cage) {
        const Operation operation = cages.cages[cage].operation;
        if (operation != Operation::Given && operation != Operation::Unknown)
            shown.push_back(cage);
    }
    const bool hidesSome = std::ranges::any_of(
        cages.cages, [](const Cage &cage) { return cage.operation == Operation::Unknown; });
    return hidesSome ? shown : std::vector<std::size_t>();
}

} // namespace

std::shared_ptr<const Puzzle> thinnedPuzzle(const KenkenPuzzle &puzzle, const ThinWish &wish,
                                            const ThinProgress &progress, const StopCondition &stop)
{
    const std::vector<std::size_t> shown = shownOperators(puzzle.cages());
    const auto withOnly = [&](const std::vector<bool> &kept) {
        Cages cages = puzzle.cages();
        for (std::size_t i = 0; i < shown.size(); ++i) {
            if (!kept[i])
                cages.cages[shown[i]].operation = Operation::Unknown;
        }
        return std::make_shared<const KenkenPuzzle>(std::move(cages));
    };
    const auto isUnique = [](const Puzzle &one, const StopCondition &until) {
        return one.solve(Search::Uniqueness, until).verdict == Verdict::Unique;
    };
    if (!isUnique(puzzle, stop))
        return nullptr;
    const FullPuzzle full{withOnly,
                          [&](const Puzzle &one, const std::vector<bool> &,
                              const std::vector<bool> &, const Knowledge *,
                              const StopCondition &until) { return isUnique(one, until); }};
    return thinnedAtRandom(shown.size(), full, wish, progress, stop);
}

} // namespace inkling::kenken
