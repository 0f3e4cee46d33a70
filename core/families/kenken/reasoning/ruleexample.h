// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"
#include "families/kenken/reasoning/rules.h"
#include "logic/model/trace.h"

#include <vector>

namespace inkling::kenken {

/// A small position in which a rule applies: a puzzle and the facts known in it.
struct RuleExample
{
    Cages cages;
    std::vector<Fact> facts;
};

[[nodiscard]] RuleExample ruleExample(RuleName rule);

/// The steps that a rule finds where the facts of the position, and no others, are known.
[[nodiscard]] Trace stepsAt(const RuleExample &position, RuleName rule);

} // namespace inkling::kenken
