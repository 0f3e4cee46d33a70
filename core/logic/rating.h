// SPDX-License-Identifier: MIT
#pragma once

#include "logic/trace.h"

#include <array>
#include <string_view>

namespace inkling {

enum class Difficulty : std::uint8_t { Gentle, Easy, Medium, Hard, Fiendish };
inline constexpr int difficultyCount = 5;

/// The word for it, marked for translation in the context "Difficulty".
[[nodiscard]] std::string_view difficultyTitle(Difficulty difficulty);
/// The word for programs: "gentle", "easy", "medium", "hard", "fiendish".
[[nodiscard]] std::string_view difficultyName(Difficulty difficulty);
/// Of a step, by its cost.
[[nodiscard]] Difficulty difficultyOfStep(double cost);

/// How hard a puzzle is, told from its trace.
struct Rating
{
    /// One decimal: what is shown.
    double value = 0;
    Difficulty difficulty = Difficulty::Gentle;
    /// The cost of the hardest step, and of all steps together.
    double hardest = 0;
    double sum = 0;
    /// How many steps there are of each difficulty.
    std::array<std::size_t, difficultyCount> steps{};
};

/// Stable: the same trace has the same rating in every version.
[[nodiscard]] Rating rate(const Trace &trace);
/// The rating that a value, rounded to one decimal, stands for.
[[nodiscard]] Difficulty difficultyOfRating(double value);

} // namespace inkling
