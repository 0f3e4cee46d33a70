// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"
#include "logic/model/rule.h"

#include <span>

namespace inkling::kenken {

/// The rules, in the order of the catalogue.
enum class RuleName : RuleId {
    SingleCell,
    PlacedDigit,
    OnlyDigit,
    OnlyPlace,
    CagePair,
    CageCombinations,
    CageInLine,
    LineInCage,
    NakedPair,
    HiddenPair,
    NakedTriple,
    HiddenTriple,
    NakedQuad,
    HiddenQuad,
    LineSum,
    LineProduct,
    LinesSum,
    LinesProduct,
    XWing,
    Swordfish,
    TwoCages,
    LineCages,
    TwoLinesCages,
    Count
};

/// The catalogue of rules, by RuleName.
[[nodiscard]] std::span<const Rule> rules();

/// Implements Family::picture() for these rules.
[[nodiscard]] RulePicture rulePicture(RuleId rule);

} // namespace inkling::kenken
