// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/reasoning/position.h"
#include "families/numbercross/reasoning/rules.h"
#include "stopcondition.h"

#include <unordered_map>
#include <vector>

namespace inkling::numbercross {

/// Two, three or four parallel lines together: TwoLines, ThreeLines, FourLines.
///
/// The lines across each leave some ways to shade their cells in these lines: those after which their
/// own label stays within reach. Dynamic programming over the lines across, with the sums of the
/// parallel lines as its state, finds what all ways to reach the parallel lines' labels agree on. Then
/// lines across are dropped as long as that still follows. Where supposing a single cell and going from line to
/// line shows as much, the step is told so, for nobody goes through 27 ways. Lines with more open cells than a person
/// would look at are left alone.
class GroupEngine
{
public:
    explicit GroupEngine(const Givens &givens);

    /// A cell of these lines became known.
    void changed(int line) { m_changes[std::size_t(line)] = ++m_clock; }

    /// One step of the rule, that with the fewest open cells, if any applies.
    void propose(const Position &position, RuleName rule, const StopCondition &stop,
                 Trace &proposals);

private:
    [[nodiscard]] bool isNew(const Position &position, const std::vector<int> &lines);

    const Givens &m_givens;
    std::uint64_t m_clock = 1;
    std::vector<std::uint64_t> m_changes;                    ///< by line: when it changed
    std::unordered_map<std::uint64_t, std::uint64_t> m_seen; ///< when a group gave nothing
};

} // namespace inkling::numbercross
