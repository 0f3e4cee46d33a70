// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"
#include "logic/model/trace.h"

#include <array>
#include <string>
#include <string_view>

namespace inkling {

enum class Difficulty : std::uint8_t { Gentle, Easy, Medium, Hard, Fiendish };
inline constexpr int difficultyCount = 5;

/// The word for a difficulty: "gentle", "easy", "medium", "hard", "fiendish"; marked for
/// translation in the context "Difficulty".
[[nodiscard]] std::string_view difficultyName(Difficulty difficulty);
/// The difficulty of a rating, or of a step's cost, after rounding by shownRating(). Requires:
/// value >= 0.
[[nodiscard]] Difficulty difficultyOf(double value);

/// The range of ratings that share one word: from `least` to below `limit`.
struct RatingRange
{
    double least = 0;
    double limit = 0;

    /// The distance of a rating from the range; 0 within.
    [[nodiscard]] double distance(double value) const;
};
[[nodiscard]] RatingRange ratingRange(Difficulty difficulty);

/// A rating or a cost as it is shown: rounded to one decimal; a tie goes up, even if its last bit
/// differs between machines.
[[nodiscard]] double shownRating(double value);

/// The same as text, with its decimal: "3.5".
[[nodiscard]] std::string shownRatingText(double value);

/// The difficulty of a puzzle, worked out from its trace.
struct Rating
{
    /// The rating itself, as shownRating() rounds it.
    double value = 0;
    Difficulty difficulty = Difficulty::Gentle;
    /// The cost of the hardest step, and of all steps together.
    double hardest = 0;
    double sum = 0;
    /// The number of steps of each difficulty.
    std::array<std::size_t, difficultyCount> steps{};
    /// A sentence that says why the value is what it is.
    Phrase reason;
};

/// Rates a puzzle by its bottlenecks. Each wave is weighed by what it costs beyond bookkeeping and
/// by how few steps there are to choose from; a norm puts the waves together, in which the hardest
/// count most and many hard ones count for more than one. The rating is never more than 1 above the
/// cost of the hardest step, nor beyond the word after that step's. A folded step counts as its
/// parts, in waves of their own if one part rests on another. A puzzle whose only hard wave is one
/// step is rated by that step's cost. After Pelánek, "Difficulty Rating of Sudoku Puzzles" (2011,
/// 2014): people's times are predicted by how hard single steps are and by how many steps are open
/// at once.
///
/// Stable: the same trace has the same rating in every version, and on every machine. Never lower
/// for a trace in which a step costs more.
[[nodiscard]] Rating rate(const Trace &trace);

/// About the rating value of a puzzle that takes some steps, before there is a path: as if each came
/// nearly alone. A guide where many puzzles are looked at; rate() has the last word.
class RatingEstimate
{
public:
    /// Counts one more step.
    void add(double cost);
    [[nodiscard]] double value() const;

private:
    double m_sum = 0;
    double m_hardest = 0;
};

/// The least rating that a trace with a step of this cost can have, and the most where no step costs
/// more.
[[nodiscard]] double leastRatingWith(double cost);
[[nodiscard]] double mostRatingWith(double cost);

} // namespace inkling
