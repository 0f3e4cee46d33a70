// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/rules.h"
#include "families/kenken/reasoning/terms.h"
#include "logic/model/trace.h"

#include <optional>

namespace inkling::kenken {

/// The rule by which a step goes that was found without: a digit that stands in a row or a column, the last
/// place for one there, or what one cage can hold. Nothing of any other step.
[[nodiscard]] std::optional<RuleName> ruleOf(const Terms &terms, const Step &step);

} // namespace inkling::kenken
