// SPDX-License-Identifier: MIT
#pragma once

#include "logic/path/remaining.h"
#include "puzzle/generating.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// The cells of a board, grouped so that the symmetry maps each group onto itself; the groups are
/// in the order of their first cells, and cells are numbered row by row. Requires: a square board
/// for the quarter turn and the diagonals.
[[nodiscard]] std::vector<std::vector<int>> symmetricGroups(BoardSize size, Symmetry symmetry);

/// A puzzle that is good enough, and the steps that have shown it: a question about fewer clues
/// begins with those that still hold.
struct Shown
{
    std::shared_ptr<const Puzzle> puzzle;
    Trace steps; ///< empty where the question asks for none
};

/// Groups of clues that suffice, and what has shown it, which is never null.
struct Sufficient
{
    std::vector<bool> kept;
    std::shared_ptr<const Shown> shown;
};

/// Whether a puzzle is still good enough with only the groups of clues in `kept`: returns what
/// shows it, or null if it is not. `before`: what was there before the last groups were taken away,
/// which suffices. A function of these arguments alone. Called from several threads at once. When
/// the call is stopped, the result is ignored.
using Suffices = std::function<std::shared_ptr<const Shown>(
    const std::vector<bool> &kept, const Sufficient &before, const StopCondition &stop)>;

/// Takes groups of clues away, in the given order, as long as the rest suffices. Tries batches of
/// groups: a batch that cannot go is halved until the single group that must stay is found, so that
/// a run of n groups that can go costs about log n questions. While one batch is tried, the other
/// threads try what is to come if it cannot go; the result does not depend on them. `first`: the
/// groups to begin with. Returns the groups that are left, and what has shown that they suffice;
/// nothing when stopped. Requires: no group twice in `order`.
[[nodiscard]] std::optional<Sufficient> thinned(Sufficient first, std::span<const int> order,
                                                const Suffices &suffices, int threads,
                                                const StopCondition &stop,
                                                const ThinProgress &progress = {});

/// A full puzzle, described by functions of its groups of clues. All are functions of their
/// arguments alone, called from several threads at once.
struct FullPuzzle
{
    /// Makes the puzzle with only the groups in `kept`; null where they cannot be a puzzle.
    std::function<std::shared_ptr<const Puzzle>(const std::vector<bool> &kept)> only;
    /// Whether the puzzle that only() has made with the groups in `kept` has exactly one answer, as
    /// the one with those in `before` has; false when stopped. `known`: what is known to follow
    /// from the puzzle; null where nothing is.
    std::function<bool(const Puzzle &puzzle, const std::vector<bool> &kept,
                       const std::vector<bool> &before, const Knowledge *known,
                       const StopCondition &stop)>
        isUnique;
    /// By constraint of the puzzle `before`: its number in `now`, or goneConstraint (see
    /// RemainingSteps). only() has made both, and all groups of `now` are in `before`. Empty where
    /// this is not known: then each puzzle is solved from its beginning.
    std::function<std::vector<ConstraintId>(const Puzzle &now, const Puzzle &before)> constraintsNow
        = {};
};

/// Thins out a puzzle with `groups` groups of clues, which has exactly one answer, in an order that
/// the seed alone decides: see Family::thin().
[[nodiscard]] std::shared_ptr<const Puzzle>
thinnedAtRandom(std::size_t groups, const FullPuzzle &full, const ThinWish &wish,
                const ThinProgress &progress, const StopCondition &stop);

/// Thins out a puzzle as far as the named rules alone still solve it and rate it below the upper
/// limit of the difficulty, and as the wish's order allows: no forbidden rule is met, and enough
/// clues stay. Where FullPuzzle::constraintsNow is there, no rule is forbidden and no rating
/// ordered, ratings are estimated on the way (see RatingEstimate; it counts all steps found); the
/// result is rated from its beginning, and groups are put back if that is too much. There, without
/// an order, the first attempt draws a limit within the word from attempt.random: while groups are
/// taken away, no step costs more, nor does the estimate come to more. For Fiendish, the limit is
/// that of Hard; then single groups are taken away until the whole ladder of reasoning rates the
/// puzzle Fiendish or some tries have failed. Where rules are needed that the result does not meet,
/// some of the last clues are put back until it does. The result may be easier than asked, and may
/// still miss the order. Shows the puzzles found on the way. Nothing where the full puzzle is
/// already too hard for the limit, or is estimated to be; below Fiendish where the thinned puzzle
/// is estimated to be too easy; and when stopped.
[[nodiscard]] std::optional<Made> thinnedToDifficulty(const FullPuzzle &full,
                                                      const std::vector<bool> &kept,
                                                      std::span<const int> order, const Wish &wish,
                                                      Attempt &attempt);

/// The groups of cells whose clues make this pattern; nothing where no groups do. Requires: no cell
/// is in two groups.
[[nodiscard]] std::optional<std::vector<bool>>
keptByPattern(const std::vector<std::vector<int>> &groups, const std::vector<bool> &pattern);
/// The puzzle with the groups in `kept`, none taken away, if it has one answer; nothing if it does
/// not, if it is harder than Hard and that is not the difficulty wished for, and when stopped.
[[nodiscard]] std::optional<Made> madeAsKept(const FullPuzzle &full, const std::vector<bool> &kept,
                                             const Wish &wish, const Attempt &attempt);

} // namespace inkling
