// SPDX-License-Identifier: MIT
#include "families/numbercross/search/tablesearch.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <span>
#include <utility>

namespace inkling::numbercross::search {

namespace {

struct LineCell
{
    int place;
    int digit;
};

/// All subsets of half the cells of a line: their sums, and their places as bits.
struct Half
{
    static constexpr std::size_t most = std::size_t(1) << TableSearch::maxCells / 2;

    explicit Half(std::span<const LineCell> line)
    {
        sums[0] = 0;
        cells[0] = 0;
        for (const LineCell &cell : line) {
            for (std::size_t subset = 0; subset < size; ++subset) {
                sums[size + subset] = sums[subset] + cell.digit;
                cells[size + subset] = cells[subset] | std::uint32_t(1) << cell.place;
            }
            size *= 2;
        }
    }

    std::size_t size = 1;
    std::array<int, most> sums;
    std::array<std::uint32_t, most> cells;
};

} // namespace

bool TableSearch::reset(const Sums &sums)
{
    m_grid = sums.grid;
    assert(m_grid.rows <= maxCells && m_grid.columns <= maxCells);
    const auto lineCount = std::size_t(m_grid.lineCount());
    m_lines.assign(lineCount, {});
    m_known.assign(lineCount, 0);
    m_values.assign(lineCount, 0);
    m_pending.assign(lineCount, 0);
    m_takes.clear();
    m_left.clear();
    m_choices.clear();
    m_savedLeft.clear();
    m_savedCells.clear();
    m_isAtAnswer = false;
    m_isDead = false;
    m_dirty = lineCount == 64 ? ~Word{0} : (Word{1} << lineCount) - 1;
    for (int line = 0; line < m_grid.lineCount(); ++line) {
        if (!buildLine(sums, line))
            return false;
    }
    return true;
}

/// All ways to meet a line's target: subsets of one half of its cells, met by those of the other half
/// in the order of their sums.
bool TableSearch::collectWays(const Sums &sums, int line)
{
    std::array<LineCell, maxCells> cells;
    std::size_t count = 0;
    for (int place = 0; place < m_lines[std::size_t(line)].cells; ++place) {
        if (const int digit = sums.digit(line, place); digit > 0)
            cells[count++] = {place, digit};
    }
    const int target = sums.targets[std::size_t(line)];
    const auto all = std::span(cells).first(count);
    const Half low(all.first(count / 2));
    const Half high(all.subspan(count / 2));
    // The high half's subsets by sum: those of sum s lie from starts[s] to ends[s].
    constexpr std::size_t maxSum = std::size_t(maxDigit) * maxCells / 2;
    std::array<std::uint16_t, maxSum + 2> starts{};
    std::array<Cells, Half::most> bySum;
    for (std::size_t i = 0; i < high.size; ++i)
        ++starts[std::size_t(high.sums[i]) + 1];
    for (std::size_t sum = 0; sum <= maxSum; ++sum)
        starts[sum + 1] = std::uint16_t(starts[sum + 1] + starts[sum]);
    std::array<std::uint16_t, maxSum + 2> ends = starts;
    for (std::size_t i = 0; i < high.size; ++i)
        bySum[ends[std::size_t(high.sums[i])]++] = high.cells[i];
    m_ways.clear();
    for (std::size_t i = 0; i < low.size; ++i) {
        const int rest = target - low.sums[i];
        if (rest < 0 || rest > int(maxSum))
            continue;
        for (std::size_t k = starts[std::size_t(rest)]; k < ends[std::size_t(rest)]; ++k)
            m_ways.push_back(low.cells[i] | bySum[k]);
    }
    return m_ways.size() <= std::size_t(maxWays);
}

bool TableSearch::buildLine(const Sums &sums, int lineNumber)
{
    Line &line = m_lines[std::size_t(lineNumber)];
    line.cells = m_grid.length(lineNumber);
    for (int place = 0; place < line.cells; ++place) {
        if (sums.digit(lineNumber, place) > 0)
            line.present |= Cells(1) << place;
    }
    // A cell that is not there is known, and white.
    m_known[std::size_t(lineNumber)] = ((Cells(1) << line.cells) - 1) & ~line.present;
    if (sums.targets[std::size_t(lineNumber)] == noTarget)
        return true;
    if (!collectWays(sums, lineNumber))
        return false;
    m_isDead |= m_ways.empty();
    line.words = (m_ways.size() + 63) / 64;
    line.firstWord = m_left.size();
    line.firstTake = m_takes.size();
    for (std::size_t way = 0; way < m_ways.size(); way += 64) {
        const std::size_t count = m_ways.size() - way;
        m_left.push_back(count >= 64 ? ~Word{0} : (Word{1} << count) - 1);
    }
    m_takes.resize(m_takes.size() + std::size_t(line.cells) * line.words, 0);
    for (std::size_t way = 0; way < m_ways.size(); ++way) {
        Word *const takes = m_takes.data() + line.firstTake + way / 64;
        for (Cells cells = m_ways[way]; cells != 0; cells &= cells - 1)
            takes[std::size_t(std::countr_zero(cells)) * line.words] |= Word{1} << (way % 64);
    }
    return true;
}

void TableSearch::set(int line, int place, bool isBlack)
{
    const bool isRow = m_grid.isRow(line);
    const int other = isRow ? m_grid.columnLine(place) : place;
    const int otherPlace = isRow ? line : line - m_grid.rows;
    const auto note = [&](int through, int at) {
        const auto index = std::size_t(through);
        m_known[index] |= Cells(1) << at;
        m_values[index] |= Cells(isBlack ? 1 : 0) << at;
        m_pending[index] |= Cells(1) << at;
        m_dirty |= Word{1} << through;
    };
    note(line, place);
    note(other, otherPlace);
}

/// Drops the ways that what was found in a line rules out; sets what all that are left agree on.
bool TableSearch::narrow(int lineNumber)
{
    const Line &line = m_lines[std::size_t(lineNumber)];
    const auto index = std::size_t(lineNumber);
    const Cells pending = std::exchange(m_pending[index], 0);
    if (line.words == 0)
        return true;
    Word *const left = m_left.data() + line.firstWord;
    const Word *const takes = m_takes.data() + line.firstTake;
    for (Cells cells = pending; cells != 0; cells &= cells - 1) {
        const int place = std::countr_zero(cells);
        const Word *const taking = takes + std::size_t(place) * line.words;
        const Word flip = m_values[index] >> place & 1 ? 0 : ~Word{0};
        for (std::size_t i = 0; i < line.words; ++i)
            left[i] &= taking[i] ^ flip;
    }
    if (std::all_of(left, left + line.words, [](Word word) { return word == 0; }))
        return false;
    for (Cells open = line.present & ~m_known[index]; open != 0; open &= open - 1) {
        const int place = std::countr_zero(open);
        const Word *const taking = takes + std::size_t(place) * line.words;
        Word blacks = 0;
        Word whites = 0;
        for (std::size_t i = 0; i < line.words; ++i) {
            blacks |= left[i] & taking[i];
            whites |= left[i] & ~taking[i];
        }
        if (blacks != 0 && whites != 0)
            continue;
        set(lineNumber, place, blacks != 0);
        m_pending[index] &= ~(Cells(1) << place);
    }
    return true;
}

bool TableSearch::propagate()
{
    while (m_dirty != 0) {
        const int line = std::countr_zero(m_dirty);
        m_dirty &= m_dirty - 1;
        if (!narrow(line))
            return false;
        // What narrow() itself found in the line is taken into account already.
        if (m_pending[std::size_t(line)] == 0)
            m_dirty &= ~(Word{1} << line);
    }
    return true;
}

int TableSearch::waysLeft(int lineNumber) const
{
    const Line &line = m_lines[std::size_t(lineNumber)];
    int count = 0;
    for (std::size_t i = 0; i < line.words; ++i)
        count += std::popcount(m_left[line.firstWord + i]);
    return count;
}

int TableSearch::waysTaking(int lineNumber, int place) const
{
    const Line &line = m_lines[std::size_t(lineNumber)];
    const Word *const taking = m_takes.data() + line.firstTake + std::size_t(place) * line.words;
    int count = 0;
    for (std::size_t i = 0; i < line.words; ++i)
        count += std::popcount(m_left[line.firstWord + i] & taking[i]);
    return count;
}

/// Chooses, in the line with the fewest ways, the cell whose shade is most certain as far as its
/// two lines tell. Returns false if every cell is known.
bool TableSearch::choose(Choice &choice)
{
    int best = -1;
    int fewest = 0;
    for (int line = 0; line < m_grid.lineCount(); ++line) {
        const Line &candidate = m_lines[std::size_t(line)];
        if (candidate.words == 0 || (candidate.present & ~m_known[std::size_t(line)]) == 0)
            continue;
        const int ways = waysLeft(line);
        if (best < 0 || ways < fewest) {
            best = line;
            fewest = ways;
        }
    }
    if (best < 0)
        return chooseFreeCell(choice);
    const bool isRow = m_grid.isRow(best);
    double clearest = -1;
    const Line &line = m_lines[std::size_t(best)];
    for (Cells open = line.present & ~m_known[std::size_t(best)]; open != 0; open &= open - 1) {
        const int place = std::countr_zero(open);
        const int other = isRow ? m_grid.columnLine(place) : place;
        double blacks = double(waysTaking(best, place)) / fewest;
        double whites = 1 - blacks;
        if (m_lines[std::size_t(other)].words > 0) {
            const double share
                = double(waysTaking(other, isRow ? best : best - m_grid.rows)) / waysLeft(other);
            blacks *= share;
            whites *= 1 - share;
        }
        if (const double clear = 1 - std::min(blacks, whites); clear > clearest) {
            clearest = clear;
            choice = {best, place, blacks > whites, false};
        }
    }
    return true;
}

/// Cells on which no target depends can be either: they are chosen too, so that answers differ.
bool TableSearch::chooseFreeCell(Choice &choice)
{
    for (int line = 0; line < m_grid.rows; ++line) {
        const Cells open = m_lines[std::size_t(line)].present & ~m_known[std::size_t(line)];
        if (open != 0) {
            choice = {line, std::countr_zero(open), false, false};
            return true;
        }
    }
    return false;
}

void TableSearch::save()
{
    m_savedLeft.insert(m_savedLeft.end(), m_left.begin(), m_left.end());
    m_savedCells.insert(m_savedCells.end(), m_known.begin(), m_known.end());
    m_savedCells.insert(m_savedCells.end(), m_values.begin(), m_values.end());
}

void TableSearch::restore()
{
    const auto take = [](auto &saved, auto &current) {
        const auto first = saved.end() - std::ptrdiff_t(current.size());
        std::copy(first, saved.end(), current.begin());
        saved.erase(first, saved.end());
    };
    take(m_savedLeft, m_left);
    take(m_savedCells, m_values);
    take(m_savedCells, m_known);
    std::ranges::fill(m_pending, 0);
    m_dirty = 0;
}

/// Goes back to the last choice whose other shade is untried, and takes that. Returns false if
/// there is none.
bool TableSearch::backtrack()
{
    while (!m_choices.empty()) {
        Choice &choice = m_choices.back();
        if (choice.isSecond) {
            m_choices.pop_back();
            continue;
        }
        restore();
        choice.isSecond = true;
        set(choice.line, choice.place, !choice.isBlack);
        return true;
    }
    return false;
}

TableSearch::Outcome TableSearch::run(std::int64_t maxNodes, const StopCondition &stop)
{
    if (std::exchange(m_isAtAnswer, false) && !backtrack())
        m_isDead = true;
    if (m_isDead)
        return Outcome::Exhausted;
    for (std::int64_t nodes = 1;; ++nodes) {
        Choice choice{};
        if (!propagate()) {
            if (!backtrack()) {
                m_isDead = true;
                return Outcome::Exhausted;
            }
        } else if (!choose(choice)) {
            m_isAtAnswer = true;
            return Outcome::Found;
        } else {
            save();
            m_choices.push_back(choice);
            set(choice.line, choice.place, choice.isBlack);
        }
        if (nodes > maxNodes)
            return Outcome::GaveUp;
        if (nodes % 16 == 0 && stop.stopped())
            return Outcome::Stopped;
    }
}

} // namespace inkling::numbercross::search
