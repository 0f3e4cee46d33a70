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
        m_cageOf[at] = cages.cageOf[at];
        m_rowOf[at] = std::uint8_t(cell / m_side);
        m_columnOf[at] = std::uint8_t(cell % m_side);
        m_lines[m_rowOf[at]][m_columnOf[at]] = std::uint8_t(cell);
        m_lines[std::size_t(m_side + m_columnOf[at])][m_rowOf[at]] = std::uint8_t(cell);
    }
    m_dirtyLines = 0;
    m_dirtySets = 0;
    m_dirtyCages = 0;
    for (std::size_t i = 0; i < cages.cages.size(); ++i) {
        const Cage &cage = cages.cages[i];
        CageState &state = m_cageStates[i];
        state.size = std::int8_t(cage.cells.size());
        state.wordCount = std::int8_t(wordsFor(state.size));
        std::copy(cage.cells.begin(), cage.cells.end(), state.cells.begin());
        const TupleTable &table = tupleTable(cages, cage);
        if (table.complete) {
            load(int(i), table.words, state.wordCount);
        } else {
            state.count = -1;
            auto &[number, ways] = m_large.emplace_back();
            number = int(i);
            for (const Operation operation : {Operation::Sum, Operation::Product}) {
                if (cage.operation == operation || cage.operation == Operation::Unknown)
                    ways.emplace_back(operation, cage.target);
            }
        }
        m_dirtyCages |= std::uint64_t{1} << i;
    }
}

void Square::load(int cage, const std::vector<std::uint64_t> &words, int wordCount)
{
    CageState &state = m_cageStates[std::size_t(cage)];
    state.firstWord = std::int32_t(m_words.size());
    state.count = std::int32_t(words.size()) / wordCount;
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

bool Square::propagateLine(int line)
{
    const auto &cells = m_lines[std::size_t(line)];
    m_dirtySets |= 1U << line;
    while (true) {
        unsigned once = 0;
        unsigned twice = 0;
        unsigned placed = 0;
        for (int i = 0; i < m_side; ++i) {
            const unsigned digits = m_possible[cells[std::size_t(i)]];
            twice |= once & digits;
            once |= digits;
            if (isSingle(Digits(digits))) {
                if ((placed & digits) != 0)
                    return false;
                placed |= digits;
            }
        }
        if (once != m_digits)
            return false;
        const unsigned onlyPlace = once & ~twice & ~placed;
        bool again = false;
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
            if (left == digits)
                continue;
            if (!narrow(cell, Digits(left)))
                return false;
            again = again || isSingle(Digits(left));
        }
        if (!again)
            break;
    }
    m_dirtyLines &= ~(1U << line);
    return true;
}

/// Where some cells hold as many digits together as they are, the others do not hold them. Looks at all
/// sets of the cells that are still open.
bool Square::propagateSets(int line)
{
    const auto &cells = m_lines[std::size_t(line)];
    std::array<std::uint8_t, maxSide> open{};
    int count = 0;
    for (int i = 0; i < m_side; ++i) {
        if (!isSingle(m_possible[cells[std::size_t(i)]]))
            open[std::size_t(count++)] = cells[std::size_t(i)];
    }
    if (count < 4)
        return true;
    std::array<Digits, 1 << maxSide> together;
    together[0] = 0;
    const unsigned all = (1U << count) - 1;
    for (unsigned set = 1; set < all; ++set) {
        const unsigned digits = together[set & (set - 1)]
                                | m_possible[open[std::size_t(std::countr_zero(set))]];
        together[set] = Digits(digits);
        const int spare = std::popcount(digits) - std::popcount(set);
        if (spare > 0)
            continue;
        if (spare < 0)
            return false;
        for (int i = 0; i < count; ++i) {
            if ((set >> i & 1) == 0 && !narrow(open[std::size_t(i)], Digits(~digits)))
                return false;
        }
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
    for (auto &[number, ways] : m_large) {
        if (number != cage)
            continue;
        for (PartialResults &way : ways)
            way.addSupported(possible.data(), state.size, supported.data());
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
    for (const auto &[cage, ways] : m_large) {
        CageState &state = m_cageStates[std::size_t(cage)];
        if (state.count >= 0)
            continue;
        std::vector<std::uint64_t> words;
        if (!appendTuples(*m_cages, m_cages->cages[std::size_t(cage)], lanesOf(state), maxTuples,
                          words))
            continue;
        load(cage, words, state.wordCount);
        m_dirtyCages |= std::uint64_t{1} << cage;
    }
    return propagate();
}

int Square::branchingCell() const
{
    int best = -1;
    float bestRatio = 0;
    for (int cell = 0; cell < m_cellCount; ++cell) {
        const auto at = std::size_t(cell);
        if (isSingle(m_possible[at]))
            continue;
        const float weight = m_cageWeight[m_cageOf[at]] + m_lineWeight[m_rowOf[at]]
                             + m_lineWeight[std::size_t(m_side + m_columnOf[at])];
        const float ratio = weight / float(std::popcount(m_possible[at]));
        if (ratio > bestRatio) {
            bestRatio = ratio;
            best = cell;
        }
    }
    return best;
}

} // namespace inkling::kenken
