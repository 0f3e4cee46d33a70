// SPDX-License-Identifier: MIT
#include "families/numbercross/search/sums.h"

#include "families/numbercross/search/parity.h"

namespace inkling::numbercross::search {

Sums sumsOf(const Givens &givens, const std::vector<bool> *lines)
{
    const Grid &grid = givens.grid;
    Sums sums{grid, givens.digits, givens.labels};
    for (int line = 0; line < grid.lineCount(); ++line) {
        int &target = sums.targets[std::size_t(line)];
        if (grid.isRow(line))
            target = sums.total(line) - target;
        // Below 0 there is no answer, and -1 would mean something else.
        if (target < 0)
            target = maxLabel + 1;
        if (lines && !(*lines)[std::size_t(line)])
            target = noTarget;
    }
    return sums;
}

bool passesCounting(const Sums &sums)
{
    const Grid &grid = sums.grid;
    bool isComplete = true;
    int balance = 0;
    for (int line = 0; line < grid.lineCount(); ++line) {
        const int target = sums.targets[std::size_t(line)];
        if (target == noTarget) {
            isComplete = false;
            continue;
        }
        if (target > sums.total(line))
            return false;
        balance += grid.isRow(line) ? target : -target;
    }
    return !(isComplete && balance != 0) && oddLines(sums).empty();
}

} // namespace inkling::numbercross::search
