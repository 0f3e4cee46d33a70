// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"
#include "logic/model/answerfault.h"
#include "logic/model/solver.h"

#include <optional>
#include <span>

namespace inkling::kenken {

/// Whether the digits of a cage make its target.
[[nodiscard]] bool makesTarget(Operation operation, std::int64_t target,
                               std::span<const std::uint8_t> digits);

/// The fault of an answer: a value that is no digit of this side, a digit twice in a row or a
/// column, or a cage that does not make its target; nothing if the answer is right. Shares no code
/// with the solver.
[[nodiscard]] std::optional<AnswerFault> fault(const Cages &cages, const Answer &answer);

} // namespace inkling::kenken
