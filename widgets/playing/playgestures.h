// SPDX-License-Identifier: MIT
#pragma once

#include "playing/markpen.h"
#include "playing/strokes.h"

#include <QObject>
#include <QPointer>
#include <optional>

namespace inkling {

class BoardPointer;
class BoardScene;
class BoardView;

/// Turns what a person does on a board, with the pointer or the keys, into marks. Knows kinds of elements and
/// how many choices each has; see INTERACTION for what is expected of each.
class PlayGestures final : public QObject
{
    Q_OBJECT

public:
    PlayGestures(BoardScene &scene, BoardView &view, BoardPointer &pointer,
                 QObject *parent = nullptr);
    ~PlayGestures() override;

    /// Whose marks are made; null for nobody's.
    void setMarks(UserMarks *marks);
    /// Whether gestures mark, and drags draw. Of several on one view, only one is on.
    void setOn(bool isOn);
    [[nodiscard]] MarkPen *pen() { return m_pen ? &*m_pen : nullptr; }

    /// The space bar: a line, the next shade, or a blank.
    void pressSpace();
    /// What is typed is a note from now on, or a value again.
    void setNoting(bool isNoting);
    /// See filledNotes().
    void fillNotes();
    /// Shows where the selected element's value stands elsewhere, or no longer; as long as it stands there.
    void showAlike();
    /// What is being drawn is called off.
    void callOff();
    /// The marks have changed.
    void refresh();

Q_SIGNALS:
    void notingChanged(bool isNoting);
    /// There was nothing to fill or to filter.
    void nothingToFill();

private:
    void connectPointer();
    void choose(ElementId element, bool forward, bool isByKey);
    void showNoting();
    void type(ElementId element, QChar letter, bool isNote);
    [[nodiscard]] bool isEdge(ElementId element) const;
    [[nodiscard]] bool begin(const QPointF &from, Qt::MouseButton button);

    BoardScene &m_scene;
    BoardView &m_view;
    QPointer<BoardView> m_livingView;
    BoardPointer &m_pointer;
    UserMarks *m_marks = nullptr;
    std::optional<MarkPen> m_pen;
    std::unique_ptr<Stroke> m_stroke;
    /// The value that is shown elsewhere.
    std::optional<int> m_alike;
    bool m_isOn = false;
};

} // namespace inkling
