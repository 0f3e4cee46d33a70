// SPDX-License-Identifier: MIT
#include "families/numbercross/search/reach.h"

namespace inkling::numbercross::search {

namespace {

class Reach
{
public:
    Reach(Sums &sums, std::vector<std::uint8_t> &shades)
        : m_sums(sums)
        , m_shades(shades)
        , m_isDirty(std::size_t(sums.grid.lineCount()), true)
    {}

    bool run()
    {
        bool isNew = true;
        while (isNew) {
            isNew = false;
            for (int line = 0; line < m_sums.grid.lineCount(); ++line) {
                if (!m_isDirty[std::size_t(line)])
                    continue;
                m_isDirty[std::size_t(line)] = false;
                isNew = true;
                if (!decideLine(line))
                    return false;
            }
        }
        return true;
    }

private:
    bool decideLine(int line)
    {
        const Grid &grid = m_sums.grid;
        const int target = m_sums.targets[std::size_t(line)];
        if (target == noTarget)
            return true;
        if (target < 0 || target >= SumSet::size)
            return false;
        std::array<int, maxSide> cells;
        std::array<SumSet, maxSide + 1> before;
        std::size_t count = 0;
        before[0] = SumSet::only(0);
        for (int place = 0; place < grid.length(line); ++place) {
            const int cell = grid.cellOf(line, place);
            const int digit = m_sums.digits[std::size_t(cell)];
            if (digit == 0)
                continue;
            cells[count] = cell;
            before[count + 1] = before[count] | before[count].plus(digit);
            ++count;
        }
        SumSet after = SumSet::only(target);
        if (!before[count].meets(after))
            return false;
        // The target falls as cells turn black; what was within reach is worked out for the old one.
        while (count-- > 0) {
            const int cell = cells[count];
            const int digit = m_sums.digits[std::size_t(cell)];
            const SumSet withBlack = after.minus(digit);
            const bool canBeWhite = before[count].meets(after);
            const bool canBeBlack = before[count].meets(withBlack);
            after = after | withBlack;
            if (canBeWhite != canBeBlack)
                decide(line, cell, canBeBlack ? black : white);
        }
        return true;
    }

    void decide(int line, int cell, int shade)
    {
        const int other = m_sums.grid.otherLine(line, cell);
        std::uint8_t &digit = m_sums.digits[std::size_t(cell)];
        if (shade == black) {
            for (const int through : {line, other}) {
                int &target = m_sums.targets[std::size_t(through)];
                if (target != noTarget)
                    target = target < digit ? SumSet::size : target - digit;
            }
        }
        digit = 0;
        m_shades[std::size_t(cell)] = std::uint8_t(shade);
        m_isDirty[std::size_t(other)] = true;
    }

    Sums &m_sums;
    std::vector<std::uint8_t> &m_shades;
    std::vector<bool> m_isDirty;
};

} // namespace

bool decideByReach(Sums &sums, std::vector<std::uint8_t> &shades)
{
    return Reach(sums, shades).run();
}

} // namespace inkling::numbercross::search
