// SPDX-License-Identifier: MIT
#include "families/kenken/reasoning/plainersteps.h"

#include "families/kenken/engines/cageengine.h"
#include "families/kenken/engines/digitengine.h"
#include "families/kenken/engines/totalsengine.h"
#include "families/kenken/reasoning/cageways.h"
#include "families/kenken/reasoning/rules.h"
#include "families/kenken/telling/sentences.h"
#include "families/kenken/telling/telling.h"
#include "logic/path/anew.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>
#include <vector>

namespace inkling::kenken {

namespace {

bool isPlain(RuleId rule)
{
    return rule == RuleId(RuleName::SingleCell) || rule == RuleId(RuleName::PlacedDigit)
           || rule == RuleId(RuleName::OnlyDigit) || rule == RuleId(RuleName::OnlyPlace);
}

/// The plain steps that say what another step says.
class PlainSteps
{
public:
    PlainSteps(const Terms &terms, const declared::Groups &lines, const Knowledge &known)
        : m_terms(terms)
        , m_known(known)
        , m_placed(lines, known)
        , m_placing(lines, lineRules())
    {}

    /// Returns whether they say this; of a cell that keeps one digit they say which.
    bool add(const Fact &conclusion)
    {
        const int cell = int(conclusion.unknown);
        const ValueSet possible = m_known.possible(conclusion.unknown);
        const ValueSet left = possible & conclusion.possible;
        if (left == possible)
            return true;
        if (left.empty())
            return false;
        const ValueSet placed = m_placed.around(conclusion.unknown);
        if (!(possible - left).within(placed))
            return addOnlyPlace(cell, left);
        if ((possible - placed).single())
            m_placing.proposeOnlyValue(m_known, conclusion.unknown, m_placed, m_steps);
        else
            addPlaces(cell, possible - left);
        return !(possible - placed).empty();
    }

    [[nodiscard]] Trace take() { return std::move(m_steps); }

private:
    bool addOnlyPlace(int cell, ValueSet digits)
    {
        for (const int line : {m_terms.rowLine(cell), m_terms.columnLine(cell)}) {
            for (const int digit : digits) {
                bool isElsewhere = false;
                for (int i = 0; i < m_terms.side() && !isElsewhere; ++i) {
                    const int other = m_terms.cell(line, i);
                    isElsewhere
                        = other != cell && m_known.possible(UnknownId(other)).contains(digit);
                }
                if (isElsewhere)
                    continue;
                m_placing.proposeOnlyPlace(m_known, line, digit, m_steps);
                return true;
            }
        }
        return false;
    }
    void addPlaces(int cell, ValueSet digits)
    {
        for (const int digit : digits) {
            const UnknownId place = m_placing.placeOf(m_known, UnknownId(cell), digit);
            if (std::ranges::find(m_places, place) != m_places.end())
                continue;
            m_places.push_back(place);
            m_placing.proposePlaced(m_known, place, m_placed, m_steps);
        }
    }

    const Terms &m_terms;
    const Knowledge &m_known;
    declared::PlacedValues m_placed;
    declared::PlacingSteps m_placing;
    std::vector<UnknownId> m_places; ///< of the digits that are told to clear their lines
    Trace m_steps;
};

/// The step that fills the last open cell of a cage, and the plain steps after it that say what another
/// step says; empty where they do not.
Trace byLastCell(const Terms &terms, const declared::Groups &lines, const Step &step, int number,
                 const Knowledge &known)
{
    CageWays cage(terms, number);
    const auto isOpen = [&](int cell) { return !known.possible(UnknownId(cell)).single(); };
    const WayList *const ways
        = std::ranges::count_if(cage.cage().cells, isOpen) == 1 ? cage.ways(known) : nullptr;
    if (!ways || ways->count() != 1)
        return {};
    const auto cell = UnknownId(*std::ranges::find_if(cage.cage().cells, isOpen));
    const auto place
        = std::size_t(std::ranges::find(cage.cage().cells, int(cell)) - cage.cage().cells.begin());
    const Digits digit = ways->digit(0, int(place));
    const Fact last{cell, ValueSet(digit)};
    PlainSteps around(terms, lines, known);
    Trace steps;
    if (around.add(last)) {
        steps = around.take();
    } else {
        const CageBasis basis
            = cage.shrink(known, cage.wholeBasis(known), [&](const WayList &list, int way) {
                  return list.digit(way, int(place)) == digit;
              });
        const bool isPair = cage.cage().cells.size() == 2;
        steps.begin(RuleId(isPair ? RuleName::CagePair : RuleName::CageCombinations));
        steps.addConstraint(ConstraintId(number));
        LineSet listed = 0;
        cage.addBasis(known, basis, listed, steps);
        steps.addConclusion(last);
    }
    Knowledge filled = known;
    filled.learn(last);
    PlainSteps plain(terms, lines, filled);
    const bool saysAll = std::ranges::all_of(
        step.conclusions, [&](const Fact &conclusion) { return plain.add(conclusion); });
    const Trace after = plain.take();
    for (std::size_t i = 0; i < after.size(); ++i)
        steps.append(after[i]);
    return saysAll ? std::move(steps) : Trace();
}

/// The steps by which the last open cell of one of its cages makes a harder step needless.
Trace byLastCells(const Terms &terms, const declared::Groups &lines, const Step &step,
                  const Knowledge &known)
{
    constexpr float costOfCage = 2;
    for (const ConstraintId id : step.constraints) {
        if (id >= terms.cages.cages.size() || step.cost <= costOfCage)
            continue;
        if (Trace steps = byLastCell(terms, lines, step, int(id), known); !steps.empty())
            return steps;
    }
    return {};
}

/// The digits that lines need in a cage: those of the step, and others that leave the cage fewer ways. Empty
/// where the step's own are not known to be needed.
std::vector<Need> needsAnew(const Terms &terms, const Step &step, const Knowledge &known,
                            const CageWays &cage, const WayList &ways)
{
    std::vector<Need> needs;
    for (LineSet lines = cage.lines(); lines != 0; lines &= lines - 1) {
        const int line = std::countr_zero(lines);
        for (const int digit : terms.digits()) {
            const Need need{line, digit, cage.cellsOn(line)};
            if (isNeeded(terms, known, cage.number(), need))
                needs.push_back(need);
        }
    }
    const auto isOwn = [&](const Need &need) {
        for (std::size_t i = 0; i < step.arguments.size() && i + 1 < step.constraints.size(); ++i) {
            if (step.constraints[i + 1] == terms.lineConstraint(need.line)
                && step.arguments[i] == std::to_string(need.digit))
                return true;
        }
        return false;
    };
    const auto others = std::ranges::stable_partition(needs, isOwn);
    const std::size_t ownCount = needs.size() - others.size();
    if (ownCount != step.arguments.size())
        return {};
    const auto countOf = [&](std::span<const Need> some) {
        WayList left = ways;
        left.keepMeeting(some);
        return left.count();
    };
    const int least = countOf(needs);
    for (std::size_t i = needs.size(); i-- > ownCount;) {
        std::vector<Need> fewer = needs;
        fewer.erase(fewer.begin() + std::ptrdiff_t(i));
        if (countOf(fewer) == least)
            needs = std::move(fewer);
    }
    return needs;
}

/// Whether two steps by the same rule name the same and say the same.
bool isSame(const Step &one, const Step &other)
{
    return std::ranges::equal(one.constraints, other.constraints)
           && std::ranges::equal(one.premises, other.premises)
           && std::ranges::equal(one.conclusions, other.conclusions)
           && std::ranges::equal(one.arguments, other.arguments);
}

/// A step about what a cage can hold, with all that its cells lose by now, and resting on all that shows
/// which ways are left, where these are listed; empty where that is no more than the step says.
Trace cageAnew(const Terms &terms, const Step &step, const Knowledge &known)
{
    CageLook look{RuleName(step.rule), step.cost};
    const bool hasNeeds = look.rule == RuleName::LineInCage;
    const bool isByWays
        = hasNeeds || look.rule == RuleName::CagePair || look.rule == RuleName::CageCombinations;
    if (!isByWays || step.constraints[0] >= terms.cages.cages.size())
        return {};
    CageWays cage(terms, int(step.constraints[0]));
    const WayList *const ways = cage.ways(known);
    if (!ways || ways->empty())
        return {};
    if (hasNeeds) {
        look.needs = needsAnew(terms, step, known, cage, *ways);
        if (look.needs.empty())
            return {};
    } else {
        const auto isInCage
            = [&](const Fact &fact) { return terms.cages.cageOf[fact.unknown] == cage.number(); };
        if (!std::ranges::all_of(step.conclusions, isInCage))
            return {};
    }
    const auto setsIn = [&](WayList list) {
        list.keepMeeting(look.needs);
        return CageWays::digitSetCount(list, mostFormulas + 1);
    };
    const std::size_t left = setsIn(*ways);
    Trace anew;
    if (left > 0)
        proposeLook(
            terms, known, cage, look,
            [&](const WayList &list) { return left > mostFormulas || setsIn(list) == left; }, anew);
    if (!saysAll(anew, step, known) || isSame(anew[0], step))
        return {};
    return replaces(anew, step, known)
                   || sentenceOf(terms.cages, step, known).arguments
                          != sentenceOf(terms.cages, anew[0], known).arguments
               ? anew
               : Trace();
}

/// A step about digits that a cage takes from its line, or two cages, with all other cells of the line that
/// could still hold them; empty where that is no more than the step says.
Trace inLineAnew(const Terms &terms, const Step &step, const Knowledge &known)
{
    Trace anew;
    const auto isKnown = [&](const Fact &fact) { return known.holds(fact); };
    const bool isByCages
        = RuleName(step.rule) == RuleName::CageInLine || RuleName(step.rule) == RuleName::TwoCages;
    const auto isInCages = [&](int cell) {
        const auto cage = ConstraintId(terms.cages.cageOf[std::size_t(cell)]);
        return std::ranges::find(step.constraints, cage) != step.constraints.end();
    };
    if (!isByCages || !std::ranges::all_of(step.premises, isKnown))
        return anew;
    const auto isTheLine = [&](int line) {
        return std::ranges::find(step.constraints, terms.lineConstraint(line))
                   != step.constraints.end()
               && std::ranges::all_of(step.conclusions, [&](const Fact &fact) {
                      return terms.isOn(line, int(fact.unknown)) && !isInCages(int(fact.unknown));
                  });
    };
    std::vector<int> lines(std::size_t(terms.lineCount()));
    std::iota(lines.begin(), lines.end(), 0);
    std::erase_if(lines, [&](int line) { return !isTheLine(line); });
    if (lines.size() != 1)
        return anew;
    ValueSet taken;
    for (const Fact &fact : step.conclusions)
        taken = taken | (known.possible(fact.unknown) - fact.possible);
    anew.begin(step.rule, 0, step.cost);
    for (const ConstraintId constraint : step.constraints)
        anew.addConstraint(constraint);
    for (const Fact &premise : step.premises)
        anew.addPremise(premise);
    for (int i = 0; i < terms.side(); ++i) {
        const int cell = terms.cell(lines.front(), i);
        const ValueSet gone = known.possible(UnknownId(cell)) & taken;
        if (!gone.empty() && !isInCages(cell))
            anew.addConclusion(terms.exclude(cell, gone));
    }
    return replaces(anew, step, known) ? anew : Trace();
}

/// A step about the totals of lines with all that the same equation gives by now; empty where that is
/// no more than the step says.
Trace totalsAnew(const Terms &terms, const Step &step, const Knowledge &known)
{
    const auto rule = RuleName(step.rule);
    const bool isOfTotals = rule == RuleName::LineSum || rule == RuleName::LineProduct
                            || rule == RuleName::LinesSum || rule == RuleName::LinesProduct;
    if (!isOfTotals)
        return {};
    std::vector<CageWays> cages;
    for (int number = 0; number < int(terms.cages.cages.size()); ++number)
        cages.emplace_back(terms, number);
    Trace anew;
    TotalsEngine(terms, cages).proposeAnew(known, step, anew);
    const bool isOver = !anew.empty() && anew[0].contradiction;
    return isOver || replaces(anew, step, known) ? anew : Trace();
}

/// The contradiction that a cage on which the step rests has no filling left; empty where each has one.
Trace withoutFilling(const Terms &terms, const Step &step, const Knowledge &known)
{
    Trace end;
    for (const ConstraintId id : step.constraints) {
        if (id >= terms.cages.cages.size() || terms.cages.cages[id].cells.size() < 2)
            continue;
        CageWays cage(terms, int(id));
        const WayList *const ways = cage.ways(known);
        if (!ways || !ways->empty())
            continue;
        end.begin(RuleId(cage.cage().cells.size() == 2 ? RuleName::CagePair
                                                       : RuleName::CageCombinations));
        end.addConstraint(id);
        LineSet listed = 0;
        cage.addBasis(
            known,
            cage.shrink(known, cage.wholeBasis(known), [](const WayList &, int) { return false; }),
            listed, end);
        end.setContradiction();
        break;
    }
    return end;
}

/// See differentAnew(). Empty for a step by another rule.
Trace ofLinesAnew(const declared::Groups &lines, const Step &step, const Knowledge &known)
{
    const auto rule = std::ranges::find(lineRules(), step.rule);
    return rule == lineRules().end() || RuleName(step.rule) == RuleName::SingleCell
               ? Trace()
               : declared::differentAnew(lines, lines.values().size(), lineRules(),
                                         declared::DifferentRule(rule - lineRules().begin()), step,
                                         known);
}

} // namespace

Trace plainerSteps(const Terms &terms, const declared::Groups &lines, const Step &step,
                   const Knowledge &known)
{
    if (step.contradiction)
        return {};
    if (isPlain(step.rule))
        return ofLinesAnew(lines, step, known);
    if (Trace end = withoutFilling(terms, step, known); !end.empty())
        return end;
    PlainSteps plain(terms, lines, known);
    const bool saysAll = std::ranges::all_of(
        step.conclusions, [&](const Fact &conclusion) { return plain.add(conclusion); });
    if (saysAll)
        return plain.take();
    if (Trace filled = byLastCells(terms, lines, step, known); !filled.empty())
        return filled;
    for (const auto tellAnew : {totalsAnew, inLineAnew, cageAnew}) {
        if (Trace anew = tellAnew(terms, step, known); !anew.empty())
            return anew;
    }
    return ofLinesAnew(lines, step, known);
}

Trace stepsAtSight(const Terms &terms, const declared::Groups &lines, const Step &step,
                   const Knowledge &known)
{
    Trace steps;
    if (step.contradiction || isPlain(step.rule))
        return steps;
    const declared::PlacingSteps placing(lines, lineRules());
    const declared::PlacedValues placedValues(lines, known);
    // By conclusion: what placed digits exclude of what the step excludes.
    std::vector<ValueSet> seen;
    for (const Fact &fact : step.conclusions) {
        const ValueSet possible = known.possible(fact.unknown);
        const ValueSet placed = placing.placedAround(known, fact.unknown);
        const ValueSet removed = (possible - fact.possible) & placed;
        const bool isDecided = (possible - placed).single();
        if (isDecided && !removed.empty())
            placing.proposeOnlyValue(known, fact.unknown, placedValues, steps);
        seen.push_back(isDecided || possible.within(placed) ? ValueSet() : removed);
    }
    if (std::ranges::all_of(seen, &ValueSet::empty))
        return steps;
    for (UnknownId place = 0; place < lines.unknownCount(); ++place) {
        const Fact placed = known.fact(place);
        if (!placed.possible.single())
            continue;
        bool isBegun = false;
        for (const int line : lines.groupsOf(place)) {
            bool isSeen = false;
            for (std::size_t i = 0; i < seen.size(); ++i) {
                if (!placed.possible.within(seen[i])
                    || !terms.isOn(line, int(step.conclusions[i].unknown)))
                    continue;
                seen[i] = seen[i] - placed.possible;
                isSeen = true;
            }
            if (!isSeen)
                continue;
            if (!std::exchange(isBegun, true)) {
                steps.begin(RuleId(RuleName::PlacedDigit));
                steps.addPremise(placed);
            }
            steps.addConstraint(lines.constraint(line));
            for (const UnknownId cell : lines.members(line)) {
                const ValueSet possible = known.possible(cell);
                if (cell != place && placed.possible.within(possible)
                    && (possible - placing.placedAround(known, cell)).size() > 1)
                    steps.addConclusion(lines.exclude(cell, placed.possible));
            }
        }
    }
    return steps;
}

} // namespace inkling::kenken
