// SPDX-License-Identifier: MIT
#include "marking/markpen.h"

#include <algorithm>

namespace inkling {

bool MarkPen::cycles(ElementId element) const
{
    const std::size_t count = m_marks.choices().of(element).size();
    return count == 1 || count == 2;
}

void MarkPen::cycle(ElementId element, bool forward)
{
    const auto facts = m_marks.choices().of(element);
    const UnknownId unknown = facts.front().unknown;
    const auto here
        = std::ranges::find(facts, m_marks.knowledge().possible(unknown), &Fact::possible);
    // The blank is one more, after the last.
    const std::size_t count = facts.size() + 1;
    const std::size_t next
        = (std::size_t(here - facts.begin()) + (forward ? 1 : count - 1)) % count;
    if (next == facts.size())
        m_marks.clear(unknown);
    else
        m_marks.set(facts[next]);
}

void MarkPen::toggle(ElementId element, std::size_t choice)
{
    const Fact &fact = m_marks.choices().of(element)[choice];
    if (m_marks.knowledge().possible(fact.unknown) == fact.possible)
        rub(fact.unknown);
    else
        write(fact);
}

void MarkPen::write(const Fact &fact)
{
    const MarkState now = m_marks.state(fact.unknown);
    if (now.isNote)
        m_under[fact.unknown] = now;
    else if (!now.values.single())
        m_under.erase(fact.unknown);
    m_marks.set(fact);
}

void MarkPen::rub(UnknownId unknown)
{
    const MarkState now = m_marks.state(unknown);
    const auto under = m_under.extract(unknown);
    if (under && !now.isNote && now.values.single())
        m_marks.set(unknown, under.mapped());
    else
        m_marks.clear(unknown);
}

void MarkPen::toggleLast(ElementId element)
{
    toggle(element, m_marks.choices().of(element).size() - 1);
}

/// The choice that is written so.
std::optional<Fact> MarkPen::choice(ElementId element, const QString &value) const
{
    const auto facts = m_marks.choices().of(element);
    const auto found = std::ranges::find_if(facts, [&](const Fact &fact) {
        const auto mark = m_marks.model()->mark(fact);
        return mark && mark->look == Look::Text && mark->text == value.toStdString();
    });
    return found != facts.end() ? std::optional(*found) : std::nullopt;
}

void MarkPen::toggleNote(const Fact &choice)
{
    const MarkState now = m_marks.state(choice.unknown);
    if (!now.isNote && now.values.single())
        return;
    const ValueSet before = now.isNote ? now.values : ValueSet();
    const ValueSet after((before.bits() ^ choice.possible.bits()));
    if (after.empty())
        m_marks.clear(choice.unknown);
    else
        m_marks.set(choice.unknown, {after, true});
}

void MarkPen::note(ElementId element, QChar letter)
{
    const QString before = element == m_typedOn ? m_noted : QString();
    lift();
    m_typedOn = element;
    const auto longer = before.isEmpty() ? std::nullopt : choice(element, before + letter);
    if (longer)
        toggleNote(*choice(element, before));
    const auto noted = longer ? longer : choice(element, letter);
    if (!noted)
        return;
    toggleNote(*noted);
    m_noted = longer ? before + letter : QString(letter);
}

void MarkPen::type(ElementId element, QChar letter)
{
    m_noted.clear();
    m_typed = element == m_typedOn ? m_typed + letter : QString(letter);
    m_typedOn = element;
    if (!choice(element, m_typed))
        m_typed = letter;
    if (const auto typed = choice(element, m_typed))
        write(*typed);
}

void MarkPen::put(ElementId element, const QString &value, bool isNote)
{
    lift();
    const auto wanted = choice(element, value);
    if (wanted && isNote)
        toggleNote(*wanted);
    else if (wanted)
        write(*wanted);
}

void MarkPen::clear(ElementId element)
{
    lift();
    if (const auto unknown = m_marks.choices().unknownOf(element))
        rub(*unknown);
}

} // namespace inkling
