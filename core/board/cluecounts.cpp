// SPDX-License-Identifier: MIT
#include "board/cluecounts.h"

#include <algorithm>
#include <cassert>

namespace inkling {

void ClueCounts::add(ElementId clue, ElementId counted)
{
    assert(m_pairs.empty() || m_pairs.back().counted <= counted);
    m_pairs.push_back({counted, clue});
    if (clue >= m_clues.size())
        m_clues.resize(clue + 1);
    ++m_clues[clue].reach;
}

std::span<const ClueCounts::Pair> ClueCounts::cluesOf(ElementId counted) const
{
    const auto range = std::ranges::equal_range(m_pairs, counted, {}, &Pair::counted);
    return {range.begin(), range.end()};
}

void ClueTally::change(const ClueCounts &counts, ElementId element, std::optional<Look> before,
                       std::optional<Look> after)
{
    const int marked = int(after.has_value()) - int(before.has_value());
    const int counted = int(after == counts.look()) - int(before == counts.look());
    if (marked == 0 && counted == 0)
        return;
    for (const auto &[_, clue] : counts.cluesOf(element)) {
        m_tallies[clue].marked = std::int16_t(m_tallies[clue].marked + marked);
        m_tallies[clue].counted = std::int16_t(m_tallies[clue].counted + counted);
    }
}

bool ClueTally::isMet(const ClueCounts &counts, ElementId clue, bool isFinal) const
{
    const auto wanted = counts.wanted(clue);
    return wanted && m_tallies[clue].counted == *wanted
           && (isFinal || m_tallies[clue].marked == counts.reach(clue));
}

bool ClueTally::isBroken(const ClueCounts &counts, ElementId clue) const
{
    const auto wanted = counts.wanted(clue);
    if (!wanted)
        return false;
    const Tally &tally = m_tallies[clue];
    return tally.counted > *wanted || tally.counted + counts.reach(clue) - tally.marked < *wanted;
}

} // namespace inkling
