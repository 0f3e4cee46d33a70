// SPDX-License-Identifier: MIT
#include "support/slink/slinkchecks.h"

#include "families/slink/puzzle.h"
#include "support/slink/slinksentences.h"

namespace inkling::test {

namespace {

const slink::Clues &cluesOf(const Puzzle &puzzle)
{
    return dynamic_cast<const slink::SlinkPuzzle &>(puzzle).clues();
}

void addClaims(SentenceChecker &checker, const Puzzle &puzzle)
{
    addSlinkSentences(checker, cluesOf(puzzle));
}

std::uint64_t cellBit(std::size_t place)
{
    return std::uint64_t(1) << place;
}

/// Loops on a grid of dots, grown line by line from their first dot.
class Loops
{
public:
    explicit Loops(const slink::Clues &clues)
        : m_clues(clues)
        , m_values(std::size_t(clues.grid.edgeCount()))
        , m_visited(std::size_t(clues.grid.dotCount()))
    {}

    std::vector<World> all()
    {
        for (m_first = 0; m_first < m_clues.grid.dotCount(); ++m_first)
            extend(m_first, -1);
        return std::move(m_worlds);
    }

private:
    /// Only through dots after the first; each loop is met in both directions and kept in one.
    void extend(int dot, int last)
    {
        const int columns = m_clues.grid.columns + 1;
        const int r = dot / columns;
        const int c = dot % columns;
        m_visited[std::size_t(dot)] = true;
        if (c + 1 < columns)
            go(dot, dot + 1, m_clues.grid.horizontal(r, c), last);
        if (r + 1 <= m_clues.grid.rows)
            go(dot, dot + columns, m_clues.grid.vertical(r, c), last);
        if (c > 0)
            go(dot, dot - 1, m_clues.grid.horizontal(r, c - 1), last);
        if (r > 0)
            go(dot, dot - columns, m_clues.grid.vertical(r - 1, c), last);
        m_visited[std::size_t(dot)] = false;
    }

    void go(int from, int to, int edge, int last)
    {
        if (edge == last || to < m_first || (m_visited[std::size_t(to)] && to != m_first))
            return;
        m_values[std::size_t(edge)] = 1;
        if (to != m_first) {
            extend(to, edge);
        } else if (from > m_first + 1) { // the loop comes back from below, having left to the right
            m_worlds.push_back({m_values, met()});
        }
        m_values[std::size_t(edge)] = 0;
    }

    [[nodiscard]] std::uint64_t met() const
    {
        std::uint64_t met = 0;
        const slink::Grid &grid = m_clues.grid;
        for (int r = 0; r < grid.rows; ++r) {
            for (int c = 0; c < grid.columns; ++c) {
                const int lines = m_values[std::size_t(grid.horizontal(r, c))]
                                  + m_values[std::size_t(grid.horizontal(r + 1, c))]
                                  + m_values[std::size_t(grid.vertical(r, c))]
                                  + m_values[std::size_t(grid.vertical(r, c + 1))];
                if (lines == m_clues.at(r, c))
                    met |= cellBit(std::size_t(grid.cell(r, c)));
            }
        }
        return met;
    }

    const slink::Clues &m_clues;
    std::vector<std::uint8_t> m_values;
    std::vector<bool> m_visited;
    std::vector<World> m_worlds;
    int m_first = 0;
};

std::optional<Worlds> slinkWorlds(const Puzzle &puzzle)
{
    const slink::Clues &clues = cluesOf(puzzle);
    if (clues.grid.cellCount() > 16)
        return std::nullopt;
    Worlds result{Loops(clues).all(), 0};
    for (std::size_t cell = 0; cell < clues.cells.size(); ++cell)
        result.clues |= clues.cells[cell] == slink::blank ? 0 : cellBit(cell);
    return result;
}

} // namespace

OwnChecks slinkChecks()
{
    return {addClaims, slinkWorlds};
}

} // namespace inkling::test
