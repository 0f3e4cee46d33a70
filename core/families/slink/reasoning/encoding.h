// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "logic/model/encoding.h"

#include <memory>

namespace inkling::slink {

/// A board as clauses. Each cell is inside or outside, beyond the border is outside, and an edge is a
/// line where its two cells differ: that is a definition, which the one loop and facts about colours bring
/// along. That there is one loop says that the inside hangs together, and the outside with what lies
/// beyond the border. What follows at a dot, that the loop does not meet itself there, is written at once;
/// cuts say the rest, of one part at a time.
[[nodiscard]] std::unique_ptr<Encoding> makeEncoding(const Clues &clues);

} // namespace inkling::slink
