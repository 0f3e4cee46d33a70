// SPDX-License-Identifier: MIT
#include "logic/nearestfirst.h"

#include <algorithm>
#include <limits>

namespace inkling {

namespace {

/// How many of the steps that are left are looked at for the nearest.
constexpr std::size_t mostLookedAt = 64;
/// What is done without thinking, and so in one go.
constexpr float bookkeeping = 1.25;
constexpr std::size_t mostInGroup = 6;
/// In cells, squared.
constexpr double reach = 3.1 * 3.1;

double squaredDistance(Point a, Point b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

/// The steps that are left, as a list linked from 0 on.
class Left
{
public:
    explicit Left(std::span<const Neighbour> steps)
        : m_steps(steps)
        , m_next(steps.size() + 1)
    {
        for (std::size_t i = 0; i < m_next.size(); ++i)
            m_next[i] = i + 1;
    }

    /// Takes the nearest of those that fit and are at most so far away; returns its place, or the number
    /// of steps where there is none.
    template <typename Fits>
    std::size_t take(Point last, double most, const Fits &fits)
    {
        std::size_t before = m_steps.size();
        double nearest = most;
        std::size_t previous = 0;
        for (std::size_t looked = 0; looked < mostLookedAt && m_next[previous] < m_next.size();
             ++looked, previous = m_next[previous]) {
            const Neighbour &step = m_steps[m_next[previous] - 1];
            const double away = squaredDistance(step.place, last);
            if (fits(step) && away < nearest) {
                nearest = away;
                before = previous;
            }
        }
        if (before == m_steps.size())
            return before;
        const std::size_t taken = m_next[before];
        m_next[before] = m_next[taken];
        return taken - 1;
    }

private:
    std::span<const Neighbour> m_steps;
    std::vector<std::size_t> m_next; ///< by place from 1; of the first in m_next[0]
};

} // namespace

std::vector<std::vector<std::size_t>> nearestFirst(std::span<const Neighbour> steps, Point last)
{
    std::vector<std::vector<std::size_t>> groups;
    Left left(steps);
    for (std::size_t done = 0; done < steps.size(); ++done) {
        std::size_t next = steps.size();
        if (!groups.empty() && groups.back().size() < mostInGroup) {
            const Neighbour &sibling = steps[groups.back().back()];
            next = left.take(last, reach, [&](const Neighbour &step) {
                return step.rule == sibling.rule && step.cost <= bookkeeping
                       && sibling.cost <= bookkeeping;
            });
        }
        if (next == steps.size()) {
            next = left.take(last, std::numeric_limits<double>::infinity(),
                             [](const Neighbour &) { return true; });
            groups.emplace_back();
        }
        groups.back().push_back(next);
        last = steps[next].place;
    }
    return groups;
}

} // namespace inkling
