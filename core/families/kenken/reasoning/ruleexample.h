// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"
#include "families/kenken/reasoning/rules.h"
#include "logic/model/trace.h"

#include <vector>

namespace inkling::kenken {

/// A small position in which a rule applies.
struct RuleExample
{
    Cages cages;
    std::vector<Fact> facts;
};

[[nodiscard]] RuleExample ruleExample(RuleName rule);

/// The steps by a rule that follow where these facts, and no others, are known.
[[nodiscard]] Trace stepsAt(const RuleExample &position, RuleName rule);

} // namespace inkling::kenken
