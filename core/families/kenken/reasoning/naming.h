// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/rules.h"
#include "families/kenken/reasoning/terms.h"
#include "logic/model/trace.h"

#include <optional>

namespace inkling::kenken {

/// The named rule that a step happens to follow, though it was found without rules. PlacedDigit: a
/// digit that stands in a row or a column; OnlyPlace: the last place for a digit there; CagePair or
/// CageCombinations: the digits that one cage can hold; OnlyDigit: a cell without a digit left.
/// Nothing for any other step.
[[nodiscard]] std::optional<RuleName> ruleOf(const Terms &terms, const Step &step);

} // namespace inkling::kenken
