// SPDX-License-Identifier: MIT
#pragma once

#include "marking/usermarks.h"

#include <QString>
#include <map>
#include <optional>

namespace inkling {

/// Turns gestures on an element into marks. The number of an element's choices decides what a
/// gesture does: with one or two, each click makes the next choice; with more, a value is typed, or
/// pencilled as a note.
class MarkPen
{
public:
    explicit MarkPen(UserMarks &marks)
        : m_marks(marks)
    {}

    /// Whether clicks go through the element's choices: it has one or two.
    [[nodiscard]] bool cycles(ElementId element) const;
    /// Makes the next choice (backwards: the one before), with a blank after the last. Requires:
    /// cycles().
    void cycle(ElementId element, bool forward);
    /// Makes the first choice (a line) or the last one (a cross); makes the element blank if that
    /// choice is made already. Requires: cycles().
    void toggleFirst(ElementId element) { toggle(element, 0); }
    void toggleLast(ElementId element);

    /// Appends a letter to the text typed on an element, or begins anew with it where no choice is
    /// written so. Does nothing if no choice is written so either.
    void type(ElementId element, QChar letter);
    /// Adds a typed value to the notes of an element, or takes it out of them; a letter that makes a
    /// longer value with the note typed just before takes that one's place. Does nothing where a value
    /// is marked.
    void note(ElementId element, QChar letter);
    /// Marks a whole value, or adds it to the notes or takes it out of them, as type() and note() do.
    void put(ElementId element, const QString &value, bool isNote);
    /// Takes away what is marked: a value first, so that the notes over which this pen wrote it come
    /// back; then the notes.
    void clear(ElementId element);
    /// Ends the text being typed: the next letter begins anew.
    void lift()
    {
        m_typed.clear();
        m_noted.clear();
    }

    /// Whether letters typed on the element are notes.
    [[nodiscard]] bool isNoting(ElementId element) const
    {
        return m_isSticky || (element != noElement && element == m_notingOn);
    }
    /// Whether letters typed on any element are notes.
    [[nodiscard]] bool isSticky() const { return m_isSticky; }
    void setSticky(bool isSticky) { m_isSticky = isSticky; }
    /// Makes letters typed on one element notes, until another element is set.
    void setNotingOn(ElementId element) { m_notingOn = element; }

private:
    void toggle(ElementId element, std::size_t choice);
    [[nodiscard]] std::optional<Fact> choice(ElementId element, const QString &value) const;
    void toggleNote(const Fact &choice);
    void write(const Fact &fact);
    void rub(UnknownId unknown);

    UserMarks &m_marks;
    std::map<UnknownId, MarkState> m_under; ///< the notes that values were written over
    ElementId m_typedOn = noElement;
    ElementId m_notingOn = noElement;
    bool m_isSticky = false;
    QString m_typed;
    QString m_noted;
};

} // namespace inkling
