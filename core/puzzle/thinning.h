// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/generating.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// The cells of a board in sets that a symmetry takes to each other, in the order of their first cells; a
/// cell is numbered row by row. Requires: a square board for the quarter turn.
[[nodiscard]] std::vector<std::vector<int>> symmetricGroups(BoardSize size, Symmetry symmetry);

/// Whether a puzzle will still do with only these groups of clues. `before`: those before the last ones were
/// taken away. A function of these alone; called from several threads at once, and also ahead, when it is
/// not yet known whether those before suffice: if not, or when it is stopped, what it says does not count.
using Suffices = std::function<bool(const std::vector<bool> &kept, const std::vector<bool> &before,
                                    const StopCondition &stop)>;

/// Takes groups of clues away, in this order, each that the rest can do without. Tries batches of them: one
/// that cannot go is halved until the single group that must stay is found, so that a run of n groups that
/// can go costs about log n questions. While one batch is tried, the other threads try what is likely to be
/// asked next; what comes out does not depend on them. `kept`: the groups there are to begin with, which
/// suffice. Returns those that are left; nothing when stopped. Requires: no group twice in `order`.
[[nodiscard]] std::optional<std::vector<bool>>
thinned(std::vector<bool> kept, std::span<const int> order, const Suffices &suffices, int threads,
        const StopCondition &stop, const ThinProgress &progress = {});

/// All of so many groups, in an order that the seed alone decides, thinned out: see Family::thin().
[[nodiscard]] std::optional<std::vector<bool>>
thinnedAtRandom(std::size_t groups, const Suffices &suffices, const ThinWish &wish,
                const ThinProgress &progress, const StopCondition &stop);

/// A full puzzle, and what it is to be thinned out by. Both are functions of their arguments alone; called
/// from several threads at once.
struct FullPuzzle
{
    /// The puzzle with only these groups; null where it cannot be one.
    std::function<std::shared_ptr<const Puzzle>(const std::vector<bool> &kept)> only;
    /// Whether it has one answer; false where it cannot be a puzzle.
    Suffices isUnique;
};

/// Thins a puzzle out as far as named rules alone still solve it and it is rated below the limit of the
/// difficulty. For Fiendish: below that of Hard; then goes on, group by group, until the whole ladder rates
/// it so or some tries have failed. What is made may be easier. Shows what it finds on the way. Nothing where
/// the full puzzle itself is too hard, and when stopped.
[[nodiscard]] std::optional<Made>
thinnedToDifficulty(const FullPuzzle &full, std::vector<bool> kept, std::span<const int> order,
                    Difficulty difficulty, const Attempt &attempt);

} // namespace inkling
