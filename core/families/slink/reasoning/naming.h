// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/rules.h"
#include "families/slink/terms.h"
#include "logic/model/trace.h"

#include <optional>

namespace inkling::slink {

/// The rule by which a step goes that was found without: one from a line, or two cells on the same or on
/// different sides, to what is inside and outside there, or back; one from cells round a dot to another;
/// one within a corner. Nothing of any other step.
[[nodiscard]] std::optional<RuleName> ruleOf(const Terms &terms, const Step &step);

} // namespace inkling::slink
