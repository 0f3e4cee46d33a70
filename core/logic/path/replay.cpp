// SPDX-License-Identifier: MIT
#include "logic/path/replay.h"

#include <cassert>

namespace inkling {

Replay::Replay(const Model &model, const Trace &trace, std::span<const Fact> given)
    : m_model(model)
    , m_trace(&trace)
    , m_knowledge(model.initial(), given)
{}

std::vector<MarkChange> Replay::moveTo(std::size_t position)
{
    assert(position <= m_trace->size());
    std::vector<MarkChange> changes;
    while (m_position < position)
        forward(changes);
    while (m_position > position)
        back(changes);
    return changes;
}

void Replay::set(UnknownId unknown, ValueSet possible, std::vector<MarkChange> &changes)
{
    const Fact before = m_knowledge.fact(unknown);
    m_knowledge.set({unknown, possible});
    MarkChange change;
    if (!before.possible.empty())
        change.before = m_model.mark(before);
    if (!possible.empty())
        change.after = m_model.mark({unknown, possible});
    if (change.before != change.after)
        changes.push_back(change);
}

void Replay::forward(std::vector<MarkChange> &changes)
{
    for (const Fact &fact : (*m_trace)[m_position].conclusions) {
        const ValueSet before = m_knowledge.possible(fact.unknown);
        m_before.push_back(before);
        set(fact.unknown, before & fact.possible, changes);
    }
    ++m_position;
}

void Replay::back(std::vector<MarkChange> &changes)
{
    --m_position;
    const auto conclusions = (*m_trace)[m_position].conclusions;
    for (std::size_t i = conclusions.size(); i-- > 0;) {
        set(conclusions[i].unknown, m_before.back(), changes);
        m_before.pop_back();
    }
}

} // namespace inkling
