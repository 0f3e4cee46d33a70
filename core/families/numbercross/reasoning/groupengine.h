// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/reasoning/position.h"
#include "families/numbercross/reasoning/rules.h"
#include "stopcondition.h"

#include <unordered_map>
#include <vector>

namespace inkling::numbercross {

/// The rules TwoLines, ThreeLines and FourLines, about two, three or four parallel lines together.
///
/// Each line across allows some ways to shade its cells in the parallel lines: those after which
/// its own label can still be met. Dynamic programming over the lines across, with the sums of the
/// parallel lines as its state, finds the cells that have the same shade in all ways to meet the
/// parallel lines' labels. Then lines across are left out as long as a cell is still decided. Where
/// there are more than a few ways, and supposing a single cell and going on from line to line shows
/// as much, the step is told like that instead, as nobody goes through 27 ways. Lines with more
/// open cells than a person would look at are left alone.
class GroupEngine
{
public:
    explicit GroupEngine(const Givens &givens);

    /// Must be called for each line in which a cell became known.
    void changed(int line) { m_changes[std::size_t(line)] = ++m_clock; }

    /// Appends one step of the rule, if any applies: of the group with the fewest open cells.
    void propose(const Position &position, RuleName rule, const StopCondition &stop,
                 Trace &proposals);

private:
    [[nodiscard]] bool isNew(const Position &position, const std::vector<int> &lines);

    const Givens &m_givens;
    /// A count of the changes so far; the members below hold values of it.
    std::uint64_t m_clock = 1;
    std::vector<std::uint64_t> m_changes;                    ///< by line: its last change
    std::unordered_map<std::uint64_t, std::uint64_t> m_seen; ///< by group: its last look
};

} // namespace inkling::numbercross
