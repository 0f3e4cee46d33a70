// SPDX-License-Identifier: MIT
#include "families/numbercross/search/satsearch.h"

#include "families/numbercross/search/reach.h"

#include <algorithm>
#include <array>
#include <bit>

namespace inkling::numbercross::search {

namespace {

/// The sums on the way from nothing to a line's target, before each of its cells.
class SumsOnTheWay
{
public:
    /// Requires: a target that a SumSet can hold.
    SumsOnTheWay(const Sums &sums, int line)
    {
        const auto length = std::size_t(sums.grid.length(line));
        m_reached[0] = SumSet::only(0);
        for (std::size_t i = 0; i < length; ++i) {
            const int digit = sums.digit(line, int(i));
            m_reached[i + 1] = digit > 0 ? m_reached[i] | m_reached[i].plus(digit) : m_reached[i];
        }
        m_wanted[length] = SumSet::only(sums.targets[std::size_t(line)]);
        for (std::size_t i = length; i-- > 0;) {
            const int digit = sums.digit(line, int(i));
            m_wanted[i]
                = digit > 0 ? m_wanted[i + 1] | m_wanted[i + 1].minus(digit) : m_wanted[i + 1];
        }
    }

    [[nodiscard]] bool contains(int place, int sum) const
    {
        return m_reached[std::size_t(place)].contains(sum)
               && m_wanted[std::size_t(place)].contains(sum);
    }

private:
    std::array<SumSet, maxSide + 1> m_reached;
    std::array<SumSet, maxSide + 1> m_wanted;
};

} // namespace

SatSearch::SatSearch(const Sums &sums, const StopCondition &stop, std::size_t maxDiagrams)
    : m_sums(sums)
    , m_stop(stop)
{
    m_solver.reserve(sums.grid.cellCount());
    const bool asDiagrams = sizeOfDiagrams() <= maxDiagrams;
    for (int line = 0; line < sums.grid.lineCount() && !stop.stopped(); ++line) {
        if (sums.targets[std::size_t(line)] == noTarget)
            continue;
        if (asDiagrams)
            addDiagram(line);
        else
            addAdder(line);
    }
    for (int cell = 0; cell < sums.grid.cellCount(); ++cell) {
        if (sums.digits[std::size_t(cell)] == 0)
            m_solver.addClause({-(cell + 1)});
    }
}

/// About how many sums there are in all diagrams: the narrower of what can be made before a cell and of
/// what can be missing after it.
std::size_t SatSearch::sizeOfDiagrams() const
{
    std::size_t size = 0;
    for (int line = 0; line < m_sums.grid.lineCount(); ++line) {
        const int target = m_sums.targets[std::size_t(line)];
        const int total = m_sums.total(line);
        int before = 0;
        for (int i = 0; i < m_sums.grid.length(line) && target != noTarget; ++i) {
            const int widest = std::min(target, total - target);
            size += std::size_t(std::max(0, std::min({before, total - before, widest})));
            before += m_sums.digit(line, i);
        }
    }
    return size;
}

/// A literal that is true where an odd number of these are.
sat::Literal SatSearch::addOddSum(std::span<const sat::Literal> bits)
{
    const sat::Literal sum = m_solver.newVariable();
    std::vector<sat::Literal> clause;
    for (unsigned values = 0; values < 1U << bits.size(); ++values) {
        clause.assign(1, std::popcount(values) % 2 == 1 ? sum : -sum);
        for (std::size_t i = 0; i < bits.size(); ++i)
            clause.push_back(values >> i & 1 ? -bits[i] : bits[i]);
        m_solver.addClause(clause);
    }
    return sum;
}

/// A literal that is true where at least two of these two or three are.
sat::Literal SatSearch::addCarry(std::span<const sat::Literal> bits)
{
    const sat::Literal carry = m_solver.newVariable();
    for (std::size_t i = 0; i < bits.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k)
            m_solver.addClause({-bits[i], -bits[k], carry});
    }
    if (bits.size() == 2) {
        m_solver.addClause({bits[0], -carry});
        m_solver.addClause({bits[1], -carry});
        return carry;
    }
    for (std::size_t i = 0; i < bits.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k)
            m_solver.addClause({bits[i], bits[k], -carry});
    }
    return carry;
}

/// Adds up the bits of one place, three or two at a time; what is left must be the target's bit.
void SatSearch::addAdder(int line)
{
    const int target = m_sums.targets[std::size_t(line)];
    std::vector<std::vector<sat::Literal>> places(5);
    for (int i = 0; i < m_sums.grid.length(line); ++i) {
        for (int place = 0; place < 4; ++place) {
            if (m_sums.digit(line, i) >> place & 1)
                places[std::size_t(place)].push_back(m_sums.grid.cellOf(line, i) + 1);
        }
    }
    for (std::size_t place = 0; place < places.size() || target >> place != 0; ++place) {
        places.resize(std::max(places.size(), place + 2));
        std::vector<sat::Literal> &bits = places[place];
        for (std::size_t done = 0; bits.size() - done > 1;) {
            const std::size_t count = std::min<std::size_t>(3, bits.size() - done);
            const std::vector<sat::Literal> some(bits.begin() + std::ptrdiff_t(done),
                                                 bits.begin() + std::ptrdiff_t(done + count));
            done += count;
            places[place + 1].push_back(addCarry(some));
            bits.push_back(addOddSum(some));
        }
        const bool isSet = (target >> place & 1) != 0;
        if (bits.empty() && isSet)
            m_solver.addClause({});
        if (!bits.empty())
            m_solver.addClause({isSet ? bits.back() : -bits.back()});
        while (places.back().empty() && places.size() > place + 1)
            places.pop_back();
    }
}

void SatSearch::addDiagram(int line)
{
    using sat::Literal;
    const int target = m_sums.targets[std::size_t(line)];
    if (target < 0 || target >= SumSet::size) {
        m_solver.addClause({});
        return;
    }
    const SumsOnTheWay sums(m_sums, line);
    if (!sums.contains(0, 0)) {
        m_solver.addClause({});
        return;
    }
    std::vector<Literal> here(std::size_t(target) + 1, 0);
    here[0] = m_solver.newVariable();
    m_solver.addClause({here[0]});
    for (int i = 0; i < m_sums.grid.length(line); ++i) {
        const int digit = m_sums.digit(line, i);
        if (digit == 0)
            continue;
        std::vector<Literal> next(here.size(), 0);
        for (int sum = 0; sum <= target; ++sum)
            next[std::size_t(sum)] = sums.contains(i + 1, sum) ? m_solver.newVariable() : 0;
        addLayer(m_sums.grid.cellOf(line, i) + 1, std::size_t(digit), here, next);
        here = std::move(next);
    }
}

/// Adds the clauses that lead from the sums before a cell to those after it, and back.
void SatSearch::addLayer(sat::Literal cell, std::size_t digit,
                         const std::vector<sat::Literal> &here,
                         const std::vector<sat::Literal> &next)
{
    const auto imply = [&](sat::Literal a, sat::Literal b, sat::Literal then) {
        if (then != 0)
            m_solver.addClause({-a, -b, then});
        else
            m_solver.addClause({-a, -b});
    };
    for (std::size_t sum = 0; sum < here.size(); ++sum) {
        if (const sat::Literal from = here[sum]; from != 0) {
            imply(from, -cell, next[sum]);
            imply(from, cell, sum + digit < next.size() ? next[sum + digit] : 0);
        }
        if (const sat::Literal to = next[sum]; to != 0) {
            imply(to, -cell, here[sum]);
            imply(to, cell, sum >= digit ? here[sum - digit] : 0);
        }
    }
}

sat::Result SatSearch::next()
{
    if (m_stop.stopped())
        return sat::Result::Stopped;
    const sat::Result outcome = m_solver.solve(m_stop);
    if (outcome != sat::Result::Satisfiable)
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
