// SPDX-License-Identifier: MIT
#include "families/kenken/reasoning/encoding.h"

#include "families/kenken/reasoning/terms.h"
#include "families/kenken/statement.h"

#include <algorithm>

namespace inkling::kenken {

namespace {

/// Sets that grow: each holds the one before.
class Windows
{
public:
    explicit Windows(ConstraintId count)
        : m_isIn(count, false)
    {}

    void add(ConstraintId constraint)
    {
        if (!m_isIn[constraint])
            m_set.push_back(constraint);
        m_isIn[constraint] = true;
    }
    /// Ends a set, if it is larger than the last.
    void end()
    {
        if (m_sets.empty() || m_sets.back().size() < m_set.size())
            m_sets.push_back(m_set);
    }
    void addAll()
    {
        for (ConstraintId constraint = 0; constraint < m_isIn.size(); ++constraint)
            add(constraint);
        end();
    }
    [[nodiscard]] std::vector<std::vector<ConstraintId>> take() { return std::move(m_sets); }

private:
    std::vector<bool> m_isIn;
    std::vector<ConstraintId> m_set;
    std::vector<std::vector<ConstraintId>> m_sets;
};

} // namespace

/// The cage; its row and column; the lines of the cage; the cages on the row, on the column; on the rows
/// and on the columns of the cage; the lines beside it, the cages on these; all.
std::vector<std::vector<ConstraintId>> KenkenEncoding::windows(UnknownId unknown) const
{
    const Terms terms{m_cages};
    const int cell = int(unknown);
    const int row = m_cages.rowOf(cell);
    const int column = m_cages.columnOf(cell);
    const auto &cells = m_cages.cageAt(cell).cells;
    Windows windows(constraintCount());
    const auto addCagesOn = [&](int line) {
        for (int i = 0; i < m_cages.side; ++i)
            windows.add(m_cages.cageOf[std::size_t(terms.cell(line, i))]);
    };
    // Rows, or columns, within this reach.
    const auto forEachNear = [&](int place, int reach, const auto &call) {
        for (int i = std::max(0, place - reach); i <= std::min(m_cages.side - 1, place + reach);
             ++i)
            call(i);
    };
    windows.add(m_cages.cageOf[unknown]);
    windows.end();
    windows.add(terms.lineConstraint(terms.rowLine(cell)));
    windows.add(terms.lineConstraint(terms.columnLine(cell)));
    windows.end();
    for (const int other : cells) {
        windows.add(terms.lineConstraint(terms.rowLine(other)));
        windows.add(terms.lineConstraint(terms.columnLine(other)));
    }
    windows.end();
    addCagesOn(terms.rowLine(cell));
    windows.end();
    addCagesOn(terms.columnLine(cell));
    windows.end();
    for (const int other : cells)
        addCagesOn(terms.rowLine(other));
    windows.end();
    for (const int other : cells)
        addCagesOn(terms.columnLine(other));
    windows.end();
    for (const int reach : {1, 2}) {
        forEachNear(row, reach, [&](int r) { windows.add(lineConstraint(m_cages, r)); });
        forEachNear(column, reach, [&](int c) { windows.add(lineConstraint(m_cages, m_cages.side + c)); });
        windows.end();
        forEachNear(row, reach, [&](int r) { addCagesOn(r); });
        forEachNear(column, reach, [&](int c) { addCagesOn(m_cages.side + c); });
        windows.end();
    }
    windows.addAll();
    return windows.take();
}

/// A large cage has many ways to be filled.
double KenkenEncoding::weight(ConstraintId constraint) const
{
    constexpr double perCell = 0.15;
    const double extra = isClue(constraint) ? double(constraints()[constraint].unknowns.size()) - 2
                                            : 0;
    return StatedEncoding::weight(constraint) + perCell * std::max(0.0, extra);
}

} // namespace inkling::kenken
