// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"
#include "marking/markreview.h"
#include "marking/tidying.h"
#include "marking/usermarks.h"
#include "modes/solving/clashes.h"
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

/// Solving by hand: shows the marks of the document's puzzles with their trials and pins, checks them, and gives hints
/// for the position that the marks make. PlayGestures handles the gestures on the board. The window's thread; the desk
/// works out hints on another.
class PlayController final : public QObject
{
    Q_OBJECT

public:
    /// The parts of the window that the controller works with; they outlive it.
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

    /// Whether the mode of solving by hand is on.
    [[nodiscard]] bool isOn() const { return m_isOn; }
    void setOn(bool isOn);
    /// Whether the board shows the person's marks: the mode is on, and the board is not lent.
    [[nodiscard]] bool holdsBoard() const { return m_isOn && !m_isBoardLent; }
    /// Lends the board to an answer to "why?", or takes it back.
    void lendBoard(bool isLent);

    /// Forgets what is kept of all puzzles: another document is open. Requires: no puzzle is shown.
    void forgetAll();
    /// Stores in the document how long the shown puzzle has been worked on; done every second while the clock runs.
    void rememberTime();
    /// Lets go of the shown puzzle.
    void leavePuzzle();
    /// Shows a puzzle of the document with its marks; with none where the puzzle is shown as it leads to an answer,
    /// which is only to be looked at. `geometry`: the layout of its board, which the scene shows while holdsBoard().
    void enterPuzzle(int index, const SharedExplained &explained, const SharedGeometry &geometry);
    /// Takes over the answers of the shown puzzle: from now on there are hints.
    void setSolution(const std::shared_ptr<const Solution> &solution);
    [[nodiscard]] const std::shared_ptr<const Solution> &solution() const { return m_solution; }

    /// The marks on the shown puzzle; null if none is shown.
    [[nodiscard]] UserMarks *marks() const { return m_marks; }
    /// The knowledge that a reason for the mark of `asked` may rest on, see Tidying. Requires: marks().
    [[nodiscard]] Knowledge knowledgeWithout(UnknownId asked) const;
    /// The hint that the panel shows; nothing if it shows none.
    [[nodiscard]] const std::optional<HintLadder> &hint() const { return m_hint; }

    /// Asks for a hint, then for its next rung, and at its top makes the marks that it concludes.
    void askHint();
    /// Asks for all rungs of a hint at once; at its top makes the marks that it concludes.
    void askWholeHint();
    void dropHint();
    /// Whether a hint is shown, or being worked out.
    [[nodiscard]] bool hasHint() const
    {
        return m_hint || m_isHintWanted || m_isCheckWanted || m_joining.hasHint();
    }
    [[nodiscard]] PlayGestures &gestures() { return m_gestures; }
    [[nodiscard]] JoiningController &joining() { return m_joining; }

    /// Says how many marks are wrong, and frames them.
    void check();
    /// Goes back to the last marks of which none was wrong; with several answers, to the last that
    /// one of them has together.
    void goToLastRight();
    /// Takes all marks away, as one gesture.
    void restart();
    void beginTrial();
    /// Accept or reject the innermost trial. Require: a trial is under way.
    void acceptTrial();
    void rejectTrial();
    [[nodiscard]] int trialDepth() const { return m_marks ? int(m_marks->trials().size()) : 0; }
    void setPin();
    /// Requires: pin < marks()->pins().size().
    void goToPin(std::size_t pin);
    void dropPin(std::size_t pin);
    /// Applies the reader's options for solving by hand, as the settings have them.
    void applyOptions();
    /// Take the document's last step back, or make it again; a gesture under way is called off first.
    void undo();
    void redo();

    /// Shows the marks and the hint's lighting on the scene.
    void draw();

Q_SIGNALS:
    /// A trial has begun or ended, or the pins have changed.
    void momentsChanged();

private:
    /// A puzzle's marks, and what helps with them, kept while another puzzle is shown.
    struct Kept
    {
        std::unique_ptr<UserMarks> marks;
        Tidying tidying;
        MarkReview review;
        /// A restart that can be undone: the undo stack's index after it, and the time before it.
        struct Restart
        {
            int index = 0;
            qint64 elapsed = 0;
        };
        std::optional<Restart> restart;
    };
    void letGo();
    void keepPuzzle(Kept &kept, const Page &page, const SharedExplained &explained);
    /// Check the marks, and go back, where there are several answers: the desk tells.
    void checkAgainstAll();
    void tellFaults(const MarkFaults &found);
    void findWayBack();
    void goBack(const WayBack &way);
    /// Frames the faults found on the board.
    void showFaults();
    [[nodiscard]] QString clashingCluesText() const;
    /// The faults of a person's own marks: without the marks that were added because of a wrong one.
    [[nodiscard]] MarkReview::Faults ownFaults() const;
    /// The lighting of the hint; else of a check; else of what breaks a rule in plain sight.
    [[nodiscard]] Lighting lighting() const;
    /// The person's own marks of a clash; none where its clue stands out in place of them.
    [[nodiscard]] std::vector<UnknownId> clashingMarks(const PlainClash &clash) const;
    /// Whether the clue of a clash stands out: nobody can tell which of several marks keep it from being met.
    [[nodiscard]] bool isShownByClue(const PlainClash &clash) const;
    /// Says on the panel what breaks a rule in plain sight, if nothing else is said there.
    void tellClashes();
    /// Looks for what breaks a rule in plain sight, if the person wants to see it now.
    void lookForClashes();
    [[nodiscard]] bool showsMistakes() const;
    void runClock();
    /// Gives back the time that a restart took, once it is undone.
    void giveTimeBack(int index);
    void showCombinations();
    /// Shows which clues are met, and which can no longer be met.
    void showClues();
    void showMoments();
    [[nodiscard]] std::vector<Caption> captions() const;
    void showChanges(const std::vector<MarkChange> &changes);
    /// Tells the pointer which elements can be pointed at.
    void offerElements();
    void showHint();
    void takeHint();
    void beginHint();
    void showProgress(bool isAnswer);
    /// Gives the board, the pointer and the gestures to the marks, or takes them away, as holdsBoard() says.
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
    /// The faults that a check has found; nothing once the marks change.
    std::optional<MarkReview::Faults> m_faults;
    Clashes m_clashes;
    bool m_isClashTold = false;
    SharedExplained m_explained;
    SharedGeometry m_geometry;
    std::optional<HintLadder> m_hint;
    std::shared_ptr<const Solution> m_solution;
    bool m_isOn = false;
    bool m_isBoardLent = false;
    bool m_isAnswer = false;
    /// Whether clues that can no longer be met stand out: from a check until the marks change.
    bool m_isChecked = false;
    /// Whether a hint has been asked for and is not there yet.
    bool m_isHintWanted = false;
    /// Whether the desk works out a check or the way back.
    bool m_isCheckWanted = false;
    /// Whether all rungs of that hint are wanted.
    bool m_isWholeWanted = false;
};

} // namespace inkling
