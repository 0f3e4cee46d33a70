// SPDX-License-Identifier: MIT
#include "modes/solving/clashes.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace inkling {

/// The search is made, used and let go on the worker's one thread.
struct Clashes::Session
{
    std::shared_ptr<const Model> model;
    std::optional<ConstraintSearch> search = {};

    std::vector<PlainClash> find(const std::vector<Fact> &marks, const StopCondition &stop)
    {
        if (!search)
            search.emplace(*model);
        return plainClashes(*model, *search, marks, stop);
    }
};

void Clashes::setModel(std::shared_ptr<const Model> model)
{
    m_worker.stop();
    const bool canTell = model && model->encoding();
    m_session = canTell ? std::make_shared<Session>(Session{std::move(model)}) : nullptr;
    m_found.clear();
}

void Clashes::look(std::vector<Fact> marks)
{
    std::erase_if(m_found, [&](const PlainClash &clash) {
        return std::ranges::any_of(clash.marks, [&](const Fact &mark) {
            return std::ranges::find(marks, mark) == marks.end();
        });
    });
    if (!m_session)
        return;
    m_worker.start([session = m_session, marks = std::move(marks)](
                       const Worker::Task &task) { return session->find(marks, task.stop()); },
                   [this](std::vector<PlainClash> found) { take(std::move(found)); });
}

void Clashes::forget()
{
    m_worker.stop();
    take({});
}

void Clashes::take(std::vector<PlainClash> found)
{
    const bool isSame = std::ranges::equal(found, m_found, [](const auto &a, const auto &b) {
        return a.constraints == b.constraints && a.marks == b.marks;
    });
    m_found = std::move(found);
    if (!isSame)
        Q_EMIT changed();
}

} // namespace inkling
