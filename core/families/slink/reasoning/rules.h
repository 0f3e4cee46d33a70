// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"
#include "logic/model/rule.h"

#include <span>

namespace inkling::slink {

/// The rules, in the order of the catalogue. The first fifteen are those of the contest's table;
/// the others are known among solvers of Slitherlink.
enum class RuleName : RuleId {
    Zero,
    NeedsAll,
    Full,
    AdjacentThrees,
    DiagonalThrees,
    OneExit,
    DotFull,
    DeadEnd,
    ThreeBlockedCorner,
    TwoBlockedCorner,
    OneBlockedCorner,
    ThreeEntered,
    ThreeOneDiagonal,
    TwoEntered,
    OneEntered,
    SmallLoop,
    LoopClosed,
    ThreesNoFurther,
    OnesBlocked,
    CornerEdges,
    ClueCorners,
    DotCorners,
    ColourAcross,
    EdgeColours,
    ClueColours,
    ColourChain,
    InsideConnected,
    OutsideConnected,
    PairOfCells,
    BlockOfCells,
    TwoClues,
    ClueInOnePiece,
    TwoCluesInOnePiece,
    Crosswise,
    Count
};

/// The catalogue of rules, by RuleName.
[[nodiscard]] std::span<const Rule> rules();

/// The patterns of a rule, in the format of Pattern; none for a rule that is not made of fixed
/// patterns.
[[nodiscard]] std::span<const std::string_view> patternTexts(RuleName rule);

/// Implements Family::picture() for these rules.
[[nodiscard]] RulePicture rulePicture(RuleId rule);

} // namespace inkling::slink
