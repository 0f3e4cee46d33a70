// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/cellparts.h"

#include "families/slink/reasoning/surroundings.h"

#include <utility>

namespace inkling::slink {

namespace {

/// Parts of a colouring, one after the other.
class PartFinder
{
public:
    PartFinder(const Grid &grid, const std::vector<bool> &isInside)
        : m_grid(grid)
        , m_isInside(isInside)
        , m_isTaken(isInside.size(), false)
        , m_lastRing(isInside.size(), nowhere)
    {}

    [[nodiscard]] bool isTaken(int cell) const { return m_isTaken[std::size_t(cell)]; }

    struct Found
    {
        CellPart part;
        bool reachesBorder = false;
    };
    /// Requires: the cell is not taken. Ensures: its part is.
    [[nodiscard]] Found take(int start)
    {
        Found found{{m_isInside[std::size_t(start)], {start}, {}}, false};
        std::vector<int> &cells = found.part.cells;
        m_isTaken[std::size_t(start)] = true;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const int cell = cells[i];
            for (const int next :
                 neighbours(m_grid, cell / m_grid.columns, cell % m_grid.columns)) {
                if (next == nowhere) {
                    found.reachesBorder = true;
                } else if (m_isInside[std::size_t(next)] != found.part.isInside) {
                    if (std::exchange(m_lastRing[std::size_t(next)], start) != start)
                        found.part.ring.push_back(next);
                } else if (!m_isTaken[std::size_t(next)]) {
                    m_isTaken[std::size_t(next)] = true;
                    cells.push_back(next);
                }
            }
        }
        return found;
    }

private:
    const Grid &m_grid;
    const std::vector<bool> &m_isInside;
    std::vector<bool> m_isTaken;
    std::vector<int> m_lastRing; ///< the start of the part in whose ring a cell was listed last
};

} // namespace

CellParts cellParts(const Grid &grid, const std::vector<bool> &isInside)
{
    PartFinder finder(grid, isInside);
    CellParts parts;
    CellPart largest;
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        if (finder.isTaken(cell))
            continue;
        auto found = finder.take(cell);
        if (!found.part.isInside) {
            if (!found.reachesBorder)
                parts.cutOff.push_back(std::move(found.part));
            continue;
        }
        if (found.part.cells.size() > largest.cells.size())
            std::swap(found.part, largest);
        if (!found.part.cells.empty())
            parts.cutOff.push_back(std::move(found.part));
    }
    parts.largestInside = std::move(largest.cells);
    return parts;
}

} // namespace inkling::slink
