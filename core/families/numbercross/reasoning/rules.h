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

/// As many ways as a person writes down: EveryWay up to here, ManyWays beyond.
inline constexpr std::uint64_t fewWays = 6;

/// The catalogue, by RuleName.
[[nodiscard]] std::span<const Rule> rules();

/// Family::picture.
[[nodiscard]] RulePicture rulePicture(RuleId rule);

} // namespace inkling::numbercross
