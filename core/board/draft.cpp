// SPDX-License-Identifier: MIT
#include "board/draft.h"

#include <algorithm>

namespace inkling {

namespace {

/// Whether each change's old value (backwards: its new value) is what stands at its place.
template <typename Value, typename Changes, typename Index>
bool fits(const std::vector<Value> &values, const Changes &changes, Index index, bool isForward)
{
    return std::ranges::all_of(changes, [&](const auto &change) {
        const std::size_t place = std::size_t(change.*index);
        return place < values.size() && values[place] == (isForward ? change.before : change.after);
    });
}

template <typename Value, typename Changes, typename Index>
void put(std::vector<Value> &values, const Changes &changes, Index index, bool isForward)
{
    for (const auto &change : changes)
        values[std::size_t(change.*index)] = isForward ? change.after : change.before;
}

} // namespace

DraftChange changeBetween(const Draft &before, const Draft &after)
{
    DraftChange change;
    if (before.size != after.size || before.texts.size() != after.texts.size()
        || before.cages.size() != after.cages.size() || before.options != after.options) {
        change.wholeBefore = before;
        change.wholeAfter = after;
        return change;
    }
    for (std::size_t place = 0; place < before.texts.size(); ++place) {
        if (before.texts[place] != after.texts[place])
            change.texts.push_back({PlaceId(place), before.texts[place], after.texts[place]});
    }
    for (std::size_t cell = 0; cell < before.cages.size(); ++cell) {
        if (before.cages[cell] != after.cages[cell])
            change.cages.push_back({std::uint32_t(cell), before.cages[cell], after.cages[cell]});
    }
    return change;
}

bool apply(Draft &draft, const DraftChange &change, bool isForward)
{
    using Text = DraftChange::TextChange;
    using Cage = DraftChange::CageChange;
    if (change.isWhole()) {
        if (draft != (isForward ? change.wholeBefore : change.wholeAfter))
            return false;
        draft = isForward ? change.wholeAfter : change.wholeBefore;
        return true;
    }
    if (!fits(draft.texts, change.texts, &Text::place, isForward)
        || !fits(draft.cages, change.cages, &Cage::cell, isForward)) {
        return false;
    }
    put(draft.texts, change.texts, &Text::place, isForward);
    put(draft.cages, change.cages, &Cage::cell, isForward);
    return true;
}

} // namespace inkling
