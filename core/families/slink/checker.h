// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"
#include "families/slink/grid.h"
#include "logic/model/solver.h"

#include <optional>

namespace inkling::slink {

/// The fault of an answer: a clue that is not met, a dot with other than 0 or 2 lines, no line at
/// all, or more than one loop; nothing if the answer is right. Looks at lines and clues only;
/// shares no code with the solver.
[[nodiscard]] std::optional<Phrase> fault(const Clues &clues, const Answer &answer);

} // namespace inkling::slink
