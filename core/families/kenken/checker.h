// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"
#include "families/kenken/cages.h"
#include "logic/model/solver.h"

#include <optional>

namespace inkling::kenken {

/// Whether the digits in a cage make its target. Looks at no other cells.
[[nodiscard]] bool makesTarget(const Cage &cage, const Answer &answer);

/// The fault of an answer: a value that is no digit of this side, a digit twice in a row or a
/// column, or a cage that does not make its target; nothing if the answer is right. Shares no code
/// with the solver.
[[nodiscard]] std::optional<Phrase> fault(const Cages &cages, const Answer &answer);

} // namespace inkling::kenken
