// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"
#include "families/slink/grid.h"
#include "logic/model/solver.h"

#include <optional>

namespace inkling::slink {

/// What is wrong with an answer: a clue that is not met, a dot with other than 0 or 2 lines, no line
/// at all, or more than one loop. Looks at lines and clues only; shares nothing with the solver.
[[nodiscard]] std::optional<Phrase> fault(const Clues &clues, const Answer &answer);

} // namespace inkling::slink
