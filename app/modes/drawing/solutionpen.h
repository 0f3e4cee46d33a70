// SPDX-License-Identifier: MIT
#pragma once

#include "modes/solving/clashes.h"
#include "playing/playgestures.h"

#include <QObject>
#include <memory>

namespace inkling {

class BoardPointer;
class BoardScene;
class BoardView;

/// The tool that draws a solution before there are clues: marks on the same board, made with the tools of solving
/// by hand. Its strokes go to the recorder; setDrawn() shows what has become of them. The window's thread.
class SolutionPen final : public QObject
{
    Q_OBJECT

public:
    /// `recorder`: gets the strokes, as changes of MarksChange::solution.
    SolutionPen(BoardScene &scene, BoardView &view, BoardPointer &pointer, StrokeRecorder recorder);
    ~SolutionPen() override;

    /// Begins with a solution as it is drawn so far, on a puzzle whose model knows what there is to draw.
    /// Requires: not marks(); the solution fits the puzzle.
    void open(const std::shared_ptr<const Puzzle> &puzzle, const Marking &drawn);
    /// Replaces the drawn solution.
    void setDrawn(const Marking &drawn);
    /// Shows the solution on the scene from now on, and lets the pointer draw. `showsCaptions`: with the model's
    /// captions, where its clues are the sheet's own. Requires: marks(); the scene shows the board of their puzzle.
    void begin(bool showsCaptions);
    void end();
    [[nodiscard]] bool isOn() const { return m_isOn; }
    /// Forgets the solution and its puzzle.
    void forget();

    /// The drawn marks; null before open().
    [[nodiscard]] UserMarks *marks() const { return m_marks.get(); }
    [[nodiscard]] PlayGestures &gestures() { return m_gestures; }
    /// The facts that are drawn; a blank is the last of two choices, as in solving by hand. Requires: marks().
    [[nodiscard]] std::vector<Fact> facts() const;
    /// The plain clashes of the drawn marks, as long as the solution is shown; none that only adds
    /// marks to another, as it breaks what stands in for the clues that are not there yet.
    [[nodiscard]] std::vector<PlainClash> clashes() const;
    /// Puts the marks on the scene.
    void draw();
    /// Makes all blank, as one stroke.
    void clear();

Q_SIGNALS:
    void clashesChanged();

private:
    void showCaptions();
    void lookForClashes();

    BoardScene &m_scene;
    BoardView &m_view;
    BoardPointer &m_pointer;
    StrokeRecorder m_recorder;
    std::unique_ptr<UserMarks> m_marks;
    PlayGestures m_gestures;
    Clashes m_clashes;
    bool m_isOn = false;
    bool m_showsCaptions = true;
};

} // namespace inkling
