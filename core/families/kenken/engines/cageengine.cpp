// SPDX-License-Identifier: MIT
#include "families/kenken/engines/cageengine.h"

#include "families/kenken/search/partialresults.h"

#include <algorithm>
#include <utility>

namespace inkling::kenken {

namespace {

/// The cost of seeing that a digit of a cage is possible in one of its cells but not in another.
constexpr double costByPlace = 2.0;

} // namespace

CageEngine::CageEngine(const Terms &terms, std::vector<CageWays> &cages)
    : m_terms(terms)
    , m_cages(cages)
    , m_dirty(int(terms.cages.cages.size()), std::size_t(RuleName::Count))
    , m_lines(terms.lineCount())
{}

void CageEngine::learned(const Knowledge &, UnknownId unknown, ValueSet)
{
    m_dirty.add(m_terms.cages.cageOf[unknown]);
    m_lines.add(m_terms.rowLine(int(unknown)));
    m_lines.add(m_terms.columnLine(int(unknown)));
}

void CageEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                         Trace &proposals)
{
    const auto forCages = [&](const auto &call) {
        m_dirty.take(stop, [&](int i) { call(m_cages[std::size_t(i)]); }, std::size_t(rule));
    };
    switch (rule) {
    case RuleName::CagePair:
        return forCages([&](CageWays &cage) {
            if (cage.cage().cells.size() == 2)
                proposeCombinations(knowledge, rule, cage, proposals);
        });
    case RuleName::CageCombinations:
        return forCages([&](CageWays &cage) {
            if (cage.cage().cells.size() > 2)
                proposeCombinations(knowledge, rule, cage, proposals);
        });
    case RuleName::CageInLine:
        return forCages([&](CageWays &cage) {
            if (cage.cage().cells.size() > 1)
                proposeInLine(knowledge, cage, proposals);
        });
    case RuleName::LineInCage:
        m_lines.take(stop, [&](int line) {
            for (const int digit : m_terms.digits()) {
                const unsigned places = placesIn(knowledge, line, digit);
                if (std::popcount(places) < 2)
                    continue;
                const auto first = std::size_t(m_terms.cell(line, std::countr_zero(places)));
                CageWays &cage = m_cages[m_terms.cages.cageOf[first]];
                const Need need{line, digit, cage.cellsOn(line)};
                if (isNeeded(m_terms, knowledge, cage.number(), need))
                    proposeLook(m_terms, knowledge, cage, {rule, 0, {need}}, {}, proposals);
            }
        });
        return;
    default:
        return;
    }
}

unsigned CageEngine::placesIn(const Knowledge &knowledge, int line, int digit) const
{
    unsigned places = 0;
    for (int i = 0; i < m_terms.side(); ++i) {
        const ValueSet possible = knowledge.possible(UnknownId(m_terms.cell(line, i)));
        places |= possible.contains(digit) ? 1U << i : 0;
    }
    return places;
}

void CageEngine::proposeCombinations(const Knowledge &knowledge, RuleName rule, CageWays &cage,
                                     Trace &proposals) const
{
    const WayList *const ways = cage.ways(knowledge);
    if (!ways)
        return proposeFromTotals(knowledge, rule, cage, proposals);
    const CellDigits supported = ways->supported();
    const CellDigits lost = cage.lost(knowledge, supported);
    if (ways->empty())
        return proposeLost(knowledge, rule, cage, lost, 0, proposals);
    Digits held = 0;
    for (const Digits digits : supported)
        held |= digits;
    CellDigits lostToAll = lost;
    CellDigits lostHere = lost;
    for (std::size_t i = 0; i < lost.size(); ++i) {
        lostToAll[i] &= Digits(~held);
        lostHere[i] &= held;
    }
    if (lostToAll != CellDigits{})
        proposeLost(knowledge, rule, cage, lostToAll, 0, proposals);
    if (lostHere != CellDigits{})
        proposeLost(knowledge, rule, cage, lostHere, costByPlace, proposals);
}

/// Appends the step that cells lose the digits in `lost` by the ways to fill a cage, or the
/// contradiction where there are no ways. For these cells, the step concludes all that the same
/// ways exclude: what is known already may yet be unknown where the step is told.
void CageEngine::proposeLost(const Knowledge &knowledge, RuleName rule, CageWays &cage,
                             const CellDigits &lost, double cost, Trace &proposals) const
{
    const bool isNone = cage.ways(knowledge)->empty();
    const Lanes lostLanes = lanesOf(lost);
    const CageBasis basis = cage.shrink(
        knowledge, cage.wholeBasis(knowledge),
        [&](const WayList &list, int way) { return !isNone && !list.hasAny(way, lostLanes); },
        isNone ? CellDigits{} : lost);
    proposals.begin(RuleId(rule), 0, cost);
    proposals.addConstraint(ConstraintId(cage.number()));
    LineSet listed = 0;
    cage.addBasis(knowledge, basis, listed, proposals);
    if (isNone)
        return proposals.setContradiction();
    const auto ways = cage.waysFrom(knowledge, basis);
    const CellDigits supported = (ways ? *ways : *cage.ways(knowledge)).supported();
    Digits kept = 0;
    for (const Digits digits : supported)
        kept |= digits;
    CellDigits all = lost;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Digits left = cost > 0 ? supported[i] : kept;
        if (all[i] != 0)
            all[i] = Digits(m_terms.digits().bits() & ~unsigned(left));
    }
    cage.conclude(all, proposals);
}

/// Appends the step for a cage with too many ways to list: the digits excluded by its sums or
/// products, ignoring lines.
void CageEngine::proposeFromTotals(const Knowledge &knowledge, RuleName rule, const CageWays &cage,
                                   Trace &proposals) const
{
    const int size = int(cage.cage().cells.size());
    std::vector<PartialResults> results;
    for (const Operation operation : {Operation::Sum, Operation::Product}) {
        if (cage.cage().operation == operation || cage.cage().operation == Operation::Unknown)
            results.emplace_back(operation, cage.cage().target);
    }
    // All ways of a difference or a quotient can be listed.
    if (results.empty())
        return;
    const auto supportedBy = [&](unsigned facts) {
        CellDigits possible{};
        CellDigits supported{};
        for (int i = 0; i < size; ++i) {
            possible[std::size_t(i)] = (facts >> i & 1) != 0 ? cage.possible(knowledge, i)
                                                             : Digits(m_terms.digits().bits());
        }
        for (PartialResults &result : results)
            result.addSupported(possible.data(), size, supported.data());
        return supported;
    };
    CageBasis basis = cage.wholeBasis(knowledge);
    basis.lines = 0;
    const CellDigits lost = cage.lost(knowledge, supportedBy(basis.facts));
    if (lost == CellDigits{})
        return;
    for (unsigned facts = basis.facts; facts != 0; facts &= facts - 1) {
        const unsigned fewer = basis.facts & ~(facts & (~facts + 1));
        if (excludes(supportedBy(fewer), lost))
            basis.facts = fewer;
    }
    proposals.begin(RuleId(rule));
    proposals.addConstraint(ConstraintId(cage.number()));
    LineSet listed = 0;
    cage.addBasis(knowledge, basis, listed, proposals);
    cage.conclude(lost, proposals);
}

void CageEngine::proposeInLine(const Knowledge &knowledge, CageWays &cage, Trace &proposals) const
{
    const WayList *const ways = cage.ways(knowledge);
    if (!ways || ways->empty())
        return;
    for (LineSet lines = cage.lines(); lines != 0; lines &= lines - 1) {
        const int line = std::countr_zero(lines);
        const unsigned cells = cage.cellsOn(line);
        unsigned always = ~0U;
        for (int way = 0; way < ways->count() && always != 0; ++way)
            always &= ways->digits(way, cells);
        ValueSet elsewhere;
        for (int i = 0; i < m_terms.side(); ++i) {
            const int cell = m_terms.cell(line, i);
            if (m_terms.cages.cageOf[std::size_t(cell)] != cage.number())
                elsewhere = elsewhere | knowledge.possible(UnknownId(cell));
        }
        if (const ValueSet taken = ValueSet(always) & elsewhere; !taken.empty())
            proposeTaken(knowledge, cage, line, taken, proposals);
    }
}

/// Requires: every way to fill the cage puts these digits in the line, and others of its cells may
/// hold them.
void CageEngine::proposeTaken(const Knowledge &knowledge, const CageWays &cage, int line,
                              ValueSet digits, Trace &proposals) const
{
    const unsigned cells = cage.cellsOn(line);
    const CageBasis basis
        = cage.shrink(knowledge, cage.wholeBasis(knowledge), [&](const WayList &list, int way) {
              return digits.within(ValueSet(list.digits(way, cells)));
          });
    proposals.begin(RuleId(RuleName::CageInLine));
    proposals.addConstraint(ConstraintId(cage.number()));
    proposals.addConstraint(m_terms.lineConstraint(line));
    LineSet listed = LineSet{1} << line;
    cage.addBasis(knowledge, basis, listed, proposals);
    for (int i = 0; i < m_terms.side(); ++i) {
        const int cell = m_terms.cell(line, i);
        const ValueSet lost = knowledge.possible(UnknownId(cell)) & digits;
        if (m_terms.cages.cageOf[std::size_t(cell)] != cage.number() && !lost.empty())
            proposals.addConclusion(m_terms.exclude(cell, lost));
    }
}

bool isNeeded(const Terms &terms, const Knowledge &knowledge, int cage, const Need &need)
{
    for (int i = 0; i < terms.side(); ++i) {
        const int cell = terms.cell(need.line, i);
        if (terms.cages.cageOf[std::size_t(cell)] != cage
            && knowledge.possible(UnknownId(cell)).contains(need.digit))
            return false;
    }
    return true;
}

void proposeLook(const Terms &terms, const Knowledge &knowledge, CageWays &cage,
                 const CageLook &look, const std::function<bool(const WayList &)> &suffices,
                 Trace &proposals)
{
    const WayList *const ways = cage.ways(knowledge);
    if (!ways)
        return;
    const auto supportedIn = [&](const WayList &list) {
        return list.supported([&](int way) { return list.meets(way, look.needs); });
    };
    CellDigits lost = cage.lost(knowledge, supportedIn(*ways));
    if (lost == CellDigits{})
        return;
    const Lanes lostLanes = lanesOf(lost);
    const auto isRight = [&](const WayList &list, int way) {
        return !list.hasAny(way, lostLanes) || !list.meets(way, look.needs);
    };
    const CageBasis basis
        = cage.shrink(knowledge, cage.wholeBasis(knowledge), isRight, lost, suffices);
    proposals.begin(RuleId(look.rule), 0, look.cost);
    proposals.addConstraint(ConstraintId(cage.number()));
    LineSet listed = 0;
    for (const Need &need : look.needs) {
        proposals.addConstraint(terms.lineConstraint(need.line));
        listed |= LineSet{1} << need.line;
        proposals.addArgument(std::to_string(need.digit));
    }
    cage.addBasis(knowledge, basis, listed, proposals);
    for (int cell = 0; cell < terms.cages.cellCount(); ++cell) {
        ValueSet needed;
        for (const Need &need : look.needs) {
            if (terms.isOn(need.line, cell))
                needed = needed | ValueSet::only(need.digit);
        }
        if (!needed.empty() && terms.cages.cageOf[std::size_t(cell)] != cage.number())
            proposals.addPremise(terms.holdsNone(knowledge, cell, needed));
    }
    // All that the ways exclude which are left with this basis: the sentence lists them.
    const auto left = cage.waysFrom(knowledge, basis);
    const CellDigits supported = supportedIn(left ? *left : *ways);
    for (std::size_t i = 0; i < lost.size(); ++i) {
        if (lost[i] != 0 && supported[i] != 0)
            lost[i] = Digits(terms.digits().bits() & ~unsigned(supported[i]));
    }
    cage.conclude(lost, proposals);
}

} // namespace inkling::kenken
