// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"
#include "logic/model/rule.h"

#include <span>

namespace inkling::numbercross {

/// The rules, in the order of the catalogue.
enum class RuleName : RuleId {
    Total,
    Parity,
    OutOfReach,
    Clash,
    LabelReached,
    AllTaken,
    TooLarge,
    CannotSpare,
    LastOdd,
    OnlyWay,
    EveryWay,
    ManyWays,
    OddCells,
    TwoLines,
    ThreeLines,
    FourLines,
    Count
};

/// The most ways that a person writes down: up to this number the rule is EveryWay, beyond it
/// ManyWays.
inline constexpr std::uint64_t fewWays = 6;

/// The catalogue of rules, by RuleName.
[[nodiscard]] std::span<const Rule> rules();

/// Implements Family::picture() for these rules.
[[nodiscard]] RulePicture rulePicture(RuleId rule);

} // namespace inkling::numbercross
