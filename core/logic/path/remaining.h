// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

#include <limits>
#include <span>
#include <vector>

namespace inkling {

/// The number of a constraint that is there no longer.
inline constexpr ConstraintId goneConstraint = std::numeric_limits<ConstraintId>::max();

/// The steps of a puzzle that hold after a change of its clues: those whose constraints are all
/// still there, and whose premises are in `known` or follow by earlier ones of these steps. `now`: by
/// constraint, its number after the change, or goneConstraint. Adds the conclusions to `known`.
/// Of each step, only its constraints, premises and conclusions are kept: what can be asked again.
/// Requires: a constraint that is still there means what it meant.
[[nodiscard]] Trace remaining(const Trace &steps, std::span<const ConstraintId> now,
                              Knowledge &known);

/// By step: whether the values of the main unknowns rest on it. `initial`: what is known before the steps.
[[nodiscard]] std::vector<bool> neededSteps(const Trace &steps, const Knowledge &initial,
                                            UnknownId mainCount);

} // namespace inkling
