// SPDX-License-Identifier: MIT
#include "families/numbercross/search/satsearch.h"

#include "families/numbercross/search/reach.h"

#include <array>

namespace inkling::numbercross::search {

SatSearch::SatSearch(const Sums &sums, const StopCondition &stop)
    : m_sums(sums)
    , m_stop(stop)
{
    m_solver.reserve(sums.grid.cellCount());
    for (int line = 0; line < sums.grid.lineCount() && !stop.stopped(); ++line) {
        if (sums.targets[std::size_t(line)] != noTarget)
            addLine(line);
    }
    for (int cell = 0; cell < sums.grid.cellCount(); ++cell) {
        if (sums.digits[std::size_t(cell)] == 0)
            m_solver.addClause({-(cell + 1)});
    }
}

void SatSearch::addLine(int line)
{
    using sat::Literal;
    const Grid &grid = m_sums.grid;
    const int target = m_sums.targets[std::size_t(line)];
    const int length = grid.length(line);
    if (target < 0 || target >= SumSet::size) {
        m_solver.addClause({});
        return;
    }
    // The sums on the way to the target, before each cell.
    std::array<SumSet, maxSide + 1> reach;
    std::array<SumSet, maxSide + 1> back;
    reach[0] = SumSet::only(0);
    back[std::size_t(length)] = SumSet::only(target);
    for (int i = 0; i < length; ++i) {
        const auto &set = reach[std::size_t(i)];
        const int digit = m_sums.digit(line, i);
        reach[std::size_t(i) + 1] = digit > 0 ? set | set.plus(digit) : set;
    }
    for (int i = length; i-- > 0;) {
        const auto &set = back[std::size_t(i) + 1];
        const int digit = m_sums.digit(line, i);
        back[std::size_t(i)] = digit > 0 ? set | set.minus(digit) : set;
    }
    const auto isOnTheWay = [&](int i, int sum) {
        return reach[std::size_t(i)].contains(sum) && back[std::size_t(i)].contains(sum);
    };
    std::vector<Literal> here(std::size_t(target) + 1, 0);
    std::vector<Literal> next(std::size_t(target) + 1, 0);
    if (!isOnTheWay(0, 0)) {
        m_solver.addClause({});
        return;
    }
    here[0] = m_solver.newVariable();
    m_solver.addClause({here[0]});
    for (int i = 0; i < length; ++i) {
        const int digit = m_sums.digit(line, i);
        if (digit == 0)
            continue;
        const Literal cell = grid.cellOf(line, i) + 1;
        for (int sum = 0; sum <= target; ++sum)
            next[std::size_t(sum)] = isOnTheWay(i + 1, sum) ? m_solver.newVariable() : 0;
        const auto imply = [&](Literal a, Literal b, Literal then) {
            if (then != 0)
                m_solver.addClause({-a, -b, then});
            else
                m_solver.addClause({-a, -b});
        };
        for (int sum = 0; sum <= target; ++sum) {
            if (const Literal from = here[std::size_t(sum)]; from != 0) {
                imply(from, -cell, next[std::size_t(sum)]);
                imply(from, cell, sum + digit <= target ? next[std::size_t(sum + digit)] : 0);
            }
            if (const Literal to = next[std::size_t(sum)]; to != 0) {
                imply(to, -cell, here[std::size_t(sum)]);
                imply(to, cell, sum >= digit ? here[std::size_t(sum - digit)] : 0);
            }
        }
        std::swap(here, next);
    }
}

sat::Outcome SatSearch::next()
{
    if (m_stop.stopped())
        return sat::Outcome::Stopped;
    const sat::Outcome outcome = m_solver.solve(m_stop);
    if (outcome != sat::Outcome::Satisfiable)
        return outcome;
    m_answer.resize(std::size_t(m_sums.grid.cellCount()));
    for (std::size_t cell = 0; cell < m_answer.size(); ++cell)
        m_answer[cell] = m_solver.value(sat::Literal(cell) + 1);
    return outcome;
}

void SatSearch::exclude(const std::vector<std::uint8_t> &shades)
{
    std::vector<sat::Literal> clause;
    for (std::size_t cell = 0; cell < shades.size(); ++cell) {
        if (m_sums.digits[cell] > 0)
            clause.push_back(shades[cell] == black ? -(sat::Literal(cell) + 1)
                                                   : sat::Literal(cell) + 1);
    }
    m_solver.addClause(clause);
}

} // namespace inkling::numbercross::search
