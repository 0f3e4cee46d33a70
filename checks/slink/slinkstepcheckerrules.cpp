// SPDX-License-Identifier: MIT
// The rules of the puzzle as clauses, each selected by what a step names of them.
#include "slink/slinkstepchecker.h"

#include <algorithm>
#include <bit>

namespace inkling::checks {

/// selector -> the number of true edges is one of those allowed. At most four edges.
void SlinkStepChecker::addCount(Literal selector, const std::vector<Literal> &edges,
                                const std::vector<int> &allowed)
{
    for (unsigned way = 0; way < 1u << edges.size(); ++way) {
        if (std::ranges::find(allowed, std::popcount(way)) != allowed.end())
            continue;
        std::vector<Literal> clause{-selector};
        for (std::size_t i = 0; i < edges.size(); ++i)
            clause.push_back((way >> i & 1) != 0 ? -edges[i] : edges[i]);
        m_solver.addClause(clause);
    }
}

void SlinkStepChecker::addClues()
{
    for (int r = 0; r < m_rows; ++r) {
        for (int c = 0; c < m_columns; ++c) {
            m_clueSelectors.push_back(m_solver.newVariable());
            if (const int clue = m_clues[std::size_t(r * m_columns + c)]; clue >= 0) {
                addCount(m_clueSelectors.back(),
                         {edge(true, r, c), edge(true, r + 1, c), edge(false, r, c),
                          edge(false, r, c + 1)},
                         {clue});
            }
        }
    }
}

void SlinkStepChecker::addDots()
{
    for (int r = 0; r <= m_rows; ++r) {
        for (int c = 0; c <= m_columns; ++c) {
            m_dotSelectors.push_back(m_solver.newVariable());
            addCount(
                m_dotSelectors.back(),
                {edge(true, r, c - 1), edge(true, r, c), edge(false, r - 1, c), edge(false, r, c)},
                {0, 2});
        }
    }
}

void SlinkStepChecker::addColours()
{
    const auto define = [&](Literal line, Literal first, Literal second) {
        m_solver.addClause({-m_colours, -line, first, second});
        m_solver.addClause({-m_colours, -line, -first, -second});
        m_solver.addClause({-m_colours, line, -first, second});
        m_solver.addClause({-m_colours, line, first, -second});
    };
    for (int r = 0; r <= m_rows; ++r) {
        for (int c = 0; c <= m_columns; ++c) {
            if (c < m_columns)
                define(edge(true, r, c), colour(r - 1, c), colour(r, c));
            if (r < m_rows)
                define(edge(false, r, c), colour(r, c - 1), colour(r, c));
        }
    }
}

/// Where two cells of a colour touch at a corner only, a way between them goes round one of the other two,
/// which are of the other colour, and parts it from the other.
void SlinkStepChecker::addNoCrossings()
{
    for (int r = 0; r + 1 < m_rows; ++r) {
        for (int c = 0; c + 1 < m_columns; ++c) {
            const Literal a = colour(r, c);
            const Literal b = colour(r, c + 1);
            const Literal d = colour(r + 1, c);
            const Literal e = colour(r + 1, c + 1);
            m_solver.addClause({-m_loop, -m_colours, -a, b, d, -e});
            m_solver.addClause({-m_loop, -m_colours, a, -b, -d, e});
        }
    }
}

/// Of each cell in the order nw, ne, se, sw.
void SlinkStepChecker::addCorners()
{
    const auto add = [&](Literal first, Literal second) {
        std::array<Literal, 3> counts;
        for (Literal &count : counts)
            count = m_solver.newVariable();
        const auto [none, one, two] = counts;
        m_solver.addClause({none, first, second});
        m_solver.addClause({-none, -first});
        m_solver.addClause({-none, -second});
        m_solver.addClause({two, -first, -second});
        m_solver.addClause({-two, first});
        m_solver.addClause({-two, second});
        m_solver.addClause({none, one, two});
        m_solver.addClause({-one, -none});
        m_solver.addClause({-one, -two});
        m_corners.push_back(counts);
    };
    for (int r = 0; r < m_rows; ++r) {
        for (int c = 0; c < m_columns; ++c) {
            const Literal top = edge(true, r, c);
            const Literal bottom = edge(true, r + 1, c);
            const Literal left = edge(false, r, c);
            const Literal right = edge(false, r, c + 1);
            add(left, top);
            add(top, right);
            add(right, bottom);
            add(bottom, left);
        }
    }
}

} // namespace inkling::checks
