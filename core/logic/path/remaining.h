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
/// still there, and whose premises are in `known` or follow by earlier ones of these steps; each with
/// its rule, wave, cost, constraints, premises and conclusions, and nothing else. `now`: by constraint
/// before the change, its number after it, or goneConstraint. Adds the conclusions to `known`.
/// Requires: a constraint that is still there means what it meant; `known` follows from the puzzle as
/// it is after the change. Cost: linear in the steps.
[[nodiscard]] Trace remaining(const Trace &steps, std::span<const ConstraintId> now,
                              Knowledge &known);

/// By step: whether the values of the main unknowns rest on it. `initial`: what is known before the
/// steps. Requires: the steps' premises hold when they come. Unlike a Proof, not irreducible.
[[nodiscard]] std::vector<bool> neededSteps(const Trace &steps, const Knowledge &initial,
                                            UnknownId mainCount);

} // namespace inkling
