// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <optional>

namespace inkling {

/// How the positions of a rule went. Each position counts once: as right, if its step was marked
/// without a hint; as wrong, if something that does not hold was marked; or as hinted.
struct PracticeScore
{
    int right = 0;
    int wrong = 0;
    int hinted = 0;

    [[nodiscard]] int tried() const { return right + wrong + hinted; }
    friend bool operator==(const PracticeScore &, const PracticeScore &) = default;
};

/// Where a reader stands with the lesson of a rule.
enum class LessonState : std::uint8_t {
    NotYet,
    Begun, ///< its positions have been begun
    Done,  ///< positionsOfALesson positions were right
};
inline constexpr int positionsOfALesson = 3;

enum class PracticeOutcome : std::uint8_t { Right, Wrong, Hinted };

/// What was practised, and how well: kept in the settings under practice/RULE. To be used by the
/// window's thread.
namespace practicerecord {

[[nodiscard]] PracticeScore scoreOf(const Rule &rule);
[[nodiscard]] LessonState stateOf(const Rule &rule);
void add(const Rule &rule, PracticeOutcome outcome);
/// Notes that the first position of the rule was asked for.
void begin(const Rule &rule);

/// A rule of some family.
struct Place
{
    const Family *family = nullptr;
    RuleId rule = 0;
};
/// The rule of any family of which the largest part of the positions was not right; of several the
/// one practised most. Nothing if all were right, or none was practised.
[[nodiscard]] std::optional<Place> mostMissed();

/// The rules of a family from easy to hard.
[[nodiscard]] std::vector<RuleId> courseOf(const Family &family);

} // namespace practicerecord

} // namespace inkling
