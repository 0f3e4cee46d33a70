// SPDX-License-Identifier: MIT
#include "marking/tidying.h"

#include "painting/looks.h"

#include <algorithm>

namespace inkling {

namespace {

bool isNoted(const UserMarks &marks, UnknownId unknown)
{
    const ElementId element = marks.choices().elementOf(unknown);
    return element != noElement && marks.choices().of(element).size() > 2;
}

/// Whether a mark of this kind is to be made by itself.
bool isWanted(const UserMarks &marks, UnknownId unknown, const PlayOptions &options)
{
    if (isNoted(marks, unknown))
        return options.notes;
    const auto mark = marks.model()->mark({unknown, ValueSet::only(0)});
    return mark && isOnEdge(mark->look) ? options.crosses : options.shades;
}

MarkStateChange *find(std::vector<MarkStateChange> &changes, UnknownId unknown)
{
    const auto place = std::ranges::find(changes, unknown, &MarkStateChange::unknown);
    return place == changes.end() ? nullptr : &*place;
}

/// The mark as a fact that is now plain changes it; nothing if the mark stays as it is.
std::optional<MarkState> tidied(const UserMarks &marks, const MarkState &now, const Fact &fact)
{
    if (now.isNote) {
        const ValueSet left = now.values & fact.possible;
        return left.empty() || left == now.values ? std::nullopt
                                                  : std::optional(MarkState{left, true});
    }
    const bool isBlank = now.values == marks.blank(fact.unknown);
    if (isBlank && fact.possible.single() && !isNoted(marks, fact.unknown))
        return MarkState{fact.possible, false};
    return std::nullopt;
}

} // namespace

void Tidying::takeBack(const UserMarks &marks, std::span<const MarkStateChange> gesture,
                       std::vector<MarkStateChange> &changes)
{
    for (auto it = m_brought.begin(); it != m_brought.end();) {
        const auto &[unknown, brought] = *it;
        const bool isGone = std::ranges::count(gesture, brought.by, &MarkStateChange::unknown) > 0;
        const bool isTouched = std::ranges::count(gesture, unknown, &MarkStateChange::unknown) > 0;
        const bool isThere = marks.state(unknown) == brought.after;
        if (isGone && isThere && !isTouched)
            changes.push_back({unknown, brought.after, brought.before});
        it = isGone || isTouched ? m_brought.erase(it) : std::next(it);
    }
}

std::vector<MarkStateChange> Tidying::companions(const UserMarks &marks,
                                                 std::span<const MarkStateChange> gesture,
                                                 const PlayOptions &options)
{
    std::vector<MarkStateChange> changes;
    takeBack(marks, gesture, changes);
    Knowledge knowledge = marks.knowledge();
    for (const MarkStateChange &change : changes)
        knowledge.set({change.unknown, change.after.values});
    for (const MarkStateChange &change : gesture) {
        if (!marks.knowledge().possible(change.unknown).single())
            continue;
        for (const Fact &fact : marks.model()->tidying(knowledge, change.unknown)) {
            // The mark that the person has just made is not contradicted.
            const bool isSaid
                = std::ranges::count(gesture, fact.unknown, &MarkStateChange::unknown) > 0;
            if (isSaid || !isWanted(marks, fact.unknown, options))
                continue;
            MarkStateChange *known = find(changes, fact.unknown);
            const MarkState before = known ? known->after : marks.state(fact.unknown);
            const auto after = tidied(marks, before, fact);
            if (!after)
                continue;
            if (known)
                known->after = *after;
            else
                changes.push_back({fact.unknown, before, *after});
            m_brought[fact.unknown] = {change.unknown, before, *after};
        }
    }
    std::erase_if(changes,
                  [](const MarkStateChange &change) { return change.before == change.after; });
    return changes;
}

std::optional<UnknownId> Tidying::causeOf(const UserMarks &marks, UnknownId unknown) const
{
    const auto brought = m_brought.find(unknown);
    const bool isThere
        = brought != m_brought.end() && marks.state(unknown) == brought->second.after;
    return isThere ? std::optional(brought->second.by) : std::nullopt;
}

Knowledge Tidying::knowledgeWithout(const UserMarks &marks, UnknownId asked) const
{
    const Model &model = *marks.model();
    const bool isSettled = marks.knowledge().possible(asked).single();
    Knowledge others = marks.knowledge();
    others.set({asked, marks.blank(asked)});
    const std::vector<Fact> stillPlain = model.noting(others);
    std::vector<Fact> back;
    for (const Fact &fact :
         isSettled ? model.tidying(marks.knowledge(), asked) : std::vector<Fact>()) {
        ValueSet values = marks.blank(fact.unknown) - fact.possible;
        for (const Fact &other : stillPlain) {
            if (other.unknown == fact.unknown)
                values = values & other.possible;
        }
        const auto brought = m_brought.find(fact.unknown);
        if (causeOf(marks, fact.unknown) == asked && brought->second.before.isNote)
            values = brought->second.before.values;
        back.push_back({fact.unknown, values});
    }
    Knowledge rest = marks.knowledgeToRestOn(back);
    rest.set({asked, marks.blank(asked)});
    for (const auto &[unknown, brought] : m_brought) {
        if (causeOf(marks, unknown) == asked && !brought.after.isNote)
            rest.set({unknown, brought.before.values});
    }
    return rest;
}

std::vector<MarkStateChange> filledNotes(const UserMarks &marks)
{
    std::map<UnknownId, ValueSet> left;
    for (const Fact &plain : marks.model()->noting(marks.knowledge())) {
        const auto known = left.emplace(plain.unknown, marks.blank(plain.unknown)).first;
        known->second = known->second & plain.possible;
    }
    std::vector<MarkStateChange> filled;
    std::vector<MarkStateChange> filtered;
    for (UnknownId unknown = 0; unknown < marks.model()->mainCount(); ++unknown) {
        const MarkState now = marks.state(unknown);
        if (!isNoted(marks, unknown) || (!now.isNote && now.values.single()))
            continue;
        const auto known = left.find(unknown);
        const ValueSet plain = known == left.end() ? marks.blank(unknown) : known->second;
        if (!now.isNote && !plain.empty())
            filled.push_back({unknown, now, {plain, true}});
        else if (now.isNote && !(now.values & plain).empty())
            filtered.push_back({unknown, now, {now.values & plain, true}});
    }
    std::vector<MarkStateChange> changes = filled.empty() ? filtered : filled;
    std::erase_if(changes,
                  [](const MarkStateChange &change) { return change.before == change.after; });
    return changes;
}

} // namespace inkling
