// SPDX-License-Identifier: MIT
#pragma once

#include "board/draft.h"
#include "board/phrase.h"
#include "logic/search/randomsource.h"
#include "logic/teaching/rating.h"
#include "stopcondition.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace inkling {

class Puzzle;

/// Which clues come and go together.
enum class Symmetry : std::uint8_t { None, HalfTurn, QuarterTurn, MirrorAcross, MirrorDown };
inline constexpr int symmetryCount = 5;

/// The words for it, marked for translation in the context "Symmetry", and the word for programs: "none",
/// "half-turn", "quarter-turn", "mirror-across", "mirror-down". Across: the left half mirrors the right.
[[nodiscard]] std::string_view symmetryTitle(Symmetry symmetry);
[[nodiscard]] std::string_view symmetryName(Symmetry symmetry);

/// A puzzle to be made.
struct Wish
{
    BoardSize size;
    Difficulty difficulty = Difficulty::Medium;
    std::uint64_t seed = 0;
    Symmetry symmetry = Symmetry::None;
    /// How many threads may work on it; 0 for as many as the machine has. What is made does not depend on it.
    int threads = 0;
};

/// How far the making is: the best so far (null before there is any; with one answer, though perhaps not
/// thinned to the end) and its rating, and how many have been tried. Called on the thread that generates, a
/// few times a second at most.
using GenerateProgress
    = std::function<void(const std::shared_ptr<const Puzzle> &best, double rating, int tried)>;

/// How a puzzle is to be thinned out.
struct ThinWish
{
    Symmetry symmetry = Symmetry::None;
    std::uint64_t seed = 0;
    /// As those of Wish.
    int threads = 0;
};

/// How much of the thinning out is done, 0 to 1. Called from any thread, one call at a time, for every clue
/// or so.
using ThinProgress = std::function<void(double part)>;

/// How many threads to use where so many are wished for.
[[nodiscard]] int threadsFor(int wished);

/// The objection to a size that is not between these two.
[[nodiscard]] std::optional<Phrase> objectionToSize(BoardSize size, BoardSize smallest,
                                                    BoardSize largest);
/// The objection of a family that makes these symmetries, and sizes between these two; the quarter turn
/// needs a square.
[[nodiscard]] std::optional<Phrase> objectionTo(const Wish &wish, BoardSize smallest,
                                                BoardSize largest,
                                                std::span<const Symmetry> symmetries);

/// A puzzle that has been made, and how hard it is.
struct Made
{
    std::shared_ptr<const Puzzle> puzzle;
    Rating rating;
};

/// One try at a wish. All that is random in it comes from `random`, which is a function of the wish's seed
/// and the attempt's number alone; no decision in it depends on time or on the number of threads.
struct Attempt
{
    std::uint64_t number = 0; ///< from 0
    RandomSource random;
    int threads = 1; ///< how many it may use itself
    StopCondition stop;
    /// Shows a puzzle with one answer on the way to what the attempt comes to. Safe from any thread.
    std::function<void(const Made &made)> show;
};

/// How a family tries: a puzzle with one answer, whether it has the difficulty wished for or not; nothing
/// where the attempt came to nothing, or was stopped. Called from several threads at once.
using Try = std::function<std::optional<Made>(Attempt &attempt)>;

/// Tries until a puzzle has the difficulty wished for: the lowest attempt that does wins. The first attempt
/// has all threads to itself; where it does not fit, the next ones run side by side. Null when stopped, and
/// where none of `mostTries` fits. Requires: mostTries > 0.
[[nodiscard]] std::shared_ptr<const Puzzle> generateByTrying(const Wish &wish, const Try &attempt,
                                                             std::uint64_t mostTries,
                                                             const GenerateProgress &progress,
                                                             const StopCondition &stop);

/// How hard a puzzle is by its family's named rules alone, and so that it has one answer; nothing where
/// they do not finish, and when stopped. Far cheaper than rated(), which agrees with it.
[[nodiscard]] std::optional<Rating> ratedByNamedRules(const Puzzle &puzzle,
                                                      const StopCondition &stop);
/// How hard a puzzle is by the whole ladder; nothing where it has not one answer, and when stopped.
[[nodiscard]] std::optional<Rating> rated(const Puzzle &puzzle, const StopCondition &stop);
/// How hard a puzzle is by the whole ladder, though no further than that it has this word, or a harder one: what
/// it is rated by then is a part of its trace, and as a rating never goes down with further steps, the whole of
/// it has that word, too, or a harder one. Nothing where it has not one answer, and when stopped. Requires: a
/// puzzle that its trace rates.
[[nodiscard]] std::optional<Rating> ratedUpTo(Difficulty word, const Puzzle &puzzle,
                                              const StopCondition &stop);

} // namespace inkling
