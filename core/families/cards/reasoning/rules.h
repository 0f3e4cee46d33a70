// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"
#include "logic/model/rule.h"

#include <span>

namespace inkling::cards {

/// The rules, in the order of the catalogue.
enum class RuleName : RuleId {
    Card,
    Values,
    LeftOver,
    TargetSplit,
    PartSplit,
    Merge,
    Whole,
    Single,
    Closest,
    Most,
    Least,
    Impossible,
    Unmade,
    Count
};

/// The catalogue of rules, by RuleName.
[[nodiscard]] std::span<const Rule> rules();

/// Implements Family::picture() for these rules.
[[nodiscard]] RulePicture rulePicture(RuleId rule);

} // namespace inkling::cards
