// SPDX-License-Identifier: MIT
#include "steps/stepopener.h"

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
    nested->deduction.given = outer.knowledgeBefore(step).factsBeyond(outer.model->initial());
    nested->supposition = outer.supposition + 1;
    const auto conclusions = outer.trace()[step].conclusions;
    nested->opened.assign(conclusions.begin(), conclusions.end());
    return nested;
}

SharedExplained partsOf(const ExplainedPuzzle &outer, std::size_t step)
{
    auto parts = std::make_shared<ExplainedPuzzle>();
    parts->puzzle = outer.puzzle;
    parts->model = outer.model;
    parts->deduction.trace = *outer.trace()[step].parts;
    parts->deduction.given = outer.knowledgeBefore(step).factsBeyond(outer.model->initial());
    parts->isParts = true;
    parts->supposition = outer.supposition;
    return parts;
}

} // namespace

SharedExplained reasoningInside(const ExplainedPuzzle &explained, std::size_t step,
                                std::vector<Answer> answers, const StopCondition &stop)
{
    if (explained.trace()[step].parts)
        return partsOf(explained, step);
    if (const Trace *known = explained.trace()[step].nested)
        return nestedIn(explained, step, *known);
    Explainer explainer(*explained.model, std::move(answers));
    return nestedIn(explained, step, explainer.refutation(explained.trace()[step], stop));
}

void StepOpener::stop()
{
    if (!m_worker.isBusy())
        return;
    m_worker.stop();
    Q_EMIT busyChanged();
}

void StepOpener::open(const SharedExplained &explained, std::size_t step,
                      std::vector<Answer> answers)
{
    stop();
    if (explained->trace()[step].parts || explained->trace()[step].nested) {
        Q_EMIT opened(reasoningInside(*explained, step, {}, StopCondition()));
        return;
    }
    m_worker.start(
        [explained, step, answers = std::move(answers)](const Worker::Task &task) {
            return reasoningInside(*explained, step, answers, task.stop());
        },
        [this](const SharedExplained &nested) {
            Q_EMIT busyChanged();
            Q_EMIT opened(nested);
        });
    Q_EMIT busyChanged();
}

} // namespace inkling
