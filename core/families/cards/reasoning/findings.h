// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/expression.h"
#include "families/cards/terms.h"
#include "stopcondition.h"

#include <array>
#include <mutex>
#include <optional>

namespace inkling::cards {

/// What the reasoning tells about a hand besides its answer.
struct Findings
{
    /// By size: how many different values the subsets of so many cards make together.
    std::array<int, maxCards + 1> valuesOfSize = {};
    /// Values in ascending order, where there are no more than a person would list.
    std::array<std::vector<Fraction>, maxCards + 1> fewValuesOfSize = {};
    /// By set of cards (bit i: card i of the hand): how many different values it makes.
    std::array<int, 1 << maxCards> valuesOfSet = {};
    /// By joined part: of how many ways to part its cards in two (of at most `levels` cards each)
    /// how many can meet its value.
    struct Partings
    {
        int all = 0;
        int meeting = 0;
    };
    std::vector<Partings> partings;

    /// Without an answer: the closest values with an expression each; nothing where there is none
    /// on that side, or where they are beyond reach.
    struct Closest
    {
        Fraction value;
        Answer answer;
        std::string text;
    };
    bool isGapKnown = false;
    std::optional<Closest> below;
    std::optional<Closest> above;
};

/// What a model and its reasoners share: the hand, the answer that is led to, and what is found out
/// about them when first asked for. Thread-safe.
class Plan
{
public:
    /// Requires: the answer has no fault. `isSettled`: without an answer there is none.
    Plan(Hand hand, std::optional<Answer> answer, bool isSettled);

    [[nodiscard]] const Hand &hand() const { return m_hand; }
    [[nodiscard]] bool isSettled() const { return m_isSettled; }
    [[nodiscard]] const std::optional<Answer> &answer() const { return m_answer; }
    /// Of the answer; empty without one.
    [[nodiscard]] const std::vector<Part> &parts() const { return m_parts; }
    [[nodiscard]] const Terms &terms() const { return m_terms; }

    /// Null when stopped before they are complete, and where the cards make too many values to list.
    /// Cost: 10 ms for six cards, 0.1 s for eight.
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
