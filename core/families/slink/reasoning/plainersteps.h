// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/puzzle.h"
#include "logic/model/trace.h"

namespace inkling::slink {

/// Model::plainer(): by the lines and crosses round one clue or one dot; in place of what is harder than that, by the
/// two cells beside an edge, too.
[[nodiscard]] Trace plainerSteps(const Clues &clues, const Step &step, const Knowledge &known);

} // namespace inkling::slink
