// SPDX-License-Identifier: MIT
#pragma once

#include "documents/document.h"
#include "reasoning/explainedpuzzle.h"
#include "scene/boardgeometry.h"

#include <QObject>
#include <memory>

class QWidget;

namespace inkling {

class ActionTable;
class BoardPointer;
class BoardScene;
class BoardView;
class Scheduler;
struct Solution;

/// The board of a window and what all modes of the window work with. The stage outlives the modes.
struct Stage
{
    BoardScene &scene;
    BoardView &view;
    BoardPointer &pointer;
    ActionTable &actions;
    Document &document;
    Scheduler &scheduler;
};

/// A way of using the board of a window: drawing puzzles, solving them by hand, or watching the
/// reasoning.
///
/// One mode of the window is on, and one is shown with its board, side panel and keys. They are the
/// same mode, except while the reasoning answers a question that was asked in the mode that is on.
/// All modes take
/// over what the scheduler finds out about the current puzzle. To be used by the window's thread.
class Mode : public QObject
{
    Q_OBJECT

public:
    explicit Mode(const Stage &stage);

    /// Switches the mode on or off. The window leaves one mode before it enters the next, and draws
    /// the board afterwards.
    virtual void enter() = 0;
    virtual void leave() = 0;
    /// Whether the mode can be entered now.
    [[nodiscard]] virtual bool canEnter() const
    {
        return m_stage.document.currentPuzzle() != nullptr;
    }

    /// The widget beside the board while the mode is shown, and the heading over it.
    [[nodiscard]] virtual QWidget &panel() = 0;
    [[nodiscard]] virtual QString heading() const = 0;
    /// Whether the list of answers may be seen while the mode is on.
    [[nodiscard]] virtual bool revealsAnswers() const { return true; }
    /// Whether the mode's board has signs that the legend explains.
    [[nodiscard]] virtual bool hasSigns() const { return true; }
    /// Whether the mode shows the puzzle as it was read, and not a board of its own.
    [[nodiscard]] virtual bool showsPuzzle() const { return true; }
    /// Whether the mode's panel tells the verdict on the puzzle, so that the status bar does not.
    [[nodiscard]] virtual bool tellsVerdict() const { return false; }

    /// Whether a change of the current page is seen while the mode is on.
    [[nodiscard]] virtual bool shows(const PageChange &change) const
    {
        return !change.draft.empty() || isEmpty(change.marks);
    }

    /// Whether a change of a page is of the kind that is made in this mode, where Undo and Redo go
    /// through it.
    [[nodiscard]] virtual bool makes(const PageChange &) const { return false; }

    /// Puts on the board what the mode shows. Requires: the mode is shown.
    virtual void draw() = 0;
    /// Tints the inside and the outside of a loop, if the mode shows them.
    virtual void tintSides() {}
    /// Enables the actions of this mode that apply now. `shown`: the mode that is shown, this one
    /// or another.
    virtual void enableActions(const Mode &shown) = 0;
    /// The space bar was pressed and let go.
    virtual void pressSpace() = 0;
    /// Ends the innermost thing that the Escape key can end, such as a drag. Returns false if there
    /// was nothing to end.
    [[nodiscard]] virtual bool escape() { return false; }

    /// Tells the mode which mode is shown from now on: this one or another.
    virtual void setShown(const Mode &) {}
    /// Forgets the current puzzle, which is being closed or replaced.
    virtual void leavePuzzle() { m_geometry.reset(); }
    /// Forgets the reasoning about the current puzzle, as it is out of date.
    virtual void forgetReasoning() {}
    /// Takes over the layout of the current puzzle.
    void takeGeometry(const SharedGeometry &geometry) { m_geometry = geometry; }
    /// Takes over the reasoning about the current puzzle, by named rules at least.
    virtual void takeExplained(const SharedExplained &) {}
    /// Takes over the answers of the current puzzle.
    virtual void takeSolution(const std::shared_ptr<const Solution> &) {}
    /// Stops all work of the mode, as the window closes.
    virtual void stop() {}

Q_SIGNALS:
    /// Asks the window to draw the board and the panel again.
    void redrawWanted();
    /// The set of actions that apply has changed.
    void abilitiesChanged();
    /// Asks the window to show a sentence in the status bar for some seconds.
    void said(const QString &words);

protected:
    Stage m_stage;
    SharedGeometry m_geometry; ///< the layout of the current puzzle; null while it is computed
};

} // namespace inkling
