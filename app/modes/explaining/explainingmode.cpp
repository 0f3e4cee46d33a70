// SPDX-License-Identifier: MIT
#include "modes/explaining/explainingmode.h"

#include "look/actiontable.h"
#include "look/iconset.h"
#include "modes/explaining/surveycontroller.h"
#include "modes/explaining/verdictcontroller.h"
#include "modes/explaining/whycontroller.h"
#include "modes/solving/playcontroller.h"
#include "phrases.h"
#include "playing/boardpointer.h"
#include "reasoning/answermarks.h"
#include "reasoning/possiblesteps.h"
#include "reasoning/reasoningpanel.h"
#include "reasoning/scheduler.h"
#include "reasoning/verdictpanel.h"
#include "reasoning/whypanel.h"
#include "scene/boardview.h"
#include "transport/difficultystrip.h"
#include "transport/progressrow.h"
#include "transport/traceslider.h"
#include "transport/transportbar.h"

#include <QAction>

namespace inkling {

ExplainingMode::ExplainingMode(const Stage &stage, PlayController &play, TutorDesk &desk)
    : Mode(stage)
{
    makePanels();
    m_why = std::make_unique<WhyController>(WhyController::Parts{.scene = stage.scene,
                                                                 .playback = m_playback,
                                                                 .play = play,
                                                                 .desk = desk,
                                                                 .panel = *m_whyPanel});
    m_survey = std::make_unique<SurveyController>(SurveyController::Parts{.scene = stage.scene,
                                                                          .playback = m_playback,
                                                                          .reasoning = *m_reasoning,
                                                                          .panel = *m_possible});
    m_verdict
        = std::make_unique<VerdictController>(VerdictController::Parts{.scene = stage.scene,
                                                                       .playback = m_playback,
                                                                       .reasoning = *m_reasoning,
                                                                       .panel = *m_verdictPanel});
    connectActions();
    connectPlayback();
    connectProgress();
}

ExplainingMode::~ExplainingMode() = default;

void ExplainingMode::makePanels()
{
    m_reasoning = new ReasoningPanel(m_playback);
    m_transport = new TransportBar(m_playback,
                                   m_stage.actions[{"first", "back", "play", "forward", "last"}]);
    m_whyPanel = new WhyPanel(m_playback);
    m_reasoning->addBelow(m_whyPanel);
    m_possible = new PossibleSteps;
    m_reasoning->addTab(m_possible, tr("Possible steps"));
    m_verdictPanel = new VerdictPanel;
    m_reasoning->addTab(m_verdictPanel, tr("Verdict"), 0.26);
    m_reasoning->setTabShown(m_verdictPanel, false);
}

void ExplainingMode::connectActions()
{
    const auto on = [this](const char *id, auto slot) {
        connect(m_stage.actions[id], &QAction::triggered, this, slot);
    };
    on("first", [this] { m_playback.first(); });
    on("back", [this] { m_playback.back(); });
    on("play", [this] { m_playback.togglePlaying(); });
    on("forward", [this] { m_playback.forward(); });
    on("last", [this] { m_playback.last(); });
    on("nextHard", [this] { m_playback.nextHard(); });
    on("nextCase", [this] { m_playback.showNextCase(); });
    on("caseBefore", [this] { m_playback.showCaseBefore(); });
    on("openStep", [this] { m_reasoning->openStep(); });
    on("leaveStep", [this] { m_reasoning->leaveStep(); });
    on("why", [this] { m_why->ask(m_stage.pointer.selected()); });
    m_stage.actions["sides"]->setEnabled(false);
    connect(m_stage.actions["sides"], &QAction::toggled, this, [this] {
        if (m_isShown)
            tintSides();
    });
    connect(m_stage.actions["heat"], &QAction::toggled, this, [this](bool isShown) {
        m_survey->setHeatShown(isShown);
        m_reasoning->difficulty().setHeatShown(isShown);
    });
}

void ExplainingMode::connectPlayback()
{
    connect(&m_playback, &Playback::moved, this, &ExplainingMode::showMove);
    connect(&m_playback, &Playback::depthChanged, this, &ExplainingMode::showDepth);
    connect(&m_playback, &Playback::caseChanged, this, &ExplainingMode::showDepth);
    connect(&m_playback, &Playback::explainedChanged, this, &Mode::abilitiesChanged);
    connect(&m_playback, &Playback::grown, this, &Mode::abilitiesChanged);
    connect(&m_playback, &Playback::playingChanged, this, [this](bool isPlaying) {
        QAction *play = m_stage.actions["play"];
        play->setIcon(lineIcon(isPlaying ? QStringLiteral("pause") : QStringLiteral("play")));
        play->setText(isPlaying ? tr("&Pause") : tr("&Play"));
    });
    connect(m_reasoning, &ReasoningPanel::openableChanged, this, &Mode::abilitiesChanged);
    connect(m_reasoning, &ReasoningPanel::foundShown, this, &ExplainingMode::showFound);
    connect(m_reasoning, &ReasoningPanel::keyboardReleased, &m_stage.view,
            [this] { m_stage.view.setFocus(); });
    connect(m_why.get(), &WhyController::changed, this, &Mode::redrawWanted);
    connect(m_whyPanel, &WhyPanel::left, &m_stage.view, [this] { m_stage.view.setFocus(); });
    connect(&m_stage.scheduler, &Scheduler::explainedFurther, m_why.get(),
            &WhyController::setFurther);
}

void ExplainingMode::connectProgress()
{
    Scheduler &scheduler = m_stage.scheduler;
    connect(&scheduler, &Scheduler::explainingChanged, this, &ExplainingMode::showProgress);
    connect(&scheduler, &Scheduler::finished, this, &ExplainingMode::showProgress);
    connect(&scheduler, &Scheduler::finished, this, &ExplainingMode::restorePosition);
    connect(&scheduler, &Scheduler::begun, this, &ExplainingMode::showProgress);
    connect(&m_playback, &Playback::explainedChanged, this, &ExplainingMode::showProgress);
    connect(&m_playback, &Playback::grown, this, &ExplainingMode::showProgress);
    connect(&m_reasoning->progress(), &ProgressRow::stopWanted, &scheduler,
            &Scheduler::stopExplaining);
    connect(&m_reasoning->progress(), &ProgressRow::resumeWanted, &scheduler,
            &Scheduler::resumeExplaining);
}

void ExplainingMode::enter() {}

void ExplainingMode::leave()
{
    leaveAnswer();
}

QWidget &ExplainingMode::panel()
{
    return *m_reasoning;
}

QString ExplainingMode::heading() const
{
    return tr("Reasoning");
}

bool ExplainingMode::isAnswering() const
{
    return m_why->isTelling();
}

void ExplainingMode::leaveAnswer()
{
    m_why->leave();
    m_playback.setPlaying(false);
}

void ExplainingMode::tellHint(const HintLadder &hint)
{
    m_why->tellHint(hint);
    m_reasoning->openStep();
}

void ExplainingMode::setShown(const Mode &shown)
{
    m_isShown = &shown == this;
    m_isPuzzleShown = shown.showsPuzzle();
    const bool isWhole = m_isShown && !isAnswering();
    m_survey->setHasBoard(isWhole);
    if (!isWhole) {
        m_verdict->setHasBoard(false);
        m_reasoning->setCurrentTab(nullptr); // the other tabs draw on the board
    }
    m_reasoning->showBelow(isAnswering() ? m_whyPanel : nullptr);
}

void ExplainingMode::draw()
{
    if (!m_stage.scene.hasBoard() || !m_playback.explained())
        return;
    tintSides();
    const ExplainedPuzzle &explained = *m_playback.explained();
    BoardScene &scene = m_stage.scene;
    m_reasoning->setSolution(m_solution);
    scene.showAnew(m_playback.marks(), m_playback.lighting());
    scene.setOpenValues(m_playback.openValues());
    scene.setSupposed(m_playback.supposed());
    scene.setKept(m_playback.kept());
    scene.setCaptions(m_playback.captions());
    scene.setFinal(explained.deduction.outcome == Outcome::Solved && m_playback.atEnd());
    m_verdict->setHasBoard(!isAnswering());
}

void ExplainingMode::tintSides()
{
    m_stage.scene.setSidesShown(m_stage.actions["sides"]->isChecked(), false);
}

void ExplainingMode::enableActions(const Mode &shown)
{
    const ActionTable &actions = m_stage.actions;
    const bool isShown = &shown == this;
    const bool hasSteps = isShown && m_playback.size() > 0;
    for (QAction *action : actions[{"first", "back", "play", "forward", "last", "nextHard"}])
        action->setEnabled(hasSteps);
    m_transport->setEnabled(hasSteps);
    for (QAction *action : actions[{"nextCase", "caseBefore"}])
        action->setEnabled(hasSteps && m_playback.caseCount() > 1);
    actions["openStep"]->setEnabled(hasSteps && m_reasoning->canOpenStep());
    actions["leaveStep"]->setEnabled(hasSteps && m_reasoning->canLeaveStep());
    // Only a board with edges between dots has an inside.
    actions["sides"]->setEnabled(isShown && m_geometry
                                 && !m_geometry->index(ElementKind::Vertex).empty());
}

void ExplainingMode::pressSpace()
{
    m_stage.actions["play"]->trigger();
}

bool ExplainingMode::escape()
{
    const bool wasAnswering = isAnswering();
    m_why->leave();
    return wasAnswering;
}

void ExplainingMode::forgetReasoning()
{
    m_why->forget();
    keepPosition();
    m_survey->setSolution(nullptr);
    m_verdict->setSolution(nullptr);
    m_playback.setExplained({});
    m_solution.reset();
}

void ExplainingMode::keepPosition()
{
    std::erase_if(m_positions, [](const auto &entry) { return entry.first.expired(); });
    const SharedExplained own = m_playback.explainedAt(0);
    if (!own)
        return;
    if (own->showsAllSteps)
        m_playback.showAllSteps(false);
    m_playback.close(0);
    m_positions.insert_or_assign(own->puzzle, m_playback.position());
}

void ExplainingMode::restorePosition()
{
    const SharedExplained &own = m_playback.explained();
    if (!own || isAnswering() || m_playback.depth() > 0 || !m_playback.atStart())
        return;
    if (const auto place = m_positions.find(own->puzzle); place != m_positions.end())
        m_playback.moveTo(place->second);
}

void ExplainingMode::takeExplained(const SharedExplained &explained)
{
    m_why->forget();
    m_playback.setExplained(explained);
}

void ExplainingMode::takeSolution(const std::shared_ptr<const Solution> &solution)
{
    m_solution = solution;
    m_reasoning->setSolution(solution);
    m_survey->setSolution(solution);
    m_verdict->setSolution(solution);
}

void ExplainingMode::stop()
{
    m_playback.setPlaying(false);
    m_survey->stop();
    m_verdict->stop();
}

void ExplainingMode::showDepth()
{
    if (!m_playback.explained() || !m_isShown)
        return;
    m_stage.scene.setSupposed(m_playback.supposed());
    m_stage.scene.show({}, m_playback.lighting(), Motion::None);
    m_stage.view.reveal(m_stage.scene.litArea(), m_stage.scene.newArea());
}

Motion ExplainingMode::motionFor(std::size_t from, std::size_t to) const
{
    constexpr double fastestAnimated = 5;
    const bool isFast = m_playback.isPlaying()
                        && (m_playback.speed() <= 0 || m_playback.speed() > fastestAnimated);
    if (isFast || m_transport->slider().isSliderDown())
        return Motion::None;
    return to == from + 1 ? Motion::Forward : from == to + 1 ? Motion::Backward : Motion::None;
}

void ExplainingMode::showMove(std::size_t from, std::size_t to,
                              const std::vector<MarkChange> &changes)
{
    if (!m_isShown)
        return;
    BoardScene &scene = m_stage.scene;
    scene.setSupposed(m_playback.supposed());
    scene.setOpenValues(m_playback.openValues());
    scene.show(changes, m_playback.lighting(), motionFor(from, to));
    scene.setKept(m_playback.kept());
    scene.setCaptions(m_playback.captions());
    m_stage.view.reveal(scene.litArea(), scene.newArea());
    const ExplainedPuzzle &explained = *m_playback.explained();
    const bool isSolved = explained.deduction.outcome == Outcome::Solved;
    scene.setFinal(isSolved && m_playback.atEnd());
    if (m_playback.atEnd() && isSolved && !m_transport->slider().isSliderDown())
        scene.startFinale(explained.model->finale(explained.answer()), m_playback.captions());
}

void ExplainingMode::showFound(bool isWanted)
{
    if (!m_isPuzzleShown)
        return;
    BoardScene &scene = m_stage.scene;
    if (!isWanted || !m_playback.explained() || !m_solution || !m_solution->first)
        return scene.setFound({});
    const ExplainedPuzzle &explained = *m_playback.explained();
    const Knowledge &known = explained.deduction.knowledge;
    const Answer &first = *m_solution->first;
    if (!m_solution->second)
        return scene.setFound(answerMarks(*explained.model, known, first));
    auto marks = answerMarks(*explained.model, known, first, *m_solution->second);
    scene.setFound(std::move(marks.first), std::move(marks.second), std::move(marks.both));
}

void ExplainingMode::showRating(const std::optional<Rating> &rating)
{
    m_reasoning->difficulty().setRating(rating);
}

namespace {

/// "1,204 steps so far, 311 edges open".
QString soFar(const ExplainedPuzzle &growing)
{
    return ExplainingMode::tr("%Ln steps so far, %1 open", nullptr, int(growing.trace().size()))
        .arg(translatedCounts(growing.model->describeCount(growing.deduction.undecided)));
}

} // namespace

/// Tells how far the explaining of what no named rule settles is.
void ExplainingMode::showProgress()
{
    ProgressRow &row = m_reasoning->progress();
    const SharedExplained &own = m_playback.explainedAt(0);
    if (m_stage.scheduler.isExplaining()) {
        const QString words = tr("Explaining what the named rules leave open…");
        row.showRunning(own && own->isGrowing ? words + u' ' + soFar(*own) : words);
    } else if (own && own->deduction.outcome == Outcome::Stopped) {
        row.showStopped(tr("Stopped before the reasoning was complete."));
    } else {
        row.hide();
    }
}

} // namespace inkling
