// SPDX-License-Identifier: MIT
#include "families/kenken/search/square.h"

#include <algorithm>

namespace inkling::kenken {

namespace {

bool isSingle(Digits digits)
{
    return (digits & (digits - 1)) == 0;
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
        m_rowOf[at] = std::uint8_t(cell / m_side);
        m_columnOf[at] = std::uint8_t(cell % m_side);
        m_lines[m_rowOf[at]][m_columnOf[at]] = std::uint8_t(cell);
        m_lines[std::size_t(m_side + m_columnOf[at])][m_rowOf[at]] = std::uint8_t(cell);
    }
    m_digitOf = {};
    m_dirtyLines = 0;
    m_dirtySets = 0;
    m_dirtyCages = 0;
    loadCages(cages);
}

/// In the order of how many ways they have: what is cheap to look at, and fails soonest, comes first.
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
    m_dirtyCages = ~std::uint64_t{0} >> (64 - count);
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

bool Square::narrow(int cell, Digits digits)
{
    const auto at = std::size_t(cell);
    const auto narrowed = Digits(m_possible[at] & digits);
    if (narrowed == m_possible[at])
        return true;
    m_cellTrail.push_back({std::uint8_t(cell), m_possible[at]});
    m_possible[at] = narrowed;
    m_dirtyCages |= std::uint64_t{1} << m_cageOf[at];
    m_dirtyLines |= 1U << m_rowOf[at] | 1U << (m_side + m_columnOf[at]);
    return narrowed != 0;
}

void Square::exclude(int cell, Digits digits)
{
    narrow(cell, Digits(~digits));
}

void Square::backTo(const Mark &mark)
{
    while (m_cellTrail.size() > mark[0]) {
        m_possible[m_cellTrail.back().cell] = m_cellTrail.back().possible;
        m_cellTrail.pop_back();
    }
    while (m_cageTrail.size() > mark[1]) {
        m_cageStates[m_cageTrail.back().cage].count = m_cageTrail.back().count;
        m_cageTrail.pop_back();
    }
    m_dirtyCages = 0;
    m_dirtyLines = 0;
    m_dirtySets = 0;
}

bool Square::propagate()
{
    while (true) {
        if (m_dirtyLines != 0) {
            const int line = std::countr_zero(m_dirtyLines);
            m_dirtyLines &= m_dirtyLines - 1;
            if (!propagateLine(line)) {
                m_lineWeight[std::size_t(line)] += 1;
                return false;
            }
        } else if (m_dirtyCages != 0) {
            const int cage = std::countr_zero(m_dirtyCages);
            m_dirtyCages &= m_dirtyCages - 1;
            if (!propagateCage(cage)) {
                m_cageWeight[std::size_t(cage)] += 1;
                return false;
            }
        } else if (m_dirtySets != 0) {
            const int line = std::countr_zero(m_dirtySets);
            m_dirtySets &= m_dirtySets - 1;
            if (!propagateSets(line)) {
                m_lineWeight[std::size_t(line)] += 1;
                return false;
            }
        } else {
            return true;
        }
    }
}

/// What is placed and the only places left. Most looks at a line find nothing, so that is seen first.
bool Square::propagateLine(int line)
{
    const auto &cells = m_lines[std::size_t(line)];
    m_dirtySets |= 1U << line;
    while (true) {
        unsigned once = 0;
        unsigned twice = 0;
        unsigned placed = 0;
        unsigned placedTwice = 0;
        unsigned open = 0;
        for (int i = 0; i < m_side; ++i) {
            const unsigned digits = m_possible[cells[std::size_t(i)]];
            twice |= once & digits;
            once |= digits;
            const unsigned single = isSingle(Digits(digits)) ? digits : 0;
            placedTwice |= placed & single;
            placed |= single;
            open |= digits ^ single;
        }
        if (once != m_digits || placedTwice != 0)
            return false;
        const unsigned onlyPlace = once & ~twice & ~placed;
        if (onlyPlace == 0 && (open & placed) == 0)
            break;
        for (int i = 0; i < m_side; ++i) {
            const int cell = cells[std::size_t(i)];
            const unsigned digits = m_possible[std::size_t(cell)];
            if (isSingle(Digits(digits)))
                continue;
            unsigned left = digits & ~placed;
            if ((left & onlyPlace) != 0) {
                left &= onlyPlace;
                if (!isSingle(Digits(left)))
                    return false;
            }
            if (left != digits && !narrow(cell, Digits(left)))
                return false;
        }
    }
    m_dirtyLines &= ~(1U << line);
    return true;
}

/// Finds a cell for each digit, beginning with what was found last time. Returns false if there is no
/// such assignment.
bool Square::assign(int line, const std::array<Digits, maxSide> &possible, Assignment &cellOf)
{
    auto &digitOf = m_digitOf[std::size_t(line)];
    unsigned used = 0;
    unsigned without = 0;
    for (int i = 0; i < m_side; ++i) {
        const auto at = std::size_t(i);
        const unsigned digit = digitOf[at] & possible[at] & ~used;
        if (digit == 0)
            without |= 1U << i;
        else
            cellOf[std::size_t(std::countr_zero(digit))] = std::uint8_t(i);
        digitOf[at] = Digits(digit);
        used |= digit;
    }
    for (; without != 0; without &= without - 1) {
        unsigned visited = 0;
        if (!findDigit(std::countr_zero(without), possible, digitOf, cellOf, used, visited))
            return false;
    }
    return true;
}

bool Square::findDigit(int i, const std::array<Digits, maxSide> &possible,
                       std::array<Digits, maxSide> &digitOf, Assignment &cellOf, unsigned &used,
                       unsigned &visited)
{
    const auto at = std::size_t(i);
    const auto take = [&](unsigned digit) {
        digitOf[at] = Digits(digit);
        cellOf[std::size_t(std::countr_zero(digit))] = std::uint8_t(i);
        used |= digit;
        return true;
    };
    if (const unsigned free = possible[at] & ~used; free != 0)
        return take(free & (~free + 1));
    while (const unsigned next = possible[at] & ~visited) {
        const unsigned digit = next & (~next + 1);
        visited |= digit;
        if (findDigit(cellOf[std::size_t(std::countr_zero(digit))], possible, digitOf, cellOf, used,
                      visited))
            return take(digit);
    }
    return false;
}

/// All that follows from a line's digits being different: where some cells hold as many digits together
/// as they are, the others do not hold them. Method: Régin 1994. An assignment of digits to cells is
/// found; a cell can hold another digit when the cells in between can pass their digits on in a ring.
bool Square::propagateSets(int line)
{
    const auto &cells = m_lines[std::size_t(line)];
    std::array<Digits, maxSide> possible{};
    unsigned placed = 0;
    for (int i = 0; i < m_side; ++i) {
        const auto at = std::size_t(i);
        possible[at] = m_possible[cells[at]];
        placed |= isSingle(possible[at]) ? possible[at] : 0;
    }
    if (m_side - std::popcount(placed) < 4)
        return true;
    Assignment cellOf{};
    if (!assign(line, possible, cellOf))
        return false;
    const auto &digitOf = m_digitOf[std::size_t(line)];
    // From which digits a cell's own can be reached, by passing on.
    std::array<Digits, maxSide> reach = possible;
    for (int k = 0; k < m_side; ++k) {
        const unsigned through = digitOf[std::size_t(k)];
        const unsigned further = reach[std::size_t(k)];
        for (int i = 0; i < maxSide; ++i)
            reach[std::size_t(i)] |= Digits((reach[std::size_t(i)] & through) != 0 ? further : 0);
    }
    const unsigned open = m_digits & ~placed;
    bool allReached = true;
    for (int i = 0; i < m_side; ++i)
        allReached
            = allReached && (reach[std::size_t(i)] == open || isSingle(possible[std::size_t(i)]));
    if (allReached)
        return true;
    for (int i = 0; i < m_side; ++i) {
        unsigned kept = 0;
        const auto at = std::size_t(i);
        for (unsigned digits = possible[at]; digits != 0; digits &= digits - 1) {
            const int digit = std::countr_zero(digits);
            if ((reach[cellOf[std::size_t(digit)]] & digitOf[at]) != 0)
                kept |= 1U << digit;
        }
        if (kept != possible[at])
            narrow(cells[at], Digits(kept));
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
    for (int i = 0; i < state.size; ++i)
        narrow(state.cells[std::size_t(i)], lane(supported, i));
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
    return m_cageWeight[m_cageOf[at]] + m_lineWeight[m_rowOf[at]]
           + m_lineWeight[std::size_t(m_side + m_columnOf[at])];
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
