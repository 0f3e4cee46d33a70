// SPDX-License-Identifier: MIT
#include "families/declared/different/differentsearch.h"

#include <algorithm>
#include <cstdlib>

namespace inkling::declared {

namespace {

class DifferentSearch
{
public:
    DifferentSearch(const Statement &statement, const StopCondition &stop)
        : m_stop(stop)
        , m_values(statement.domains)
        , m_groupsOf(statement.domains.size())
    {
        for (const Fact &fact : statement.given)
            m_values[fact.unknown] = m_values[fact.unknown] & fact.possible;
        for (const Constraint &constraint : statement.constraints) {
            if (!constraint.relation->differs())
                continue;
            ValueSet all;
            for (const UnknownId unknown : constraint.unknowns) {
                all = all | statement.domains[unknown];
                m_groupsOf[unknown].push_back(int(m_groups.size()));
            }
            m_groups.push_back(
                {constraint.unknowns,
                 all.size() == int(constraint.unknowns.size()) ? all : ValueSet(),
                 constraint.relation == allDifferent() ? nullptr : constraint.relation.get()});
        }
        for (UnknownId unknown = 0; unknown < m_values.size(); ++unknown) {
            if (m_values[unknown].single())
                m_placed.push_back(unknown);
        }
    }

    /// Calls `found` with each answer until it returns false. With `random`, values are tried in a
    /// random order.
    template <typename Found>
    void run(const Found &found, RandomSource *random)
    {
        (void)goOn(m_values, m_placed, found, random);
    }
    [[nodiscard]] bool wasStopped() const { return m_wasStopped; }

private:
    struct Members
    {
        std::vector<UnknownId> unknowns;
        ValueSet all;         ///< the values that each have a place; empty if there are too many
        const Relation *more; ///< what the group's values must also meet; null if nothing
    };
    using Values = std::vector<ValueSet>;

    /// Clears placed values from their groups. Returns false where an unknown has none left.
    bool clear(Values &values, std::vector<UnknownId> &placed) const
    {
        while (!placed.empty()) {
            const UnknownId unknown = placed.back();
            placed.pop_back();
            const ValueSet value = values[unknown];
            for (const int group : m_groupsOf[unknown]) {
                for (const UnknownId other : m_groups[std::size_t(group)].unknowns) {
                    if (other == unknown || (values[other] & value).empty())
                        continue;
                    values[other] = values[other] - value;
                    if (values[other].empty())
                        return false;
                    if (values[other].single())
                        placed.push_back(other);
                }
            }
        }
        return true;
    }

    /// Places the values that have one place in a group. Returns false where one has none.
    bool place(Values &values, std::vector<UnknownId> &placed) const
    {
        for (const Members &group : m_groups) {
            if (group.all.empty())
                continue;
            ValueSet once;
            ValueSet twice;
            for (const UnknownId unknown : group.unknowns) {
                twice = twice | (once & values[unknown]);
                once = once | values[unknown];
            }
            if (once != group.all)
                return false;
            const ValueSet single = once - twice;
            for (const UnknownId unknown : group.unknowns) {
                const ValueSet here = values[unknown] & single;
                if (here.empty() || values[unknown].single())
                    continue;
                if (!here.single())
                    return false;
                values[unknown] = here;
                placed.push_back(unknown);
            }
            if (!placed.empty())
                return true;
        }
        return true;
    }

    /// Leaves out what groups with a sum do not allow, until something is placed. Returns false
    /// where an unknown has no value left.
    bool narrow(Values &values, std::vector<UnknownId> &placed) const
    {
        Values here;
        for (const Members &group : m_groups) {
            if (!group.more)
                continue;
            here.clear();
            for (const UnknownId unknown : group.unknowns)
                here.push_back(values[unknown]);
            group.more->narrow(group.more->rungs() - 1, here);
            for (std::size_t i = 0; i < here.size(); ++i) {
                ValueSet &value = values[group.unknowns[i]];
                if (here[i].empty())
                    return false;
                if (here[i].single() && !value.single())
                    placed.push_back(group.unknowns[i]);
                value = here[i];
            }
            if (!placed.empty())
                return true;
        }
        return true;
    }

    template <typename Found>
    bool goOn(Values values, std::vector<UnknownId> placed, const Found &found,
              RandomSource *random)
    {
        do {
            if (!clear(values, placed) || !place(values, placed)
                || (placed.empty() && !narrow(values, placed)))
                return true;
        } while (!placed.empty());
        constexpr int turnsPerLook = 64;
        if (++m_turns % turnsPerLook == 0 && m_stop.stopped())
            m_wasStopped = true;
        if (m_wasStopped)
            return false;
        UnknownId best = 0;
        int fewest = 65;
        for (UnknownId unknown = 0; unknown < values.size(); ++unknown) {
            const int size = values[unknown].size();
            if (size > 1 && size < fewest) {
                fewest = size;
                best = unknown;
                if (size == 2)
                    break;
            }
        }
        if (fewest == 65)
            return found(values);
        std::vector<int> order(values[best].begin(), values[best].end());
        if (random)
            random->shuffle(order);
        for (const int value : order) {
            Values next = values;
            next[best] = ValueSet::only(value);
            if (!goOn(std::move(next), {best}, found, random))
                return false;
        }
        return true;
    }

    const StopCondition &m_stop;
    Values m_values;
    std::vector<Members> m_groups;
    std::vector<std::vector<int>> m_groupsOf; ///< by unknown
    std::vector<UnknownId> m_placed;
    int m_turns = 0;
    bool m_wasStopped = false;
};

Answer answerOf(const std::vector<ValueSet> &values)
{
    Answer answer;
    for (const ValueSet value : values)
        answer.values.push_back(std::uint8_t(value.value()));
    return answer;
}

} // namespace

std::optional<Solution> searchDifferent(const Statement &statement, Search search,
                                        const StopCondition &stop)
{
    for (const Constraint &constraint : statement.constraints) {
        const bool isGiven = constraint.unknowns.size() == 1;
        if (!isGiven && !constraint.relation->differs())
            return std::nullopt;
    }
    Solution solution;
    if (stop.stopped())
        return solution;
    for (const ValueSet values : statement.domains) {
        if (values.empty())
            return std::nullopt;
    }
    DifferentSearch run(statement, stop);
    run.run(
        [&](const std::vector<ValueSet> &values) {
            auto &answer = solution.first ? solution.second : solution.first;
            answer = answerOf(values);
            return search == Search::Uniqueness && !solution.second;
        },
        nullptr);
    solution.judge(search, !run.wasStopped());
    return solution;
}

std::optional<Answer> randomDifferent(const Statement &statement, RandomSource &random,
                                      const StopCondition &stop)
{
    std::optional<Answer> answer;
    DifferentSearch(statement, stop)
        .run(
            [&](const std::vector<ValueSet> &values) {
                answer = answerOf(values);
                return false;
            },
            &random);
    return answer;
}

void changeOneOf(std::span<const UnknownId> unknowns, const Statement &statement, Answer &answer,
                 RandomSource &random)
{
    std::vector<std::pair<UnknownId, int>> changes;
    for (const UnknownId unknown : unknowns) {
        ValueSet left = statement.domains[unknown];
        for (const Constraint &constraint : statement.constraints) {
            if (std::ranges::find(constraint.unknowns, unknown) == constraint.unknowns.end())
                continue;
            for (const UnknownId other : constraint.unknowns)
                left = left - ValueSet::only(answer.values[other]);
        }
        // Values far from the middle leave fewer ways to make a sum: they are taken more often.
        const ValueSet all = statement.domains[unknown];
        for (const int value : left) {
            const int below = (all & ValueSet::first(value)).size();
            const int above = all.size() - 1 - below;
            changes.insert(changes.end(), std::size_t(1 + std::abs(below - above)),
                           {unknown, value});
        }
    }
    if (changes.empty())
        return;
    const auto [unknown, value] = random.pick(changes);
    answer.values[unknown] = std::uint8_t(value);
}

} // namespace inkling::declared
