// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"
#include "logic/model/rule.h"

#include <span>

namespace inkling::hex {

/// The rules, in the order of the catalogue: the form of the path and of what is read along it;
/// then the equation.
enum class RuleName : RuleId {
    OperatorInside,
    OperatorsApart,
    ZerosApart,
    TileFull,
    OneWayOut,
    EndOrInner,
    TwoEnds,
    ThreeDigits,
    PairsUsedUp,
    SinglesUsedUp,
    LeadingZero,
    SmallRing,
    EndsTooSoon,
    Stranded,
    OnlyPassage,
    EqualsSplits,
    SideCounted,
    Supposed,
    NoPathLeft,
    NoDivision,
    SidesApart,
    LinkRefuted,
    LinkNeeded,
    EndRefuted,
    EndNeeded,
    OrderRefuted,
    LengthRefuted,
    NoneComesOut,
    NoneLeft,
    SameEquation,
    Count
};

/// The catalogue, by RuleName.
[[nodiscard]] std::span<const Rule> rules();

/// Family::picture.
[[nodiscard]] RulePicture rulePicture(RuleId rule);

} // namespace inkling::hex
