// SPDX-License-Identifier: MIT
#include "families/kenken/engines/pairengine.h"

#include <algorithm>
#include <utility>

namespace inkling::kenken {

namespace {

constexpr int mostWays = 600;

/// The shared lines for which there is room: a line takes a bit for each digit.
int mostShared(int side)
{
    constexpr int most = 7;
    return std::min(most, 64 / side);
}

} // namespace

/// The digits that two lists of ways leave together.
struct PairEngine::Together
{
    CellDigits first{};
    CellDigits second{};
    /// By shared line: the digits that the two cages take in every way.
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
            if (shared != 0 && std::popcount(shared) <= mostShared(terms.side())
                && a.cage().cells.size() > 1 && b.cage().cells.size() > 1)
                m_pairs.push_back({first, second, shared});
        }
    }
}

void PairEngine::learned(const Knowledge &, UnknownId unknown, ValueSet)
{
    static_assert(maxCageCount <= 64);
    m_news |= std::uint64_t{1} << m_terms.cages.cageOf[unknown];
}

void PairEngine::propose(const Knowledge &knowledge, RuleName, const StopCondition &stop,
                         Trace &proposals)
{
    const std::uint64_t news = std::exchange(m_news, 0);
    for (Pair &pair : m_pairs)
        pair.isDirty = pair.isDirty || ((news >> pair.first | news >> pair.second) & 1) != 0;
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
                                               LineSet shared) const
{
    std::vector<std::uint64_t> taken(std::size_t(ways.count()), 0);
    int place = 0;
    for (; shared != 0; shared &= shared - 1, ++place) {
        const unsigned cells = cage.cellsOn(std::countr_zero(shared));
        for (int way = 0; way < int(taken.size()); ++way)
            taken[std::size_t(way)] |= std::uint64_t(ways.digits(way, cells) >> 1)
                                       << m_terms.side() * place;
    }
    return taken;
}

PairEngine::Together PairEngine::together(const CageWays &first, const WayList &firstWays,
                                          const CageWays &second, const WayList &secondWays,
                                          LineSet shared, LineSet different) const
{
    std::uint64_t clashing = 0;
    int place = 0;
    for (LineSet lines = shared; lines != 0; lines &= lines - 1, ++place) {
        if ((different & lines & (~lines + 1)) != 0)
            clashing |= m_terms.digits().bits() >> 1 << m_terms.side() * place;
    }
    const auto ofFirst = takenBy(first, firstWays, shared);
    const auto ofSecond = takenBy(second, secondWays, shared);
    Together result;
    std::vector<char> fitsFirst(ofFirst.size(), false);
    std::vector<char> fitsSecond(ofSecond.size(), false);
    std::size_t open = ofSecond.size(); // the ways of the second that fit none so far
    for (std::size_t i = 0; i < ofFirst.size(); ++i) {
        for (std::size_t j = 0; j < ofSecond.size(); ++j) {
            if ((ofFirst[i] & ofSecond[j] & clashing) != 0)
                continue;
            open -= fitsSecond[j] ? 0 : 1;
            fitsFirst[i] = fitsSecond[j] = true;
            result.always &= ofFirst[i] | ofSecond[j];
            if (open == 0 && result.always == 0)
                break; // all that is left to see is whether each way of the first fits any
        }
    }
    const auto supported = [](const WayList &ways, const std::vector<char> &fits) {
        return ways.supported([&](int way) { return fits[std::size_t(way)] != 0; });
    };
    result.first = supported(firstWays, fitsFirst);
    result.second = supported(secondWays, fitsSecond);
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
    first.addBasis(knowledge, withShared, listed, proposals);
    second.addBasis(knowledge, basis.second, listed, proposals);
}

void PairEngine::proposePair(const Knowledge &knowledge, const Pair &pair, Trace &proposals)
{
    CageWays &first = m_cages[std::size_t(pair.first)];
    CageWays &second = m_cages[std::size_t(pair.second)];
    const WayList *const firstWays = first.ways(knowledge);
    const WayList *const secondWays = second.ways(knowledge);
    const auto canBeUsed
        = [](const WayList *ways) { return ways && !ways->empty() && ways->count() <= mostWays; };
    if (!canBeUsed(firstWays) || !canBeUsed(secondWays)
        || (firstWays->count() == 1 && secondWays->count() == 1))
        return;
    const Together left
        = together(first, *firstWays, second, *secondWays, pair.shared, pair.shared);
    if (!proposeLost(knowledge, first, second, pair.shared, left, proposals))
        proposeTaken(knowledge, first, second, pair.shared, left, proposals);
}

bool PairEngine::proposeLost(const Knowledge &knowledge, const CageWays &first,
                             const CageWays &second, LineSet shared, const Together &left,
                             Trace &proposals) const
{
    const CellDigits firstLost = first.lost(knowledge, left.first);
    const CellDigits secondLost = second.lost(knowledge, left.second);
    if (firstLost == CellDigits{} && secondLost == CellDigits{})
        return false;
    const Basis whole{first.wholeBasis(knowledge), second.wholeBasis(knowledge), shared};
    const Basis basis = shrink(knowledge, first, second, whole, [&](const Together &smaller) {
        return excludes(smaller.first, firstLost) && excludes(smaller.second, secondLost);
    });
    addStep(knowledge, first, second, basis, proposals);
    // For these cells, all that the same ways exclude: what is known already may yet be unknown where the
    // step is told.
    const auto firstLeft = first.waysFrom(knowledge, basis.first);
    const auto secondLeft = second.waysFrom(knowledge, basis.second);
    const Together told = firstLeft && secondLeft ? together(first, *firstLeft, second, *secondLeft,
                                                             shared, basis.shared)
                                                  : left;
    const auto conclude = [&](const CageWays &cage, CellDigits lost, const CellDigits &supported) {
        for (std::size_t i = 0; i < lost.size(); ++i) {
            if (lost[i] != 0)
                lost[i] = Digits(m_terms.digits().bits() & ~unsigned(supported[i]));
        }
        cage.conclude(lost, proposals);
    };
    conclude(first, firstLost, told.first);
    conclude(second, secondLost, told.second);
    return true;
}

void PairEngine::proposeTaken(const Knowledge &knowledge, const CageWays &first,
                              const CageWays &second, LineSet shared, const Together &left,
                              Trace &proposals) const
{
    const Basis whole{first.wholeBasis(knowledge), second.wholeBasis(knowledge), shared};
    int place = 0;
    for (LineSet lines = shared; lines != 0; lines &= lines - 1, ++place) {
        const int line = std::countr_zero(lines);
        const ValueSet always = takenAt(left.always, place);
        std::vector<Fact> conclusions;
        ValueSet used;
        for (int i = 0; i < m_terms.side(); ++i) {
            const int cell = m_terms.cell(line, i);
            const int cage = m_terms.cages.cageOf[std::size_t(cell)];
            const ValueSet gone = knowledge.possible(UnknownId(cell)) & always;
            if (cage == first.number() || cage == second.number() || gone.empty())
                continue;
            conclusions.push_back(m_terms.exclude(cell, gone));
            used = used | gone;
        }
        if (conclusions.empty())
            continue;
        Basis basis = shrink(knowledge, first, second, whole, [&](const Together &smaller) {
            return used.within(takenAt(smaller.always, place));
        });
        // The conclusion needs the line itself, whatever the ways do.
        basis.shared |= LineSet{1} << line;
        addStep(knowledge, first, second, basis, proposals);
        for (const Fact &conclusion : conclusions)
            proposals.addConclusion(conclusion);
    }
}

} // namespace inkling::kenken
