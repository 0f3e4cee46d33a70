// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "logic/model/answerfault.h"
#include "logic/model/solver.h"

#include <optional>

namespace inkling::slink {

/// The fault of an answer: a clue that is not met, a dot with other than 0 or 2 lines, no line at
/// all, or more than one loop; nothing if the answer is right. Looks at lines and clues only;
/// shares no code with the solver.
[[nodiscard]] std::optional<AnswerFault> fault(const Clues &clues, const Answer &answer);

} // namespace inkling::slink
