// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"
#include "logic/model/rule.h"

#include <span>

namespace inkling::hex {

/// The rules, in the order of the catalogue: first those about the path and the form of what is
/// read along it, then those about the equation.
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

/// The catalogue of rules, by RuleName.
[[nodiscard]] std::span<const Rule> rules();

/// Implements Family::picture() for these rules.
[[nodiscard]] RulePicture rulePicture(RuleId rule);

} // namespace inkling::hex
