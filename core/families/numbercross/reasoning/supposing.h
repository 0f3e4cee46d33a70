// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/reasoning/position.h"
#include "families/numbercross/reasoning/rules.h"

#include <optional>
#include <span>

namespace inkling::numbercross {

/// The shortest proof that one of these facts is wrong: the fact is supposed, and line after line
/// settles more cells, by the rules about one line, until a line cannot be met any more.
///
/// A proof over few lines has the fewest lines possible, found by iterative deepening; then each
/// settled cell that its end does not need is left out. Nothing where no fact leads to a
/// contradiction, or only after more steps than a person follows. Ensures: a nested trace whose
/// first step is the supposed fact and whose last is the line that fails.
[[nodiscard]] std::optional<Trace> shortestSupposition(const Position &position,
                                                       std::span<const Fact> facts);

/// Appends the step that such a nested trace proves: its conclusion is the opposite of the supposed
/// fact, its premises those of the nested steps. Its rule depends on the number of lines that the
/// nested steps use in one direction, rows or columns, whichever is more.
void proposeSupposition(const Grid &grid, Trace nested, Trace &proposals);

} // namespace inkling::numbercross
