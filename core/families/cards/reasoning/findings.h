// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/expression.h"
#include "families/cards/terms.h"
#include "stopcondition.h"

#include <array>
#include <mutex>
#include <optional>

namespace inkling::cards {

/// The facts about a hand that the reasoning needs besides the answer.
struct Findings
{
    /// By size: the number of different values that the subsets of this many cards make together.
    std::array<int, maxCards + 1> valuesOfSize = {};
    /// By size: those values in ascending order, where there are few enough to list for a person.
    std::array<std::vector<Fraction>, maxCards + 1> fewValuesOfSize = {};
    /// By set of cards (bit i: card i of the hand): the number of different values that it makes.
    std::array<int, 1 << maxCards> valuesOfSet = {};
    /// The ways to split the cards of a part in two (of at most `levels` cards each), and how many
    /// of them can make the part's value.
    struct Partings
    {
        int all = 0;
        int meeting = 0;
    };
    /// By part of the shown answer: the ways to split its cards; 0 and 0 for a single card.
    std::vector<Partings> partings;

    /// A value next to the target, with an expression for it.
    struct Closest
    {
        Fraction value;
        Answer answer;
        std::string text;
    };
    /// Whether `below` and `above` are complete. Only without an answer.
    bool isGapKnown = false;
    /// The closest values on both sides of the target, where there is no answer; nothing where the
    /// hand makes none on that side, or none was found.
    std::optional<Closest> below;
    std::optional<Closest> above;
};

/// The data that a model and its reasoners share: the hand, the shown answer (the one that board
/// and reasoning lead to), and the findings, which are computed when first needed. Thread-safe.
class Plan
{
public:
    /// Requires: the answer has no fault. `isSettled`: if `answer` is absent, the hand is known to
    /// have none.
    Plan(Hand hand, std::optional<Answer> answer, bool isSettled);

    [[nodiscard]] const Hand &hand() const { return m_hand; }
    [[nodiscard]] bool isSettled() const { return m_isSettled; }
    [[nodiscard]] const std::optional<Answer> &answer() const { return m_answer; }
    /// The parts of the shown answer; empty without one.
    [[nodiscard]] const std::vector<Part> &parts() const { return m_parts; }
    [[nodiscard]] const Terms &terms() const { return m_terms; }

    /// The findings; null when stopped before they are complete, and where the cards make too many
    /// values to list. Cost: the first time, 10 ms for six cards, 0.1 s for eight.
    [[nodiscard]] const Findings *findings(const StopCondition &stop) const;

private:
    Hand m_hand;
    std::optional<Answer> m_answer;
    bool m_isSettled;
    std::vector<Part> m_parts;
    Terms m_terms;
    mutable std::mutex m_mutex;
    mutable std::optional<Findings> m_findings;
    mutable bool m_areTooMany = false;
};

} // namespace inkling::cards
