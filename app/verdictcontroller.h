// SPDX-License-Identifier: MIT
#pragma once

#include "families/additions.h"
#include "logic/conflicts.h"
#include "reasoning/explainedpuzzle.h"
#include "worker.h"

#include <vector>

namespace inkling {

class BoardScene;
class Playback;
class ReasoningPanel;
class VerdictPanel;

/// Helps the setter of a puzzle that has not one answer: rings the clues that cannot all hold, one set
/// after the other; or lays two answers over each other, lists where they differ, and finds what, added,
/// would leave one. Its tab comes to the front once for each such puzzle, unless the reader has chosen
/// another meanwhile; worked out by a worker while it is there. The window's thread.
class VerdictController final : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        BoardScene &scene;
        Playback &playback;
        ReasoningPanel &reasoning;
        VerdictPanel &panel;
    };
    explicit VerdictController(const Parts &parts, QObject *parent = nullptr);

    /// What search found for the puzzle that is played; null while it is not known.
    void setSolution(const std::shared_ptr<const Solution> &solution);
    /// Whether the board is the reasoning's; the tab does not come to the front while it is not. To be called
    /// when the board has been drawn anew.
    void setHasBoard(bool hasBoard);
    void stop() { m_worker.stop(); }
    /// Whether something is being worked out.
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    /// The sets of clues that have been found, and the one that is shown.
    [[nodiscard]] const std::vector<std::vector<ConstraintId>> &conflicts() const { return m_sets; }
    [[nodiscard]] std::size_t shownConflict() const { return m_shownSet; }

private:
    struct Session;

    [[nodiscard]] bool isShown() const;
    void bringToFront();
    /// The reasoning about the same puzzle has gone on.
    void follow();
    void show();
    void showConflict();
    void seekConflict();
    void takeConflict(std::optional<std::vector<ConstraintId>> found);
    void nextConflict();
    void showDifferences();
    void seekAdditions();
    void listAdditions();
    void lightDifference(int row);
    void lightAddition(int row);
    void showNothing();
    [[nodiscard]] QString describe(const Fact &fact) const;

    Parts m_parts;
    SharedExplained m_explained;
    std::shared_ptr<const Solution> m_solution;
    std::shared_ptr<Session> m_session;
    std::vector<std::vector<ConstraintId>> m_sets;
    std::size_t m_shownSet = 0;
    bool m_hasAllSets = false;
    bool m_isNextWanted = false;
    std::vector<UnknownId> m_differences;
    std::vector<SettlingAddition> m_additions;
    bool m_hasAdditions = false;
    bool m_isOnBoard = false;
    bool m_hasBoard = true;
    /// A tab has been chosen for this puzzle, by the reader or for him.
    bool m_isTabChosen = false;
    Worker m_worker;
};

} // namespace inkling
