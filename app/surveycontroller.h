// SPDX-License-Identifier: MIT
#pragma once

#include "reasoning/explainedpuzzle.h"
#include "scene/lighting.h"
#include "tutordesk.h"

#include <QObject>
#include <QTimer>

namespace inkling {

class BoardScene;
class Playback;
class PossibleSteps;
class ReasoningPanel;

/// What could be done from where the reasoning stands: the list of all possible steps (of what is built by
/// joining: of all first moves), and the heat map of what each open place costs. Worked out on another thread
/// while one of them is shown, anew at each move, whatever was under way being stopped. The map fills as it is
/// worked out, a row beside it says how far it is and lets it be stopped. The window's thread.
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

    /// What search found for the puzzle that is played; null while it is not known.
    void setSolution(const std::shared_ptr<const Solution> &solution);
    void setHeatShown(bool isShown);
    /// Whether the board is the reasoning's; there is no survey while the board shows something else.
    void setHasBoard(bool hasBoard);
    /// Whether nothing is being worked out, or waits to be.
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
    QTimer m_slow; ///< until it is worth saying that the map is being worked out
    std::shared_ptr<const Solution> m_solution;
    bool m_isHeatShown = false;
    bool m_hasBoard = true;
    bool m_isStepLit = false;
    Lighting m_aside; ///< of that step
    /// The reader does not want to wait for the rest of the map.
    bool m_isHeatStopped = false;
    /// The list is of the position where the window is.
    bool m_isCurrent = false;
};

} // namespace inkling
