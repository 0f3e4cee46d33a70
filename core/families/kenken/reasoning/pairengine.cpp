// SPDX-License-Identifier: MIT
#include "families/kenken/reasoning/pairengine.h"

#include "families/kenken/reasoning/cageengine.h"

#include <algorithm>
#include <tuple>

namespace inkling::kenken {

namespace {

/// Nine bits for each shared line.
constexpr int mostShared = 7;
constexpr int mostWays = 600;

std::uint64_t ninth(std::uint64_t taken, int place)
{
    return taken >> maxSide * place & 0x1FF;
}

} // namespace

/// What two lists of ways leave.
struct PairEngine::Together
{
    std::array<Digits, maxCageSize> first{};
    std::array<Digits, maxCageSize> second{};
    /// By shared line, the digits that the two take in every way.
    std::uint64_t always = ~std::uint64_t{0};
};

PairEngine::PairEngine(const Terms &terms, std::vector<CageWays> &cages)
    : m_terms(terms)
    , m_cages(cages)
{
    for (int first = 0; first < int(cages.size()); ++first) {
        for (int second = first + 1; second < int(cages.size()); ++second) {
            const auto &a = cages[std::size_t(first)];
            const auto &b = cages[std::size_t(second)];
            const LineSet shared = a.lines() & b.lines();
            if (shared != 0 && std::popcount(shared) <= mostShared && a.cage().cells.size() > 1
                && b.cage().cells.size() > 1)
                m_pairs.push_back({first, second, shared});
        }
    }
}

void PairEngine::learned(const Knowledge &, UnknownId unknown, ValueSet)
{
    const int cage = m_terms.cages.cageOf[unknown];
    for (Pair &pair : m_pairs)
        pair.isDirty = pair.isDirty || pair.first == cage || pair.second == cage;
}

void PairEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                         Trace &proposals)
{
    if (rule != RuleName::TwoCages)
        return;
    for (Pair &pair : m_pairs) {
        if (stop.stopped())
            return;
        if (!pair.isDirty)
            continue;
        pair.isDirty = false;
        proposePair(knowledge, pair, proposals);
    }
}

std::vector<std::uint64_t> PairEngine::takenBy(const CageWays &cage, const WayList &ways,
                                               LineSet shared)
{
    std::vector<std::uint64_t> taken(std::size_t(ways.count()), 0);
    int place = 0;
    for (; shared != 0; shared &= shared - 1, ++place) {
        const unsigned cells = cage.cellsOn(std::countr_zero(shared));
        for (int way = 0; way < ways.count(); ++way)
            taken[std::size_t(way)] |= std::uint64_t(ways.digits(way, cells) >> 1)
                                       << maxSide * place;
    }
    return taken;
}

PairEngine::Together PairEngine::together(const CageWays &first, const WayList &firstWays,
                                          const CageWays &second, const WayList &secondWays,
                                          LineSet shared, LineSet different)
{
    std::uint64_t clashing = 0;
    int place = 0;
    for (LineSet lines = shared; lines != 0; lines &= lines - 1, ++place) {
        if ((different & lines & (~lines + 1)) != 0)
            clashing |= std::uint64_t{0x1FF} << maxSide * place;
    }
    const auto distinct = [](std::vector<std::uint64_t> taken) {
        std::sort(taken.begin(), taken.end());
        taken.erase(std::unique(taken.begin(), taken.end()), taken.end());
        return taken;
    };
    const auto ofFirst = takenBy(first, firstWays, shared);
    const auto ofSecond = takenBy(second, secondWays, shared);
    const auto firstSets = distinct(ofFirst);
    const auto secondSets = distinct(ofSecond);
    Together result;
    std::vector<bool> fitsFirst(firstSets.size(), false);
    std::vector<bool> fitsSecond(secondSets.size(), false);
    for (std::size_t i = 0; i < firstSets.size(); ++i) {
        for (std::size_t j = 0; j < secondSets.size(); ++j) {
            if ((firstSets[i] & secondSets[j] & clashing) != 0)
                continue;
            fitsFirst[i] = fitsSecond[j] = true;
            result.always &= firstSets[i] | secondSets[j];
        }
    }
    const auto supported = [](const WayList &ways, const auto &taken, const auto &sets,
                              const std::vector<bool> &fits) {
        return ways.supported([&](int way) {
            const auto found = std::ranges::lower_bound(sets, taken[std::size_t(way)]);
            return fits[std::size_t(found - sets.begin())];
        });
    };
    result.first = supported(firstWays, ofFirst, firstSets, fitsFirst);
    result.second = supported(secondWays, ofSecond, secondSets, fitsSecond);
    return result;
}

template <typename Holds>
PairEngine::Basis PairEngine::shrink(const Knowledge &knowledge, const CageWays &first,
                                     const CageWays &second, const Basis &whole,
                                     const Holds &holds) const
{
    Basis basis = whole;
    const auto tryBasis = [&](const Basis &smaller) {
        const auto firstWays = first.waysFrom(knowledge, smaller.first);
        const auto secondWays = second.waysFrom(knowledge, smaller.second);
        if (firstWays && secondWays
            && holds(
                together(first, *firstWays, second, *secondWays, whole.shared, smaller.shared)))
            basis = smaller;
    };
    const LineSet all = basis.first.lines | basis.second.lines | basis.shared;
    for (LineSet lines = all; lines != 0; lines &= lines - 1) {
        const LineSet kept = ~(lines & (~lines + 1));
        Basis smaller = basis;
        smaller.first.lines &= kept;
        smaller.second.lines &= kept;
        smaller.shared &= kept;
        tryBasis(smaller);
    }
    for (CageBasis Basis::*const cage : {&Basis::first, &Basis::second}) {
        for (unsigned facts = (basis.*cage).facts; facts != 0; facts &= facts - 1) {
            Basis smaller = basis;
            (smaller.*cage).facts &= ~(facts & (~facts + 1));
            tryBasis(smaller);
        }
    }
    return basis;
}

void PairEngine::addStep(const Knowledge &knowledge, const CageWays &first, const CageWays &second,
                         const Basis &basis, Trace &proposals) const
{
    proposals.begin(RuleId(RuleName::TwoCages));
    proposals.addConstraint(ConstraintId(first.number()));
    proposals.addConstraint(ConstraintId(second.number()));
    LineSet listed = 0;
    CageBasis withShared = basis.first;
    withShared.lines |= basis.shared;
    addBasis(m_terms, knowledge, first, withShared, listed, proposals);
    addBasis(m_terms, knowledge, second, basis.second, listed, proposals);
}

void PairEngine::proposePair(const Knowledge &knowledge, const Pair &pair, Trace &proposals)
{
    CageWays &first = m_cages[std::size_t(pair.first)];
    CageWays &second = m_cages[std::size_t(pair.second)];
    const WayList *const firstWays = first.ways(knowledge);
    const WayList *const secondWays = second.ways(knowledge);
    if (!firstWays || !secondWays || firstWays->count() > mostWays || secondWays->count() > mostWays
        || firstWays->empty() || secondWays->empty()
        || (firstWays->count() == 1 && secondWays->count() == 1))
        return;
    const Together left
        = together(first, *firstWays, second, *secondWays, pair.shared, pair.shared);
    const Basis whole{first.wholeBasis(knowledge), second.wholeBasis(knowledge), pair.shared};

    Together lost;
    bool isNews = false;
    for (const auto &[cage, supported, gone] : {std::tuple(&first, &left.first, &lost.first),
                                                std::tuple(&second, &left.second, &lost.second)}) {
        for (int i = 0; i < int(cage->cage().cells.size()); ++i) {
            const auto at = std::size_t(i);
            (*gone)[at] = Digits(cage->possible(knowledge, i) & ~unsigned((*supported)[at]));
            isNews = isNews || (*gone)[at] != 0;
        }
    }
    if (isNews) {
        const auto none = [](const auto &supported, const auto &gone) {
            for (std::size_t i = 0; i < gone.size(); ++i) {
                if ((supported[i] & gone[i]) != 0)
                    return false;
            }
            return true;
        };
        const Basis basis = shrink(knowledge, first, second, whole, [&](const Together &smaller) {
            return none(smaller.first, lost.first) && none(smaller.second, lost.second);
        });
        addStep(knowledge, first, second, basis, proposals);
        for (const auto &[cage, gone] :
             {std::pair(&first, &lost.first), std::pair(&second, &lost.second)}) {
            for (std::size_t i = 0; i < cage->cage().cells.size(); ++i) {
                if ((*gone)[i] != 0) {
                    proposals.addConclusion(
                        m_terms.exclude(cage->cage().cells[i], ValueSet((*gone)[i])));
                }
            }
        }
        return;
    }
    // Digits that the two always take in a line, for cells of the line in neither.
    int place = 0;
    for (LineSet lines = pair.shared; lines != 0; lines &= lines - 1, ++place) {
        const int line = std::countr_zero(lines);
        const ValueSet always(ninth(left.always, place) << 1);
        std::vector<Fact> conclusions;
        ValueSet used;
        for (int i = 0; i < m_terms.side(); ++i) {
            const int cell = m_terms.cell(line, i);
            const int cage = m_terms.cages.cageOf[std::size_t(cell)];
            const ValueSet gone = knowledge.possible(UnknownId(cell)) & always;
            if (cage == pair.first || cage == pair.second || gone.empty())
                continue;
            conclusions.push_back(m_terms.exclude(cell, gone));
            used = used | gone;
        }
        if (conclusions.empty())
            continue;
        // The line itself stays: the conclusion needs it, whatever the ways do.
        const Basis basis = shrink(knowledge, first, second, whole, [&](const Together &smaller) {
            return (ninth(smaller.always, place) << 1 & used.bits()) == used.bits();
        });
        Basis withLine = basis;
        withLine.shared |= LineSet{1} << line;
        addStep(knowledge, first, second, withLine, proposals);
        for (const Fact &conclusion : conclusions)
            proposals.addConclusion(conclusion);
    }
}

} // namespace inkling::kenken
