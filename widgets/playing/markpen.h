// SPDX-License-Identifier: MIT
#pragma once

#include "playing/usermarks.h"

#include <QString>

namespace inkling {

/// Turns gestures on an element into marks. How many choices an element has decides what a gesture
/// does: of one or two, each click makes the next one; of more, one is typed.
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
    /// Adds a letter to what has been typed on an element, or begins anew with it where no choice is
    /// written so. Of choices that are not typed: nothing.
    void type(ElementId element, QChar letter);
    void clear(ElementId element);
    /// What is typed next begins anew.
    void lift() { m_typed.clear(); }

private:
    UserMarks &m_marks;
    ElementId m_typedOn = noElement;
    QString m_typed;
};

} // namespace inkling
