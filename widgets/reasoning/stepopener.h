// SPDX-License-Identifier: MIT
#pragma once

#include "logic/solver.h"
#include "reasoning/explainedpuzzle.h"

#include <QObject>
#include <QThreadPool>
#include <stop_token>

namespace inkling {

/// Finds what a step's opposite comes to: at once where the step carries it, else on a thread of its own.
/// Lives on the window's thread; the last request counts.
class StepOpener final : public QObject
{
    Q_OBJECT

public:
    explicit StepOpener(QObject *parent = nullptr);
    Q_DISABLE_COPY_MOVE(StepOpener)
    ~StepOpener() override;

    /// Asks for it. Requires: canOpen() of that step.
    void open(const SharedExplained &explained, std::size_t step, std::vector<Answer> answers);
    void stop();
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

Q_SIGNALS:
    void busyChanged();
    /// Null where nothing came of it.
    void opened(const inkling::SharedExplained &nested);

private:
    void setBusy(bool isBusy);

    bool m_isBusy = false;
    std::stop_source m_stop;
    QThreadPool m_pool;
};

} // namespace inkling
