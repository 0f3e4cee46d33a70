// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/knowledge.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace inkling::declared {

inline constexpr std::size_t mostMembers = 16;

/// Unknowns that must all differ, by a constraint: a row, a column, a box, a run.
struct Group
{
    ConstraintId constraint = 0;
    /// At most mostMembers: rules go through their subsets.
    std::vector<UnknownId> members;
};

/// The groups of a puzzle, numbered from 0, and the values that their members share out. A value,
/// in a few arrays: quick to make, and to go through.
class Groups
{
public:
    /// Requires: each member is below `unknownCount`, and `values` holds all that it can be.
    Groups(std::span<const Group> groups, UnknownId unknownCount, ValueSet values);

    [[nodiscard]] int count() const { return int(m_constraints.size()); }
    [[nodiscard]] ConstraintId constraint(int group) const
    {
        return m_constraints[std::size_t(group)];
    }
    [[nodiscard]] std::span<const UnknownId> members(int group) const
    {
        return part(m_members, m_firstMember, std::size_t(group));
    }
    /// The groups that an unknown belongs to, ascending.
    [[nodiscard]] std::span<const int> groupsOf(UnknownId unknown) const
    {
        return part(m_groupsOf, m_firstGroup, unknown);
    }
    [[nodiscard]] UnknownId unknownCount() const { return UnknownId(m_firstGroup.size() - 1); }
    [[nodiscard]] ValueSet values() const { return m_values; }
    /// Whether a group has as many members as there are values, so that each value has a place in
    /// it.
    [[nodiscard]] bool isFull(int group) const
    {
        return int(members(group).size()) == m_values.size();
    }
    /// Whether both unknowns belong to a group with a lower number than this one.
    [[nodiscard]] bool meetBefore(int group, UnknownId a, UnknownId b) const;
    /// The first group of two unknowns that are not the same; nothing if they share none.
    [[nodiscard]] std::optional<int> shared(UnknownId a, UnknownId b) const;

    /// The premise that an unknown has none of the values `excluded`; for a known one, the fact of
    /// its value. Requires: the knowledge says so.
    [[nodiscard]] Fact hasNone(const Knowledge &knowledge, UnknownId unknown,
                               ValueSet excluded) const
    {
        const Fact fact = knowledge.fact(unknown);
        return fact.possible.single() ? fact : exclude(unknown, excluded);
    }
    /// The conclusion that an unknown has none of the values `excluded`.
    [[nodiscard]] Fact exclude(UnknownId unknown, ValueSet excluded) const
    {
        return {unknown, m_values - excluded};
    }

private:
    template <typename Item>
    [[nodiscard]] static std::span<const Item>
    part(const std::vector<Item> &items, const std::vector<std::uint32_t> &firsts, std::size_t i)
    {
        return {items.data() + firsts[i], firsts[i + 1] - firsts[i]};
    }

    std::vector<ConstraintId> m_constraints; ///< by group
    std::vector<UnknownId> m_members;        ///< group after group
    std::vector<std::uint32_t> m_firstMember;
    std::vector<int> m_groupsOf; ///< unknown after unknown
    std::vector<std::uint32_t> m_firstGroup;
    ValueSet m_values;
};

} // namespace inkling::declared
