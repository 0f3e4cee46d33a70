// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"
#include "logic/search/constraintsearch.h"
#include "logic/teaching/plainclash.h"

#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// How a person's marks stand to the answers of a puzzle.
struct Standing
{
    /// Marks that go together, and with the puzzle.
    std::vector<Fact> right{};
    /// Empty where all marks are right. Else marks each of which is in no answer; or, where each on its
    /// own is in one, a smallest set that cannot be part of any, of which all but the first are `right`.
    std::vector<Fact> wrong{};
    /// Whether each of `wrong` is in no answer.
    bool isEachWrong = false;
    /// Some of the answers that the right marks leave; none where the puzzle has none.
    std::vector<Answer> answers{};
};

/// Looks for answers that some facts leave: among those known, else by search. One thread at a time; the
/// model must outlive it.
class AnswerFinder
{
public:
    AnswerFinder(const Model &model, Solution solution);

    /// Nothing when stopped.
    [[nodiscard]] std::optional<Standing> standing(std::span<const Fact> marks,
                                                   const StopCondition &stop);

    struct Finding
    {
        sat::Outcome outcome = sat::Outcome::Stopped;
        std::optional<Answer> answer;
    };
    /// An answer in which all these facts hold. Without an encoding, of those known.
    [[nodiscard]] Finding find(std::span<const Fact> facts, const StopCondition &stop);
    /// A smallest set of these marks that is in no answer, as their places; none where there is no answer at
    /// all. Nothing when stopped. Requires: the model has an encoding, and no answer has them all.
    [[nodiscard]] std::optional<std::vector<std::size_t>> smallestFault(std::span<const Fact> marks,
                                                                        const StopCondition &stop);
    /// Marks that clash plainly; nothing without an encoding.
    [[nodiscard]] std::optional<PlainClash> plainClash(std::span<const Fact> marks,
                                                       const StopCondition &stop);
    /// Whether an answer that leaves an unknown may be told: it is main, or the encoding writes it.
    [[nodiscard]] bool canTell(UnknownId unknown);

private:
    enum class Fit : std::uint8_t { Yes, No, Stopped };
    [[nodiscard]] ConstraintSearch *search();
    [[nodiscard]] bool mainFactsHold(const Answer &answer, std::span<const Fact> facts) const;
    [[nodiscard]] Fit fits(const Answer &answer, std::span<const Fact> facts,
                           const StopCondition &stop);
    [[nodiscard]] std::optional<Standing> standingToAnswer(std::span<const Fact> marks,
                                                           const StopCondition &stop);
    [[nodiscard]] std::optional<Standing> standingToSearch(std::span<const Fact> marks,
                                                           const StopCondition &stop);

    const Model &m_model;
    UnknownId m_mainCount;
    Solution m_solution;
    /// Made when it is first needed; null where the model has no encoding.
    std::optional<ConstraintSearch> m_search;
};

} // namespace inkling
