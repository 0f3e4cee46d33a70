// SPDX-License-Identifier: MIT
#include "playing/choices.h"

namespace inkling {

Choices::Choices(const Model &model, ElementId elementCount)
    : m_model(model)
{
    const std::vector<ValueSet> initial = model.initial();
    m_elementOf.assign(initial.size(), noElement);
    m_blank.resize(model.mainCount());
    m_first.reserve(elementCount + 1);
    for (ElementId element = 0; element < elementCount; ++element) {
        m_first.push_back(std::uint32_t(m_facts.size()));
        const std::vector<Fact> facts = model.choices(element);
        if (facts.empty())
            continue;
        const UnknownId unknown = facts.front().unknown;
        m_facts.insert(m_facts.end(), facts.begin(), facts.end());
        m_elementOf[unknown] = element;
        if (unknown >= model.mainCount())
            continue;
        ++m_mainCount;
        if (facts.size() == 2)
            m_blank[unknown] = std::uint8_t(facts.back().possible.value());
    }
    m_first.push_back(std::uint32_t(m_facts.size()));
    for (UnknownId unknown = 0; unknown < model.mainCount(); ++unknown) {
        if (m_elementOf[unknown] == noElement)
            m_unsaid.push_back({unknown, initial[unknown]});
    }
}

std::span<const Fact> Choices::of(ElementId element) const
{
    if (element == noElement || element + 1 >= m_first.size())
        return {};
    return std::span(m_facts).subspan(m_first[element], m_first[element + 1] - m_first[element]);
}

std::optional<UnknownId> Choices::unknownOf(ElementId element) const
{
    const auto facts = of(element);
    return facts.empty() ? std::nullopt : std::optional(facts.front().unknown);
}

bool Choices::settle(Answer &answer, std::span<const Fact> open) const
{
    if (open.empty())
        return m_model.isAnswer(answer);
    const Fact &fact = open.front();
    for (int value = 0; value < 64; ++value) {
        if (!fact.possible.contains(value))
            continue;
        answer.values[fact.unknown] = std::uint8_t(value);
        if (settle(answer, open.subspan(1)))
            return true;
    }
    return false;
}

std::optional<Answer> Choices::answer(const Knowledge &marks) const
{
    // Up to two unknowns that cannot be marked can be tried out; more would be a search.
    constexpr std::size_t mostOpen = 2;
    Answer answer;
    answer.values.resize(m_model.mainCount());
    std::vector<Fact> open;
    for (const Fact &unsaid : m_unsaid) {
        const Fact fact = marks.fact(unsaid.unknown);
        if (fact.possible.single())
            answer.values[fact.unknown] = std::uint8_t(fact.possible.value());
        else
            open.push_back(fact);
    }
    if (open.size() > mostOpen)
        return std::nullopt;
    bool isBlank = open.size() == m_unsaid.size();
    for (UnknownId unknown = 0; unknown < m_model.mainCount(); ++unknown) {
        if (m_elementOf[unknown] == noElement)
            continue;
        const ValueSet possible = marks.possible(unknown);
        if (!possible.single() && !m_blank[unknown])
            return std::nullopt;
        isBlank = isBlank && !possible.single();
        answer.values[unknown]
            = possible.single() ? std::uint8_t(possible.value()) : *m_blank[unknown];
    }
    if (isBlank || !settle(answer, open))
        return std::nullopt;
    return answer;
}

} // namespace inkling
