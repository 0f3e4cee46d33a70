// SPDX-License-Identifier: MIT
#include "reasoning/stepopener.h"

#include <utility>

namespace inkling {

namespace {

SharedExplained nestedIn(const ExplainedPuzzle &outer, std::size_t step, Trace trace)
{
    if (trace.empty())
        return nullptr;
    auto nested = std::make_shared<ExplainedPuzzle>();
    nested->puzzle = outer.puzzle;
    nested->model = outer.model;
    nested->deduction.trace = std::move(trace);
    nested->deduction.outcome = Outcome::Contradiction;
    nested->supposition = outer.supposition + 1;
    const auto conclusions = outer.trace()[step].conclusions;
    nested->opened.assign(conclusions.begin(), conclusions.end());
    return nested;
}

} // namespace

StepOpener::StepOpener(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

StepOpener::~StepOpener()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

void StepOpener::stop()
{
    m_stop.request_stop();
    m_stop = {};
    setBusy(false);
}

void StepOpener::setBusy(bool isBusy)
{
    if (std::exchange(m_isBusy, isBusy) != isBusy)
        Q_EMIT busyChanged();
}

void StepOpener::open(const SharedExplained &explained, std::size_t step,
                      std::vector<Answer> answers)
{
    stop();
    if (const Trace *known = explained->trace()[step].nested) {
        Q_EMIT opened(nestedIn(*explained, step, *known));
        return;
    }
    setBusy(true);
    m_pool.start([this, explained, step, answers = std::move(answers), token = m_stop.get_token()] {
        Explainer explainer(*explained->model, answers);
        Trace trace = explainer.refutation(explained->trace()[step], StopCondition(token));
        QMetaObject::invokeMethod(
            this,
            [this, token, nested = nestedIn(*explained, step, std::move(trace))] {
                if (token.stop_requested())
                    return;
                setBusy(false);
                Q_EMIT opened(nested);
            },
            Qt::QueuedConnection);
    });
}

} // namespace inkling
