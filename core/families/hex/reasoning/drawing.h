// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/reasoning/rules.h"
#include "families/hex/tiles.h"
#include "logic/model/trace.h"

#include <string_view>

namespace inkling::hex {

/// A board, and the facts known on it: one character for each link, '+' joined, '-' cut, '.' open;
/// then one for the reading, '>' from the lower end, '<' from the higher one; then one for each
/// tile, 'e' an end, 'i' inner.
struct Drawing
{
    Grid grid;
    std::string_view characters;
    std::string_view known;
};

/// A smallest position in which a rule applies, for the rule's card.
[[nodiscard]] Drawing drawingOf(RuleName rule);

/// Appends the first step that a rule finds in its drawing.
void drawStep(RuleName rule, Trace &trace);

} // namespace inkling::hex
