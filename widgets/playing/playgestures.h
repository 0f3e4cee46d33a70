// SPDX-License-Identifier: MIT
#pragma once

#include "marking/markingdrag.h"
#include "marking/markpen.h"

#include <QObject>
#include <QPointer>
#include <optional>

namespace inkling {

class BoardPointer;
class BoardScene;
class BoardView;

/// Turns what a person does on a board, with the pointer or the keys, into marks. Knows kinds of
/// elements and how many choices each has; docs/interaction.md lists the gestures.
class PlayGestures final : public QObject
{
    Q_OBJECT

public:
    PlayGestures(BoardScene &scene, BoardView &view, BoardPointer &pointer,
                 QObject *parent = nullptr);
    ~PlayGestures() override;

    /// Sets the marks that gestures change; null for none. Requires: they outlive this object or
    /// are replaced before they end.
    void setMarks(UserMarks *marks);
    /// Whether clicks, keys and drags make marks. Of several PlayGestures on one view, only one is
    /// on.
    void setOn(bool isOn);
    [[nodiscard]] MarkPen *pen() { return m_pen ? &*m_pen : nullptr; }

    /// Does what the space bar does on the selected element: a line, the next shade, or a blank.
    void pressSpace();
    /// Types a letter on the selected element, as its key does; clears the element.
    void typeSelected(const QString &letter);
    void clearSelected();
    /// Sets whether typed values become notes.
    void setNoting(bool isNoting);
    /// The colour that clicks, drags, the space bar and digits (which choose another) give; 0 while
    /// gestures make marks.
    [[nodiscard]] int colour() const { return m_colour; }
    void setColour(int colour);
    /// Fills in notes, or filters them: see filledNotes().
    void fillNotes();
    /// Highlights the other elements where the selected element's value is marked or noted; a
    /// second call for the same value ends the highlighting.
    void showAlike();
    /// Calls off the stroke being drawn.
    void callOff();
    /// Shows the value of showAlike() anew after the marks have changed.
    void refresh();

Q_SIGNALS:
    void notingChanged(bool isNoting);
    void colourChanged(int colour);
    /// fillNotes() found nothing to fill in or to filter.
    void nothingToFill();

private:
    void connectPointer();
    void choose(ElementId element, bool forward, bool isByKey);
    void showNoting();
    /// Colours an element; where it has the colour already, or where not `forward`, takes it away.
    void tint(ElementId element, bool forward);
    void type(ElementId element, QChar letter, bool isNote);
    [[nodiscard]] bool isEdge(ElementId element) const;
    [[nodiscard]] bool begin(const QPointF &from, Qt::MouseButton button);

    BoardScene &m_scene;
    BoardView &m_view;
    QPointer<BoardView> m_livingView;
    BoardPointer &m_pointer;
    UserMarks *m_marks = nullptr;
    std::optional<MarkPen> m_pen;
    std::unique_ptr<MarkingDrag> m_drag;
    /// The value that showAlike() shows.
    std::optional<int> m_alike;
    int m_colour = 0;
    bool m_isOn = false;
};

} // namespace inkling
