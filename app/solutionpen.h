// SPDX-License-Identifier: MIT
#pragma once

#include "playing/playgestures.h"

#include <QObject>
#include <memory>

namespace inkling {

class BoardPointer;
class BoardScene;
class BoardView;

/// A solution that is drawn before there are clues: marks on the same board, made with the tools of solving
/// by hand. They are kept while the board keeps its elements. The window's thread.
class SolutionPen final : public QObject
{
    Q_OBJECT

public:
    SolutionPen(BoardScene &scene, BoardView &view, BoardPointer &pointer,
                QObject *parent = nullptr);
    ~SolutionPen() override;

    /// Begins, or goes on, with what such a puzzle's model knows to be drawn; what was drawn on another of the same
    /// size stays. The model's captions are shown where its clues are the sheet's own. Requires: its
    /// board's elements are those on the scene, where marks are made; a sheet of another shape forgets.
    void begin(const std::shared_ptr<const Puzzle> &puzzle, bool showsCaptions);
    void end();
    [[nodiscard]] bool isOn() const { return m_isOn; }
    /// Nothing has been drawn.
    void forget();

    /// Null before anything was begun.
    [[nodiscard]] UserMarks *marks() const { return m_marks.get(); }
    [[nodiscard]] PlayGestures &gestures() { return m_gestures; }
    /// All that is drawn; a blank is the last of two choices, as in solving by hand. Requires: marks().
    [[nodiscard]] std::vector<Fact> facts() const;
    /// Puts the marks on the scene.
    void draw();
    /// Makes all blank.
    void clear();

Q_SIGNALS:
    void changed();

private:
    void letGo();
    void showCaptions();

    BoardScene &m_scene;
    BoardPointer &m_pointer;
    std::unique_ptr<UserMarks> m_marks;
    PlayGestures m_gestures;
    bool m_isOn = false;
    bool m_showsCaptions = true;
};

} // namespace inkling
