// SPDX-License-Identifier: MIT
#pragma once

#include "reasoning/explainedpuzzle.h"
#include "reasoning/tutordesk.h"
#include "scene/lighting.h"

#include <QObject>
#include <QTimer>

namespace inkling {

class BoardScene;
class Playback;
class PossibleSteps;
class ReasoningPanel;

/// Shows what could be done at the reasoning's position: the list of all possible steps (for
/// puzzles built by joining, of all first moves), and the heat map of what each open place costs.
/// While one of them is shown, it is worked out on another thread, anew at each move; work under
/// way is stopped then. The map fills as it is worked out; a row of the panel tells its progress
/// and lets it be stopped. The window's thread.
class SurveyController final : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        BoardScene &scene;
        Playback &playback;
        ReasoningPanel &reasoning;
        PossibleSteps &panel;
    };
    explicit SurveyController(const Parts &parts, QObject *parent = nullptr);

    /// Sets the result of the search for answers to the puzzle that is played; null
    /// while it is not known.
    void setSolution(const std::shared_ptr<const Solution> &solution);
    void setHeatShown(bool isShown);
    /// Whether the board shows the reasoning; without that there is no survey.
    void setHasBoard(bool hasBoard);
    /// Whether no work is under way or waiting.
    [[nodiscard]] bool isIdle() const
    {
        return !m_desk.isBusy() && !m_openings.isBusy() && !m_delay.isActive();
    }
    void stop();

private:
    [[nodiscard]] bool isListShown() const;
    [[nodiscard]] bool isHeatWanted() const { return m_isHeatShown && !m_isHeatStopped; }
    [[nodiscard]] bool isWanted() const;
    void renew();
    void ask();
    void tellSteps(Trace trace, const std::vector<Possibility> &possibilities);
    void tellHeat(const std::vector<double> &costs, bool areAll);
    void stopHeat();
    void askOpenings();
    void askSteps();
    void lightStep(std::size_t step);
    void lightOpening(std::size_t opening);
    void unlight();

    Parts m_parts;
    TutorDesk m_desk;
    Worker m_openings;
    QTimer m_delay;
    QTimer m_slow; ///< runs until it is worth showing that the map is being worked out
    std::shared_ptr<const Solution> m_solution;
    bool m_isHeatShown = false;
    bool m_hasBoard = true;
    bool m_isStepLit = false;
    Lighting m_aside; ///< the lighting of the chosen step
    /// The reader has stopped the heat map.
    bool m_isHeatStopped = false;
    /// The list shown is about the window's present position.
    bool m_isCurrent = false;
};

} // namespace inkling
