// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"
#include "logic/search/constraintsearch.h"
#include "logic/teaching/plainclash.h"

#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// The relation of a person's marks to the answers of a puzzle.
struct Standing
{
    /// Marks that some answer has together; all marks if the puzzle has no answer, or if no search
    /// can tell.
    std::vector<Fact> right{};
    /// Empty if all marks are right. Else either marks each of which no answer has (see
    /// isEachWrong), or an irreducible set of marks that no answer has together, of which all but
    /// the first are in `right`, too. Marks that clash with `right` otherwise are in neither list.
    std::vector<Fact> wrong{};
    /// Whether each mark of `wrong` is in no answer.
    bool isEachWrong = false;
    /// Some of the answers that the right marks leave; empty if the puzzle has none.
    std::vector<Answer> answers{};
};

/// Finds answers that agree with some facts: among the known answers, else by search. One thread at
/// a time; the model must outlive the finder.
class AnswerFinder
{
public:
    AnswerFinder(const Model &model, Solution solution);

    /// Compares marks with the answers. Nothing when stopped.
    [[nodiscard]] std::optional<Standing> standing(std::span<const Fact> marks,
                                                   const StopCondition &stop);

    /// The result of find(). The answer is there if, and only if, the outcome is Satisfiable.
    struct Finding
    {
        sat::Result outcome = sat::Result::Stopped;
        std::optional<Answer> answer;
    };
    /// Finds an answer in which all these facts hold. Without an encoding, only known answers are
    /// looked at; Stopped, if they cannot tell.
    [[nodiscard]] Finding find(std::span<const Fact> facts, const StopCondition &stop);
    /// The places of marks that no answer has together: an irreducible set, as small as can be
    /// found in a moment; empty if there is no answer at all. Nothing when stopped. Requires: the
    /// model has an encoding, and no answer has all the marks.
    [[nodiscard]] std::optional<std::vector<std::size_t>> smallestFault(std::span<const Fact> marks,
                                                                        const StopCondition &stop);
    /// Marks that clash plainly; nothing if there are none, without an encoding, or when stopped.
    [[nodiscard]] std::optional<PlainClash> plainClash(std::span<const Fact> marks,
                                                       const StopCondition &stop);
    /// Whether find() takes facts about the unknown into account: it is a main one, or the encoding
    /// writes it.
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
    /// Made when first needed; empty if the model has no encoding.
    std::optional<ConstraintSearch> m_search;
};

} // namespace inkling
