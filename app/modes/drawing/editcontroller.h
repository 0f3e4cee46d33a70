// SPDX-License-Identifier: MIT
#pragma once

#include "editors/sheeteditor.h"
#include "logic/teaching/marking.h"
#include "puzzle/family.h"
#include "reasoning/liveverdict.h"
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
class SheetOverlay;
class SheetPointer;
class SolutionPen;

/// Drawing a puzzle: the sheet of the puzzle that is shown, gestures on the board that change it, a live
/// verdict beside it, and what is made of it by other means: clues from a drawn solution, fewer clues, cards and
/// tiles dealt. It changes no draft itself: its strokes go to the recorder, and setDraft() and setDrawn() show what has
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

    /// Whether the window is for drawing.
    [[nodiscard]] bool isOn() const { return m_isOn; }
    void setOn(bool isOn);

    /// Another sheet is shown, with the solution that is drawn on it; none.
    void open(const Family &family, const Draft &draft, const Marking &drawn);
    void close();
    [[nodiscard]] bool isOpen() const { return m_editor.isOpen(); }
    /// What has become of the sheet that is open, and of what is drawn on it.
    void setDraft(const Draft &draft, const Marking &drawn);
    /// `isShown`: it is to be seen, whatever is.
    void setDrawn(const Marking &drawn, bool isShown);
    /// Puts the sheet on the scene.
    void draw();

    [[nodiscard]] SheetEditor &editor() { return m_editor; }
    [[nodiscard]] const LiveVerdict &verdict() const { return m_verdict; }
    [[nodiscard]] const SheetOverlay &overlay() const { return *m_overlay; }
    [[nodiscard]] const Family *family() const { return m_family; }

    /// The solution that is drawn on the sheet instead of clues.
    [[nodiscard]] bool canDrawSolution() const { return m_canDrawSolution; }
    [[nodiscard]] bool isDrawingSolution() const;
    void setDrawingSolution(bool isDrawing);
    [[nodiscard]] SolutionPen &solution() { return *m_solution; }
    void clearSolution();

    [[nodiscard]] bool canTurn(Turn turn) const { return m_canTurn[std::size_t(turn)]; }
    [[nodiscard]] bool canInvert() const { return m_canInvert; }
    /// Whether its family has shades that can be swapped at all.
    [[nodiscard]] bool hasShades() const { return m_hasShades; }
    /// Whether a sheet like this can be drawn so; without any symmetry where there is one it could have.
    [[nodiscard]] bool hasSymmetry(Symmetry symmetry) const;
    void setSymmetry(Symmetry symmetry);
    [[nodiscard]] bool canFill() const;
    [[nodiscard]] bool canThin() const;
    [[nodiscard]] bool canDeal() const { return m_canDeal; }
    void fillClues();
    void thin();
    void deal();
    [[nodiscard]] bool isWorking() const { return m_work.isBusy(); }
    void stopWork();
    /// All that is worked out is given up.
    void stop();

    void copy();
    void cut();
    void paste();
    void selectAll();
    /// As a click on the cursor does.
    void chooseCursor();
    /// The selected cells, one cage.
    void joinCells();

Q_SIGNALS:
    /// What can be done now may be something else.
    void abilitiesChanged();
    /// More is known of the verdict.
    void judged();
    /// Something could not be done, in words.
    void refused(const QString &why);

private:
    using Made = tl::expected<Draft, QString>;

    void showChange(const DraftBoard::Change &change);
    void showMarks();
    /// What a screen reader says of an element.
    [[nodiscard]] QString spoken(ElementId element) const;
    void learnSheet();
    void judge();
    void showJudgement();
    void showAnswers(const Judgement &judgement, const QString &rating);
    void showConflict(const Judgement &judgement);
    void lightJudgement();
    void chooseFault(int fault);
    /// Has a draft made by a worker, and put in place of this one. `words`: what it does while it works; `name`: what
    /// undoing calls it.
    void make(const QString &words, const QString &name,
              std::function<Made(const Worker::Task &task)> work);
    void openSolution();
    [[nodiscard]] QString help() const;
    /// The drawn board is the sheet's, and nothing else's.
    [[nodiscard]] bool holdsBoard() const { return m_isOn && isOpen(); }

    Parts m_parts;
    const Family *m_family = nullptr;
    SheetEditor m_editor;
    SheetPointer *m_pointer;
    SheetOverlay *m_overlay;
    std::unique_ptr<SolutionPen> m_solution;
    Marking m_drawn; ///< the solution, as it is kept
    LiveVerdict m_verdict;
    Worker m_work;
    QTimer m_busyTimer;
    std::array<bool, turnCount> m_canTurn{};
    bool m_canInvert = false;
    bool m_hasShades = false;
    std::vector<Symmetry> m_symmetries;
    bool m_canDeal = false;
    bool m_canDrawSolution = false;
    bool m_isOn = false;
    int m_chosenFault = -1;
};

} // namespace inkling
