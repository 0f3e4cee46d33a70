// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"
#include "logic/model/trace.h"

#include <array>
#include <string_view>

namespace inkling {

enum class Difficulty : std::uint8_t { Gentle, Easy, Medium, Hard, Fiendish };
inline constexpr int difficultyCount = 5;

/// The word for it: "gentle", "easy", "medium", "hard", "fiendish"; marked for translation in the context
/// "Difficulty".
[[nodiscard]] std::string_view difficultyName(Difficulty difficulty);
/// Of a rating, or of a step's cost, as shownRating() has it.
[[nodiscard]] Difficulty difficultyOf(double value);

/// The ratings that have one word: from `least` to below `limit`.
struct RatingRange
{
    double least = 0;
    double limit = 0;

    /// How far a rating is from these; 0 within.
    [[nodiscard]] double distance(double value) const;
};
[[nodiscard]] RatingRange ratingRange(Difficulty difficulty);

/// A rating or a cost as it is shown: to one decimal; in a tie up, even where the last bit of it differs
/// between machines.
[[nodiscard]] double shownRating(double value);

/// How hard a puzzle is, told from its trace.
struct Rating
{
    /// As shownRating() has it.
    double value = 0;
    Difficulty difficulty = Difficulty::Gentle;
    /// The cost of the hardest step, and of all steps together.
    double hardest = 0;
    double sum = 0;
    /// How many steps there are of each difficulty.
    std::array<std::size_t, difficultyCount> steps{};
    /// What the value is told by, in a sentence.
    Phrase reason;
};

/// A puzzle is as hard as its bottlenecks: its waves, each weighed by what it costs beyond bookkeeping and
/// by how few of its steps there are to choose from, taken together by a norm in which the hardest count
/// most and many hard ones for more than one, though never for more than 1 beyond the cost of the hardest step, nor
/// for more than the next word. A step that is put together counts as its parts, in waves of their own where one
/// rests on another.
/// A puzzle whose only hard wave is one step is rated by that step's cost. After Pelánek, "Difficulty Rating of
/// Sudoku Puzzles" (2011, 2014): people's times are told by how hard single steps are and by how many steps are
/// open at once.
///
/// Stable: the same trace has the same rating in every version, and on every machine. Never lower for a
/// trace in which a step costs more.
[[nodiscard]] Rating rate(const Trace &trace);

} // namespace inkling
