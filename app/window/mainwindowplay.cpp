// SPDX-License-Identifier: MIT
// How the main window lets the puzzle be solved by hand, gives hints, and answers "why?".
#include "accessible/boardaccessible.h"
#include "editors/editpanel.h"
#include "marking/usermarks.h"
#include "modes/drawing/editcontroller.h"
#include "modes/drawing/verdictcontroller.h"
#include "modes/explaining/answerspanel.h"
#include "modes/explaining/surveycontroller.h"
#include "modes/explaining/whycontroller.h"
#include "modes/solving/joiningcontroller.h"
#include "modes/solving/playcontroller.h"
#include "playing/boardpointer.h"
#include "playing/playpanel.h"
#include "playing/playtools.h"
#include "reasoning/reasoningpanel.h"
#include "reasoning/tutordesk.h"
#include "reasoning/whypanel.h"
#include "scene/boardview.h"
#include "steps/signlegend.h"
#include "window/mainwindow.h"
#include "window/puzzlelist.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>

namespace inkling {

void MainWindow::makePlay()
{
    m_pointer = new BoardPointer(m_scene, *m_view, this);
    m_desk = new TutorDesk(this);
    m_play = new PlayController({.scene = m_scene,
                                 .view = *m_view,
                                 .pointer = *m_pointer,
                                 .panel = *m_playPanel,
                                 .desk = *m_desk,
                                 .document = m_document},
                                this);
    m_why = new WhyController({.scene = m_scene,
                               .playback = m_playback,
                               .play = *m_play,
                               .desk = *m_desk,
                               .panel = *m_whyPanel},
                              this);
    auto *modes = new QActionGroup(this);
    for (QAction *mode : m_actions[{"editMode", "playMode", "explainMode"}])
        modes->addAction(mode);
    m_actions["explainMode"]->setChecked(true);
}

void MainWindow::connectPlay()
{
    connect(m_actions["playMode"], &QAction::toggled, this, &MainWindow::setPlaying);
    connect(m_actions["hint"], &QAction::triggered, this,
            [this] { askHint(&PlayController::askHint); });
    connect(m_actions["wholeHint"], &QAction::triggered, this,
            [this] { askHint(&PlayController::askWholeHint); });
    connect(m_actions["why"], &QAction::triggered, this,
            [this] { m_why->ask(m_pointer->selected()); });
    connect(m_playPanel, &PlayPanel::hintWanted, m_actions["hint"], &QAction::trigger);
    connect(m_playPanel, &PlayPanel::wholeHintWanted, m_actions["wholeHint"], &QAction::trigger);
    connect(m_playPanel, &PlayPanel::playWanted, this, [this] {
        m_why->tellHint(*m_play->hint());
        m_reasoning->openStep();
    });
    connect(m_playPanel, &PlayPanel::whyWanted, m_actions["why"], &QAction::trigger);
    connect(m_whyPanel, &WhyPanel::left, m_view, [this] { m_view->setFocus(); });
    connect(m_why, &WhyController::changed, this, &MainWindow::redrawBoard);
    connect(m_pointer, &BoardPointer::selectionChanged, this, &MainWindow::enableActions);
    connect(m_pointer, &BoardPointer::escaped, this, [this] {
        if (m_why->isTelling())
            m_why->leave();
        else if (m_play->hasHint())
            m_play->dropHint();
        else
            m_pointer->select(noElement);
    });
    connect(m_actions["reducedMotion"], &QAction::toggled, &m_play->joining().table(),
            &JoiningTable::setReducedMotion);
    connectPlayTools();
    connect(m_actions["undo"], &QAction::triggered, m_play, &PlayController::undo);
    connect(m_actions["redo"], &QAction::triggered, m_play, &PlayController::redo);
}

void MainWindow::connectPlayTools()
{
    m_playPanel->tools().setActions(
        {.always = m_actions[{"check", "lastRight"}],
         .trial = m_actions[{"beginTrial", "acceptTrial", "rejectTrial"}],
         .notes = m_actions[{"notes", "fillNotes", "showAlike"}],
         .pins = m_pinsMenu});
    const std::pair<const char *, void (PlayController::*)()> moments[] = {
        {"check", &PlayController::check},
        {"lastRight", &PlayController::goToLastRight},
        {"beginTrial", &PlayController::beginTrial},
        {"acceptTrial", &PlayController::acceptTrial},
        {"rejectTrial", &PlayController::rejectTrial},
        {"setPin", &PlayController::setPin},
    };
    for (const auto &[id, slot] : moments)
        connect(m_actions[id], &QAction::triggered, m_play, slot);
    PlayGestures &gestures = m_play->gestures();
    connect(m_actions["notes"], &QAction::triggered, &gestures, &PlayGestures::setNoting);
    connect(m_actions["fillNotes"], &QAction::triggered, &gestures, &PlayGestures::fillNotes);
    connect(m_actions["showAlike"], &QAction::triggered, &gestures, &PlayGestures::showAlike);
    connect(&gestures, &PlayGestures::notingChanged, m_actions["notes"], &QAction::setChecked);
    connect(m_actions["timer"], &QAction::triggered, this, [this](bool isShown) {
        QSettings().setValue(QStringLiteral("play/timer"), isShown);
        m_play->applyOptions();
    });
    m_actions["timer"]->setChecked(PlayOptions::read().timer);
    connect(m_play, &PlayController::momentsChanged, this, &MainWindow::enableActions);
    connect(m_pinsMenu, &QMenu::aboutToShow, this, &MainWindow::listPins);
}

void MainWindow::listPins()
{
    m_pinsMenu->clear();
    qDeleteAll(m_pinsMenu->findChildren<QMenu *>(Qt::FindDirectChildrenOnly)); // of the last time
    m_pinsMenu->addAction(m_actions["setPin"]);
    const UserMarks *marks = m_play->marks();
    if (!marks || !m_play->holdsBoard() || marks->pins().empty())
        return;
    m_pinsMenu->addSeparator();
    auto *away = new QMenu(tr("Take Away"), m_pinsMenu);
    for (std::size_t i = 0; i < marks->pins().size(); ++i) {
        const QString name = QString::fromStdString(marks->pins()[i].name);
        connect(m_pinsMenu->addAction(name), &QAction::triggered, m_play,
                [this, i] { m_play->goToPin(i); });
        connect(away->addAction(name), &QAction::triggered, m_play,
                [this, i] { m_play->dropPin(i); });
    }
    m_pinsMenu->addSeparator();
    m_pinsMenu->addMenu(away);
}

void MainWindow::setPlaying(bool isByHand)
{
    m_why->leave();
    m_playback.setPlaying(false);
    m_play->setOn(isByHand);
    m_puzzleModel->setAnswersShown(!isByHand);
    m_answers->setConcealed(isByHand);
    redrawBoard();
    m_view->setFocus();
}

void MainWindow::redrawBoard()
{
    const bool isMarks = m_play->holdsBoard();
    const bool isDrawn = m_edit->isOn();
    const bool isReasoning = !isMarks && !isDrawn && !m_why->isTelling();
    m_survey->setHasBoard(isReasoning);
    if (!isReasoning) {
        m_verdictDesk->setHasBoard(false);
        m_reasoning->setCurrentTab(nullptr); // the others draw on the board
    }
    m_side->setCurrentWidget(isDrawn   ? static_cast<QWidget *>(m_editPanel)
                             : isMarks ? static_cast<QWidget *>(m_playPanel)
                                       : m_reasoning);
    m_rightDock->setWindowTitle(isDrawn   ? tr("Draw")
                                : isMarks ? tr("Solve by Hand")
                                          : tr("Reasoning"));
    m_reasoning->showBelow(m_why->isTelling() ? m_whyPanel : nullptr);
    m_signs->setVisible(!isDrawn && !(isMarks && m_play->joining().isOn())); // of the board alone
    enableActions();
    if (isDrawn)
        return m_edit->draw();
    if (!m_scene.hasBoard() || !m_playback.explained())
        return;
    m_reasoning->setSolution(m_solution);
    showSides();
    if (isMarks)
        return m_play->draw();
    const ExplainedPuzzle &explained = *m_playback.explained();
    m_scene.showAnew(marksOf(*explained.model, m_playback.knowledge()), m_playback.lighting());
    m_scene.setOpenValues(m_playback.openValues());
    m_scene.setSupposed(m_playback.supposed());
    m_scene.setKept(m_playback.kept());
    m_scene.setCaptions(m_playback.captions());
    m_scene.setFinal(explained.deduction.outcome == Outcome::Solved && m_playback.atEnd());
    m_verdictDesk->setHasBoard(isReasoning);
}

void MainWindow::showSides()
{
    const bool isMarks = m_play->holdsBoard();
    m_scene.setSidesShown(isMarks || m_actions["sides"]->isChecked(), isMarks);
}

void MainWindow::askHint(void (PlayController::*ask)())
{
    m_why->leave();
    m_actions["playMode"]->setChecked(true);
    (m_play->*ask)();
}

} // namespace inkling
