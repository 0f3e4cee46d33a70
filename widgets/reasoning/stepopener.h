// SPDX-License-Identifier: MIT
#pragma once

#include "logic/solver.h"
#include "reasoning/explainedpuzzle.h"
#include "worker.h"

namespace inkling {

/// Finds what is inside a step: the parts of a folded one, at once; else what its opposite comes to, at once
/// where the step carries it, or by a worker.
/// Lives on the window's thread; the last request counts.
class StepOpener final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Asks for it. Requires: canOpen() of that step.
    void open(const SharedExplained &explained, std::size_t step, std::vector<Answer> answers);
    void stop();
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }

Q_SIGNALS:
    void busyChanged();
    /// Null where nothing came of it.
    void opened(const inkling::SharedExplained &nested);

private:
    Worker m_worker;
};

} // namespace inkling
