// SPDX-License-Identifier: MIT
// How the main window lets puzzles be drawn.
#include "accessible/boardaccessible.h"
#include "dialogs/newsheetdialog.h"
#include "editors/editpanel.h"
#include "look/iconset.h"
#include "modes/drawing/editcontroller.h"
#include "modes/drawing/verdictcontroller.h"
#include "modes/explaining/answerspanel.h"
#include "modes/explaining/surveycontroller.h"
#include "modes/explaining/whycontroller.h"
#include "modes/solving/playcontroller.h"
#include "phrases.h"
#include "scene/boardview.h"
#include "window/mainwindow.h"
#include "window/optionspanel.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QMenu>
#include <QStackedWidget>
#include <QStatusBar>
#include <algorithm>

namespace inkling {

namespace {

constexpr int messageTime = 8000;

struct TurnAction
{
    const char *id;
    Turn turn;
};
constexpr std::array turnActions{
    TurnAction{"turnLeft", Turn::QuarterLeft}, TurnAction{"turnRight", Turn::QuarterRight},
    TurnAction{"halfTurn", Turn::Half}, TurnAction{"mirrorAcross", Turn::MirrorAcross},
    TurnAction{"mirrorDown", Turn::MirrorDown}};

struct SymmetryAction
{
    const char *id;
    Symmetry symmetry;
};
constexpr std::array symmetryActions{SymmetryAction{"symmetryNone", Symmetry::None},
                                     SymmetryAction{"symmetryHalf", Symmetry::HalfTurn},
                                     SymmetryAction{"symmetryQuarter", Symmetry::QuarterTurn},
                                     SymmetryAction{"symmetryAcross", Symmetry::MirrorAcross},
                                     SymmetryAction{"symmetryDown", Symmetry::MirrorDown}};
static_assert(symmetryActions.size() == symmetryCount);

struct SizeAction
{
    const char *id;
    Side side;
    bool isMore;
};
constexpr std::array sizeActions{
    SizeAction{"growLeft", Side::Left, true},      SizeAction{"growTop", Side::Top, true},
    SizeAction{"growRight", Side::Right, true},    SizeAction{"growBottom", Side::Bottom, true},
    SizeAction{"shrinkLeft", Side::Left, false},   SizeAction{"shrinkTop", Side::Top, false},
    SizeAction{"shrinkRight", Side::Right, false}, SizeAction{"shrinkBottom", Side::Bottom, false}};

} // namespace

EditPanel *MainWindow::makeEditPanel()
{
    EditPanelActions offered;
    offered.solution = m_actions[{"drawSolution", "fillClues", "wipeSolution", "minimise", "deal"}];
    offered.cages = m_actions[{"makeCage", "removeCage"}];
    for (const TurnAction &turn : turnActions)
        offered.turns.append(m_actions[turn.id]);
    offered.turns.append(m_actions["invert"]);
    offered.more = lineIcon(QStringLiteral("plus"));
    offered.fewer = lineIcon(QStringLiteral("minus"));
    return new EditPanel(offered);
}

void MainWindow::fillPuzzleMenu(QMenu &menu)
{
    menu.addSeparator();
    menu.addActions(m_actions[{"drawSolution", "fillClues", "wipeSolution", "minimise", "deal"}]);
    menu.addSeparator();
    menu.addActions(m_actions[{"makeCage", "removeCage"}]);
    m_symmetryMenu = menu.addMenu(tr("S&ymmetry"));
    auto *symmetries = new QActionGroup(this);
    for (const SymmetryAction &symmetry : symmetryActions) {
        m_symmetryMenu->addAction(m_actions[symmetry.id]);
        symmetries->addAction(m_actions[symmetry.id]);
    }
    m_turnsMenu = menu.addMenu(tr("&Turn and Mirror"));
    for (const TurnAction &turn : turnActions)
        m_turnsMenu->addAction(m_actions[turn.id]);
    m_turnsMenu->addAction(m_actions["invert"]);
    QMenu *sizes = menu.addMenu(tr("&Board Size"));
    for (const SizeAction &size : sizeActions)
        sizes->addAction(m_actions[size.id]);
}

void MainWindow::connectEdit()
{
    m_edit = new EditController(
        {.scene = m_scene, .view = *m_view, .pointer = *m_pointer, .panel = *m_editPanel}, this);
    const auto on = [this](const char *id, auto slot) {
        connect(m_actions[id], &QAction::triggered, m_edit, slot);
    };
    connect(m_actions["editMode"], &QAction::toggled, this, &MainWindow::setEditing);
    connect(m_actions["drawSolution"], &QAction::toggled, m_edit,
            &EditController::setDrawingSolution);
    on("fillClues", &EditController::fillClues);
    on("wipeSolution", &EditController::clearSolution);
    on("minimise", &EditController::thin);
    on("deal", &EditController::deal);
    on("cut", &EditController::cut);
    on("copy", &EditController::copy);
    on("paste", &EditController::paste);
    on("selectAll", &EditController::selectAll);
    on("makeCage", &EditController::joinCells);
    on("removeCage", [this] { m_edit->editor().removeCages(); });
    on("invert", [this] { m_edit->editor().invert(); });
    for (const TurnAction &action : turnActions)
        on(action.id, [this, action] { m_edit->editor().turn(action.turn); });
    for (const SymmetryAction &action : symmetryActions)
        on(action.id, [this, action] { m_edit->setSymmetry(action.symmetry); });
    for (const SizeAction &action : sizeActions)
        on(action.id, [this, action] { m_edit->editor().grow(action.side, action.isMore); });
    connect(m_actions["new"], &QAction::triggered, this, &MainWindow::chooseNew);
    connect(m_edit, &EditController::changeWanted, this,
            [this](const DraftChange &change, const QString &words, SheetStroke how,
                   const Margins &margins) {
                const auto isMarked = [this] {
                    const int index = m_document.indexOf(m_sheetPage);
                    return index >= 0 && !m_document.page(index).marks.empty();
                };
                const bool wasMarked = isMarked();
                m_document.changeDraft(m_sheetPage, change, words, how, margins);
                if (wasMarked && !isMarked())
                    statusBar()->showMessage(tr("What you had marked on the board as it was is put "
                                                "away. Undo brings it back."),
                                             messageTime);
            });
    connect(&m_document, &Document::draftChanged, this, [this](int index) {
        if (!m_edit->isOpen() || m_document.page(index).id != m_sheetPage)
            return;
        if (m_playback.explained())
            forgetReasoning();
        m_answers->setPuzzle(nullptr); // they are those of the puzzle that it was
        m_edit->setDraft(m_document.draft(index), m_document.page(index).marks.solution);
        showOptions();
    });
    connect(m_edit, &EditController::drawnChangeWanted, this,
            [this](const MarksChange &change, const QString &words) {
                m_document.changeMarks(m_sheetPage, change, words);
            });
    connect(&m_document, &Document::marksChanged, this,
            [this](int index, const MarksChange &change) {
                const Page &page = m_document.page(index);
                if (m_edit->isOpen() && page.id == m_sheetPage && !change.solution.empty())
                    m_edit->setDrawn(page.marks.solution, !m_document.isGoingByParts());
            });
    connect(m_edit, &EditController::abilitiesChanged, this, &MainWindow::enableActions);
    connect(m_edit, &EditController::judged, this, &MainWindow::tellVerdict);
    connect(m_edit, &EditController::refused, this,
            [this](const QString &why) { statusBar()->showMessage(why, messageTime); });
}

void MainWindow::setEditing(bool isEditing)
{
    m_why->leave();
    m_playback.setPlaying(false);
    if (isEditing) {
        m_file.setDrawn(true);
        if (!m_edit->isOpen())
            openSheet();
        m_edit->setOn(true);
    } else {
        m_edit->setOn(false);
        m_scene.setGeometry(m_geometry);
        setSpokenPuzzle(*m_view, m_geometry ? m_file.shown() : nullptr);
        m_play->setOn(false);
        m_file.setDrawn(false);
    }
    redrawBoard();
    showStatus();
    m_view->setFocus();
}

void MainWindow::openSheet()
{
    const Page *page = m_document.currentPage();
    m_sheetPage = page ? page->id : noPage;
    if (page)
        m_edit->open(*page->family, m_document.draft(m_document.current()), page->marks.solution);
}

void MainWindow::forgetReasoning()
{
    m_why->forget();
    m_play->leavePuzzle();
    m_survey->setSolution(nullptr);
    m_verdictDesk->setSolution(nullptr);
    m_playback.setExplained({});
    m_solution.reset();
}

void MainWindow::showOptions()
{
    const int current = m_file.current();
    if (current < 0)
        return m_options->setOptions(nullptr, 0);
    const PuzzleEntry &entry = m_file.entry(current);
    if (entry.puzzle)
        m_options->setOptions(&entry.puzzle->family(), entry.puzzle->options());
    else if (entry.unfinished)
        m_options->setOptions(entry.unfinished->family, entry.unfinished->draft.options);
    else
        m_options->setOptions(nullptr, 0);
}

/// The list of puzzles says of it what the sheet's panel does.
void MainWindow::tellVerdict()
{
    showStatus();
    const Judgement &judgement = m_edit->verdict().judgement();
    const int current = m_document.current();
    if (!judgement.isComplete || !judgement.solution || current < 0 || m_file.entry(current).summary
        || !m_file.entry(current).puzzle)
        return;
    PuzzleSummary summary;
    summary.verdict = judgement.solution->verdict;
    summary.rating = judgement.rating;
    summary.outcome = summary.verdict == Verdict::Unique ? Outcome::Solved : Outcome::Stalled;
    m_file.setSummary(m_file.entry(current).key, std::move(summary));
}

void MainWindow::chooseNew()
{
    auto *dialog = findChild<NewSheetDialog *>();
    if (!dialog) {
        dialog = new NewSheetDialog(this);
        connect(dialog, &NewSheetDialog::chosen, this, &MainWindow::beginSheet);
    }
    if (const Page *page = m_document.currentPage())
        dialog->setFamily(*page->family);
    dialog->families().setFocus(); // not where the last one was left
    dialog->open();
}

void MainWindow::beginSheet(const Family &family, const Draft &draft)
{
    Page page = pageOf(family, draft);
    if (m_document.count() == 0 && m_document.undoStack().count() == 0) {
        page.id = 1;
        Project project;
        project.pages.push_back(std::move(page));
        m_document.open(tr("New puzzle"), {}, std::move(project), std::nullopt);
    } else {
        m_document.insert(m_document.current() + 1, {page}, tr("New puzzle"));
    }
    m_actions["editMode"]->setChecked(true);
    m_view->setFocus();
}

void MainWindow::enableEditing()
{
    const bool isOn = m_edit->isOn() && m_edit->isOpen();
    const bool isDrawing = isOn && m_edit->isDrawingSolution();
    m_editPanel->setEnabled(m_edit->isOpen());
    const auto enable
        = [this](const char *id, bool isEnabled) { m_actions[id]->setEnabled(isEnabled); };
    for (const char *id : {"cut", "copy", "paste", "selectAll"})
        enable(id, isOn && !isDrawing);
    for (const char *id : {"makeCage", "removeCage"})
        enable(id, isOn && !isDrawing && m_edit->editor().drafting().hasCages());
    enable("drawSolution", isOn && m_edit->canDrawSolution());
    m_actions["drawSolution"]->setChecked(isDrawing);
    enable("fillClues", isOn && m_edit->canFill() && !m_edit->isWorking());
    enable("wipeSolution", isDrawing && m_edit->canFill());
    enable("minimise", isOn && m_edit->canThin() && !m_edit->isWorking());
    enable("deal", isOn && m_edit->canDeal() && !m_edit->isWorking());
    // What the kind of puzzle does not have at all would only be in the way.
    const Family *family = isOn ? m_edit->family() : nullptr;
    for (QAction *action : m_actions[{"drawSolution", "fillClues", "wipeSolution"}])
        action->setVisible(!family || m_edit->canDrawSolution());
    m_actions["minimise"]->setVisible(!family || family->thins());
    m_actions["deal"]->setVisible(!family || m_edit->canDeal());
    for (const TurnAction &action : turnActions) {
        enable(action.id, isOn && m_edit->canTurn(action.turn));
        m_actions[action.id]->setVisible(!family || family->drafting().turns(action.turn));
    }
    enable("invert", isOn && m_edit->canInvert());
    m_actions["invert"]->setVisible(!family || m_edit->hasShades());
    for (const SymmetryAction &action : symmetryActions) {
        const bool isOffered = isOn && m_edit->hasSymmetry(action.symmetry);
        enable(action.id, isOffered && !isDrawing);
        m_actions[action.id]->setVisible(!isOn || isOffered);
        m_actions[action.id]->setChecked(m_edit->editor().symmetry() == action.symmetry);
    }
    for (QMenu *menu : {m_turnsMenu, m_symmetryMenu}) {
        const auto isShown = [](const QAction *action) { return action->isVisible(); };
        menu->menuAction()->setVisible(std::ranges::any_of(menu->actions(), isShown));
    }
    for (const SizeAction &action : sizeActions)
        enable(action.id, isOn);
}

} // namespace inkling
