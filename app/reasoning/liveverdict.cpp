// SPDX-License-Identifier: MIT
#include "reasoning/liveverdict.h"

#include "logic/search/conflicts.h"
#include "puzzle/explanation.h"
#include "puzzle/family.h"
#include "puzzle/joinable.h"

namespace inkling {

namespace {

/// On the worker's thread. `tell` is told each stage but the last.
template <typename Tell>
Judgement judgementOf(const Drafting &drafting, const Draft &draft, const StopCondition &stop,
                      const Tell &tell)
{
    Judgement judgement;
    auto drawn = drafting.puzzle(draft);
    if (!drawn) {
        judgement.faults = std::move(drawn.error());
        return judgement;
    }
    judgement.puzzle = *drawn;
    tell(judgement);
    const Puzzle &puzzle = *judgement.puzzle;
    judgement.solution = puzzle.solve(Search::Uniqueness, stop);
    const Joinable *const joinable = puzzle.joinable();
    const auto toward = joinable && judgement.solution->first
                            ? joinable->toward(*judgement.solution->first)
                            : nullptr;
    judgement.model = (toward ? toward : judgement.puzzle)->model();
    tell(judgement);
    const Verdict verdict = judgement.solution->verdict;
    if (verdict == Verdict::None && !joinable)
        judgement.conflict = Conflicts(*judgement.model).next(stop);
    else if (verdict == Verdict::Unique || (verdict == Verdict::Many && joinable))
        judgement.rating = explain(puzzle, stop).rating;
    return judgement;
}

} // namespace

LiveVerdict::LiveVerdict(QObject *parent)
    : QObject(parent)
{}

void LiveVerdict::judge(const Drafting &drafting, const Draft &draft)
{
    m_isCurrent = false;
    m_worker.start(
        [this, &drafting, draft](const Worker::Task &task) {
            return judgementOf(drafting, draft, task.stop(), [&](const Judgement &judgement) {
                task.post([this, judgement] { tell(judgement); });
            });
        },
        [this](Judgement judgement) {
            judgement.isComplete = true;
            tell(std::move(judgement));
        });
}

void LiveVerdict::stop()
{
    m_worker.stop();
    m_isCurrent = false;
    m_judgement = {};
}

void LiveVerdict::tell(Judgement judgement)
{
    m_judgement = std::move(judgement);
    m_isCurrent = true;
    Q_EMIT judged(m_judgement);
}

} // namespace inkling
