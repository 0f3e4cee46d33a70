// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "logic/model/answerfault.h"
#include "logic/model/solver.h"

#include <optional>

namespace inkling::numbercross {

/// The fault of an answer: a line whose counted cells do not add up to its label; nothing if the
/// answer is right. Looks at shades, digits and labels only; shares no code with the solver.
[[nodiscard]] std::optional<AnswerFault> fault(const Givens &givens, const Answer &answer);

} // namespace inkling::numbercross
