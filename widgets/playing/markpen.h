// SPDX-License-Identifier: MIT
#pragma once

#include "playing/usermarks.h"

#include <QString>

namespace inkling {

/// Turns gestures on an element into marks. How many choices an element has decides what a gesture does: of one
/// or two, each click makes the next one; of more, one is typed, or pencilled as a note.
class MarkPen
{
public:
    explicit MarkPen(UserMarks &marks)
        : m_marks(marks)
    {}

    /// Whether clicks go through an element's choices.
    [[nodiscard]] bool cycles(ElementId element) const;
    /// Makes the next choice, or the one before, with a blank after the last. Requires: cycles().
    void cycle(ElementId element, bool forward);
    /// Makes the first choice (a line) or the last one (a cross), or a blank where that is made already.
    /// Requires: cycles().
    void toggleFirst(ElementId element) { toggle(element, 0); }
    void toggleLast(ElementId element);

    /// Adds a letter to what has been typed on an element, or begins anew with it where no choice is
    /// written so. Of choices that are not typed: nothing.
    void type(ElementId element, QChar letter);
    /// Takes a typed value among the notes of an element, or out of them. Where a value is marked, nothing.
    void note(ElementId element, QChar letter);
    void clear(ElementId element);
    /// What is typed next begins anew.
    void lift() { m_typed.clear(); }

    /// Whether what is typed is a note.
    [[nodiscard]] bool isNoting(ElementId element) const
    {
        return m_isSticky || (element != noElement && element == m_notingOn);
    }
    /// Of all elements from now on.
    [[nodiscard]] bool isSticky() const { return m_isSticky; }
    void setSticky(bool isSticky) { m_isSticky = isSticky; }
    /// Of one element until another is meant.
    void setNotingOn(ElementId element) { m_notingOn = element; }

private:
    void toggle(ElementId element, std::size_t choice);

    UserMarks &m_marks;
    ElementId m_typedOn = noElement;
    ElementId m_notingOn = noElement;
    bool m_isSticky = false;
    QString m_typed;
};

} // namespace inkling
