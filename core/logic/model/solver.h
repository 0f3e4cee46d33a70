// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace inkling {

/// The number of answers of a puzzle: none, one, or more than one. Unknown: the search was stopped
/// before it could tell.
enum class Verdict : std::uint8_t { None, Unique, Many, Unknown };

/// An answer: one value for each main unknown, in the order of their ids (see Model).
struct Answer
{
    std::vector<std::uint8_t> values;

    friend bool operator==(const Answer &, const Answer &) = default;
};

/// The aim of a search.
enum class Search : std::uint8_t {
    FirstAnswer, ///< stop at the first answer: the verdict is None, or Many read as "at least one"
    Uniqueness,  ///< go on until a second answer is found or excluded
};

/// The result of a complete search.
///
/// Unique: `first` is the answer. Many: `first` and, when Uniqueness was asked for, `second` differ
/// in what the family calls its answer. None: neither. Unknown: `first` holds an answer if one was
/// found before the search was stopped.
struct Solution
{
    Verdict verdict = Verdict::Unknown;
    std::optional<Answer> first;
    std::optional<Answer> second;

    /// The answers found: none, one or two.
    [[nodiscard]] std::vector<Answer> answers() const
    {
        std::vector<Answer> found;
        for (const auto &answer : {first, second}) {
            if (answer)
                found.push_back(*answer);
        }
        return found;
    }

    /// The number of main unknowns in which the two answers differ; 0 if there are not two.
    [[nodiscard]] std::uint32_t differenceCount() const
    {
        std::uint32_t count = 0;
        for (std::size_t i = 0; first && second && i < first->values.size(); ++i)
            count += first->values[i] != second->values[i] ? 1 : 0;
        return count;
    }

    /// Sets the verdict from the answers found. `isComplete`: there are no other answers; if not,
    /// the search was stopped, or found all that was asked for.
    void judge(Search search, bool isComplete)
    {
        if (second || (first && search == Search::FirstAnswer))
            verdict = Verdict::Many;
        else if (!isComplete)
            verdict = Verdict::Unknown;
        else
            verdict = first ? Verdict::Unique : Verdict::None;
    }
};

} // namespace inkling
