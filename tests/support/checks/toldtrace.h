// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/explanation.h"
#include "support/checks/sentencecheck.h"

#include <map>

namespace inkling::test {

/// A function that tells a step in words: sentenceOf, or a test's own.
using Teller
    = std::function<Sentence(const Model &model, const Step &step, const Knowledge &before)>;

/// The numbers of puzzles, steps and sentences that were checked.
struct ReadingTally
{
    std::size_t puzzles = 0;
    std::size_t steps = 0; ///< including parts of folded steps and steps of nested traces
    std::size_t sentences = 0;
    std::map<std::string, std::size_t, std::less<>> uses; ///< by the id of the sentence's case

    void operator+=(const ReadingTally &other);
};

/// Checks the words of an explanation, including folded and nested steps. Returns the first fault;
/// nothing if there is none. Faults are: a sentence that is false or unknown; a sentence of a
/// folded step that is not about the part whose turn it is, or is told with other knowledge than
/// that part; a conclusion that is told otherwise than the board shows it, or that was known
/// before.
[[nodiscard]] std::optional<std::string>
faultOfSentences(const Model &model, const Deduction &deduction, const SentenceChecker &checker,
                 ReadingTally *tally = nullptr, const Teller &tell = sentenceOf);

} // namespace inkling::test
