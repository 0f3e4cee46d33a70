// SPDX-License-Identifier: MIT
// How the open file follows what its document makes of it.
#include "documents/puzzlefile.h"

#include <algorithm>
#include <iterator>

namespace inkling {

void PuzzleFile::replace(int index, PuzzleEntry entry)
{
    PuzzleEntry &old = m_entries[std::size_t(index)];
    m_work[std::size_t(index)].stop.request_stop();
    m_work[std::size_t(index)] = {};
    m_pending += (entry.puzzle ? 1 : 0) - (old.puzzle && !old.summary ? 1 : 0);
    old = std::move(entry);
    old.key = ++m_lastKey;
    Q_EMIT entryChanged(index);
    if (index == m_current && m_isDrawn) {
        m_currentStop.request_stop();
        setExplaining(false);
        setBegun(index, true);
        m_isBehind = true;
    } else if (index == m_current) {
        showReplaced();
    }
    startOver();
}

void PuzzleFile::showReplaced()
{
    m_isBehind = false;
    m_shown.reset();
    Q_EMIT currentChanged(m_current);
    beginExplaining();
}

void PuzzleFile::setDrawn(bool isDrawn)
{
    m_isDrawn = isDrawn;
    if (!isDrawn && m_isBehind)
        showReplaced();
}

void PuzzleFile::insert(int index, std::vector<PuzzleEntry> entries)
{
    for (PuzzleEntry &entry : entries) {
        entry.key = ++m_lastKey;
        m_pending += entry.puzzle ? 1 : 0;
    }
    const int added = int(entries.size());
    m_entries.insert(m_entries.begin() + index, std::make_move_iterator(entries.begin()),
                     std::make_move_iterator(entries.end()));
    m_work.insert(m_work.begin() + index, entries.size(), Work());
    m_current += m_current >= index ? added : 0;
    Q_EMIT entriesAdded(index, added);
    startOver();
}

void PuzzleFile::remove(int index)
{
    // The document is without it already: another is shown once the file is, too, whatever a list's view may wish.
    const bool isShown = index == m_current;
    m_isRemoving = true;
    Q_EMIT entryAboutToBeRemoved(index);
    const PuzzleEntry &entry = m_entries[std::size_t(index)];
    m_pending -= entry.puzzle && !entry.summary ? 1 : 0;
    m_work[std::size_t(index)].stop.request_stop();
    m_entries.erase(m_entries.begin() + index);
    m_work.erase(m_work.begin() + index);
    m_current -= m_current > index || m_current == count() ? 1 : 0;
    Q_EMIT entryRemoved(index);
    m_isRemoving = false;
    if (isShown)
        showReplaced();
    startOver();
}

void PuzzleFile::move(int from, int to)
{
    Q_EMIT entryAboutToBeMoved(from, to);
    const std::uint64_t current = m_current >= 0 ? entry(m_current).key : 0;
    const auto rotate = [from, to](auto &items) {
        const auto begin = items.begin();
        if (from < to)
            std::rotate(begin + from, begin + from + 1, begin + to + 1);
        else
            std::rotate(begin + to, begin + from, begin + from + 1);
    };
    rotate(m_entries);
    rotate(m_work);
    m_current = indexOf(current);
    Q_EMIT entryMoved(from, to);
    startOver();
}

void PuzzleFile::startOver()
{
    m_firstPending = 0;
    m_firstUnrated = 0;
    startSummaries();
}

int PuzzleFile::indexOf(std::uint64_t key) const
{
    const auto place = std::ranges::find(m_entries, key, &PuzzleEntry::key);
    return place == m_entries.end() ? -1 : int(place - m_entries.begin());
}

void PuzzleFile::setBegun(int index, bool isBegun)
{
    m_work[std::size_t(index)].isBegun = isBegun;
    m_work[std::size_t(index)].isRatingBegun = isBegun;
}

} // namespace inkling
