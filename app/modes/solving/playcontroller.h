// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"
#include "marking/markreview.h"
#include "marking/tidying.h"
#include "marking/usermarks.h"
#include "modes/solving/joiningcontroller.h"
#include "playing/hintladder.h"
#include "playing/playgestures.h"

#include <QObject>
#include <map>
#include <memory>
#include <optional>

namespace inkling {

class BoardPointer;
class BoardScene;
class BoardView;
class Document;
class PlayPanel;
class TutorDesk;

/// Solving by hand: the marks of every puzzle of the open file, trials and pins, what a check finds, and hints
/// from where one stands. Gestures on the board are PlayGestures' affair. The window's thread; hints are worked
/// out by the desk on its own.
class PlayController final : public QObject
{
    Q_OBJECT

public:
    /// What of the window it works with.
    struct Parts
    {
        BoardScene &scene;
        BoardView &view;
        BoardPointer &pointer;
        PlayPanel &panel;
        TutorDesk &desk;
        Document &document;
    };
    explicit PlayController(const Parts &parts, QObject *parent = nullptr);
    ~PlayController() override;

    /// Whether the window is for solving by hand.
    [[nodiscard]] bool isOn() const { return m_isOn; }
    void setOn(bool isOn);
    /// Whether what is on the board is the person's: not while a proof is shown there.
    [[nodiscard]] bool holdsBoard() const { return m_isOn && !m_isBoardLent; }
    void lendBoard(bool isLent);

    /// Another document. Requires: no puzzle is shown.
    void forgetAll();
    /// Puts down how long the puzzle that is shown has been worked on; done every second while the
    /// clock runs.
    void rememberTime();
    /// No puzzle is shown any more; the document has its marks.
    void leavePuzzle();
    /// A puzzle of the document is shown, with its marks; without any where it is shown as it leads to an answer.
    /// `geometry`: of its board, which is on the scene unless that is someone else's.
    void enterPuzzle(int index, const SharedExplained &explained, const SharedGeometry &geometry);
    /// What search found for it: from now on there are hints.
    void setSolution(const std::shared_ptr<const Solution> &solution);
    [[nodiscard]] const std::shared_ptr<const Solution> &solution() const { return m_solution; }

    /// Of the puzzle that is shown; null if none.
    [[nodiscard]] UserMarks *marks() const { return m_marks; }
    /// The hint that is told; none if none is.
    [[nodiscard]] const std::optional<HintLadder> &hint() const { return m_hint; }

    /// A hint, one more rung of it, or what it comes to.
    void askHint();
    /// All of a hint at once, or what it comes to.
    void askWholeHint();
    void dropHint();
    /// Whether a hint is told, or being worked out.
    [[nodiscard]] bool hasHint() const { return m_hint || m_isHintWanted || m_joining.hasHint(); }
    [[nodiscard]] PlayGestures &gestures() { return m_gestures; }
    [[nodiscard]] JoiningController &joining() { return m_joining; }

    /// Says how many marks are wrong, and rings them.
    void check();
    /// Puts the last marks that were all right in place of these.
    void goToLastRight();
    void beginTrial();
    /// These require a trial.
    void acceptTrial();
    void rejectTrial();
    [[nodiscard]] int trialDepth() const { return m_marks ? int(m_marks->trials().size()) : 0; }
    void setPin();
    /// Requires: pin < marks()->pins().size().
    void goToPin(std::size_t pin);
    void dropPin(std::size_t pin);
    /// Reads the options anew.
    void applyOptions();
    /// Takes the last gesture back, or makes it again.
    [[nodiscard]] QUndoStack &undoStack();
    void undo();
    void redo();

    /// Puts the marks on the scene, and the hint's light.
    void draw();

Q_SIGNALS:
    /// A trial has begun or ended, pins have changed.
    void momentsChanged();

private:
    /// What is kept of a puzzle.
    struct Kept
    {
        std::unique_ptr<UserMarks> marks;
        Tidying tidying;
        MarkReview review;
    };
    void letGo();
    void keepPuzzle(Kept &kept, const Page &page, const SharedExplained &explained);
    [[nodiscard]] Lighting checkLight() const;
    void runClock();
    void showCombinations();
    /// Clues that are met, or can no longer be met.
    void showClues();
    void showMoments();
    [[nodiscard]] std::vector<Caption> captions() const;
    void showChanges(const std::vector<MarkChange> &changes);
    /// Says which elements can be pointed at.
    void offerElements();
    void showHint();
    void takeHint();
    void beginHint();
    void showProgress(bool isAnswer);
    /// What is on the board is the person's, or no longer.
    void takeBoard();
    [[nodiscard]] bool isAnswered() const;

    Parts m_parts;
    std::map<PageId, Kept> m_all;
    PageId m_page = noPage;
    Kept *m_kept = nullptr;
    UserMarks *m_marks = nullptr;
    PlayGestures m_gestures;
    JoiningController m_joining;
    PlayOptions m_options;
    /// What a check has found; until the marks change.
    std::optional<MarkReview::Faults> m_faults;
    SharedExplained m_explained;
    SharedGeometry m_geometry;
    std::optional<HintLadder> m_hint;
    std::shared_ptr<const Solution> m_solution;
    bool m_isOn = false;
    bool m_isBoardLent = false;
    bool m_isAnswer = false;
    /// Clues that can no longer be met stand out; until the marks change.
    bool m_isChecked = false;
    /// A hint has been asked for and is not there yet.
    bool m_isHintWanted = false;
    /// And all of it is to be told.
    bool m_isWholeWanted = false;
};

} // namespace inkling
