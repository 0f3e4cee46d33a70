// SPDX-License-Identifier: MIT
#include "modes/explaining/verdictcontroller.h"

#include "phrases.h"
#include "reasoning/answermarks.h"
#include "reasoning/reasoningpanel.h"
#include "reasoning/verdictpanel.h"
#include "scene/boardscene.h"
#include "transport/playback.h"

#include <algorithm>
#include <utility>

namespace inkling {

/// Made, used and let go on the worker's thread.
struct VerdictController::Session
{
    std::shared_ptr<const Model> model;
    std::unique_ptr<Conflicts> conflicts = {};
};

VerdictController::VerdictController(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(&parts.reasoning, &ReasoningPanel::tabChanged, this, [this] {
        m_isTabChosen = m_isTabChosen || m_hasBoard;
        if (isShown())
            show();
        else
            showNothing();
    });
    // A move shows what belongs there; the answers stay.
    connect(&parts.playback, &Playback::moved, &parts.panel, &VerdictPanel::clearChoice);
    // Not before the window has drawn the move that comes with it.
    connect(&parts.playback, &Playback::explainedChanged, this, &VerdictController::follow,
            Qt::QueuedConnection);
    connect(&parts.playback, &Playback::grown, this, &VerdictController::follow,
            Qt::QueuedConnection);
    connect(&parts.panel, &VerdictPanel::nextWanted, this, &VerdictController::nextConflict);
    connect(&parts.panel, &VerdictPanel::stopWanted, this, [this] {
        stop();
        m_isNextWanted = false;
        if (!m_sets.empty())
            showConflict();
        else if (!m_differences.empty())
            m_parts.panel.showAdditions({}, true);
    });
    connect(&parts.panel, &VerdictPanel::differenceChosen, this,
            &VerdictController::lightDifference);
    connect(&parts.panel, &VerdictPanel::additionChosen, this, &VerdictController::lightAddition);
}

bool VerdictController::isShown() const
{
    return m_parts.reasoning.currentTab() == &m_parts.panel;
}

void VerdictController::setSolution(const std::shared_ptr<const Solution> &solution)
{
    stop();
    m_solution = solution;
    m_explained = m_parts.playback.explainedAt(0);
    m_session.reset();
    m_sets.clear();
    m_shownSet = 0;
    m_hasAllSets = false;
    m_isNextWanted = false;
    m_differences.clear();
    m_additions.clear();
    m_hasAdditions = false;
    m_isOnBoard = false;
    m_parts.panel.clear();
    const bool isOff = !m_explained || !solution || m_explained->puzzle->joinable();
    const bool isNone = !isOff && solution->verdict == Verdict::None;
    const bool isMany = !isOff && solution->verdict == Verdict::Many && solution->second;
    m_parts.reasoning.setTabShown(&m_parts.panel, isNone || isMany);
    if (!solution)
        m_isTabChosen = false;
    if (isNone || isMany)
        m_session = std::make_shared<Session>(Session{m_explained->model});
    if (isShown())
        show();
    else
        bringToFront();
}

void VerdictController::setHasBoard(bool hasBoard)
{
    m_hasBoard = hasBoard;
    if (hasBoard && isShown())
        show();
    else
        bringToFront();
}

void VerdictController::follow()
{
    const SharedExplained &explained = m_parts.playback.explainedAt(0);
    if (!m_session || explained == m_explained || explained->isGrowing)
        return;
    m_explained = explained;
    if (isShown())
        show();
}

void VerdictController::bringToFront()
{
    if (m_session && m_hasBoard && !m_isTabChosen)
        m_parts.reasoning.setCurrentTab(&m_parts.panel);
}

QString VerdictController::describe(const Fact &fact) const
{
    return translated(m_explained->model->describe(fact));
}

void VerdictController::show()
{
    if (!m_session)
        return;
    m_isOnBoard = true;
    m_parts.playback.close(0);
    if (m_solution->verdict == Verdict::Many)
        showDifferences();
    else if (!m_sets.empty())
        showConflict();
    else
        seekConflict();
}

void VerdictController::showNothing()
{
    if (!std::exchange(m_isOnBoard, false))
        return;
    m_parts.scene.setFound({});
    m_parts.scene.show({}, m_parts.playback.lighting(), Motion::None);
}

void VerdictController::seekConflict()
{
    if (m_worker.isBusy())
        return;
    if (m_sets.empty())
        m_parts.panel.showBusy(tr("Looking for the smallest set of conflicting clues…"));
    m_worker.start(
        [session = m_session](const Worker::Task &task) {
            if (!session->conflicts)
                session->conflicts = std::make_unique<Conflicts>(*session->model);
            return session->conflicts->next(task.stop());
        },
        [this](std::optional<std::vector<ConstraintId>> found) { takeConflict(std::move(found)); });
}

void VerdictController::takeConflict(std::optional<std::vector<ConstraintId>> found)
{
    m_hasAllSets = !found;
    if (found)
        m_sets.push_back(*std::move(found));
    if (m_sets.empty()) {
        m_parts.panel.showBusy(tr("No set of clues explains it."));
        return;
    }
    if (std::exchange(m_isNextWanted, false))
        m_shownSet = m_hasAllSets ? 0 : m_sets.size() - 1;
    showConflict();
    // One ahead, so that there is an answer to whether there are more.
    if (!m_hasAllSets && m_sets.size() < m_shownSet + 2)
        seekConflict();
}

void VerdictController::nextConflict()
{
    if (m_shownSet + 1 < m_sets.size() || m_hasAllSets) {
        m_shownSet = (m_shownSet + 1) % m_sets.size();
        showConflict();
        if (!m_hasAllSets && m_shownSet + 1 == m_sets.size())
            seekConflict();
        return;
    }
    m_isNextWanted = true;
    m_parts.panel.setSeeking(true);
    seekConflict();
}

void VerdictController::showConflict()
{
    if (m_sets.empty() || !isShown())
        return;
    Lighting lighting;
    lighting.contradiction = true;
    QStringList clues;
    for (const ConstraintId clue : m_sets[m_shownSet]) {
        clues.append(translated(m_explained->model->describe(clue)));
        auto elements = m_explained->model->elements(clue);
        if (!elements.empty())
            lighting.constraints.push_back(std::move(elements));
    }
    m_parts.panel.showConflict(int(m_shownSet) + 1, int(m_sets.size()), !m_hasAllSets, clues);
    m_parts.scene.show({}, std::move(lighting), Motion::None);
}

void VerdictController::showDifferences()
{
    const Answer &first = *m_solution->first;
    const Answer &second = *m_solution->second;
    m_parts.playback.last();
    const Knowledge &known = m_parts.playback.explainedAt(0)->deduction.knowledge;
    auto marks = answerMarks(*m_explained->model, known, first, second);
    m_parts.scene.setFound(std::move(marks.first), std::move(marks.second), std::move(marks.both));
    m_differences.clear();
    QStringList places;
    for (UnknownId unknown = 0; unknown < first.values.size(); ++unknown) {
        if (first.values[unknown] == second.values[unknown])
            continue;
        m_differences.push_back(unknown);
        places.append(tr("first: %1\nsecond: %2")
                          .arg(describe({unknown, ValueSet::only(first.values[unknown])}),
                               describe({unknown, ValueSet::only(second.values[unknown])})));
    }
    m_parts.panel.showDifferences(places, lookOf(*m_explained->model, first));
    if (m_hasAdditions)
        listAdditions();
    else
        seekAdditions();
}

void VerdictController::seekAdditions()
{
    if (m_worker.isBusy())
        return;
    m_worker.start(
        [puzzle = m_explained->puzzle, solution = m_solution](const Worker::Task &task) {
            return additionsThatSettle(*puzzle, *solution, task.stop());
        },
        [this](std::vector<SettlingAddition> found) {
            m_hasAdditions = true;
            m_additions = std::move(found);
            listAdditions();
        });
}

void VerdictController::listAdditions()
{
    QStringList words;
    for (const SettlingAddition &addition : m_additions)
        words.append(addition.puzzle ? tr("the clue: %1").arg(translated(addition.text))
                                     : tr("given: %1").arg(translated(addition.text)));
    m_parts.panel.showAdditions(words, true);
}

void VerdictController::lightDifference(int row)
{
    if (m_differences.empty())
        return;
    const UnknownId unknown = m_differences[std::size_t(row)];
    const auto mark
        = m_explained->model->mark({unknown, ValueSet::only(m_solution->first->values[unknown])});
    Lighting lighting;
    if (mark)
        lighting.places = {mark->element};
    m_parts.scene.show({}, std::move(lighting), Motion::None);
}

void VerdictController::lightAddition(int row)
{
    const SettlingAddition &addition = m_additions[std::size_t(row)];
    Lighting lighting;
    if (addition.fact) {
        if (const auto mark = m_explained->model->mark(*addition.fact))
            lighting.conclusions = {*mark};
    } else if (addition.element != noElement && addition.puzzle) {
        const Board board = addition.puzzle->board();
        // A region's text has no place of its own to be lit: its outline is.
        if (board.kind(addition.element) == ElementKind::Region)
            lighting.constraints = {{addition.element}};
        // Nor has a clue that is no text.
        else if (board.text(addition.element).empty())
            lighting.places = {addition.element};
        else
            lighting.conclusions = {{.element = addition.element,
                                     .look = Look::Text,
                                     .text = board.text(addition.element)}};
    }
    m_parts.scene.show({}, std::move(lighting), Motion::Forward);
}

} // namespace inkling
