// SPDX-License-Identifier: MIT
#include "logic/path/localorder.h"

#include "logic/model/rule.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <utility>

namespace inkling {

namespace {

/// How many of the steps that are ready are looked at for the nearest one.
constexpr std::size_t mostLookedAt = 64;
/// The most that a person can take in together, besides parts: load, premises and conclusions.
constexpr double mostLoad = 6.5;
constexpr std::size_t mostPremises = 28;
constexpr std::size_t mostConclusions = 12;
/// The reach of a group, in cells, squared.
constexpr double reach = 4.1 * 4.1;
constexpr double everywhere = std::numeric_limits<double>::infinity();

double squaredDistance(Point a, Point b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

/// Whether all items of `part` are among `all`.
template <typename Item, typename Projection>
bool isPartOf(std::span<const Item> all, std::span<const Item> part, Projection projection)
{
    return std::ranges::all_of(part, [&](const Item &item) {
        return std::ranges::find(all, std::invoke(projection, item), projection) != all.end();
    });
}

/// Whether two steps by one rule come of one look: all that one rests on, the other rests on, too.
bool isOneLook(const OrderedStep &one, const OrderedStep &other)
{
    const auto restsOnAll = [](const OrderedStep &larger, const OrderedStep &smaller) {
        return isPartOf(larger.constraints, smaller.constraints, std::identity())
               && isPartOf(larger.facts, smaller.facts, &Fact::unknown);
    };
    return !one.constraints.empty() && !other.constraints.empty()
           && (restsOnAll(one, other) || restsOnAll(other, one));
}

class LocalOrder
{
public:
    LocalOrder(std::span<const OrderedStep> steps, std::span<const Dependency> dependencies);

    std::vector<StepGroup> from(Point last);

private:
    template <typename Fits>
    std::size_t take(Point last, double most, const Fits &fits);
    void makeReady(std::size_t step);
    void put(std::size_t step);
    [[nodiscard]] bool joins(const OrderedStep &step, std::size_t place) const;
    void closeGroup();

    std::span<const OrderedStep> m_steps;
    std::size_t m_none;
    /// The steps that are ready, as a list linked by place from 1, the newest first; it begins in
    /// m_next[0] and ends in m_none + 1.
    std::vector<std::size_t> m_next;
    /// The users of all steps: those of a step are in m_users, from m_firstUser[step] to
    /// m_firstUser[step + 1].
    std::vector<std::size_t> m_firstUser;
    std::vector<std::size_t> m_users;
    std::vector<std::size_t> m_unmet;    ///< by step: how many of its sources are to come
    std::vector<std::size_t> m_sourceIn; ///< by step: the last group under it, from 1
    std::vector<std::size_t> m_otherIn;  ///< by step: the last group before that one
    std::vector<StepGroup> m_groups;
    OrderedStep m_sum;              ///< sums over the steps of the last group
    bool m_isOfOneRule = true;      ///< whether one rule has all steps of the last group
    std::size_t m_firstOfRound = 0; ///< the first group of the round, from 1
};

LocalOrder::LocalOrder(std::span<const OrderedStep> steps, std::span<const Dependency> dependencies)
    : m_steps(steps)
    , m_none(steps.size())
    , m_next(steps.size() + 1, steps.size() + 1)
    , m_firstUser(steps.size() + 1, 0)
    , m_users(dependencies.size())
    , m_unmet(steps.size(), 0)
    , m_sourceIn(steps.size(), 0)
    , m_otherIn(steps.size(), 0)
{
    for (const Dependency &dependency : dependencies) {
        ++m_firstUser[dependency.source];
        ++m_unmet[dependency.user];
    }
    std::size_t end = 0;
    for (std::size_t &first : m_firstUser)
        end = first += end;
    for (const Dependency &dependency : dependencies)
        m_users[--m_firstUser[dependency.source]] = dependency.user;
    for (std::size_t step = m_none; step-- > 0;) {
        if (m_unmet[step] == 0)
            makeReady(step);
    }
}

void LocalOrder::makeReady(std::size_t step)
{
    m_next[step + 1] = std::exchange(m_next[0], step + 1);
}

/// Takes the nearest of the steps that are ready, fit and are at most so far away; m_none if there
/// is none.
template <typename Fits>
std::size_t LocalOrder::take(Point last, double most, const Fits &fits)
{
    std::size_t before = m_none + 1;
    std::size_t previous = 0;
    for (std::size_t looked = 0; looked < mostLookedAt && m_next[previous] <= m_none; ++looked) {
        const std::size_t step = m_next[previous] - 1;
        const double away = squaredDistance(m_steps[step].place, last);
        if (away < most && fits(m_steps[step], step)) {
            most = away;
            before = previous;
        }
        previous = step + 1;
    }
    if (before > m_none)
        return m_none;
    const std::size_t taken = m_next[before];
    m_next[before] = m_next[taken];
    return taken - 1;
}

/// Whether a step goes together with those of the last group.
bool LocalOrder::joins(const OrderedStep &step, std::size_t place) const
{
    const OrderedStep &sibling = m_steps[m_groups.back().steps.back()];
    const bool isOfOneRule = step.rule == sibling.rule;
    const bool restsOnGroup = m_sourceIn[place] == m_groups.size();
    if (m_sum.parts + step.parts > mostParts
        || m_sum.conclusions + step.conclusions > mostConclusions)
        return false;
    if (step.isAlone || sibling.isAlone)
        return isOfOneRule && !restsOnGroup && isOneLook(step, sibling);
    if (m_sum.load + step.load > mostLoad || m_sum.premises + step.premises > mostPremises)
        return false;
    const bool isSibling = isOfOneRule && step.isLemma == sibling.isLemma;
    if (step.cost <= bookkeeping)
        return restsOnGroup || isSibling;
    return isSibling && m_isOfOneRule && (step.isLemma || !restsOnGroup);
}

void LocalOrder::put(std::size_t step)
{
    std::vector<std::size_t> &group = m_groups.back().steps;
    m_isOfOneRule
        = group.empty() || (m_isOfOneRule && m_steps[group.back()].rule == m_steps[step].rule);
    group.push_back(step);
    m_sum.parts += m_steps[step].parts;
    m_sum.load += m_steps[step].load;
    m_sum.premises += m_steps[step].premises;
    m_sum.conclusions += m_steps[step].conclusions;
    for (std::size_t i = m_firstUser[step]; i < m_firstUser[step + 1]; ++i) {
        const std::size_t user = m_users[i];
        if (m_sourceIn[user] != m_groups.size())
            m_otherIn[user] = std::exchange(m_sourceIn[user], m_groups.size());
        if (--m_unmet[user] == 0)
            makeReady(user);
    }
}

/// Closes the last group, when all that it rests on is known.
void LocalOrder::closeGroup()
{
    if (m_groups.empty())
        return;
    const std::size_t own = m_groups.size();
    StepGroup &group = m_groups.back();
    group.beginsRound = own > 1 && std::ranges::any_of(group.steps, [&](std::size_t step) {
                            const std::size_t source
                                = m_sourceIn[step] == own ? m_otherIn[step] : m_sourceIn[step];
                            return source >= std::max<std::size_t>(m_firstOfRound, 1);
                        });
    if (group.beginsRound)
        m_firstOfRound = own;
}

std::vector<StepGroup> LocalOrder::from(Point last)
{
    for (std::size_t done = 0; done < m_none; ++done) {
        std::size_t next = m_none;
        if (!m_groups.empty()) {
            const OrderedStep &sibling = m_steps[m_groups.back().steps.back()];
            const bool isNote = sibling.isLemma && sibling.cost <= bookkeeping;
            next = take(
                last, isNote ? everywhere : reach,
                [this](const OrderedStep &step, std::size_t place) { return joins(step, place); });
        }
        if (next == m_none) {
            closeGroup();
            m_groups.emplace_back();
            m_sum = {.parts = 0, .load = 0};
            next = take(last, everywhere, [](const OrderedStep &, std::size_t) { return true; });
        }
        put(next);
        last = m_steps[next].place;
    }
    closeGroup();
    return std::move(m_groups);
}

} // namespace

std::vector<StepGroup> locallyOrdered(std::span<const OrderedStep> steps,
                                      std::span<const Dependency> dependencies, Point last)
{
    return LocalOrder(steps, dependencies).from(last);
}

} // namespace inkling
