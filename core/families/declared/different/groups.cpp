// SPDX-License-Identifier: MIT
#include "families/declared/different/groups.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace inkling::declared {

Groups::Groups(std::span<const Group> groups, UnknownId unknownCount, ValueSet values)
    : m_firstMember{0}
    , m_firstGroup(std::size_t(unknownCount) + 1, 0)
    , m_values(values)
{
    for (const Group &group : groups) {
        assert(group.members.size() <= mostMembers);
        m_constraints.push_back(group.constraint);
        m_members.insert(m_members.end(), group.members.begin(), group.members.end());
        m_firstMember.push_back(std::uint32_t(m_members.size()));
        for (const UnknownId unknown : group.members)
            ++m_firstGroup[unknown + 1];
    }
    std::partial_sum(m_firstGroup.begin(), m_firstGroup.end(), m_firstGroup.begin());
    m_groupsOf.resize(m_members.size());
    std::vector<std::uint32_t> next = m_firstGroup;
    for (int group = 0; group < count(); ++group) {
        for (const UnknownId unknown : members(group))
            m_groupsOf[next[unknown]++] = group;
    }
}

bool Groups::meetBefore(int group, UnknownId a, UnknownId b) const
{
    const auto ofB = groupsOf(b);
    return std::ranges::any_of(groupsOf(a), [&](int other) {
        return other < group && std::ranges::find(ofB, other) != ofB.end();
    });
}

std::optional<int> Groups::shared(UnknownId a, UnknownId b) const
{
    const auto ofB = groupsOf(b);
    for (const int group : groupsOf(a)) {
        if (a != b && std::ranges::find(ofB, group) != ofB.end())
            return group;
    }
    return std::nullopt;
}

} // namespace inkling::declared
