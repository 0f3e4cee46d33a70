// SPDX-License-Identifier: MIT
#pragma once

#include "marking/usermarks.h"
#include "playing/hintladder.h"
#include "playing/playgestures.h"
#include "puzzle/practice/position.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"

#include <QObject>
#include <memory>
#include <vector>

namespace inkling {

class BoardPointer;

/// The board on which a position is practised, marked as in solving by hand. Belongs to no document.
/// The window's thread.
class PracticeBoard final : public QObject
{
    Q_OBJECT

public:
    explicit PracticeBoard(QObject *parent = nullptr);
    ~PracticeBoard() override;

    /// The board's view: a widget for a layout, which then owns it.
    [[nodiscard]] BoardView &view() { return *m_view; }
    [[nodiscard]] BoardScene &scene() { return m_scene; }
    /// The reader's marks, the position's own included; null without a position.
    [[nodiscard]] UserMarks *marks() { return m_marks.get(); }

    /// Shows a position, to be marked; none with a null pointer.
    void setPosition(std::shared_ptr<const PracticePosition> position,
                     const SharedGeometry &geometry);
    /// Whether the reader can mark the board.
    void setOpen(bool isOpen);
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    /// Puts the selection away. Returns whether something was selected.
    bool unselect();
    /// Takes the last mark back; startAgain(): takes all of the reader's marks back.
    void undo();
    void startAgain();
    [[nodiscard]] bool canUndo() const { return !m_strokes.empty(); }

    /// A step of the position as a hint on its lowest rung. Requires: a position.
    [[nodiscard]] HintLadder ladderOf(std::size_t step) const;
    /// Lights what a rung of a hint lights; unlight(): nothing any more.
    void light(const HintLadder &ladder);
    /// Shows the position with a step of it lit, without the reader's marks.
    void showStep(const HintLadder &ladder);
    void unlight();

Q_SIGNALS:
    /// The reader has marked something, or taken a mark back.
    void marked();

private:
    [[nodiscard]] std::unique_ptr<UserMarks> makeMarks(ElementId elementCount) const;
    void offerElements(const SharedGeometry &geometry);
    void take(const Stroke &stroke);

    BoardScene m_scene;
    BoardView *m_view;
    BoardPointer *m_pointer;
    std::shared_ptr<const PracticePosition> m_position;
    std::unique_ptr<UserMarks> m_given; ///< the position alone
    std::unique_ptr<UserMarks> m_marks;
    std::unique_ptr<PlayGestures> m_gestures;
    std::vector<MarksChange> m_strokes;
    bool m_isOpen = false;
};

} // namespace inkling
