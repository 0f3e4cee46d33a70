// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace inkling::checks {

using Json = nlohmann::ordered_json;

/// A check of a step as it is printed: the fault; nothing if the conclusions follow from just the
/// constraints and premises that the step lists. Used by one thread.
using StepCheck = std::function<std::optional<std::string>(const Json &step)>;

/// The ways to check a puzzle's steps.
struct StepChecks
{
    StepCheck fault;
    /// Whether they share no code with the program; else they take the clauses of its encoding.
    bool isIndependent = true;
    /// Whether each step is judged by its rule, so that a folded step is judged by its parts alone.
    bool looksAtRules = false;
    /// Whether a premise is a part of the puzzle, and no fact that a step has to find; empty where
    /// the model's facts tell.
    std::function<bool(const Json &premise)> isGiven = {};
    /// Whether a puzzle with an answer has no other; empty where all constraints together tell.
    std::function<bool()> hasOneAnswer = {};
};

/// The checks of a puzzle: by a step checker of its family, which shares no code with the program,
/// or by the clauses of the constraints that a step names. Requires: there is such a checker, or the
/// puzzle has an encoding.
[[nodiscard]] StepChecks stepChecksOf(const Puzzle &puzzle);

} // namespace inkling::checks
