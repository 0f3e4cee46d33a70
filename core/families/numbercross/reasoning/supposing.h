// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/reasoning/position.h"
#include "families/numbercross/reasoning/rules.h"

#include <optional>
#include <span>

namespace inkling::numbercross {

/// The shortest way to see one of these facts fail when it is supposed: line after line settles more cells, by
/// the rules about one line, until a line cannot be met any more.
///
/// Where few lines lead to the end they are the fewest, found by iterative deepening; then each cell that the
/// end does not need is left out. Nothing where no fact fails so, or only after more steps than a person follows.
/// Ensures: a nested trace, its first step what is supposed, its last the line that fails.
[[nodiscard]] std::optional<Trace> shortestSupposition(const Position &position,
                                                       std::span<const Fact> facts);

/// The step that such a nested trace shows, from no more than its steps rest on; by the rule of so many lines
/// together as it has at most in one direction.
void proposeSupposition(const Grid &grid, Trace nested, Trace &proposals);

} // namespace inkling::numbercross
