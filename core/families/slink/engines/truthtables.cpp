// SPDX-License-Identifier: MIT
#include "families/slink/engines/truthtables.h"

#include <bit>

namespace inkling::slink {

namespace {

constexpr std::uint64_t all = ~std::uint64_t{0};

} // namespace

void TruthTables::begin(std::size_t variableCount)
{
    m_words.clear();
    m_used = variableCount < 6 ? (std::uint64_t{1} << (1U << variableCount)) - 1 : all;
    m_wordCount = variableCount <= 6 ? 1 : std::size_t{1} << (variableCount - 6);
}

/// The first six variables change within a word, the others from word to word.
std::uint64_t TruthTables::variableWord(std::size_t variable, std::size_t word) const
{
    constexpr std::array<std::uint64_t, 6> patterns{0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC,
                                                    0xF0F0F0F0F0F0F0F0, 0xFF00FF00FF00FF00,
                                                    0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};
    if (variable < patterns.size())
        return patterns[variable];
    return (word >> (variable - patterns.size()) & 1) != 0 ? all : 0;
}

TruthTables::Table TruthTables::never()
{
    m_words.resize(m_words.size() + m_wordCount, 0);
    return m_words.size() - m_wordCount;
}

TruthTables::Table TruthTables::always()
{
    m_words.resize(m_words.size() + m_wordCount, all);
    return m_words.size() - m_wordCount;
}

TruthTables::Table TruthTables::complementOf(Table table)
{
    const Table result = never();
    for (std::size_t i = 0; i < m_wordCount; ++i)
        m_words[result + i] = ~m_words[table + i];
    return result;
}

TruthTables::Table TruthTables::withCount(std::span<const Table> tables, ValueSet counts)
{
    const Table result = never();
    for (std::size_t i = 0; i < m_wordCount; ++i) {
        std::array<std::uint64_t, 5> exactly{all, 0, 0, 0, 0};
        for (const Table table : tables) {
            const std::uint64_t isSo = m_words[table + i];
            for (std::size_t count = 4; count > 0; --count)
                exactly[count] = (exactly[count] & ~isSo) | (exactly[count - 1] & isSo);
            exactly[0] &= ~isSo;
        }
        for (const int count : counts)
            m_words[result + i] |= exactly[std::size_t(count)];
    }
    return result;
}

void TruthTables::toggle(Table table, std::size_t variable)
{
    for (std::size_t i = 0; i < m_wordCount; ++i)
        m_words[table + i] ^= variableWord(variable, i);
}

void TruthTables::addVariable(Table table, std::size_t variable, bool value)
{
    for (std::size_t i = 0; i < m_wordCount; ++i)
        m_words[table + i] |= value ? variableWord(variable, i) : ~variableWord(variable, i);
}

void TruthTables::keep(Table table, Table other)
{
    for (std::size_t i = 0; i < m_wordCount; ++i)
        m_words[table + i] &= m_words[other + i];
}

bool TruthTables::meet(Table one, Table other) const
{
    std::uint64_t common = 0;
    for (std::size_t i = 0; i < m_wordCount; ++i)
        common |= m_words[one + i] & m_words[other + i];
    return common != 0;
}

bool TruthTables::leavesOut(Table goal, Table table) const
{
    std::uint64_t beyond = 0;
    for (std::size_t i = 0; i < m_wordCount; ++i)
        beyond |= m_words[table + i] & ~m_words[goal + i];
    return beyond != 0;
}

ValueSet TruthTables::countsIn(Table ways, const std::array<Table, 2> &tables) const
{
    std::array<std::uint64_t, 3> exactly{};
    for (std::size_t i = 0; i < m_wordCount; ++i) {
        const std::uint64_t way = m_words[ways + i];
        const std::uint64_t first = m_words[tables[0] + i];
        const std::uint64_t second = m_words[tables[1] + i];
        exactly[0] |= way & ~(first | second);
        exactly[1] |= way & (first ^ second);
        exactly[2] |= way & first & second;
    }
    ValueSet counts;
    for (int count = 0; count < int(exactly.size()); ++count) {
        if (exactly[std::size_t(count)] != 0)
            counts = counts | ValueSet::only(count);
    }
    return counts;
}

std::vector<unsigned> TruthTables::waysIn(Table table) const
{
    constexpr unsigned wordSize = 64;
    std::vector<unsigned> ways;
    for (std::size_t i = 0; i < m_wordCount; ++i) {
        for (std::uint64_t bits = m_words[table + i] & m_used; bits != 0; bits &= bits - 1)
            ways.push_back(unsigned(i) * wordSize + unsigned(std::countr_zero(bits)));
    }
    return ways;
}

bool TruthTables::lead(std::span<const Table> tables, Table goal) const
{
    for (std::size_t i = 0; i < m_wordCount; ++i) {
        std::uint64_t beyond = ~m_words[goal + i];
        for (const Table table : tables)
            beyond &= m_words[table + i];
        if (beyond != 0)
            return false;
    }
    return true;
}

} // namespace inkling::slink
