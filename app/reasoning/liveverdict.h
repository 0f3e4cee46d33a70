// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/drafting.h"
#include "puzzle/puzzle.h"
#include "worker.h"

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

namespace inkling {

/// The findings about a draft so far: its puzzle or its faults, its answers and its difficulty.
struct Judgement
{
    /// The draft's puzzle; null if the draft is no puzzle, for the reasons in `faults`.
    std::shared_ptr<const Puzzle> puzzle;
    std::vector<DraftFault> faults;
    /// The model of the puzzle or, in a family that lists answers, of the puzzle as it leads to the
    /// first answer (see Joinable::toward()). Null until the puzzle is solved.
    std::shared_ptr<const Model> model;
    /// The result of the search for answers; nothing while it goes on.
    std::optional<Solution> solution;
    /// Clues that cannot all hold, if the puzzle has no answer.
    std::optional<std::vector<ConstraintId>> conflict;
    std::optional<Rating> rating;
    /// Whether the findings are complete.
    bool isComplete = false;
};

/// Finds out while a puzzle is being drawn whether it has an answer and how hard it is: starts
/// again on a worker thread at each stroke, and emits each finding as soon as it is known. To be
/// used by the window's thread.
class LiveVerdict final : public QObject
{
    Q_OBJECT

public:
    explicit LiveVerdict(QObject *parent = nullptr);

    /// Judges a draft, and stops judging the one before. Requires: `drafting` outlives this object.
    void judge(const Drafting &drafting, const Draft &draft);
    void stop();
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    /// Whether judgement() is about the present draft.
    [[nodiscard]] bool isCurrent() const { return m_isCurrent; }
    /// The judgement emitted last.
    [[nodiscard]] const Judgement &judgement() const { return m_judgement; }

Q_SIGNALS:
    void judged(const inkling::Judgement &judgement);

private:
    void tell(Judgement judgement);

    Judgement m_judgement;
    bool m_isCurrent = false;
    Worker m_worker;
};

} // namespace inkling
