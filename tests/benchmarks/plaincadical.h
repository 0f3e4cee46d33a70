// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "logic/model/solver.h"
#include "sat/satsolver.h"
#include "stopcondition.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace inkling::slink {

/// The baseline: a variable a cell (inside), the clues as clauses over the cells and their
/// neighbours, no checkerboard; cuts are added when an answer is in several parts, and the second
/// answer is looked for in the same solver.
class PlainCadical
{
public:
    /// `areRemovable`: for isUniqueWith(); else for run().
    explicit PlainCadical(const Clues &clues, StopCondition stop = {}, bool areRemovable = false)
        : m_grid(clues.grid)
        , m_stop(std::move(stop))
        , m_areRemovable(areRemovable)
    {
        m_solver.reserve(areRemovable ? 2 * m_grid.cellCount() + 1 : m_grid.cellCount() + 1);
        m_solver.addClause({-beyond()});
        std::vector<sat::Literal> any;
        for (int r = 0; r < m_grid.rows; ++r) {
            for (int c = 0; c < m_grid.columns; ++c) {
                any.push_back(cell(r, c));
                if (clues.at(r, c) != blank)
                    addClue(r, c, clues.at(r, c));
                if (r > 0 && c > 0) {
                    const auto a = cell(r - 1, c - 1), b = cell(r - 1, c);
                    const auto d = cell(r, c - 1), e = cell(r, c);
                    m_solver.addClause({-a, b, d, -e});
                    m_solver.addClause({a, -b, -d, e});
                }
            }
        }
        m_solver.addClause(any);
    }

    /// Unknown if it was stopped.
    Verdict run()
    {
        if (!findLoop())
            return m_timedOut ? Verdict::Unknown : Verdict::None;
        excludeFound();
        if (findLoop())
            return Verdict::Many;
        return m_timedOut ? Verdict::Unknown : Verdict::Unique;
    }

    /// Whether the answer with all clues is the only one with these; what is learned by one call, cuts above
    /// all, serves the next. Requires: all clues have one answer.
    bool isUniqueWith(const std::vector<bool> &kept)
    {
        if (m_assumed.empty()) {
            assumeClues(std::vector<bool>(kept.size(), true));
            findLoop();
            excludeFound();
        }
        assumeClues(kept);
        return !findLoop();
    }

private:
    void excludeFound()
    {
        std::vector<sat::Literal> other;
        for (int i = 1; i <= m_grid.cellCount(); ++i)
            other.push_back(m_inside[i] ? -i : i);
        m_solver.addClause(other);
    }
    void assumeClues(const std::vector<bool> &kept)
    {
        m_assumed.clear();
        for (int i = 0; i < m_grid.cellCount(); ++i) {
            if (kept[std::size_t(i)])
                m_assumed.push_back(selector(i));
        }
    }

    [[nodiscard]] sat::Literal selector(int index) const { return beyond() + 1 + index; }
    [[nodiscard]] sat::Literal beyond() const { return m_grid.cellCount() + 1; }
    [[nodiscard]] sat::Literal cell(int r, int c) const
    {
        return m_grid.contains(r, c) ? m_grid.cell(r, c) + 1 : beyond();
    }
    [[nodiscard]] std::array<sat::Literal, 4> neighbours(int r, int c) const
    {
        return {cell(r - 1, c), cell(r, c + 1), cell(r + 1, c), cell(r, c - 1)};
    }

    /// Inside: 4 - clue of the neighbours are inside; outside: clue of them. For each set of them,
    /// not more than so many inside, and not more than so many outside.
    void addClue(int r, int c, int clue)
    {
        const auto around = neighbours(r, c);
        for (const bool inside : {false, true}) {
            const int count = inside ? 4 - clue : clue;
            const sat::Literal unless = inside ? -cell(r, c) : cell(r, c);
            for (int set = 1; set < 16; ++set) {
                const int size = std::popcount(unsigned(set));
                for (const bool tooMany : {false, true}) {
                    if (size != (tooMany ? count + 1 : 5 - count))
                        continue;
                    std::vector<sat::Literal> clause{unless};
                    if (m_areRemovable)
                        clause.push_back(-selector(m_grid.cell(r, c)));
                    for (int i = 0; i < 4; ++i) {
                        if (set >> i & 1)
                            clause.push_back(tooMany ? -around[i] : around[i]);
                    }
                    m_solver.addClause(clause);
                }
            }
        }
    }

    bool findLoop()
    {
        do {
            for (const sat::Literal literal : m_assumed)
                m_solver.assume(literal);
            const sat::Result outcome = m_solver.solve(m_stop);
            m_timedOut |= outcome == sat::Result::Stopped;
            if (outcome != sat::Result::Satisfiable)
                return false;
            m_inside.assign(m_grid.cellCount() + 2, false);
            for (int i = 1; i <= m_grid.cellCount(); ++i)
                m_inside[i] = m_solver.value(i);
        } while (addCuts());
        return true;
    }

    /// For each part of the inside but the largest, and each of the outside that the border does
    /// not touch: it has another cell, or a cell around it changes sides, or a cell elsewhere does.
    bool addCuts()
    {
        std::vector<std::vector<sat::Literal>> parts[2];
        std::vector<char> seen(m_inside.size(), false);
        seen[beyond()] = true;
        flood(beyond(), seen);
        for (int i = 1; i <= m_grid.cellCount(); ++i) {
            if (!seen[i])
                parts[m_inside[i] ? 1 : 0].push_back(flood(i, seen));
        }
        for (const auto &part : parts[0])
            addCut(part, 0);
        std::sort(parts[1].begin(), parts[1].end(),
                  [](const auto &a, const auto &b) { return a.size() < b.size(); });
        for (std::size_t i = 0; i + 1 < parts[1].size(); ++i)
            addCut(parts[1][i], parts[1].back().front());
        return parts[1].size() > 1 || !parts[0].empty();
    }

    void addCut(const std::vector<sat::Literal> &part, sat::Literal elsewhere)
    {
        const sat::Literal sign = m_inside[part.front()] ? 1 : -1;
        std::vector<sat::Literal> clause{-sign * part.front()};
        if (elsewhere != 0)
            clause.push_back(-elsewhere);
        for (const sat::Literal of : part) {
            for (const sat::Literal next : neighboursOf(of)) {
                if (m_inside[next] != m_inside[part.front()])
                    clause.push_back(sign * next);
            }
        }
        m_solver.addClause(clause);
    }

    std::vector<sat::Literal> neighboursOf(sat::Literal of) const
    {
        std::vector<sat::Literal> result;
        if (of != beyond()) {
            const auto around = neighbours((of - 1) / m_grid.columns, (of - 1) % m_grid.columns);
            result.assign(around.begin(), around.end());
            return result;
        }
        for (int r = 0; r < m_grid.rows; ++r) {
            for (int c = 0; c < m_grid.columns; ++c) {
                if (r == 0 || c == 0 || r == m_grid.rows - 1 || c == m_grid.columns - 1)
                    result.push_back(cell(r, c));
            }
        }
        return result;
    }

    std::vector<sat::Literal> flood(sat::Literal start, std::vector<char> &seen) const
    {
        std::vector<sat::Literal> part{start};
        seen[start] = true;
        for (std::size_t i = 0; i < part.size(); ++i) {
            for (const sat::Literal next : neighboursOf(part[i])) {
                if (!seen[next] && m_inside[next] == m_inside[start]) {
                    seen[next] = true;
                    part.push_back(next);
                }
            }
        }
        return part;
    }

    Grid m_grid;
    StopCondition m_stop;
    bool m_areRemovable;
    sat::SatSolver m_solver;
    std::vector<sat::Literal> m_assumed;
    std::vector<char> m_inside; // by variable
    bool m_timedOut = false;
};

} // namespace inkling::slink
