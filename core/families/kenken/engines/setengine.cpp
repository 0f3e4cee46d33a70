// SPDX-License-Identifier: MIT
#include "families/kenken/engines/setengine.h"

#include <utility>

namespace inkling::kenken {

namespace {

/// The number of cells or lines in a rule's set; 0 for other rules.
int sizeOf(RuleName rule)
{
    switch (rule) {
    case RuleName::NakedPair:
    case RuleName::HiddenPair:
    case RuleName::XWing:
        return 2;
    case RuleName::NakedTriple:
    case RuleName::HiddenTriple:
    case RuleName::Swordfish:
        return 3;
    case RuleName::NakedQuad:
    case RuleName::HiddenQuad:
        return 4;
    default:
        return 0;
    }
}

bool isNaked(RuleName rule)
{
    return rule == RuleName::NakedPair || rule == RuleName::NakedTriple
           || rule == RuleName::NakedQuad;
}

bool isFish(RuleName rule)
{
    return rule == RuleName::XWing || rule == RuleName::Swordfish;
}

/// Calls with each set of `size` members out of `members`, as bits.
template <typename Call>
void forEachSubset(unsigned members, int size, const Call &call)
{
    for (unsigned set = members; set != 0; set = (set - 1) & members) {
        if (std::popcount(set) == size)
            call(set);
    }
}

template <std::size_t count>
std::array<Places, count> allPlaces(int lineCount)
{
    return [&]<std::size_t... i>(std::index_sequence<i...>) {
        return std::array<Places, count>{((void)i, Places(lineCount))...};
    }(std::make_index_sequence<count>());
}

} // namespace

SetEngine::SetEngine(const Terms &terms)
    : m_terms(terms)
    , m_lines(allPlaces<std::size_t(RuleName::Count)>(terms.lineCount()))
{}

void SetEngine::learned(const Knowledge &, UnknownId unknown, ValueSet)
{
    for (Places &lines : m_lines) {
        lines.add(m_terms.rowLine(int(unknown)));
        lines.add(m_terms.columnLine(int(unknown)));
    }
}

void SetEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                        Trace &proposals)
{
    const int size = sizeOf(rule);
    if (size == 0 || isFish(rule))
        return;
    m_lines[std::size_t(rule)].take(stop, [&](int line) {
        if (isNaked(rule))
            proposeNaked(knowledge, rule, line, size, proposals);
        else
            proposeHidden(knowledge, rule, line, size, proposals);
    });
}

void SetEngine::proposeNaked(const Knowledge &knowledge, RuleName rule, int line, int size,
                             Trace &proposals) const
{
    unsigned open = 0;
    for (int i = 0; i < m_terms.side(); ++i) {
        const int count = knowledge.possible(UnknownId(m_terms.cell(line, i))).size();
        open |= count > 1 ? 1U << i : 0;
    }
    if (std::popcount(open) <= size)
        return;
    forEachSubset(open, size, [&](unsigned set) {
        ValueSet together;
        for (unsigned bits = set; bits != 0; bits &= bits - 1) {
            const int cell = m_terms.cell(line, std::countr_zero(bits));
            together = together | knowledge.possible(UnknownId(cell));
        }
        if (together.size() > size)
            return;
        bool begun = false;
        for (unsigned bits = open & ~set; bits != 0; bits &= bits - 1) {
            const int cell = m_terms.cell(line, std::countr_zero(bits));
            if ((knowledge.possible(UnknownId(cell)) & together).empty())
                continue;
            if (!std::exchange(begun, true))
                proposals.begin(RuleId(rule));
            proposals.addConclusion(m_terms.exclude(cell, together));
        }
        if (!begun)
            return;
        proposals.addConstraint(m_terms.lineConstraint(line));
        for (unsigned bits = set; bits != 0; bits &= bits - 1)
            proposals.addPremise({UnknownId(m_terms.cell(line, std::countr_zero(bits))), together});
    });
}

void SetEngine::proposeHidden(const Knowledge &knowledge, RuleName rule, int line, int size,
                              Trace &proposals) const
{
    std::array<unsigned, maxSide + 1> places{};
    unsigned open = 0; // digits
    for (int i = 0; i < m_terms.side(); ++i) {
        const ValueSet possible = knowledge.possible(UnknownId(m_terms.cell(line, i)));
        for (const int digit : possible)
            places[std::size_t(digit)] |= 1U << i;
    }
    for (const int digit : m_terms.digits()) {
        const int count = std::popcount(places[std::size_t(digit)]);
        open |= count > 1 && count <= size ? 1U << digit : 0;
    }
    forEachSubset(open, size, [&](unsigned set) {
        unsigned together = 0;
        for (unsigned bits = set; bits != 0; bits &= bits - 1)
            together |= places[std::size_t(std::countr_zero(bits))];
        if (std::popcount(together) > size)
            return;
        const ValueSet digits{set};
        bool begun = false;
        for (unsigned bits = together; bits != 0; bits &= bits - 1) {
            const int cell = m_terms.cell(line, std::countr_zero(bits));
            if (knowledge.holds({UnknownId(cell), digits}))
                continue;
            if (!std::exchange(begun, true))
                proposals.begin(RuleId(rule));
            proposals.addConclusion({UnknownId(cell), digits});
        }
        if (!begun)
            return;
        proposals.addConstraint(m_terms.lineConstraint(line));
        for (int i = 0; i < m_terms.side(); ++i) {
            if ((together >> i & 1) == 0)
                proposals.addPremise(m_terms.holdsNone(knowledge, m_terms.cell(line, i), digits));
        }
    });
}

void FishEngine::learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before)
{
    const ValueSet lost = before - knowledge.possible(unknown);
    for (ValueSet &digits : m_digits)
        digits = digits | lost;
}

void FishEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                         Trace &proposals)
{
    if (!isFish(rule))
        return;
    const int size = sizeOf(rule);
    for (const int digit :
         std::exchange(m_digits[std::size_t(size)], ValueSet()) & m_terms.digits()) {
        for (const bool rows : {true, false}) {
            if (!stop.stopped())
                proposeFish(knowledge, rule, digit, rows, size, proposals);
        }
    }
}

void FishEngine::proposeFish(const Knowledge &knowledge, RuleName rule, int digit, bool rows,
                             int size, Trace &proposals) const
{
    const int side = m_terms.side();
    const auto cellAt = [&](int line, int i) { return m_terms.cell(rows ? line : side + line, i); };
    const auto possible
        = [&](int line, int i) { return knowledge.possible(UnknownId(cellAt(line, i))); };
    std::array<unsigned, maxSide> places{};
    unsigned lines = 0;
    for (int line = 0; line < side; ++line) {
        for (int i = 0; i < side; ++i)
            places[std::size_t(line)] |= possible(line, i).contains(digit) ? 1U << i : 0;
        const int count = std::popcount(places[std::size_t(line)]);
        lines |= count > 1 && count <= size ? 1U << line : 0;
    }
    forEachSubset(lines, size, [&](unsigned set) {
        unsigned crossing = 0;
        for (unsigned bits = set; bits != 0; bits &= bits - 1)
            crossing |= places[std::size_t(std::countr_zero(bits))];
        if (std::popcount(crossing) > size)
            return;
        bool begun = false;
        for (int line = 0; line < side; ++line) {
            const unsigned lost = (set >> line & 1) != 0 ? 0 : places[std::size_t(line)] & crossing;
            for (unsigned bits = lost; bits != 0; bits &= bits - 1) {
                if (!std::exchange(begun, true))
                    proposals.begin(RuleId(rule));
                const int i = std::countr_zero(bits);
                proposals.addConclusion(m_terms.exclude(cellAt(line, i), ValueSet::only(digit)));
            }
        }
        if (!begun)
            return;
        for (unsigned bits = set; bits != 0; bits &= bits - 1) {
            const int line = std::countr_zero(bits);
            proposals.addConstraint(m_terms.lineConstraint(rows ? line : side + line));
            for (int i = 0; i < side; ++i) {
                if ((crossing >> i & 1) == 0)
                    proposals.addPremise(
                        m_terms.holdsNone(knowledge, cellAt(line, i), ValueSet::only(digit)));
            }
        }
        proposals.addArgument(std::to_string(digit));
        for (unsigned bits = crossing; bits != 0; bits &= bits - 1) {
            const int i = std::countr_zero(bits);
            proposals.addConstraint(m_terms.lineConstraint(rows ? side + i : i));
        }
    });
}

} // namespace inkling::kenken
