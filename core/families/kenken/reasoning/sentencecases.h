// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/rules.h"
#include "logic/sentence.h"

namespace inkling::kenken {

/// In which words a step of a rule is told, where there are several. Not each rule has each.
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
    OtherKnown,
    Partner,
    Partners,
    EitherPartners,
    Least,
    Most,
    Results,
    Between,
    Divided,
    LeastPart,
    MostPart,
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
    Share,
    // How lines are shared out, cage by cage
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
    None,
};

/// Requires: the rule has such words.
[[nodiscard]] SentenceCase sentenceCase(RuleName rule, Way way);
/// For a step that is several, or that none of its rule's own words fit.
[[nodiscard]] SentenceCase togetherCase();

/// Model::sentences().
[[nodiscard]] std::span<const SentenceCase> sentenceCases();

} // namespace inkling::kenken
