// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model.h"

#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// What a person can say of each element of a board, and when all that they have said is an answer.
///
/// Immutable once made. Making it asks the model once for every element: some 10 ms for the largest
/// boards.
class Choices
{
public:
    /// `elementCount`: of the model's board. The model must outlive it.
    Choices(const Model &model, ElementId elementCount);

    /// In the order in which clicks go through them; empty where nothing can be said.
    [[nodiscard]] std::span<const Fact> of(ElementId element) const;
    /// The unknown that an element's choices are about; none where there are none.
    [[nodiscard]] std::optional<UnknownId> unknownOf(ElementId element) const;
    /// Where a choice is made about an unknown; noElement where none is.
    [[nodiscard]] ElementId elementOf(UnknownId unknown) const { return m_elementOf[unknown]; }
    /// The first unknown that something can be said of. Requires: not empty().
    [[nodiscard]] UnknownId firstUnknown() const { return m_facts.front().unknown; }
    /// Whether anything can be said of any element.
    [[nodiscard]] bool empty() const { return m_facts.empty(); }
    /// How many main unknowns are a person's to settle.
    [[nodiscard]] UnknownId mainCount() const { return m_mainCount; }

    /// The answer that marks amount to. What is left blank counts as the last of two choices (no line
    /// where none is drawn); what a person cannot say anything of has the value that makes it right.
    /// Nothing while the marks are no answer.
    [[nodiscard]] std::optional<Answer> answer(const Knowledge &marks) const;

private:
    /// Whether some values of what is open make it an answer; they stand in it then.
    [[nodiscard]] bool settle(Answer &answer, std::span<const Fact> open) const;

    const Model &m_model;
    std::vector<Fact> m_facts;
    /// Of each element: where its facts begin; they end where the next one's begin.
    std::vector<std::uint32_t> m_first;
    std::vector<ElementId> m_elementOf;
    /// Of each main unknown: the value of a blank; none if a blank is no value.
    std::vector<std::optional<std::uint8_t>> m_blank;
    /// Main unknowns that a person cannot say anything of, and what they can be.
    std::vector<Fact> m_unsaid;
    UnknownId m_mainCount = 0;
};

} // namespace inkling
