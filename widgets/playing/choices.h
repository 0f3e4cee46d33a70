// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"

#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// The marks that a person can make on each element of a board, and the test whether the marks made
/// are an answer.
///
/// Immutable once made. The constructor asks the model once for every element: some 10 ms for the
/// largest boards.
class Choices
{
public:
    /// `elementCount`: the number of elements of the model's board. Requires: the model outlives
    /// this object.
    Choices(const Model &model, ElementId elementCount);

    /// The facts that can be marked on an element, in the order in which clicks go through them;
    /// empty if there are none.
    [[nodiscard]] std::span<const Fact> of(ElementId element) const;
    /// The unknown that an element's choices are about; nothing if it has no choices.
    [[nodiscard]] std::optional<UnknownId> unknownOf(ElementId element) const;
    /// The element on which an unknown is marked; noElement if there is none.
    [[nodiscard]] ElementId elementOf(UnknownId unknown) const { return m_elementOf[unknown]; }
    /// The unknown of the first element that has choices. Requires: not empty().
    [[nodiscard]] UnknownId firstUnknown() const { return m_facts.front().unknown; }
    /// Whether no element has choices.
    [[nodiscard]] bool empty() const { return m_facts.empty(); }
    /// The number of main unknowns that have an element to mark them on.
    [[nodiscard]] UnknownId mainCount() const { return m_mainCount; }

    /// The answer that the marks amount to; nothing if they are no answer. A blank counts as the
    /// last of two choices (no line where none is drawn). Main unknowns that no element marks, at
    /// most two of them still open, take the values that make the answer right. Entirely blank
    /// marks are no answer.
    [[nodiscard]] std::optional<Answer> answer(const Knowledge &marks) const;

private:
    /// Returns true if some values of the `open` unknowns make `answer` an answer of the model;
    /// writes those values into it.
    [[nodiscard]] bool settle(Answer &answer, std::span<const Fact> open) const;

    const Model &m_model;
    std::vector<Fact> m_facts;
    /// For each element the index in m_facts of its first fact; one entry more at the end.
    std::vector<std::uint32_t> m_first;
    std::vector<ElementId> m_elementOf;
    /// For each main unknown the value that a blank stands for; nothing if a blank stands for no
    /// value.
    std::vector<std::optional<std::uint8_t>> m_blank;
    /// Main unknowns that no element marks, with their possible values.
    std::vector<Fact> m_unsaid;
    UnknownId m_mainCount = 0;
};

} // namespace inkling
