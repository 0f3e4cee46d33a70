// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/rules.h"
#include "families/slink/terms.h"
#include "logic/model/trace.h"

#include <optional>

namespace inkling::slink {

/// The named rule that a step happens to follow, though it was found without rules. ColourAcross or
/// EdgeColours: from a line, or from two cells alike or unlike, to whether the cells there are
/// inside, or back. Crosswise: from cells round a dot to another one. CornerEdges: within one
/// corner. Nothing for any other step.
[[nodiscard]] std::optional<RuleName> ruleOf(const Terms &terms, const Step &step);

} // namespace inkling::slink
