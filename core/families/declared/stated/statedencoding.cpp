// SPDX-License-Identifier: MIT
#include "families/declared/stated/statedencoding.h"

#include <algorithm>
#include <limits>

namespace inkling::declared {

void StatedEncoding::refine(const Assignment &assignment,
                            const std::function<ClauseWriter &(ConstraintId)> &cut) const
{
    for (ConstraintId id = 0; id < constraintCount(); ++id) {
        if (m_stated->kind(id).isWholeBoard && assignment.isActive(id)) {
            constraints()[id].relation->refine(m_stated->scope(id), assignment,
                                               [&]() -> ClauseWriter & { return cut(id); });
        }
    }
}

/// The constraints of the unknown, then those nearest to it, half as many again each time, and with them
/// those about the whole board. What is given is known anyway: it comes last.
std::vector<std::vector<ConstraintId>> StatedEncoding::windows(UnknownId unknown) const
{
    struct Near
    {
        double away;
        ConstraintId constraint;
    };
    std::vector<Near> near;
    std::vector<ConstraintId> whole;
    for (ConstraintId id = 0; id < constraintCount(); ++id) {
        const Constraint &constraint = constraints()[id];
        if (m_stated->kind(id).isWholeBoard) {
            whole.push_back(id);
            continue;
        }
        double away = std::numeric_limits<double>::max();
        const bool isGiven = isClue(id) && constraint.unknowns.size() == 1;
        for (const UnknownId other : constraint.unknowns)
            away = isGiven ? away : std::min(away, distance(unknown, other));
        near.push_back({away, id});
    }
    std::ranges::stable_sort(near, {}, &Near::away);
    std::size_t count = 0;
    while (count < near.size() && near[count].away == 0)
        ++count;
    std::vector<std::vector<ConstraintId>> windows;
    constexpr std::size_t mostWindows = 11;
    while (count < near.size() && windows.size() < mostWindows) {
        auto &window = windows.emplace_back();
        for (std::size_t i = 0; i < count; ++i)
            window.push_back(near[i].constraint);
        if (windows.size() > 1)
            window.insert(window.end(), whole.begin(), whole.end());
        count += 2 + count / 2;
    }
    auto &all = windows.emplace_back();
    for (ConstraintId id = 0; id < constraintCount(); ++id)
        all.push_back(id);
    return windows;
}

} // namespace inkling::declared
