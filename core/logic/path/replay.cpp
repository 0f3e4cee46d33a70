// SPDX-License-Identifier: MIT
#include "logic/path/replay.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace inkling {

namespace {

/// The mark of an unknown with many values; `tidied`: the knowledge without what stands around.
std::optional<Mark> noteOf(const Model &model, const Knowledge &knowledge, const Knowledge &tidied,
                           ValueSet initial, UnknownId unknown)
{
    const Fact fact = knowledge.fact(unknown);
    if (fact.possible.empty())
        return std::nullopt;
    if (fact.possible.single())
        return model.mark(fact);
    const ValueSet left = fact.possible & tidied.possible(unknown);
    return left == initial ? std::nullopt : model.note({unknown, left});
}

} // namespace

Replay::Replay(const Model &model, const Trace &trace, std::span<const Fact> given)
    : m_model(model)
    , m_trace(&trace)
    , m_knowledge(model.initial(), given)
{
    const std::vector<ValueSet> initial = model.initial();
    for (UnknownId unknown = 0; unknown < model.mainCount() && given.empty(); ++unknown) {
        if (initial[unknown].size() > 2)
            m_notes.emplace_back(unknown, std::nullopt);
    }
    std::vector<MarkChange> shown;
    showNotes(shown);
}

std::vector<MarkChange> Replay::moveTo(std::size_t position)
{
    assert(position <= m_trace->size());
    std::vector<MarkChange> changes;
    while (m_position < position)
        forward(changes);
    const bool isBack = m_position > position;
    while (m_position > position)
        back(changes);
    std::vector<MarkChange> notes;
    showNotes(notes);
    // What changes last on the way forth changes first on the way back.
    if (isBack)
        std::ranges::reverse(notes);
    changes.insert(isBack ? changes.begin() : changes.end(), notes.begin(), notes.end());
    return changes;
}

std::vector<MarkChange> Replay::marks() const
{
    std::vector<MarkChange> marks;
    const std::vector<ValueSet> initial = m_model.initial();
    auto note = m_notes.begin();
    for (UnknownId unknown = 0; unknown < initial.size(); ++unknown) {
        const Fact fact = m_knowledge.fact(unknown);
        std::optional<Mark> mark;
        if (note != m_notes.end() && note->first == unknown)
            mark = (note++)->second;
        else if (!fact.possible.empty() && fact.possible != initial[unknown])
            mark = m_model.mark(fact);
        if (mark)
            marks.push_back({std::nullopt, std::move(mark)});
    }
    return marks;
}

void Replay::showNotes(std::vector<MarkChange> &changes)
{
    if (m_notes.empty())
        return;
    const std::vector<ValueSet> initial = m_model.initial();
    const Knowledge tidied = m_model.tidied(m_knowledge);
    for (auto &[unknown, shown] : m_notes) {
        auto mark = noteOf(m_model, m_knowledge, tidied, initial[unknown], unknown);
        if (mark == shown)
            continue;
        changes.push_back({std::exchange(shown, mark), std::move(mark)});
    }
}

void Replay::set(UnknownId unknown, ValueSet possible, std::vector<MarkChange> &changes)
{
    const Fact before = m_knowledge.fact(unknown);
    m_knowledge.set({unknown, possible});
    const auto note = std::ranges::lower_bound(m_notes, unknown, {},
                                               [](const auto &each) { return each.first; });
    if (note != m_notes.end() && note->first == unknown)
        return;
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
