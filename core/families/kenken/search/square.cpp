// SPDX-License-Identifier: MIT
#include "families/kenken/search/square.h"

#include <algorithm>

namespace inkling::kenken {

namespace {

bool isSingle(Digits digits)
{
    return (digits & (digits - 1)) == 0;
}

/// The bits of a count. For each line, the places of each digit are counted, the count of digit 1
/// lowest.
constexpr int bitsPerCount = 4;

/// By set of digits (digit 1 as bit 0): a count of one for each digit in it.
constexpr auto spread = [] {
    std::array<std::uint64_t, 1 << maxSide> table{};
    for (std::size_t set = 0; set < table.size(); ++set) {
        for (int digit = 0; digit < maxSide; ++digit)
            table[set] |= std::uint64_t(set >> digit & 1) << bitsPerCount * digit;
    }
    return table;
}();

/// The lowest bits of the counts that are 0.
std::uint64_t zeros(std::uint64_t counts, std::uint64_t lowBits)
{
    return lowBits & ~(counts | counts >> 1 | counts >> 2 | counts >> 3);
}

} // namespace

void Square::reset(const Cages &cages)
{
    m_cages = &cages;
    m_side = cages.side;
    m_cellCount = cages.cellCount();
    m_digits = Digits(cages.digits().bits());
    m_cellTrail.clear();
    m_cageTrail.clear();
    m_words.clear();
    m_large.clear();
    m_cageWeight.fill(1);
    m_lineWeight.fill(1);
    for (int cell = 0; cell < m_cellCount; ++cell) {
        const auto at = std::size_t(cell);
        m_possible[at] = m_digits;
        const int row = cell / m_side;
        const int column = cell % m_side;
        m_rowOf[at] = std::uint8_t(row);
        m_columnOf[at] = std::uint8_t(m_side + column);
        m_lines[std::size_t(row)][std::size_t(column)] = std::uint8_t(cell);
        m_lines[std::size_t(m_side + column)][std::size_t(row)] = std::uint8_t(cell);
    }
    m_matchings = {};
    clearQueues();
    m_failedLine = -1;
    m_lowBits = spread[m_digits >> 1];
    m_placed.fill(0);
    m_places.fill(m_lowBits * std::uint64_t(m_side));
    m_dirtySets = (1U << 2 * m_side) - 1;
    if (m_side == 1)
        m_placed[0] = m_placed[1] = m_digits;
    loadCages(cages);
}

/// Loads the cages in the order of how many ways they have: those that are cheap to look at and
/// fail soonest come first.
void Square::loadCages(const Cages &cages)
{
    std::array<std::pair<std::size_t, const TupleTable *>, maxCageCount> order{};
    const std::size_t count = cages.cages.size();
    for (std::size_t i = 0; i < count; ++i)
        order[i] = {i, &tupleTable(cages, cages.cages[i])};
    std::sort(order.begin(), order.begin() + std::ptrdiff_t(count),
              [](const auto &a, const auto &b) {
                  const auto effort = [](const TupleTable &table) {
                      return table.complete ? table.words.size() : ~std::size_t{0};
                  };
                  return effort(*a.second) < effort(*b.second);
              });
    for (std::size_t i = 0; i < count; ++i) {
        const auto &[number, table] = order[i];
        const Cage &cage = cages.cages[number];
        CageState &state = m_cageStates[i];
        state.size = std::int8_t(cage.cells.size());
        state.wordCount = std::int8_t(wordsFor(state.size));
        std::copy(cage.cells.begin(), cage.cells.end(), state.cells.begin());
        for (const std::size_t cell : cage.cells)
            m_cageOf[cell] = std::uint8_t(i);
        if (table->complete) {
            load(int(i), table->words);
        } else {
            state.count = -1;
            LargeCage &large = m_large.emplace_back(LargeCage{&cage, int(i), {}});
            for (const Operation operation : {Operation::Sum, Operation::Product}) {
                if (cage.operation == operation || cage.operation == Operation::Unknown)
                    large.results.emplace_back(operation, cage.target);
            }
        }
    }
    m_dirtyCages = count > 0 ? ~std::uint64_t{0} >> (64 - count) : 0;
}

void Square::load(int cage, const std::vector<std::uint64_t> &words)
{
    CageState &state = m_cageStates[std::size_t(cage)];
    state.firstWord = std::int32_t(m_words.size());
    state.count = std::int32_t(words.size()) / state.wordCount;
    m_words.insert(m_words.end(), words.begin(), words.end());
}

Lanes Square::lanesOf(const CageState &state) const
{
    Lanes lanes{};
    for (int i = 0; i < state.size; ++i)
        addToLane(lanes, i, m_possible[state.cells[std::size_t(i)]]);
    return lanes;
}

bool Square::begin(const Knowledge &known)
{
    for (int cell = 0; cell < m_cellCount; ++cell) {
        if (!narrow(cell, Digits(known.possible(UnknownId(cell)).bits())))
            return false;
    }
    return true;
}

/// Counts the digit out of its lines, which tells at once when one has no place left, or one.
bool Square::narrow(int cell, Digits digits)
{
    const auto at = std::size_t(cell);
    const Digits before = m_possible[at];
    const auto after = Digits(before & digits);
    if (after == before)
        return true;
    if (after == 0)
        return false;
    const std::size_t row = m_rowOf[at];
    const std::size_t column = m_columnOf[at];
    const bool placed = isSingle(after);
    if (placed && ((m_placed[row] | m_placed[column]) & after) != 0) {
        m_failedLine = int((m_placed[row] & after) != 0 ? row : column);
        return false;
    }
    m_cellTrail.push_back({std::uint8_t(cell), before});
    m_possible[at] = after;
    if (placed) {
        m_placed[row] |= after;
        m_placed[column] |= after;
        m_toClear.push_back(std::uint8_t(cell));
    }
    m_dirtyCages |= std::uint64_t{1} << m_cageOf[at];
    m_dirtySets |= 1U << row | 1U << column;
    const std::uint64_t removed = spread[(before ^ after) >> 1];
    m_places[row] -= removed;
    m_places[column] -= removed;
    for (const std::size_t line : {row, column}) {
        if (zeros(m_places[line], m_lowBits) != 0) {
            m_failedLine = int(line);
            return false;
        }
        const std::uint64_t only = zeros(m_places[line] ^ m_lowBits, m_lowBits);
        m_dirtyLines |= (only & ~spread[m_placed[line] >> 1]) != 0 ? 1U << line : 0;
    }
    return true;
}

bool Square::exclude(int cell, Digits digits)
{
    if (narrow(cell, Digits(~digits)))
        return propagate();
    m_lineWeight[std::size_t(m_failedLine)] += 1;
    return false;
}

void Square::backTo(const Mark &mark)
{
    while (m_cellTrail.size() > mark[0]) {
        const auto [cell, before] = m_cellTrail.back();
        const Digits after = m_possible[cell];
        const std::uint64_t removed = spread[(before ^ after) >> 1];
        for (const std::size_t line : {m_rowOf[cell], m_columnOf[cell]}) {
            m_places[line] += removed;
            if (isSingle(after))
                m_placed[line] &= Digits(~after);
        }
        m_possible[cell] = before;
        m_cellTrail.pop_back();
    }
    while (m_cageTrail.size() > mark[1]) {
        m_cageStates[m_cageTrail.back().cage].count = m_cageTrail.back().count;
        m_cageTrail.pop_back();
    }
    clearQueues();
}

void Square::clearQueues()
{
    m_toClear.clear();
    m_dirtyCages = 0;
    m_dirtyLines = 0;
    m_dirtySets = 0;
    m_failedLine = -1;
}

bool Square::propagate()
{
    while (true) {
        int line = -1;
        int cage = -1;
        bool holds = true;
        if (!m_toClear.empty()) {
            const int cell = m_toClear.back();
            m_toClear.pop_back();
            holds = clearLinesOf(cell);
        } else if (m_dirtyLines != 0) {
            line = std::countr_zero(m_dirtyLines);
            m_dirtyLines &= m_dirtyLines - 1;
            holds = placeOnlyPlaces(line);
        } else if (m_dirtyCages != 0) {
            cage = std::countr_zero(m_dirtyCages);
            m_dirtyCages &= m_dirtyCages - 1;
            holds = propagateCage(cage);
        } else if (m_dirtySets != 0) {
            line = std::countr_zero(m_dirtySets);
            m_dirtySets &= m_dirtySets - 1;
            holds = propagateSets(line);
        } else {
            return true;
        }
        if (holds)
            continue;
        // Whose fault it is: a line's that ran out of places, else that of who was looked at.
        line = m_failedLine >= 0 ? m_failedLine : line;
        if (line >= 0)
            m_lineWeight[std::size_t(line)] += 1;
        else if (cage >= 0)
            m_cageWeight[std::size_t(cage)] += 1;
        return false;
    }
}

/// Takes a digit that is placed from the other cells of its lines.
bool Square::clearLinesOf(int cell)
{
    const auto at = std::size_t(cell);
    const Digits digit = m_possible[at];
    const std::uint64_t lowBit = spread[digit >> 1];
    for (const std::size_t line : {m_rowOf[at], m_columnOf[at]}) {
        for (int i = 0; i < m_side; ++i) {
            // One place left: its own.
            if (((m_places[line] ^ lowBit) & (lowBit * 0xF)) == 0)
                break;
            const int other = m_lines[line][std::size_t(i)];
            if (other != cell && (m_possible[std::size_t(other)] & digit) != 0
                && !narrow(other, Digits(~digit)))
                return false;
        }
    }
    return true;
}

/// Places the digits that have one place left in a line.
bool Square::placeOnlyPlaces(int line)
{
    const auto at = std::size_t(line);
    while (true) {
        const std::uint64_t only
            = zeros(m_places[at] ^ m_lowBits, m_lowBits) & ~spread[m_placed[at] >> 1];
        if (only == 0)
            return true;
        const auto digit = Digits(2U << std::countr_zero(only) / bitsPerCount);
        std::size_t i = 0;
        while ((m_possible[m_lines[at][i]] & digit) == 0)
            ++i;
        if (!narrow(m_lines[at][i], digit)) {
            m_failedLine = m_failedLine >= 0 ? m_failedLine : line;
            return false;
        }
    }
}

/// All that follows from a line's digits being different.
bool Square::propagateSets(int line)
{
    const auto &cells = m_lines[std::size_t(line)];
    const Digits placed = m_placed[std::size_t(line)];
    if (m_side - std::popcount(placed) < 4)
        return true;
    LineDigits kept{};
    for (std::size_t i = 0; i < std::size_t(m_side); ++i)
        kept[i] = m_possible[cells[i]];
    if (!m_matchings[std::size_t(line)].keepMatched(kept, m_side, Digits(m_digits & ~placed)))
        return false;
    for (std::size_t i = 0; i < std::size_t(m_side); ++i) {
        if (kept[i] != m_possible[cells[i]] && !narrow(cells[i], kept[i]))
            return false;
    }
    return true;
}

bool Square::propagateCage(int cage)
{
    const CageState &state = m_cageStates[std::size_t(cage)];
    if (state.count < 0)
        return propagateLarge(cage);
    switch (state.wordCount) {
    case 1:
        return propagateTuples<1>(cage);
    case 2:
        return propagateTuples<2>(cage);
    default:
        return propagateTuples<3>(cage);
    }
}

template <int words>
bool Square::propagateTuples(int cage)
{
    CageState &state = m_cageStates[std::size_t(cage)];
    const Lanes possible = lanesOf(state);
    std::array<std::uint64_t, words> seen{};
    std::uint64_t *const first = m_words.data() + state.firstWord;
    std::int32_t count = state.count;
    for (std::int32_t i = 0; i < count;) {
        std::uint64_t *const tuple = first + std::ptrdiff_t(i) * words;
        std::uint64_t outside = 0;
        for (std::size_t w = 0; w < words; ++w)
            outside |= tuple[w] & ~possible[w];
        if (outside == 0) {
            for (std::size_t w = 0; w < words; ++w)
                seen[w] |= tuple[w];
            ++i;
        } else {
            --count;
            std::swap_ranges(tuple, tuple + words, first + std::ptrdiff_t(count) * words);
        }
    }
    if (count != state.count) {
        m_cageTrail.push_back({std::uint8_t(cage), state.count});
        state.count = count;
    }
    if (count == 0)
        return false;
    Lanes supported{};
    std::copy(seen.begin(), seen.end(), supported.begin());
    for (int i = 0; i < state.size; ++i) {
        if (!narrow(state.cells[std::size_t(i)], lane(supported, i)))
            return false;
    }
    m_dirtyCages &= ~(std::uint64_t{1} << cage);
    return true;
}

bool Square::propagateLarge(int cage)
{
    const CageState &state = m_cageStates[std::size_t(cage)];
    std::array<Digits, maxCageSize> possible{};
    std::array<Digits, maxCageSize> supported{};
    for (std::size_t i = 0; i < std::size_t(state.size); ++i)
        possible[i] = m_possible[state.cells[i]];
    for (LargeCage &large : m_large) {
        if (large.place != cage)
            continue;
        for (PartialResults &results : large.results)
            results.addSupported(possible.data(), state.size, supported.data());
    }
    for (std::size_t i = 0; i < std::size_t(state.size); ++i) {
        if (!narrow(state.cells[i], supported[i]))
            return false;
    }
    m_dirtyCages &= ~(std::uint64_t{1} << cage);
    return true;
}

bool Square::listLargeCages()
{
    for (const LargeCage &large : m_large) {
        CageState &state = m_cageStates[std::size_t(large.place)];
        if (state.count >= 0)
            continue;
        std::vector<std::uint64_t> words;
        if (!appendTuples(CageShape(*m_cages, *large.cage), lanesOf(state), maxTuples, words))
            continue;
        load(large.place, words);
        m_dirtyCages |= std::uint64_t{1} << large.place;
    }
    return propagate();
}

float Square::weight(int cell) const
{
    const auto at = std::size_t(cell);
    return m_cageWeight[m_cageOf[at]] + m_lineWeight[m_rowOf[at]] + m_lineWeight[m_columnOf[at]];
}

Square::Branch Square::branch() const
{
    Branch best;
    float bestRatio = 0;
    for (int cell = 0; cell < m_cellCount; ++cell) {
        const Digits digits = m_possible[std::size_t(cell)];
        if (isSingle(digits))
            continue;
        const float ratio = weight(cell) / float(std::popcount(digits));
        if (ratio > bestRatio) {
            bestRatio = ratio;
            best = {cell, Digits(digits & (~digits + 1U))};
        }
    }
    if (best.cell < 0)
        return best;
    for (int line = 0; line < 2 * m_side; ++line) {
        const auto &cells = m_lines[std::size_t(line)];
        unsigned once = 0;
        unsigned twice = 0;
        unsigned oftener = 0;
        for (int i = 0; i < m_side; ++i) {
            const unsigned digits = m_possible[cells[std::size_t(i)]];
            oftener |= twice & digits;
            twice |= once & digits;
            once |= digits;
        }
        for (unsigned pairs = twice & ~oftener; pairs != 0; pairs &= pairs - 1) {
            const auto digit = Digits(pairs & (~pairs + 1));
            float sum = 0;
            float most = 0;
            int heaviest = -1;
            for (int i = 0; i < m_side; ++i) {
                const int cell = cells[std::size_t(i)];
                const float itsWeight
                    = (m_possible[std::size_t(cell)] & digit) != 0 ? weight(cell) : 0;
                sum += itsWeight;
                if (itsWeight > most) {
                    most = itsWeight;
                    heaviest = cell;
                }
            }
            // Two places of this mean weight.
            if (sum / 4 > bestRatio) {
                bestRatio = sum / 4;
                best = {heaviest, digit};
            }
        }
    }
    return best;
}

} // namespace inkling::kenken
