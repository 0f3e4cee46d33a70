// SPDX-License-Identifier: MIT
#pragma once

#include "support/slink/slinkwords.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace inkling::test {

/// Whether each of some cells is inside.
using SlinkSide = std::map<SlinkPlace, bool>;

/// The ways to put some cells inside or outside, and what follows from each way for other cells.
/// The cells are those of the step's clues, those beside them, those that the step concludes about
/// and, if the step does not rest on the loop, those of its premises; for a step without clues,
/// those beside what it concludes about. There are no ways if these are too many cells.
class SlinkSides
{
public:
    explicit SlinkSides(const SlinkStep &step);

    /// The ways that meet the clues and contradict nothing that the step rests on.
    [[nodiscard]] const std::vector<SlinkSide> &ways() const { return m_ways; }
    /// Whether the facts contradict no cell of the way.
    [[nodiscard]] bool allows(const SlinkFacts &facts, const SlinkSide &way) const;
    [[nodiscard]] std::set<int> linesRound(SlinkPlace clue, const SlinkSide &way) const;
    [[nodiscard]] std::set<std::set<int>> linesRound(SlinkPlace clue) const;
    /// The number of ways to draw the lines round all clues.
    [[nodiscard]] int countDrawn() const;
    /// Whether a cell cannot be joined to the other cell of its side; without another cell, to the
    /// border.
    [[nodiscard]] bool parts(const SlinkSide &way, SlinkPlace from, std::optional<SlinkPlace> to,
                             bool inside) const;
    /// Adds to a way what follows for other cells; nothing if that leads to a contradiction.
    [[nodiscard]] std::optional<SlinkSide> spread(SlinkSide way) const;

private:
    void add(SlinkPlace cell);
    void addCellsOf(const SlinkFacts &facts);
    void colour(std::size_t next, SlinkSide &way);
    [[nodiscard]] std::optional<bool> side(SlinkPlace cell, const SlinkSide &way) const;
    [[nodiscard]] std::optional<bool> isLine(const SlinkEdge &edge, const SlinkSide &way) const;
    [[nodiscard]] bool isPossible(const SlinkSide &way) const;

    const SlinkStep &m_step;
    std::vector<SlinkPlace> m_cells;
    std::vector<SlinkSide> m_ways;
};

} // namespace inkling::test
