// SPDX-License-Identifier: MIT
#pragma once

#include "families/drafting.h"
#include "families/puzzle.h"
#include "worker.h"

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

namespace inkling {

/// What is known of a draft so far.
struct Judgement
{
    /// Null where it is no puzzle: then `faults` say why.
    std::shared_ptr<const Puzzle> puzzle;
    std::vector<DraftFault> faults;
    /// Of the puzzle, or of it as it leads to its answer.
    std::shared_ptr<const Model> model;
    /// Nothing while it is being solved.
    std::optional<Solution> solution;
    /// Of one without an answer: clues that cannot all hold.
    std::optional<std::vector<ConstraintId>> conflict;
    std::optional<Rating> rating;
    /// Whether there is nothing more to come.
    bool isComplete = false;
};

/// Says of a puzzle while it is drawn whether it has an answer, and how hard it is: begun anew at each stroke,
/// worked out by a worker. Told in stages, as soon as they are known. The window's thread.
class LiveVerdict final : public QObject
{
    Q_OBJECT

public:
    explicit LiveVerdict(QObject *parent = nullptr);

    /// `drafting` must outlive it.
    void judge(const Drafting &drafting, const Draft &draft);
    void stop();
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    /// Whether what was told last is about the draft as it is.
    [[nodiscard]] bool isCurrent() const { return m_isCurrent; }
    /// What was told last.
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
