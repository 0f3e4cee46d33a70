// SPDX-License-Identifier: MIT
#include "modes/drawing/drawingmode.h"

#include "accessible/boardaccessible.h"
#include "documents/document.h"
#include "editors/editpanel.h"
#include "look/actiontable.h"
#include "look/iconset.h"
#include "modes/drawing/editcontroller.h"
#include "reasoning/scheduler.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <algorithm>

namespace inkling {

namespace {

struct TurnAction
{
    const char *id;
    Turn turn;
};
constexpr std::array turnActions{TurnAction{"turnLeft", Turn::QuarterLeft},
                                 TurnAction{"turnRight", Turn::QuarterRight},
                                 TurnAction{"halfTurn", Turn::Half},
                                 TurnAction{"mirrorAcross", Turn::MirrorAcross},
                                 TurnAction{"mirrorDown", Turn::MirrorDown},
                                 TurnAction{"mirrorDiagonal", Turn::MirrorDiagonal},
                                 TurnAction{"mirrorAntidiagonal", Turn::MirrorAntidiagonal}};
static_assert(turnActions.size() == turnCount);

struct SymmetryAction
{
    const char *id;
    Symmetry symmetry;
};
constexpr std::array symmetryActions{
    SymmetryAction{"symmetryNone", Symmetry::None},
    SymmetryAction{"symmetryHalf", Symmetry::HalfTurn},
    SymmetryAction{"symmetryQuarter", Symmetry::QuarterTurn},
    SymmetryAction{"symmetryAcross", Symmetry::MirrorAcross},
    SymmetryAction{"symmetryDown", Symmetry::MirrorDown},
    SymmetryAction{"symmetryDiagonal", Symmetry::MirrorDiagonal},
    SymmetryAction{"symmetryAntidiagonal", Symmetry::MirrorAntidiagonal}};
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

DrawingMode::DrawingMode(const Stage &stage)
    : Mode(stage)
{
    makePanel();
    m_edit = std::make_unique<EditController>(
        EditController::Parts{.scene = stage.scene,
                              .view = stage.view,
                              .pointer = stage.pointer,
                              .panel = *m_panel,
                              .recorder = [this](const Stroke &stroke) { record(stroke); }});
    connectActions();
    connectSheet();
}

DrawingMode::~DrawingMode() = default;

void DrawingMode::makePanel()
{
    const ActionTable &actions = m_stage.actions;
    EditPanelActions offered;
    offered.solution = actions[{"drawSolution", "fillClues", "wipeSolution", "minimise", "deal"}];
    offered.cages = actions[{"makeCage", "removeCage"}];
    for (const TurnAction &turn : turnActions)
        offered.turns.append(actions[turn.id]);
    offered.turns.append(actions["invert"]);
    offered.more = lineIcon(QStringLiteral("plus"));
    offered.fewer = lineIcon(QStringLiteral("minus"));
    m_panel = new EditPanel(offered);
}

void DrawingMode::fillMenu(QMenu &menu)
{
    const ActionTable &actions = m_stage.actions;
    menu.addSeparator();
    menu.addActions(actions[{"drawSolution", "fillClues", "wipeSolution", "minimise", "deal"}]);
    menu.addSeparator();
    menu.addActions(actions[{"makeCage", "removeCage"}]);
    m_symmetryMenu = menu.addMenu(tr("S&ymmetry"));
    auto *symmetries = new QActionGroup(this);
    for (const SymmetryAction &symmetry : symmetryActions) {
        m_symmetryMenu->addAction(actions[symmetry.id]);
        symmetries->addAction(actions[symmetry.id]);
    }
    m_turnsMenu = menu.addMenu(tr("Rotate and Fli&p"));
    for (const TurnAction &turn : turnActions)
        m_turnsMenu->addAction(actions[turn.id]);
    m_turnsMenu->addAction(actions["invert"]);
    QMenu *sizes = menu.addMenu(tr("Board Si&ze"));
    for (const SizeAction &size : sizeActions)
        sizes->addAction(actions[size.id]);
}

void DrawingMode::connectActions()
{
    const auto on = [this](const char *id, auto slot) {
        connect(m_stage.actions[id], &QAction::triggered, m_edit.get(), slot);
    };
    connect(m_stage.actions["drawSolution"], &QAction::toggled, m_edit.get(),
            &EditController::setDrawingSolution);
    on("fillClues", &EditController::fillClues);
    on("wipeSolution", &EditController::clearSolution);
    on("minimise", &EditController::thin);
    on("deal", &EditController::deal);
    on("cut", &EditController::cut);
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
}

void DrawingMode::connectSheet()
{
    Document &document = m_stage.document;
    connect(&document, &Document::changed, this, &DrawingMode::follow);
    connect(m_edit.get(), &EditController::abilitiesChanged, this, &Mode::abilitiesChanged);
    connect(m_edit.get(), &EditController::judged, this, &DrawingMode::tellVerdict);
    connect(m_edit.get(), &EditController::refused, this, &Mode::said);
}

/// Hands a stroke on the sheet to the document. Says so if marks go with it.
void DrawingMode::record(const Stroke &stroke)
{
    Document &document = m_stage.document;
    const auto isMarked = [&] {
        const int index = document.indexOf(m_sheetPage);
        return index >= 0 && !document.page(index).marks.empty();
    };
    const bool wasMarked = isMarked();
    document.record(m_sheetPage, stroke);
    if (!stroke.draft.empty() && wasMarked && !isMarked())
        Q_EMIT said(tr("Your marks on the old board were removed. Undo brings them back."));
}

/// Shows on the sheet what has become of its page.
void DrawingMode::follow(int index, const PageChange &change)
{
    const Document &document = m_stage.document;
    const Page &page = document.page(index);
    if (!m_edit->isOpen() || page.id != m_sheetPage)
        return;
    if (!change.draft.empty()) {
        Q_EMIT sheetChanged();
        m_edit->setDraft(m_stage.document.draft(index), page.marks.solution);
    }
    if (!change.marks.solution.empty())
        m_edit->setDrawn(page.marks.solution, !document.isGoingByParts());
}

void DrawingMode::enter()
{
    m_stage.scheduler.setHeld(true);
    if (!m_edit->isOpen())
        openSheet();
    m_edit->setOn(true);
}

void DrawingMode::leave()
{
    m_edit->setOn(false);
    m_stage.scene.setGeometry(m_geometry);
    setSpokenPuzzle(m_stage.view, m_geometry ? m_stage.scheduler.shown() : nullptr);
    m_stage.scheduler.setHeld(false);
}

bool DrawingMode::canEnter() const
{
    return m_stage.document.current() >= 0;
}

QWidget &DrawingMode::panel()
{
    return *m_panel;
}

QString DrawingMode::heading() const
{
    return tr("Draw");
}

bool DrawingMode::tellsVerdict() const
{
    return m_edit->isOpen();
}

bool DrawingMode::shows(const PageChange &change) const
{
    return Mode::shows(change) || !change.marks.solution.empty();
}

bool DrawingMode::makes(const PageChange &change) const
{
    return !change.draft.empty() || !change.marks.solution.empty();
}

void DrawingMode::draw()
{
    m_edit->draw();
}

void DrawingMode::pressSpace()
{
    m_edit->chooseCursor();
}

void DrawingMode::leavePuzzle()
{
    m_edit->close();
    Mode::leavePuzzle();
}

void DrawingMode::stop()
{
    m_edit->stop();
}

void DrawingMode::openSheet()
{
    const Page *page = m_stage.document.currentPage();
    m_sheetPage = page ? page->id : noPage;
    if (page)
        m_edit->open(*page->family, m_stage.document.draft(m_stage.document.current()),
                     page->marks.solution);
}

/// Says of the puzzle in the list of puzzles what the sheet's panel says.
void DrawingMode::tellVerdict()
{
    const Judgement &judgement = m_edit->verdict().judgement();
    const Page *page = m_stage.document.currentPage();
    if (!judgement.isComplete || !judgement.solution || !page || !page->puzzle
        || m_stage.scheduler.summary(*page))
        return;
    PuzzleSummary summary;
    summary.verdict = judgement.solution->verdict;
    summary.rating = judgement.rating;
    summary.outcome = summary.verdict == Verdict::Unique ? Outcome::Solved : Outcome::Stalled;
    m_stage.scheduler.setSummary(page->id, page->revision, std::move(summary));
}

void DrawingMode::enableActions(const Mode &shown)
{
    const ActionTable &actions = m_stage.actions;
    const bool isOn = &shown == this && m_edit->isOpen();
    const bool isDrawing = isOn && m_edit->isDrawingSolution();
    m_panel->setEnabled(m_edit->isOpen());
    const auto enable
        = [&actions](const char *id, bool isEnabled) { actions[id]->setEnabled(isEnabled); };
    for (const char *id : {"cut", "selectAll"})
        enable(id, isOn && !isDrawing);
    enable("paste", !isDrawing); // where nothing is drawn, the window takes the text
    const bool canCage = isOn && !isDrawing && m_edit->editor().drafting().hasCages();
    enable("makeCage", canCage);
    enable("removeCage", canCage && !m_edit->editor().cagedCells().empty());
    enable("drawSolution", isOn && m_edit->canDrawSolution());
    actions["drawSolution"]->setChecked(isDrawing);
    enable("fillClues", isOn && m_edit->canFill() && !m_edit->isWorking());
    enable("wipeSolution", isDrawing && m_edit->canFill());
    enable("minimise", isOn && m_edit->canThin() && !m_edit->isWorking());
    enable("deal", isOn && m_edit->canDeal() && !m_edit->isWorking());
    // An action that the kind of puzzle does not have at all would only be in the way.
    const Family *family = isOn ? m_edit->family() : nullptr;
    for (QAction *action : actions[{"drawSolution", "fillClues", "wipeSolution"}])
        action->setVisible(!family || m_edit->drawsSolutions());
    actions["minimise"]->setVisible(!family || family->thins());
    actions["deal"]->setVisible(!family || m_edit->canDeal());
    enableTurns(isOn, family);
    enableSymmetries(isOn);
    for (QMenu *menu : {m_turnsMenu, m_symmetryMenu}) {
        const auto isShown = [](const QAction *action) { return action->isVisible(); };
        menu->menuAction()->setVisible(std::ranges::any_of(menu->actions(), isShown));
    }
    for (const SizeAction &action : sizeActions)
        enable(action.id, isOn);
}

void DrawingMode::enableTurns(bool isOn, const Family *family)
{
    const ActionTable &actions = m_stage.actions;
    for (const TurnAction &action : turnActions) {
        actions[action.id]->setEnabled(isOn && m_edit->canTurn(action.turn));
        actions[action.id]->setVisible(
            !family || family->drafting().turns(action.turn, family->drafting().usual()));
    }
    actions["invert"]->setEnabled(isOn && m_edit->canInvert());
    actions["invert"]->setVisible(!family || m_edit->hasShades());
}

void DrawingMode::enableSymmetries(bool isOn)
{
    const ActionTable &actions = m_stage.actions;
    const bool isDrawing = isOn && m_edit->isDrawingSolution();
    for (const SymmetryAction &action : symmetryActions) {
        const bool isOffered = isOn && m_edit->hasSymmetry(action.symmetry);
        actions[action.id]->setEnabled(isOffered && !isDrawing);
        actions[action.id]->setVisible(!isOn || isOffered);
        actions[action.id]->setChecked(m_edit->editor().symmetry() == action.symmetry);
    }
}

} // namespace inkling
