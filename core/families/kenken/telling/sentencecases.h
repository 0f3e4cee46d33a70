// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/rules.h"
#include "logic/model/sentence.h"

namespace inkling::kenken {

/// The different wordings for the steps of a rule. Not every rule has every wording.
enum class Way : std::uint8_t {
    // Digits
    One,
    Several,
    Filled,
    OutOfCandidates,
    OutOfAll,
    // Cages
    Left,
    LeftWithSeveral,
    Inside,
    CellByCell,
    Placed,
    OtherKnown,
    Partner,
    Partners,
    EitherPartners,
    Least,
    LeastForMore,
    Most,
    MostForLess,
    Results,
    Between,
    Divided,
    Factor,
    LeastPart,
    LeastForMorePart,
    MostPart,
    MostForLessPart,
    ResultsPart,
    BetweenPart,
    DividedPart,
    Hence,
    Agree,
    AgreeOnSeveral,
    // Lines
    Row,
    Column,
    Few,
    Needs,
    Bounds,
    Unmade,
    Rest,
    UseUp,
    Clash,
    Clashes,
    Share,
    ShareWays,
    ShareLeft,
    ShareLeftInOrder,
    // The sentences of a story: how the digits of lines are shared out, cage by cage.
    Suppose,
    SupposeCage,
    Supposed,
    Say,
    LeftThen,
    LeftThenInOrder,
    NothingThen,
    So,
    // Contradictions
    TooLarge,
    Taken,
    SeveralTaken,
    Twice,
    NoneOutOfCandidates,
    NoneOutOfAll,
    NoneEver,
    Unequal,
    UnequalWhere,
    None,
};

/// The sentence of a rule in one of its wordings. Requires: the rule has that wording.
[[nodiscard]] SentenceCase sentenceCase(RuleName rule, Way way);
/// The sentence for a step that consists of several, or that no wording of its own rule fits.
[[nodiscard]] SentenceCase togetherCase();

/// Model::sentences().
[[nodiscard]] std::span<const SentenceCase> sentenceCases();

} // namespace inkling::kenken
