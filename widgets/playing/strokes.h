// SPDX-License-Identifier: MIT
#pragma once

#include "playing/elementpicker.h"
#include "playing/usermarks.h"

#include <memory>

namespace inkling {

/// What a drag does with what it passes. One gesture of the marks, from its making to its end.
class Stroke
{
public:
    explicit Stroke(UserMarks &marks);
    /// Ends the gesture, unless it has been ended or called off.
    virtual ~Stroke();
    Stroke(const Stroke &) = delete;
    Stroke &operator=(const Stroke &) = delete;

    /// The pointer goes straight on to a point; what lies on its way is passed.
    void moveTo(const QPointF &point);
    void end(bool isDone);

protected:
    virtual void pass(const QPointF &point) = 0;
    /// What the gesture is called in the end.
    [[nodiscard]] virtual QString words() const = 0;
    /// Marks an element with one of its choices, or (choice past the last) makes it blank.
    void mark(ElementId element, std::size_t choice);
    /// Which choice an element's mark is; past the last for none.
    [[nodiscard]] std::size_t choiceOf(ElementId element) const;
    [[nodiscard]] std::size_t blankOf(ElementId element) const
    {
        return m_marks.choices().of(element).size();
    }

    UserMarks &m_marks;

private:
    std::optional<QPointF> m_last;
};

/// What a drag with this button that begins at a point is to draw; null if nothing. Decided by the kind of
/// what is there:
/// - between edges that run from dot to dot, the left button draws lines along the dots it passes, or takes them
///   away where the first edge has one; the right button crosses edges, or takes crosses away;
/// - over the middles of cells that edges join, the left button pulls a path from one to the next, and back along
///   its end takes it away; the right button as before;
/// - a cell with one or two choices goes on to its next one (by the right button, the one before), and all other
///   cells on the way become the same.
[[nodiscard]] std::unique_ptr<Stroke> strokeAt(const QPointF &point, Qt::MouseButton button,
                                               UserMarks &marks, const SharedGeometry &geometry,
                                               const ElementPicker &picker);

} // namespace inkling
