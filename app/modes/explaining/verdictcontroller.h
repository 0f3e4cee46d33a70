// SPDX-License-Identifier: MIT
#pragma once

#include "logic/search/conflicts.h"
#include "puzzle/additions.h"
#include "reasoning/explainedpuzzle.h"
#include "worker.h"

#include <vector>

namespace inkling {

class BoardScene;
class Playback;
class ReasoningPanel;
class VerdictPanel;

/// Helps the setter of a puzzle that has no answer or many: rings clues that cannot all hold, one
/// set after the other; or lays two answers over each other, lists where they differ, and finds
/// additions that would leave one. Its tab comes to the front once for each such puzzle, unless the
/// reader has chosen another tab meanwhile; a worker works while it is shown. The window's thread.
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

    /// Sets the result of the search for answers to the puzzle that is played; null
    /// while it is not known.
    void setSolution(const std::shared_ptr<const Solution> &solution);
    /// Whether the board shows the reasoning; the tab does not come to the front without that. Call
    /// it when the board has been drawn anew.
    void setHasBoard(bool hasBoard);
    void stop() { m_worker.stop(); }
    /// Whether the worker is at work.
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    /// The sets of clues found that cannot all hold; shownConflict(): the index of the one shown.
    [[nodiscard]] const std::vector<std::vector<ConstraintId>> &conflicts() const { return m_sets; }
    [[nodiscard]] std::size_t shownConflict() const { return m_shownSet; }

private:
    struct Session;

    [[nodiscard]] bool isShown() const;
    void bringToFront();
    /// Takes over the reasoning after it has gone further for the same puzzle.
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
    /// A tab has been chosen for this puzzle, by the reader or for them.
    bool m_isTabChosen = false;
    Worker m_worker;
};

} // namespace inkling
