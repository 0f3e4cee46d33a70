// SPDX-License-Identifier: MIT
#pragma once

#include "modes/mode.h"

class QMenu;

namespace inkling {

class PlayController;
class PlayPanel;
struct PuzzleSummary;
class TutorDesk;

/// Solving the current puzzle by hand, with marks, trials, pins and hints.
class SolvingMode final : public Mode
{
    Q_OBJECT

public:
    explicit SolvingMode(const Stage &stage);
    ~SolvingMode() override;

    void enter() override;
    void leave() override;
    [[nodiscard]] QWidget &panel() override;
    [[nodiscard]] QString heading() const override;
    [[nodiscard]] bool revealsAnswers() const override { return false; }
    [[nodiscard]] bool hasSigns() const override;
    [[nodiscard]] bool tellsVerdict() const override { return true; }
    [[nodiscard]] bool shows(const PageChange &change) const override;
    [[nodiscard]] bool makes(const PageChange &change) const override;
    void draw() override;
    void tintSides() override;
    void enableActions(const Mode &shown) override;
    void pressSpace() override;
    [[nodiscard]] bool escape() override;
    void forgetReasoning() override;
    void takeExplained(const SharedExplained &explained) override;
    void takeSolution(const std::shared_ptr<const Solution> &solution) override;
    void stop() override;

    /// Shows the verdict and the rating of the puzzle; none for a null pointer.
    void showVerdict(const PuzzleSummary *summary);

    /// The menu of pins, filled each time it opens.
    [[nodiscard]] QMenu &pinsMenu() { return *m_pinsMenu; }
    [[nodiscard]] PlayController &play() { return *m_play; }
    [[nodiscard]] PlayPanel &playPanel() { return *m_panel; }
    [[nodiscard]] TutorDesk &desk() { return *m_desk; }

Q_SIGNALS:
    /// Asks for a hint; the mode is entered before the hint is given.
    void hintWanted(bool isWhole);
    /// Asks to play the steps of the hint that is shown.
    void hintPlayWanted();

private:
    void connectActions();
    void connectTools();
    void listPins();

    /// The widget belongs to the window, once it has put it in its place.
    PlayPanel *m_panel;
    int m_colour = 1; ///< what the brush had last
    std::unique_ptr<QMenu> m_pinsMenu;
    std::unique_ptr<TutorDesk> m_desk;
    std::unique_ptr<PlayController> m_play;
};

} // namespace inkling
