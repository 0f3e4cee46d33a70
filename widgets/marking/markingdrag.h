// SPDX-License-Identifier: MIT
#pragma once

#include "marking/usermarks.h"
#include "playing/elementpicker.h"

#include <memory>

namespace inkling {

/// A drag that marks the elements it passes, as one gesture of the marks, from construction to
/// end().
class MarkingDrag
{
public:
    explicit MarkingDrag(UserMarks &marks);
    /// Calls the gesture off, unless it has been ended.
    virtual ~MarkingDrag();
    MarkingDrag(const MarkingDrag &) = delete;
    MarkingDrag &operator=(const MarkingDrag &) = delete;

    /// Moves the pointer straight to a point; marks the elements on the way.
    void moveTo(const QPointF &point);
    /// Ends the gesture: records it if `isDone`, else takes it back.
    void end(bool isDone);

protected:
    virtual void pass(const QPointF &point) = 0;
    /// The words that name the gesture for undo; asked at its end.
    [[nodiscard]] virtual QString words() const = 0;
    /// Marks an element with one of its choices; choice blankOf(element) makes it blank.
    void mark(ElementId element, std::size_t choice);
    /// The index of the choice marked on an element; blankOf(element) if none is.
    [[nodiscard]] std::size_t choiceOf(ElementId element) const;
    [[nodiscard]] std::size_t blankOf(ElementId element) const
    {
        return m_marks.choices().of(element).size();
    }

    UserMarks &m_marks;

private:
    std::optional<QPointF> m_last;
};

/// The stroke that a drag with this button makes when it begins at a point; null if none. The kind
/// of the element at the point decides:
/// - between edges that run from dot to dot, the left button draws lines along the dots passed, or
///   takes lines away if the first edge has one; the right button draws crosses, or takes crosses
///   away;
/// - over the middles of cells that edges join, the left button draws a path from one cell to the
///   next, and takes it away when going back along its end; or, if the first edge has a line, takes
///   lines away; the right button does as above;
/// - a cell with one or two choices gets its next choice (by the right button, the one before), and
///   all other cells passed get the same one.
[[nodiscard]] std::unique_ptr<MarkingDrag> dragAt(const QPointF &point, Qt::MouseButton button,
                                                  UserMarks &marks, const SharedGeometry &geometry,
                                                  const ElementPicker &picker);

/// The stroke that colours what it passes, of the kind of the element it begins on; where that has
/// the colour already, and with the right button, takes colours away. Null where there is no
/// element. Requires: a picker that offers all that can be coloured.
[[nodiscard]] std::unique_ptr<MarkingDrag> tintDragAt(const QPointF &point, Qt::MouseButton button,
                                                      int colour, UserMarks &marks,
                                                      const SharedGeometry &geometry,
                                                      const ElementPicker &picker);

} // namespace inkling
