// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "logic/model/encoding.h"

#include <memory>

namespace inkling::slink {

/// A board as SAT clauses. Each cell is inside or outside, beyond the border is outside, and an
/// edge is a line exactly where its two cells differ; the one-loop constraint and facts about
/// colours carry this definition with them. The one-loop constraint demands that the inside cells
/// are connected, and the outside cells with what lies beyond the border. Its consequence at single
/// dots, that the loop does not touch itself there, is encoded from the start; the rest is added as
/// cuts, for one separated part at a time.
[[nodiscard]] std::unique_ptr<Encoding> makeEncoding(const Clues &clues);

} // namespace inkling::slink
