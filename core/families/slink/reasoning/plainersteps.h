// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/puzzle.h"
#include "logic/model/trace.h"

namespace inkling::slink {

/// Implements Model::plainer(): at most three steps that together say what `step` says, each
/// cheaper than it: by the lines and crosses round one clue or one dot, or by the two cells beside
/// an edge. For a step about one clue or two: the step told anew with all that these clues give by now.
/// Empty where there are none.
[[nodiscard]] Trace plainerSteps(const Clues &clues, const Step &step, const Knowledge &known);

} // namespace inkling::slink
