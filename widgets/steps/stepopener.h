// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/solver.h"
#include "reasoning/explainedpuzzle.h"
#include "worker.h"

namespace inkling {

/// The reasoning inside a step: the parts of a folded step, or the reasoning from its opposite, which
/// is looked for if the step does not carry it; null if there is none, or when stopped. `answers`:
/// known answers of the puzzle. Requires: canOpen() of that step. Any thread.
[[nodiscard]] SharedExplained reasoningInside(const ExplainedPuzzle &explained, std::size_t step,
                                              std::vector<Answer> answers,
                                              const StopCondition &stop);

/// Finds the reasoning inside a step: at once the parts of a folded step, or the reasoning from its
/// opposite if the step carries one; otherwise a worker looks for that reasoning. To be used by the
/// window's thread; a new request replaces the one under way.
class StepOpener final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Looks for the reasoning inside the step, then emits opened(). `answers`: known answers of
    /// the puzzle. Requires: canOpen() of that step.
    void open(const SharedExplained &explained, std::size_t step, std::vector<Answer> answers);
    void stop();
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }

Q_SIGNALS:
    void busyChanged();
    /// The reasoning inside the step was found; null if nothing was.
    void opened(const inkling::SharedExplained &nested);

private:
    Worker m_worker;
};

} // namespace inkling
