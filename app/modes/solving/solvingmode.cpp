// SPDX-License-Identifier: MIT
#include "modes/solving/solvingmode.h"

#include "documents/document.h"
#include "look/actiontable.h"
#include "marking/usermarks.h"
#include "modes/solving/joiningcontroller.h"
#include "modes/solving/playcontroller.h"
#include "phrases.h"
#include "playing/boardpointer.h"
#include "playing/playpanel.h"
#include "playing/playtools.h"
#include "reasoning/scheduler.h"
#include "reasoning/tutordesk.h"
#include "scene/boardscene.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QSettings>

namespace inkling {

SolvingMode::SolvingMode(const Stage &stage)
    : Mode(stage)
    , m_panel(new PlayPanel)
    , m_pinsMenu(std::make_unique<QMenu>(tr("&Bookmarks")))
    , m_desk(std::make_unique<TutorDesk>())
    , m_play(std::make_unique<PlayController>(PlayController::Parts{.scene = stage.scene,
                                                                    .view = stage.view,
                                                                    .pointer = stage.pointer,
                                                                    .panel = *m_panel,
                                                                    .desk = *m_desk,
                                                                    .document = stage.document}))
{
    connectActions();
    connectTools();
}

SolvingMode::~SolvingMode() = default;

void SolvingMode::connectActions()
{
    const ActionTable &actions = m_stage.actions;
    const std::pair<const char *, void (PlayController::*)()> moments[] = {
        {"check", &PlayController::check},
        {"lastRight", &PlayController::goToLastRight},
        {"beginTrial", &PlayController::beginTrial},
        {"acceptTrial", &PlayController::acceptTrial},
        {"rejectTrial", &PlayController::rejectTrial},
        {"setPin", &PlayController::setPin},
        {"restart", &PlayController::restart},
        {"undo", &PlayController::undo},
        {"redo", &PlayController::redo},
    };
    for (const auto &[id, slot] : moments)
        connect(actions[id], &QAction::triggered, m_play.get(), slot);
    connect(actions["hint"], &QAction::triggered, this, [this] { Q_EMIT hintWanted(false); });
    connect(actions["wholeHint"], &QAction::triggered, this, [this] { Q_EMIT hintWanted(true); });
    connect(m_panel, &PlayPanel::hintWanted, actions["hint"], &QAction::trigger);
    connect(m_panel, &PlayPanel::wholeHintWanted, actions["wholeHint"], &QAction::trigger);
    connect(m_panel, &PlayPanel::playWanted, this, &SolvingMode::hintPlayWanted);
    m_panel->setEndActions(actions[{"nextPuzzle", "restart"}]);
    connect(m_panel, &PlayPanel::whyWanted, actions["why"], &QAction::trigger);
    connect(actions["reducedMotion"], &QAction::toggled, &m_play->joining().table(),
            &JoiningTable::setReducedMotion);
    connect(m_play.get(), &PlayController::momentsChanged, this, &Mode::abilitiesChanged);
    connect(m_pinsMenu.get(), &QMenu::aboutToShow, this, &SolvingMode::listPins);
}

void SolvingMode::connectTools()
{
    const ActionTable &actions = m_stage.actions;
    m_panel->tools().setActions({.check = actions[{"check", "restart", "lastRight"}],
                                 .trial = actions[{"beginTrial", "acceptTrial", "rejectTrial"}],
                                 .notes = actions[{"notes", "fillNotes", "showAlike"}],
                                 .colour = actions["colour"],
                                 .pins = m_pinsMenu.get()});
    PlayGestures &gestures = m_play->gestures();
    connect(actions["notes"], &QAction::triggered, &gestures, &PlayGestures::setNoting);
    connect(actions["fillNotes"], &QAction::triggered, &gestures, &PlayGestures::fillNotes);
    connect(actions["showAlike"], &QAction::triggered, &gestures, &PlayGestures::showAlike);
    connect(&gestures, &PlayGestures::notingChanged, actions["notes"], &QAction::setChecked);
    connect(actions["colour"], &QAction::toggled, this, [this](bool isOn) {
        if (isOn != (m_play->gestures().colour() != 0))
            m_play->gestures().setColour(isOn ? m_colour : 0);
    });
    connect(&m_panel->tools(), &PlayTools::colourChosen, &gestures, &PlayGestures::setColour);
    connect(&gestures, &PlayGestures::colourChanged, this, [this](int colour) {
        m_colour = colour != 0 ? colour : m_colour;
        m_stage.actions["colour"]->setChecked(colour != 0);
        m_panel->tools().setColour(colour);
    });
    connect(actions["timer"], &QAction::triggered, this, [this](bool isShown) {
        QSettings().setValue(QStringLiteral("play/timer"), isShown);
        m_play->applyOptions();
    });
    actions["timer"]->setChecked(PlayOptions::read().timer);
    connect(&m_panel->tools(), &PlayTools::mistakesChosen, this, [this](Mistakes mistakes) {
        PlayOptions options = PlayOptions::read();
        options.mistakes = mistakes;
        options.write();
        m_play->applyOptions();
    });
}

void SolvingMode::listPins()
{
    m_pinsMenu->clear();
    qDeleteAll(m_pinsMenu->findChildren<QMenu *>(Qt::FindDirectChildrenOnly)); // of the last time
    m_pinsMenu->addAction(m_stage.actions["setPin"]);
    const UserMarks *marks = m_play->marks();
    if (!marks || !m_play->holdsBoard() || marks->pins().empty())
        return;
    m_pinsMenu->addSeparator();
    auto *away = new QMenu(tr("Remove"), m_pinsMenu.get());
    for (std::size_t i = 0; i < marks->pins().size(); ++i) {
        const QString name = QString::fromStdString(marks->pins()[i].name);
        connect(m_pinsMenu->addAction(name), &QAction::triggered, m_play.get(),
                [this, i] { m_play->goToPin(i); });
        connect(away->addAction(name), &QAction::triggered, m_play.get(),
                [this, i] { m_play->dropPin(i); });
    }
    m_pinsMenu->addSeparator();
    m_pinsMenu->addMenu(away);
}

void SolvingMode::enter()
{
    m_stage.scheduler.showPlain(); // what is marked is the puzzle, not one of its answers
    m_play->setOn(true);
}

void SolvingMode::leave()
{
    m_play->setOn(false);
}

QWidget &SolvingMode::panel()
{
    return *m_panel;
}

bool SolvingMode::shows(const PageChange &change) const
{
    return Mode::shows(change) || change.marks.solution.empty();
}

bool SolvingMode::makes(const PageChange &change) const
{
    return change.draft.empty() && !isEmpty(change.marks) && change.marks.solution.empty();
}

QString SolvingMode::heading() const
{
    return tr("Solve by Hand");
}

bool SolvingMode::hasSigns() const
{
    return !m_play->joining().isOn(); // the table is not the board that the legend is about
}

void SolvingMode::draw()
{
    if (!m_stage.scene.hasBoard() || !m_play->marks())
        return;
    tintSides();
    m_play->draw();
}

void SolvingMode::tintSides()
{
    m_stage.scene.setSidesShown(true, true);
}

void SolvingMode::enableActions(const Mode &shown)
{
    const ActionTable &actions = m_stage.actions;
    const UserMarks *const marks = m_play->marks();
    const bool canAsk = marks && shown.showsPuzzle();
    for (QAction *action : actions[{"hint", "wholeHint"}])
        action->setEnabled(canAsk);
    const bool hasSelection = canAsk && m_stage.pointer.selected() != noElement;
    actions["why"]->setEnabled(hasSelection);
    m_panel->whyButton().setEnabled(hasSelection);
    m_panel->setHintsOffered(marks);
    const bool isShown = &shown == this;
    const bool canMark = isShown && marks && !marks->choices().empty();
    QString obstacle;
    if (isShown && marks && !canMark)
        obstacle
            = tr("Not for puzzles whose answer is built by joining cards: there are no marks to "
                 "check, try or keep. Undo takes you back as far as you like.");
    for (const char *id : {"check", "lastRight", "beginTrial", "setPin", "colour"}) {
        actions[id]->setEnabled(canMark);
        m_stage.actions.setObstacle(id, obstacle);
    }
    m_panel->tools().setMarkingOffered(!marks || !marks->choices().empty());
    actions["restart"]->setEnabled(isShown && marks);
    for (QAction *action : actions[{"acceptTrial", "rejectTrial"}])
        action->setEnabled(isShown && m_play->trialDepth() > 0);
    for (QAction *action : actions[{"notes", "fillNotes", "showAlike"}])
        action->setEnabled(canMark && m_panel->tools().areNotesOffered());
}

void SolvingMode::pressSpace()
{
    m_play->gestures().pressSpace();
}

bool SolvingMode::escape()
{
    if (m_play->hasHint()) {
        m_play->dropHint();
        return true;
    }
    const bool wasColouring = m_play->gestures().colour() != 0;
    m_play->gestures().setColour(0);
    return wasColouring;
}

void SolvingMode::forgetReasoning()
{
    m_play->leavePuzzle();
}

void SolvingMode::takeExplained(const SharedExplained &explained)
{
    m_play->enterPuzzle(m_stage.document.place(), explained, m_geometry);
}

void SolvingMode::takeSolution(const std::shared_ptr<const Solution> &solution)
{
    m_play->setSolution(solution);
}

void SolvingMode::showVerdict(const PuzzleSummary *summary)
{
    QString words;
    if (summary && m_stage.document.currentPuzzle())
        words = verdictText(summary->verdict, m_stage.document.currentPuzzle()->joinable());
    if (summary && summary->rating)
        words += QStringLiteral(" · ") + ratingText(summary->rating->value);
    m_panel->setVerdict(words);
}

void SolvingMode::stop()
{
    m_desk->cancel();
}

} // namespace inkling
