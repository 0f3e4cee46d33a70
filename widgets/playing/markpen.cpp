// SPDX-License-Identifier: MIT
#include "playing/markpen.h"

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

void MarkPen::type(ElementId element, QChar letter)
{
    const auto facts = m_marks.choices().of(element);
    const auto written = [&](const QString &text) {
        return std::ranges::find_if(facts, [&](const Fact &fact) {
            const auto mark = m_marks.model()->mark(fact);
            return mark && mark->look == Look::Text && mark->text == text.toStdString();
        });
    };
    m_typed = element == m_typedOn ? m_typed + letter : QString(letter);
    m_typedOn = element;
    if (written(m_typed) == facts.end())
        m_typed = letter;
    if (const auto choice = written(m_typed); choice != facts.end())
        m_marks.set(*choice);
}

void MarkPen::clear(ElementId element)
{
    lift();
    if (const auto unknown = m_marks.choices().unknownOf(element))
        m_marks.clear(*unknown);
}

} // namespace inkling
