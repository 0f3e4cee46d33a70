// SPDX-License-Identifier: MIT
#pragma once

#include "support/slink/slinkwords.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace inkling::test {

/// Which of some cells are inside.
using SlinkSide = std::map<SlinkPlace, bool>;

/// The ways to put a step's clues, the cells beside them and those that it concludes about inside or outside, and,
/// where it does not rest on the loop, those of its premises; without clues, those beside what it concludes about. And
/// what each way leads to over the whole board. None where these are too many cells.
class SlinkSides
{
public:
    explicit SlinkSides(const SlinkStep &step);

    /// Those that meet the clues and are at odds with nothing that the step rests on.
    [[nodiscard]] const std::vector<SlinkSide> &ways() const { return m_ways; }
    /// Whether no cell of these is on another side than the facts say, as far as the way tells.
    [[nodiscard]] bool allows(const SlinkFacts &facts, const SlinkSide &way) const;
    [[nodiscard]] std::set<int> linesRound(SlinkPlace clue, const SlinkSide &way) const;
    [[nodiscard]] std::set<std::set<int>> linesRound(SlinkPlace clue) const;
    /// How many ways there are to draw the lines round all clues.
    [[nodiscard]] int countDrawn() const;
    /// Whether a cell cannot be joined to the other, which is on the same side; without another, to the border.
    [[nodiscard]] bool parts(const SlinkSide &way, SlinkPlace from, std::optional<SlinkPlace> to,
                             bool inside) const;

private:
    void add(SlinkPlace cell);
    void addCellsOf(const SlinkFacts &facts);
    void colour(std::size_t next, SlinkSide &way);
    [[nodiscard]] std::optional<bool> side(SlinkPlace cell, const SlinkSide &way) const;
    [[nodiscard]] std::optional<bool> isLine(const SlinkEdge &edge, const SlinkSide &way) const;
    [[nodiscard]] bool isPossible(const SlinkSide &way) const;
    /// With all that follows for other cells; nothing where that is at odds with itself.
    [[nodiscard]] std::optional<SlinkSide> spread(SlinkSide way) const;

    const SlinkStep &m_step;
    std::vector<SlinkPlace> m_cells;
    std::vector<SlinkSide> m_ways;
};

} // namespace inkling::test
