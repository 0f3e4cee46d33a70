// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/explanation.h"
#include "support/checks/sentencecheck.h"

#include <map>

namespace inkling::test {

/// How a step is told: sentenceOf, or what a test says instead.
using Teller
    = std::function<Sentence(const Model &model, const Step &step, const Knowledge &before)>;

/// What has been read.
struct ReadingTally
{
    std::size_t puzzles = 0;
    std::size_t steps = 0; ///< parts and nested steps too
    std::size_t sentences = 0;
    std::map<std::string, std::size_t, std::less<>> uses; ///< by the case's id

    void operator+=(const ReadingTally &other);
};

/// What is wrong with the words of an explanation, of folded and nested steps as well: a sentence that is false
/// or not known; one of a folded step that is not about the part whose turn it is, or is told with other
/// knowledge than that part; a conclusion that is told other than the board then shows it, or one that was
/// known before.
[[nodiscard]] std::optional<std::string>
faultOfSentences(const Model &model, const Deduction &deduction, const SentenceChecker &checker,
                 ReadingTally *tally = nullptr, const Teller &tell = sentenceOf);

} // namespace inkling::test
