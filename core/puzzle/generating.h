// SPDX-License-Identifier: MIT
#pragma once

#include "board/draft.h"
#include "board/phrase.h"
#include "logic/search/randomsource.h"
#include "logic/teaching/rating.h"
#include "puzzle/making/order.h"
#include "stopcondition.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace inkling {

class Puzzle;

/// The pattern of the clues on a board: clues that the symmetry maps to each other come and go
/// together. MirrorAcross: the left half mirrors the right; MirrorDown: the top half mirrors the
/// bottom; MirrorDiagonal: the diagonal that begins at the top left is the mirror;
/// MirrorAntidiagonal: the one that ends at the top right.
enum class Symmetry : std::uint8_t {
    None,
    HalfTurn,
    QuarterTurn,
    MirrorAcross,
    MirrorDown,
    MirrorDiagonal,
    MirrorAntidiagonal,
};
inline constexpr int symmetryCount = 7;
/// Whether only square boards have the symmetry.
[[nodiscard]] constexpr bool needsSquare(Symmetry symmetry)
{
    return symmetry == Symmetry::QuarterTurn || symmetry == Symmetry::MirrorDiagonal
           || symmetry == Symmetry::MirrorAntidiagonal;
}
/// All symmetries that clues in rows and columns can have.
[[nodiscard]] std::span<const Symmetry> symmetriesOfSquares();

/// The name of a symmetry shown to people; marked for translation in the context "Symmetry".
[[nodiscard]] std::string_view symmetryTitle(Symmetry symmetry);
/// The name of a symmetry for programs: "none", "half-turn", "quarter-turn", "mirror-across",
/// "mirror-down", "mirror-diagonal", "mirror-antidiagonal".
[[nodiscard]] std::string_view symmetryName(Symmetry symmetry);

/// The properties of a puzzle to be made.
struct Wish
{
    BoardSize size;
    Difficulty difficulty = Difficulty::Medium;
    std::uint64_t seed = 0;
    Symmetry symmetry = Symmetry::None;
    /// The number of threads to use; 0 for as many as the machine has. The puzzle made does not
    /// depend on it.
    int threads = 0;
    Order order = {};
};

/// A report of how far the making of a puzzle has come: the best puzzle so far (null before there
/// is any; it has one answer, but may not be fully thinned), its rating, and the number of attempts
/// tried. Called on the thread that generates, a few times a second at most.
using GenerateProgress
    = std::function<void(const std::shared_ptr<const Puzzle> &best, double rating, int tried)>;

/// The wish of how to thin out a puzzle.
struct ThinWish
{
    Symmetry symmetry = Symmetry::None;
    std::uint64_t seed = 0;
    /// The number of threads to use; 0 for as many as the machine has. The result does not depend
    /// on it.
    int threads = 0;
    /// The difficulty that the puzzle must not exceed; below Fiendish, its family's named rules
    /// alone must solve it.
    Difficulty hardest = Difficulty::Fiendish;
};

/// A report of how much of the thinning is done, 0 to 1. Called from any thread, one call at a
/// time, after about every clue.
using ThinProgress = std::function<void(double part)>;

/// The number of threads to use for a wish: `wished`, or as many as the machine has where that is 0
/// or less.
[[nodiscard]] int threadsFor(int wished);

/// The sizes from `smallest` to `largest` in words, if `size` is not one of them; otherwise
/// nothing.
[[nodiscard]] std::optional<Phrase> expectedSize(BoardSize size, BoardSize smallest,
                                                 BoardSize largest);
/// The wishes that a family can fulfil, in words, if `wish` is not one of them; otherwise nothing.
/// The family makes these symmetries, and sizes from `smallest` to `largest`. A quarter turn and
/// the diagonals need a square board.
[[nodiscard]] std::optional<Phrase> expectedWish(const Wish &wish, BoardSize smallest,
                                                 BoardSize largest,
                                                 std::span<const Symmetry> symmetries);

/// A puzzle that has been made, and how hard it is.
struct Made
{
    std::shared_ptr<const Puzzle> puzzle;
    Rating rating;
};

/// An attempt at a wish. All its random decisions come from `random`, which depends only on the
/// wish's seed and the attempt's number; no decision depends on time or on the number of threads.
struct Attempt
{
    std::uint64_t number = 0; ///< from 0
    RandomSource random;
    int threads = 1; ///< the number of threads that the attempt may use
    StopCondition stop;
    /// Shows a puzzle with one answer that the attempt has found on its way. May be called from any
    /// thread.
    std::function<void(const Made &made)> show;
    /// Shows such a puzzle that is not rated: rules below the difficulty's limit solve it. It is rated
    /// only if it is still the last one when those who watch are told.
    std::function<void(std::shared_ptr<const Puzzle> puzzle)> showUnrated;
};

/// A family's function that makes one attempt: returns a puzzle with one answer, whether it has the
/// difficulty wished for or not; nothing where the attempt failed, as far as it can tell, or was
/// stopped. Called from several threads at once.
using Try = std::function<std::optional<Made>(Attempt &attempt)>;

/// Makes attempts until a puzzle has the difficulty wished for and is as ordered; of those that are,
/// the attempt with the lowest number wins. The first attempt has all threads to itself; if it does
/// not fit, the next ones run side by side. Null when stopped, and where none of `mostTries` attempts
/// fits, or of as many as the order says.
/// Requires: mostTries > 0.
[[nodiscard]] std::shared_ptr<const Puzzle> generateByTrying(const Wish &wish, const Try &attempt,
                                                             std::uint64_t mostTries,
                                                             const GenerateProgress &progress,
                                                             const StopCondition &stop);

/// The number of attempts after which generateByTrying() gives up on a wish.
[[nodiscard]] std::uint64_t triesFor(const Wish &wish, std::uint64_t mostTries);

/// The difficulty of a puzzle by its family's named rules alone; a rating also proves that the
/// puzzle has one answer. Nothing where the named rules do not solve it, or only by rules that the
/// order forbids, and when stopped. Agrees with rated(), and costs far less. Nothing
/// either, and sooner, where a step is needed that costs `limit` or more.
[[nodiscard]] std::optional<Rating>
ratedByNamedRules(const Puzzle &puzzle, const StopCondition &stop, const Order &order = {},
                  double limit = std::numeric_limits<double>::infinity());
/// The difficulty of a puzzle by the whole ladder of reasoning; nothing where Puzzle::rating()
/// gives none (usually because the puzzle does not have exactly one answer), and when stopped.
[[nodiscard]] std::optional<Rating> rated(const Puzzle &puzzle, const StopCondition &stop);
/// The difficulty of a puzzle by the whole ladder of reasoning, as rated(), but the reasoning stops
/// as soon as the rating has the difficulty `word` or a harder one. The rating is then that of the
/// first part of the trace; further steps never lower a rating, so the full rating has that
/// difficulty or a harder one, too. Nothing where the puzzle does not have exactly one answer, and
/// when stopped.
/// Requires: a puzzle that is rated by its trace.
[[nodiscard]] std::optional<Rating> ratedUpTo(Difficulty word, const Puzzle &puzzle,
                                              const StopCondition &stop);

} // namespace inkling
