// SPDX-License-Identifier: MIT
#pragma once

#include "modes/mode.h"
#include "scene/boardscene.h"
#include "transport/playback.h"

#include <map>

namespace inkling {

class HintLadder;
class PlayController;
class PossibleSteps;
class ReasoningPanel;
class SurveyController;
class TransportBar;
class TutorDesk;
class VerdictController;
class VerdictPanel;
class WhyController;
class WhyPanel;
struct Rating;

/// The mode for watching the reasoning: plays it step by step, answers "why?", and tells setters
/// which steps are possible now and why a puzzle does not have exactly one answer.
class ExplainingMode final : public Mode
{
    Q_OBJECT

public:
    /// Requires: `play` and `desk` outlive the mode.
    ExplainingMode(const Stage &stage, PlayController &play, TutorDesk &desk);
    ~ExplainingMode() override;

    void enter() override;
    void leave() override;
    [[nodiscard]] QWidget &panel() override;
    [[nodiscard]] QString heading() const override;
    void draw() override;
    void tintSides() override;
    void enableActions(const Mode &shown) override;
    void pressSpace() override;
    [[nodiscard]] bool escape() override;
    void setShown(const Mode &shown) override;
    void forgetReasoning() override;
    void takeExplained(const SharedExplained &explained) override;
    void takeSolution(const std::shared_ptr<const Solution> &solution) override;
    void stop() override;

    /// Whether an answer to "why?" is shown, whichever mode is on.
    [[nodiscard]] bool isAnswering() const;
    /// Leaves an answer to "why?" and stops playing, because another mode is entered.
    void leaveAnswer();
    /// Plays the steps of a hint. Requires: the board shows the marks that it was made for.
    void tellHint(const HintLadder &hint);
    /// Shows the rating of the current puzzle, as far as it is known.
    void showRating(const std::optional<Rating> &rating);

    [[nodiscard]] Playback &playback() { return m_playback; }
    [[nodiscard]] TransportBar &transport() { return *m_transport; }
    [[nodiscard]] ReasoningPanel &reasoning() { return *m_reasoning; }
    [[nodiscard]] WhyController &why() { return *m_why; }
    [[nodiscard]] WhyPanel &whyPanel() { return *m_whyPanel; }
    [[nodiscard]] PossibleSteps &possible() { return *m_possible; }
    [[nodiscard]] SurveyController &survey() { return *m_survey; }
    [[nodiscard]] VerdictPanel &verdictPanel() { return *m_verdictPanel; }
    [[nodiscard]] VerdictController &verdictController() { return *m_verdict; }

private:
    void makePanels();
    void connectActions();
    void connectPlayback();
    void connectProgress();
    void showDepth();
    void showMove(std::size_t from, std::size_t to, const std::vector<MarkChange> &changes);
    void showFound(bool isWanted);
    void showProgress();
    /// Keeps the position in the reasoning about the puzzle that is being left.
    void keepPosition();
    /// Moves to the position at which the puzzle was left before, unless one has moved meanwhile.
    void restorePosition();
    [[nodiscard]] Motion motionFor(std::size_t from, std::size_t to) const;

    Playback m_playback;
    /// The widgets belong to the window, once it has put them in their places.
    ReasoningPanel *m_reasoning;
    TransportBar *m_transport;
    WhyPanel *m_whyPanel;
    PossibleSteps *m_possible;
    VerdictPanel *m_verdictPanel;
    std::unique_ptr<WhyController> m_why;
    std::unique_ptr<SurveyController> m_survey;
    std::unique_ptr<VerdictController> m_verdict;
    std::shared_ptr<const Solution> m_solution;
    /// The positions at which the reasoning about puzzles shown before was left.
    std::map<std::weak_ptr<const Puzzle>, std::size_t, std::owner_less<>> m_positions;
    bool m_isShown = true;
    /// Whether the mode that is shown has the puzzle on the board, and not a sheet of its own.
    bool m_isPuzzleShown = true;
};

} // namespace inkling
