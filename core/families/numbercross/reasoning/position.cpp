// SPDX-License-Identifier: MIT
#include "families/numbercross/reasoning/position.h"

namespace inkling::numbercross {

LineView::LineView(const Position &position, int itsLine)
    : line(itsLine)
    , takenShade(position.givens.grid.counted(itsLine))
    , lacks(position.givens.labels[std::size_t(itsLine)])
{
    const Grid &grid = position.givens.grid;
    for (int place = 0; place < grid.length(line); ++place) {
        const int cell = grid.cellOf(line, place);
        if (position.isOpen(cell)) {
            open.push_back(cell);
            openSum += position.digit(cell);
            continue;
        }
        known.push_back(cell);
        if (position.shade(cell) == takenShade)
            lacks -= position.digit(cell);
    }
}

WayCounter::WayCounter(std::vector<int> digits, int sum)
    : m_digits(std::move(digits))
    , m_sum(sum)
    , m_taking(m_digits.size(), 0)
{
    if (sum < 0)
        return;
    const std::size_t size = std::size_t(sum) + 1;
    m_after.assign(m_digits.size() + 1, std::vector<std::uint64_t>(size, 0));
    m_after.back()[0] = 1;
    for (std::size_t i = m_digits.size(); i-- > 0;) {
        const auto digit = std::size_t(m_digits[i]);
        m_after[i] = m_after[i + 1];
        for (std::size_t s = digit; s < size; ++s)
            m_after[i][s] += m_after[i + 1][s - digit];
    }
    m_count = m_after[0][std::size_t(sum)];
    std::vector<std::uint64_t> before(size, 0); // of the digits up to here
    before[0] = 1;
    for (std::size_t i = 0; i < m_digits.size(); ++i) {
        const auto digit = std::size_t(m_digits[i]);
        for (std::size_t s = 0; s + digit < size; ++s)
            m_taking[i] += before[s] * m_after[i + 1][size - 1 - digit - s];
        for (std::size_t s = size; s-- > digit;)
            before[s] += before[s - digit];
    }
}

std::vector<bool> WayCounter::example() const
{
    std::vector<bool> taken(m_digits.size());
    int rest = m_sum;
    for (std::size_t i = 0; i < m_digits.size(); ++i) {
        taken[i] = rest >= m_digits[i] && m_after[i + 1][std::size_t(rest - m_digits[i])] > 0;
        rest -= taken[i] ? m_digits[i] : 0;
    }
    return taken;
}

} // namespace inkling::numbercross
