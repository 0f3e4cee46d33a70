// SPDX-License-Identifier: MIT
#pragma once

#include "editors/sheeteditor.h"
#include "logic/teaching/marking.h"
#include "logic/teaching/plainclash.h"
#include "puzzle/family.h"
#include "reasoning/liveverdict.h"
#include "scene/lighting.h"
#include "worker.h"

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>

namespace inkling {

class BoardPointer;
class BoardScene;
class BoardView;
class EditPanel;
class SheetGhost;
class SheetOverlay;
class SheetPointer;
class SolutionPen;
struct LetterDrawing;
struct Theme;

/// Drawing a puzzle: the sheet of the shown puzzle, gestures on the board that change it, a live verdict beside it, and
/// the ways to change it at once: clues from a drawn solution, fewer clues, cards and tiles dealt. It changes no draft itself: its strokes go to the recorder, and setDraft() and setDrawn() show what has
/// become of them. The window's thread; what takes time is worked out by workers.
class EditController final : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        BoardScene &scene;
        BoardView &view;
        BoardPointer &pointer;
        EditPanel &panel;
        StrokeRecorder recorder;
    };
    explicit EditController(const Parts &parts, QObject *parent = nullptr);
    ~EditController() override;

    /// Whether the mode of drawing is on.
    [[nodiscard]] bool isOn() const { return m_isOn; }
    void setOn(bool isOn);

    /// Shows another sheet, with the solution that is drawn on it.
    void open(const Family &family, const Draft &draft, const Marking &drawn);
    /// Shows no sheet.
    void close();
    [[nodiscard]] bool isOpen() const { return m_editor.isOpen(); }
    /// Replaces the draft of the open sheet and the solution drawn on it, after a change.
    void setDraft(const Draft &draft, const Marking &drawn);
    /// Replaces the drawn solution after a change. `isShown`: the board is to show it, even if it shows the clues now.
    void setDrawn(const Marking &drawn, bool isShown);
    /// Shows the sheet on the scene.
    void draw();

    [[nodiscard]] SheetEditor &editor() { return m_editor; }
    [[nodiscard]] const LiveVerdict &verdict() const { return m_verdict; }
    /// The invitation to draw on a blank sheet.
    [[nodiscard]] const SheetGhost &ghost() const { return *m_ghost; }
    [[nodiscard]] const SheetOverlay &overlay() const { return *m_overlay; }
    [[nodiscard]] const Family *family() const { return m_family; }

    /// Whether a solution can be drawn on some sheet of the family before there are clues.
    [[nodiscard]] bool drawsSolutions() const { return m_drawsSolutions; }
    /// Whether a solution can be drawn on this sheet: not before its runs have black cells for their sums, for instance.
    [[nodiscard]] bool canDrawSolution() const { return m_canDrawSolution; }
    [[nodiscard]] bool isDrawingSolution() const;
    void setDrawingSolution(bool isDrawing);
    [[nodiscard]] SolutionPen &solution() { return *m_solution; }
    void clearSolution();

    [[nodiscard]] bool canTurn(Turn turn) const { return m_canTurn[std::size_t(turn)]; }
    [[nodiscard]] bool canInvert() const { return m_canInvert; }
    /// Whether the sheet's family has shades that can be swapped at all.
    [[nodiscard]] bool hasShades() const { return m_hasShades; }
    /// Whether a sheet of this size can be drawn with a symmetry; for Symmetry::None, whether it can with any other.
    [[nodiscard]] bool hasSymmetry(Symmetry symmetry) const;
    /// Chooses a symmetry. On sheets that cannot have it, one draws without.
    void setSymmetry(Symmetry symmetry);
    [[nodiscard]] bool canFill() const;
    [[nodiscard]] bool canThin() const;
    [[nodiscard]] bool canDeal() const { return m_canDeal; }
    void fillClues();
    void thin();
    void deal();
    [[nodiscard]] bool isWorking() const { return m_work.isBusy(); }
    void stopWork();
    /// Stops all workers: the window closes.
    void stop();

    void copy();
    void cut();
    void paste();
    void selectAll();
    /// Does what a click on the cursor's place does.
    void chooseCursor();
    /// Makes one cage of the selected cells.
    void joinCells();

Q_SIGNALS:
    /// Other actions may apply now.
    void abilitiesChanged();
    /// The live verdict has more to tell.
    void judged();
    /// Something that was asked for cannot be done. `why`: in words.
    void refused(const QString &why);

private:
    /// Why a draft cannot be made, and what of the drawn solution is wrong.
    struct Refusal
    {
        QString words;
        std::optional<UnknownId> at = std::nullopt;
    };
    using Made = tl::expected<Draft, Refusal>;

    void showChange(const DraftBoard::Change &change);
    void showMarks();
    /// The words that a screen reader says of an element.
    [[nodiscard]] QString spoken(ElementId element) const;
    /// The drawing that the sheet shows for a letter typed at the cursor.
    [[nodiscard]] std::optional<LetterDrawing> drawingOf(const QString &letter,
                                                         const Theme &theme) const;
    void learnSheet();
    /// Has the sheet drawn with a symmetry that it can have.
    void useSymmetry(Symmetry symmetry);
    void judge();
    void showJudgement();
    void showAnswers(const Judgement &judgement, const QString &rating);
    void showConflict(const Judgement &judgement);
    void lightJudgement();
    void chooseFault(int fault);
    /// Has a worker make a draft, which replaces this one. `words` tell what it does while it works; `name` names the
    /// undo step.
    void make(const QString &words, const QString &name,
              std::function<Made(const Worker::Task &task)> work);
    /// Says on the panel why nothing was made, and shows on the board what of the drawn solution is wrong.
    void showRefusal(const Refusal &refusal);
    /// Says and shows what of the drawn solution breaks a rule in plain sight.
    void showClashes();
    /// What shows the refused place on the board, as long as the panel says the refusal.
    [[nodiscard]] std::optional<Lighting> refusedLight() const;
    void openSolution();
    [[nodiscard]] QString help() const;
    /// The draft of a family's first sample; nothing if it cannot be read.
    [[nodiscard]] static std::optional<Draft> sampleOf(const Family &family);
    /// Shows the ghost on a blank sheet, and takes it away from any other.
    void showGhost();
    [[nodiscard]] QString ghostWords(const Draft &ghost) const;
    /// Whether the board on the scene is the sheet's.
    [[nodiscard]] bool holdsBoard() const { return m_isOn && isOpen(); }

    Parts m_parts;
    const Family *m_family = nullptr;
    SheetEditor m_editor;
    SheetPointer *m_pointer;
    SheetOverlay *m_overlay;
    SheetGhost *m_ghost;
    std::unique_ptr<SolutionPen> m_solution;
    Marking m_drawn; ///< the drawn solution, as the document has it
    LiveVerdict m_verdict;
    Refusal m_refused; ///< the last one
    Worker m_work;
    QTimer m_busyTimer;
    std::array<bool, turnCount> m_canTurn{};
    bool m_canInvert = false;
    bool m_hasShades = false;
    std::vector<Symmetry> m_symmetries;
    Symmetry m_symmetry = Symmetry::None; ///< the one chosen, also where the sheet cannot have it
    bool m_canDeal = false;
    bool m_drawsSolutions = false;
    bool m_canDrawSolution = false;
    bool m_isOn = false;
    bool m_isInvited = false; ///< the ghost's words have been said of this sheet
    int m_chosenFault = -1;
};

} // namespace inkling
