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
/// by hand. It keeps none itself: it says what is wanted, and is told what has become of them. The window's
/// thread.
class SolutionPen final : public QObject
{
    Q_OBJECT

public:
    SolutionPen(BoardScene &scene, BoardView &view, BoardPointer &pointer,
                QObject *parent = nullptr);
    ~SolutionPen() override;

    /// What has been drawn, on a puzzle whose model knows what there is to draw.
    /// Requires: not marks(), and that it fits the puzzle.
    void open(const std::shared_ptr<const Puzzle> &puzzle, const Marking &drawn);
    /// What has become of it.
    void setDrawn(const Marking &drawn);
    /// From now on it is drawn on the scene. The model's captions are shown where its clues are the sheet's own.
    /// Requires: marks(), and that the elements of their puzzle's board are those on the scene.
    void begin(bool showsCaptions);
    void end();
    [[nodiscard]] bool isOn() const { return m_isOn; }
    /// Nothing has been drawn.
    void forget();

    /// Null before it is opened.
    [[nodiscard]] UserMarks *marks() const { return m_marks.get(); }
    [[nodiscard]] PlayGestures &gestures() { return m_gestures; }
    /// All that is drawn; a blank is the last of two choices, as in solving by hand. Requires: marks().
    [[nodiscard]] std::vector<Fact> facts() const;
    /// Puts the marks on the scene.
    void draw();
    /// Makes all blank.
    void clear();

Q_SIGNALS:
    /// What a gesture makes of what is drawn; setDrawn() is to follow.
    void changeWanted(const inkling::MarksChange &change, const QString &words);

private:
    void showCaptions();

    BoardScene &m_scene;
    BoardPointer &m_pointer;
    std::unique_ptr<UserMarks> m_marks;
    PlayGestures m_gestures;
    bool m_isOn = false;
    bool m_showsCaptions = true;
};

} // namespace inkling
