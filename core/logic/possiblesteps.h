// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explainer.h"
#include "logic/model.h"

#include <span>
#include <vector>

namespace inkling {

/// The steps that a puzzle's rules give where these facts are known, of every tier at once, and the
/// explainer's; the cheapest first, each with its cost and what it newly concludes, no two the same new
/// facts.
[[nodiscard]] Trace possibleSteps(const Model &model, std::span<const Fact> given,
                                  Explainer &explainer, const StopCondition &stop);

/// How many main unknowns are settled by a step's conclusions and, after it, by all steps of named rules
/// that cost less than it. Fewer when stopped.
[[nodiscard]] std::size_t unlockedBy(const Model &model, std::span<const Fact> given,
                                     const Step &step, const StopCondition &stop);

} // namespace inkling
