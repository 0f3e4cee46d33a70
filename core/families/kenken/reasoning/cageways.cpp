// SPDX-License-Identifier: MIT
#include "families/kenken/reasoning/cageways.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace inkling::kenken {

namespace {

/// A step that would need more ways keeps what it could perhaps do without.
constexpr int mostWaysForShrinking = 2000;
/// A cage of so many cells never has more: of digits up to 12, fewer than 1700, by any operation.
constexpr std::size_t cellsOfFewWays = 4;

/// Room for the words of most lists of ways.
constexpr std::size_t usualWords = 64;

bool isWithin(std::span<const std::uint64_t> way, const Lanes &possible)
{
    std::uint64_t beyond = 0;
    for (std::size_t i = 0; i < way.size(); ++i)
        beyond |= way[i] & ~possible[i];
    return beyond == 0;
}

} // namespace

Lanes lanesOf(const CellDigits &digits)
{
    Lanes lanes{};
    for (std::size_t i = 0; i < digits.size(); ++i)
        addToLane(lanes, int(i), digits[i]);
    return lanes;
}

bool excludes(const CellDigits &kept, const CellDigits &lost)
{
    for (std::size_t i = 0; i < lost.size(); ++i) {
        if ((kept[i] & lost[i]) != 0)
            return false;
    }
    return true;
}

template <typename IsKept>
void WayList::keep(const IsKept &isKept)
{
    const auto stride = std::size_t(m_stride);
    std::size_t kept = 0;
    for (int way = 0, end = count(); way < end; ++way) {
        const std::size_t at = std::size_t(way) * stride;
        if (!isKept(way))
            continue;
        for (std::size_t w = 0; w < stride; ++w)
            m_words[kept++] = m_words[at + w];
    }
    m_words.resize(kept);
}

void WayList::keepWithin(const Lanes &possible)
{
    if (m_stride == 1) { // as most cages have it: half the time
        std::erase_if(m_words, [&](std::uint64_t way) { return (way & ~possible[0]) != 0; });
        return;
    }
    keep([&](int way) {
        return isWithin(std::span(m_words).subspan(std::size_t(way) * stride(), stride()),
                        possible);
    });
}

bool WayList::meets(int way, std::span<const Need> needs) const
{
    return std::ranges::all_of(
        needs, [&](const Need &need) { return (digits(way, need.cells) >> need.digit & 1) != 0; });
}

void WayList::keepMeeting(std::span<const Need> needs)
{
    keep([&](int way) { return meets(way, needs); });
}

CageWays::CageWays(const Terms &terms, int number)
    : m_terms(terms)
    , m_cage(terms.cages.cages[std::size_t(number)])
    , m_number(number)
    , m_shape(terms.cages, m_cage)
    , m_left(int(m_cage.cells.size()))
{
    for (const int cell : m_cage.cells) {
        for (const int line : {terms.rowLine(cell), terms.columnLine(cell)}) {
            m_innerLines |= m_lines & (LineSet{1} << line);
            m_lines |= LineSet{1} << line;
        }
    }
}

unsigned CageWays::cellsOn(int line) const
{
    unsigned cells = 0;
    for (std::size_t i = 0; i < m_cage.cells.size(); ++i)
        cells |= m_terms.isOn(line, m_cage.cells[i]) ? 1U << i : 0;
    return cells;
}

Lanes CageWays::lanes(const Knowledge &knowledge, unsigned facts) const
{
    Lanes result{};
    for (int i = 0; i < int(m_cage.cells.size()); ++i) {
        addToLane(result, i,
                  (facts >> i & 1) != 0 ? possible(knowledge, i) : Digits(m_terms.digits().bits()));
    }
    return result;
}

const WayList *CageWays::ways(const Knowledge &knowledge)
{
    if (!m_isUpToDate) {
        const Lanes all = lanes(knowledge, ~0U);
        if (!m_isListed) {
            const TupleTable &table = tupleTable(m_terms.cages, m_cage);
            m_left.words() = table.words;
            m_isListed = table.complete || appendTuples(m_shape, all, maxTuples, m_left.words());
        }
        if (m_isListed)
            m_left.keepWithin(all);
        m_isUpToDate = true;
    }
    return m_isListed ? &m_left : nullptr;
}

CageBasis CageWays::wholeBasis(const Knowledge &knowledge) const
{
    CageBasis basis{0, m_innerLines};
    for (int i = 0; i < int(m_cage.cells.size()); ++i)
        basis.facts |= possible(knowledge, i) != m_terms.digits().bits() ? 1U << i : 0;
    return basis;
}

std::optional<WayList> CageWays::waysFrom(const Knowledge &knowledge, const CageBasis &basis) const
{
    WayList list(int(m_cage.cells.size()));
    list.words().reserve(usualWords);
    const bool isWhole
        = listWithin(lanes(knowledge, basis.facts), basis.lines, mostWaysForShrinking, {}, list);
    return isWhole ? std::optional(std::move(list)) : std::nullopt;
}

/// Lists the ways with these possible digits that differ in these lines; returns whether they are
/// no more than `most`, and all right.
bool CageWays::listWithin(const Lanes &possible, LineSet lines, int most, const IsRight &isRight,
                          WayList &list) const
{
    list.words().clear();
    if (most < 0)
        return false;
    int count = 0;
    auto add = [&](const Lanes &way) {
        list.add(way);
        ++count;
        return count <= most && (!isRight || isRight(list, count - 1));
    };
    const bool areAllLines = lines == m_innerLines;
    const TupleTable *const table = areAllLines ? &tupleTable(m_terms.cages, m_cage) : nullptr;
    if (!table || !table->complete)
        return forEachTuple(shapeWith(lines), possible, std::ref(add));
    std::span<const std::uint64_t> words = table->words;
    for (; !words.empty(); words = words.subspan(list.stride())) {
        const auto way = words.first(list.stride());
        if (!isWithin(way, possible))
            continue;
        Lanes copy{};
        std::ranges::copy(way, copy.begin());
        if (!add(copy))
            return false;
    }
    return true;
}

/// The cage's shape where digits must differ only in some of its inner lines.
CageShape CageWays::shapeWith(LineSet lines) const
{
    CageShape shape = m_shape;
    for (std::size_t i = 0; i < m_cage.cells.size(); ++i) {
        // In a line that is left out each cell has a line of its own.
        const int cell = m_cage.cells[i];
        if ((lines >> m_terms.rowLine(cell) & 1) == 0)
            shape.row[i] = std::uint8_t(maxSide + int(i));
        if ((lines >> m_terms.columnLine(cell) & 1) == 0)
            shape.column[i] = std::uint8_t(maxSide + int(i));
    }
    return shape;
}

/// A fact less adds only ways with other digits in its cell: where no more is asked than that each
/// way is right, only these are listed; of a small cage only those that may be wrong.
CageBasis CageWays::shrink(const Knowledge &knowledge, CageBasis basis, const IsRight &isRight,
                           const CellDigits &wrong,
                           const std::function<bool(const WayList &)> &suffices) const
{
    WayList ways(int(m_cage.cells.size()));
    ways.words().reserve(usualWords);
    int count = m_left.count(); // of the ways with the basis; unused where wrong ones are sought
    const bool seeksWrong
        = m_cage.cells.size() <= cellsOfFewWays && wrong != CellDigits{} && !suffices;
    const auto areRight = [&](const Lanes &possible, LineSet lines, int most) {
        if (!seeksWrong)
            return listWithin(possible, lines, most, isRight, ways);
        for (int i = 0; i < int(m_cage.cells.size()); ++i) {
            Lanes some = possible;
            removeFromLane(some, i, Digits(~wrong[std::size_t(i)]));
            if (lane(some, i) != 0 && !listWithin(some, lines, mostWaysForShrinking, isRight, ways))
                return false;
        }
        return true;
    };
    const auto isList = [&](const CageBasis &smaller) {
        return areRight(lanes(knowledge, smaller.facts), smaller.lines, mostWaysForShrinking)
               && (!suffices || suffices(ways));
    };
    for (LineSet lines = basis.lines; lines != 0; lines &= lines - 1) {
        const CageBasis smaller{basis.facts, basis.lines & ~(lines & (~lines + 1))};
        if (isList(smaller)) {
            basis = smaller;
            count = ways.count();
        }
    }
    for (unsigned facts = basis.facts; facts != 0; facts &= facts - 1) {
        const CageBasis smaller{basis.facts & ~(facts & (~facts + 1)), basis.lines};
        if (suffices) {
            basis = isList(smaller) ? smaller : basis;
            continue;
        }
        const int cell = std::countr_zero(facts);
        Lanes others = lanes(knowledge, smaller.facts);
        removeFromLane(others, cell, possible(knowledge, cell));
        if (areRight(others, basis.lines, mostWaysForShrinking - count)) {
            basis = smaller;
            count += ways.count();
        }
    }
    return basis;
}

void CageWays::addBasis(const Knowledge &knowledge, const CageBasis &basis, LineSet &listed,
                        Trace &proposals) const
{
    for (LineSet lines = basis.lines & ~listed; lines != 0; lines &= lines - 1)
        proposals.addConstraint(m_terms.lineConstraint(std::countr_zero(lines)));
    listed |= basis.lines;
    for (unsigned facts = basis.facts; facts != 0; facts &= facts - 1)
        proposals.addPremise(knowledge.fact(m_cage.cells[std::size_t(std::countr_zero(facts))]));
}

CellDigits CageWays::lost(const Knowledge &knowledge, const CellDigits &supported) const
{
    CellDigits lost{};
    for (std::size_t i = 0; i < m_cage.cells.size(); ++i)
        lost[i] = Digits(possible(knowledge, int(i)) & ~unsigned(supported[i]));
    return lost;
}

void CageWays::conclude(const CellDigits &lost, Trace &proposals) const
{
    for (std::size_t i = 0; i < m_cage.cells.size(); ++i) {
        if (lost[i] != 0)
            proposals.addConclusion(m_terms.exclude(m_cage.cells[i], ValueSet(lost[i])));
    }
}

/// The sets of digits in these ways, ascending and each once, no more than `most`. A set is a
/// number whose hexadecimal digits are the set's, ascending.
static std::vector<std::uint64_t> digitSetsOf(const WayList &ways, std::size_t most)
{
    std::vector<std::uint64_t> sets;
    std::array<int, maxCageSize> all{};
    const std::span digits(all.begin(), std::size_t(ways.size()));
    for (int way = 0, end = ways.count(); way < end && sets.size() < most; ++way) {
        for (int i = 0; i < ways.size(); ++i)
            digits[std::size_t(i)] = std::countr_zero(ways.digit(way, i));
        std::ranges::sort(digits);
        std::uint64_t set = 0;
        for (const int digit : digits)
            set = set << 4 | std::uint64_t(digit);
        if (std::ranges::find(sets, set) == sets.end())
            sets.push_back(set);
    }
    std::ranges::sort(sets);
    return sets;
}

std::vector<std::string> CageWays::digitSets(const WayList &ways, std::size_t most)
{
    std::vector<std::string> texts;
    for (const std::uint64_t set : digitSetsOf(ways, most)) {
        std::string &text = texts.emplace_back();
        for (int i = ways.size(); i-- > 0;) {
            if (!text.empty())
                text += ' ';
            text += std::to_string(set >> 4 * i & 0xF);
        }
    }
    return texts;
}

std::size_t CageWays::digitSetCount(const WayList &ways, std::size_t most)
{
    return digitSetsOf(ways, most).size();
}

} // namespace inkling::kenken
