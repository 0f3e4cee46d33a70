// SPDX-License-Identifier: MIT
#include "practice/practicedesk.h"

#include <utility>

namespace inkling {

namespace {

/// Of so many puzzles, one should have a place for the rule.
constexpr std::size_t mostTries = 200;

PracticeMade make(PracticeMaker &maker, const StopCondition &stop,
                  const std::function<void(std::size_t)> &tell)
{
    PracticeMade made;
    auto position = maker.next(mostTries, stop, tell);
    if (!position) {
        made.why = maker.why();
        return made;
    }
    made.geometry = std::make_shared<const BoardGeometry>(position->puzzle->board());
    made.position = std::make_shared<const PracticePosition>(*std::move(position));
    return made;
}

} // namespace

void PracticeDesk::setRule(const Family &family, RuleId rule, std::uint64_t seed)
{
    stop();
    m_maker = std::make_shared<PracticeMaker>(family, rule, seed);
    if (const auto why = whyUnpractised(family, rule))
        m_ready = PracticeMade{.position = {}, .geometry = {}, .why = *why};
}

void PracticeDesk::askNext()
{
    m_isWanted = true;
    if (m_ready)
        deliver();
    else if (!m_worker.isBusy())
        start();
}

void PracticeDesk::stop()
{
    m_worker.stop();
    m_ready.reset();
    m_isWanted = false;
}

void PracticeDesk::start()
{
    m_worker.start(
        [this, maker = m_maker](const Worker::Task &task) {
            return make(*maker, task.stop(), [this, &task](std::size_t count) {
                task.post([this, count] {
                    if (m_isWanted)
                        Q_EMIT searched(int(count));
                });
            });
        },
        [this](PracticeMade found) {
            m_ready = std::move(found);
            if (m_isWanted)
                deliver();
        });
}

void PracticeDesk::deliver()
{
    m_isWanted = false;
    const PracticeMade ready = *m_ready;
    if (ready.position) { // the next one is made while the reader looks for the step
        m_ready.reset();
        start();
    }
    Q_EMIT made(ready);
}

} // namespace inkling
