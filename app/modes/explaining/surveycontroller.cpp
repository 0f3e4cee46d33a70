// SPDX-License-Identifier: MIT
#include "modes/explaining/surveycontroller.h"

#include "reasoning/possiblesteps.h"
#include "reasoning/reasoningpanel.h"
#include "scene/boardscene.h"
#include "transport/playback.h"
#include "transport/progressrow.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace inkling {

namespace {

/// Milliseconds: whoever steps on faster does not read along.
constexpr int patience = 150;
/// Milliseconds: what takes less needs no words.
constexpr int noticed = 300;

std::vector<Heat> heatOf(const Model &model, std::span<const double> costs)
{
    const std::vector<ValueSet> initial = model.initial();
    std::vector<Heat> heat;
    for (UnknownId unknown = 0; unknown < costs.size(); ++unknown) {
        if (costs[unknown] <= 0 || initial[unknown].empty())
            continue;
        const auto mark = model.mark({unknown, ValueSet::only(initial[unknown].value())});
        if (mark)
            heat.push_back({mark->element, difficultyOf(costs[unknown])});
    }
    return heat;
}

} // namespace

SurveyController::SurveyController(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    m_slow.setSingleShot(true);
    m_slow.setInterval(noticed);
    connect(&m_slow, &QTimer::timeout, this,
            [this] { m_parts.reasoning.weighing().showRunning(tr("Rating places…")); });
    m_delay.setSingleShot(true);
    m_delay.setInterval(patience);
    connect(&m_delay, &QTimer::timeout, this, &SurveyController::ask);
    Playback &playback = parts.playback;
    for (const auto signal : {&Playback::explainedChanged, &Playback::depthChanged})
        connect(&playback, signal, this, &SurveyController::renew);
    connect(&playback, &Playback::moved, this, &SurveyController::renew);
    connect(&playback, &Playback::playingChanged, this, &SurveyController::renew);
    connect(&parts.reasoning, &ReasoningPanel::tabChanged, this, [this] {
        unlight();
        if (!m_isCurrent)
            renew();
    });
    connect(&parts.panel, &PossibleSteps::stepChosen, this, &SurveyController::lightStep);
    connect(&parts.reasoning, &ReasoningPanel::partPointed, this,
            [this](const Lighting &part) { m_parts.scene.show({}, part, Motion::None); });
    connect(&parts.reasoning, &ReasoningPanel::partLeft, this, [this] {
        m_parts.scene.show({}, m_isStepLit ? m_aside : m_parts.playback.lighting(), Motion::None);
    });
    connect(&parts.panel, &PossibleSteps::openingChosen, this, &SurveyController::lightOpening);
    ProgressRow &row = parts.reasoning.weighing();
    connect(&row, &ProgressRow::stopWanted, this, &SurveyController::stopHeat);
    connect(&row, &ProgressRow::resumeWanted, this, &SurveyController::renew);
}

void SurveyController::setSolution(const std::shared_ptr<const Solution> &solution)
{
    m_solution = solution;
    const SharedExplained &explained = m_parts.playback.explainedAt(0);
    m_desk.setPuzzle(explained ? explained->model : nullptr, solution);
    renew();
}

void SurveyController::setHeatShown(bool isShown)
{
    m_isHeatShown = isShown;
    renew();
}

void SurveyController::setHasBoard(bool hasBoard)
{
    if (std::exchange(m_hasBoard, hasBoard) != hasBoard)
        renew();
}

void SurveyController::stop()
{
    m_delay.stop();
    m_slow.stop();
    m_desk.cancel();
    m_openings.stop();
}

bool SurveyController::isListShown() const
{
    return m_parts.reasoning.currentTab() == &m_parts.panel;
}

bool SurveyController::isWanted() const
{
    return m_hasBoard && (isListShown() || m_isHeatShown);
}

void SurveyController::renew()
{
    stop();
    m_isHeatStopped = false;
    m_parts.reasoning.weighing().hide();
    m_isCurrent = false;
    m_isStepLit = false; // the window has moved: it lights its own
    if (!m_isHeatShown || !m_hasBoard)
        m_parts.scene.setHeat({});
    if (!isWanted())
        return;
    const Playback &playback = m_parts.playback;
    if (!playback.explained() || !m_desk.isReady())
        return m_parts.panel.showMessage(tr("Possible steps appear here once a puzzle is open."));
    if (playback.depth() > 0) {
        m_parts.scene.setHeat({});
        return m_parts.panel.showMessage(
            tr("There are no other steps inside an opened step: go back first."));
    }
    m_parts.panel.showBusy();
    if (!playback.isPlaying())
        m_delay.start();
}

void SurveyController::ask()
{
    const SharedExplained &explained = m_parts.playback.explained();
    if (!explained || !m_desk.isReady())
        return;
    if (isListShown() && explained->puzzle->joinable())
        askOpenings();
    else
        askSteps();
}

void SurveyController::askSteps()
{
    const Playback &playback = m_parts.playback;
    SurveyHearers hearers;
    if (isListShown() && !m_isCurrent) {
        hearers.steps = [this](Trace trace, const std::vector<Possibility> &possibilities) {
            tellSteps(std::move(trace), possibilities);
        };
    }
    if (isHeatWanted()) {
        hearers.costs
            = [this](const std::vector<double> &costs, bool areAll) { tellHeat(costs, areAll); };
        m_slow.start();
    }
    m_desk.askSurvey(playback.knowledge().factsBeyond(playback.explained()->model->initial()),
                     std::move(hearers));
}

void SurveyController::askOpenings()
{
    m_openings.start([puzzle = m_parts.playback.explained()->puzzle](
                         const Worker::Task &task) { return openings(*puzzle, task.stop()); },
                     [this](const std::vector<Opening> &found) {
                         if (found.empty())
                             return askSteps();
                         m_isCurrent = true;
                         m_parts.panel.showOpenings(found);
                     });
}

void SurveyController::tellSteps(Trace trace, const std::vector<Possibility> &possibilities)
{
    const SharedExplained &whole = m_parts.playback.explained();
    if (!whole)
        return;
    m_isCurrent = true;
    auto steps = std::make_shared<ExplainedPuzzle>();
    steps->puzzle = whole->puzzle;
    steps->model = whole->model;
    steps->deduction.trace = std::move(trace);
    m_parts.panel.showSteps(steps, possibilities);
}

void SurveyController::tellHeat(const std::vector<double> &costs, bool areAll)
{
    const SharedExplained &whole = m_parts.playback.explained();
    if (!whole)
        return;
    m_slow.stop();
    std::vector<Heat> heat = heatOf(*whole->model, costs);
    const Knowledge &known = m_parts.playback.knowledge();
    int open = 0;
    for (UnknownId unknown = 0; unknown < costs.size(); ++unknown)
        open += known.possible(unknown).single() ? 0 : 1;
    ProgressRow &row = m_parts.reasoning.weighing();
    if (areAll)
        row.hide();
    else
        row.showRunning(tr("Rating places: %L1 of %L2…").arg(heat.size()).arg(open));
    if (!areAll) {
        // What the map said of the others before stands until it is known better.
        std::set<ElementId> weighed;
        for (const Heat &place : heat)
            weighed.insert(place.element);
        const BoardState &board = m_parts.scene.state();
        std::ranges::copy_if(board.heat, std::back_inserter(heat), [&](const Heat &before) {
            return !weighed.contains(before.element) && !board.mainMark(before.element);
        });
    }
    m_parts.scene.setHeat(std::move(heat));
}

void SurveyController::stopHeat()
{
    m_isHeatStopped = true;
    m_slow.stop();
    m_desk.cancel();
    m_parts.reasoning.weighing().showStopped(tr("The heat map is not complete."));
    if (isListShown() && !m_isCurrent)
        ask();
}

void SurveyController::lightStep(std::size_t step)
{
    const SharedExplained &steps = m_parts.panel.steps();
    m_isStepLit = true;
    m_aside = lightingOf(*steps->model, steps->trace()[step]);
    m_parts.scene.show({}, m_aside, Motion::Forward);
    m_parts.reasoning.tellAside(steps, step);
}

void SurveyController::lightOpening(std::size_t opening)
{
    const auto &joined = m_parts.panel.openings()[opening].joined;
    m_isStepLit = true;
    Lighting lighting;
    lighting.places.assign(joined.begin(), joined.end());
    m_parts.scene.show({}, std::move(lighting), Motion::None);
}

void SurveyController::unlight()
{
    if (!std::exchange(m_isStepLit, false))
        return;
    m_parts.panel.clearChoice();
    m_parts.scene.show({}, m_parts.playback.lighting(), Motion::None);
    m_parts.reasoning.tellPosition();
}

} // namespace inkling
