// SPDX-License-Identifier: MIT
#include "logic/search/reasons.h"

#include <algorithm>
#include <iterator>

namespace inkling {

namespace {

/// How often a search may come back to be refined before it is given up. To show that a part is
/// needed takes values that do without it.
constexpr int mostRounds = 12;
/// The same limit for a step that is about to be shown.
constexpr int mostRoundsToSettle = 400;

Fact factOf(const Atom &atom, ValueSet initial)
{
    const ValueSet value = ValueSet::only(atom.value);
    return {atom.unknown, atom.is ? value : initial - value};
}

} // namespace

std::vector<Fact> factsOf(std::span<const Atom> atoms, const std::vector<ValueSet> &initial)
{
    std::vector<Fact> facts;
    for (const Atom &atom : atoms)
        addTo(facts, factOf(atom, initial[atom.unknown]));
    return facts;
}

double costOf(const Encoding &encoding, const std::vector<ValueSet> &initial,
              std::span<const ConstraintId> constraints, std::span<const Atom> atoms,
              UnknownId centre)
{
    constexpr double least = 4.0;
    constexpr double aConstraint = 0.4;
    constexpr double aFact = 0.03;
    constexpr double aCellAway = 0.05;
    double weight = 0;
    for (const ConstraintId constraint : constraints)
        weight += encoding.weight(constraint);
    double facts = 0;
    double spread = 0;
    for (const Atom &atom : atoms) {
        facts += encoding.weight(factOf(atom, initial[atom.unknown]));
        spread = std::max(spread, encoding.distance(centre, atom.unknown));
    }
    return least + aConstraint * std::max(0.0, weight - 2) + aFact * facts
           + aCellAway * std::max(0.0, spread - 2);
}

ReasonFinder::ReasonFinder(ClauseStore &store, const Encoding &encoding,
                           const std::vector<ValueSet> &initial,
                           std::unique_ptr<sat::IncrementalSolver> solver)
    : m_store(store)
    , m_encoding(encoding)
    , m_initial(initial)
    , m_search(store, encoding, initial, std::move(solver))
{
    for (ConstraintId constraint = 0; constraint < encoding.constraintCount(); ++constraint)
        m_unknowns.push_back(encoding.unknowns(constraint));
}

ReasonFinder::Answer ReasonFinder::follows(std::vector<ConstraintId> &constraints,
                                           std::vector<Atom> &atoms, sat::Literal opposite,
                                           const StopCondition &stop)
{
    m_assumptions.clear();
    if (opposite != 0)
        m_assumptions.push_back(opposite);
    for (const Atom &atom : atoms)
        m_assumptions.push_back(m_store.literal(atom));
    switch (m_search.solve(constraints, m_assumptions, stop)) {
    case sat::Result::Satisfiable:
        return Answer::No;
    case sat::Result::Stopped:
        return stop.stopped() ? Answer::Stopped : Answer::GivenUp;
    case sat::Result::Unsatisfiable:
        break;
    }
    keepNeeded(constraints, atoms, opposite);
    return Answer::Yes;
}

/// Leaves out what the last search did not need. If it needed the definitions, something that
/// brings them along stays, even if not needed for itself.
void ReasonFinder::keepNeeded(std::vector<ConstraintId> &constraints, std::vector<Atom> &atoms,
                              sat::Literal opposite)
{
    std::vector<ConstraintId> leftConstraints = std::move(constraints);
    std::vector<Atom> leftAtoms = std::move(atoms);
    const auto constraintBrings = [&](ConstraintId constraint) {
        return m_encoding.constraintBringsDefinitions(constraint);
    };
    const auto brings
        = [&](const Atom &atom) { return m_encoding.unknownBringsDefinitions(atom.unknown); };
    constraints.clear();
    atoms.clear();
    std::ranges::copy_if(
        leftConstraints, std::back_inserter(constraints),
        [&](ConstraintId constraint) { return m_search.needed(m_store.selector(constraint)); });
    std::ranges::copy_if(leftAtoms, std::back_inserter(atoms),
                         [&](const Atom &atom) { return m_search.needed(m_store.literal(atom)); });
    if (!m_search.neededDefinitions() || (opposite != 0 && m_store.bringsDefinitions(opposite))
        || std::ranges::any_of(constraints, constraintBrings) || std::ranges::any_of(atoms, brings))
        return;
    std::ranges::reverse(leftAtoms);
    if (const auto atom = std::ranges::find_if(leftAtoms, brings); atom != leftAtoms.end()) {
        atoms.push_back(*atom);
        return;
    }
    const auto constraint = std::ranges::find_if(leftConstraints, constraintBrings);
    if (constraint != leftConstraints.end())
        constraints.push_back(*constraint);
}

double ReasonFinder::dearness(ConstraintId constraint, UnknownId centre) const
{
    double away = m_unknowns[constraint].empty() ? 100.0 : 1e9;
    for (const UnknownId unknown : m_unknowns[constraint])
        away = std::min(away, m_encoding.distance(centre, unknown));
    return 3 * m_encoding.weight(constraint) + away;
}

double ReasonFinder::dearness(const Atom &atom, UnknownId centre) const
{
    return 2 * m_encoding.weight(factOf(atom, m_initial[atom.unknown]))
           + m_encoding.distance(centre, atom.unknown);
}

bool ReasonFinder::isBroken(const Atom &atom)
{
    return !m_search.values().value(m_store.literal(atom))
           || (m_encoding.unknownBringsDefinitions(atom.unknown) && !m_search.hadDefinitions());
}

/// Leaves out the parts that are not needed. Returns false when stopped, or if the needed ones are
/// too dear.
template <typename Part, typename Follows>
bool ReasonFinder::leaveOut(std::vector<Part> &parts, UnknownId centre, const Follows &follows,
                            const std::function<bool(const std::vector<Part> &)> &isTooDear)
{
    // Values found without some parts that break just one of them show that this part is needed.
    const auto onlyBroken = [&](std::size_t count, const std::vector<Part> &rest) {
        std::size_t broken = count;
        for (std::size_t i = 0; i < count; ++i) {
            if (!isBroken(rest[i]))
                continue;
            if (broken < count)
                return count;
            broken = i;
        }
        return broken;
    };
    std::vector<std::pair<double, Part>> ranked;
    for (const Part &part : parts)
        ranked.emplace_back(-dearness(part, centre), part);
    std::ranges::stable_sort(ranked, {}, &std::pair<double, Part>::first);
    std::vector<Part> rest;
    for (const auto &[rank, part] : ranked)
        rest.push_back(part);
    std::vector<Part> needed;
    // Many parts are tried at once as long as that goes well.
    std::size_t count = std::max<std::size_t>(1, rest.size() / 2);
    while (!rest.empty()) {
        count = std::min(count, rest.size());
        std::vector<Part> tried(rest.begin() + std::ptrdiff_t(count), rest.end());
        tried.insert(tried.end(), needed.begin(), needed.end());
        const Answer answer = follows(tried);
        if (answer == Answer::Stopped)
            return false;
        if (answer == Answer::Yes) {
            std::erase_if(rest, [&](const Part &part) {
                return std::ranges::find(tried, part) == tried.end();
            });
            count *= 2;
            continue;
        }
        const std::size_t only = answer == Answer::No ? onlyBroken(count, rest) : count;
        if (only == count && count > 1) {
            count = 1;
            continue;
        }
        m_isCertain = m_isCertain && answer != Answer::GivenUp;
        const auto kept = rest.begin() + std::ptrdiff_t(only < count ? only : 0);
        needed.push_back(*kept);
        rest.erase(kept);
        if (isTooDear(needed))
            return false;
    }
    parts = std::move(needed);
    return true;
}

std::optional<Reason> ReasonFinder::withFewConstraints(std::vector<ConstraintId> constraints,
                                                       const std::vector<Atom> &atoms,
                                                       const Claim &claim, double limit,
                                                       double &floor, const StopCondition &stop)
{
    sat::Literal opposite = claim.opposite;
    std::vector<Atom> used = atoms;
    m_search.limitRounds(unlimited);
    if (follows(constraints, used, opposite, stop) != Answer::Yes)
        return std::nullopt;
    m_search.limitRounds(mostRounds);
    m_isCertain = true;
    if (claim.mayContradict && opposite != 0) {
        used = atoms;
        if (follows(constraints, used, 0, stop) == Answer::Yes)
            opposite = 0;
    }
    const bool isShort = leaveOut<ConstraintId>(
        constraints, claim.centre,
        [&](std::vector<ConstraintId> &some) {
            used = atoms;
            return follows(some, used, opposite, stop);
        },
        [&](const auto &needed) {
            floor = costOf(m_encoding, m_initial, needed, {}, claim.centre);
            return floor > limit;
        });
    used = atoms;
    std::vector<ConstraintId> same = constraints;
    if (!isShort || follows(same, used, opposite, stop) != Answer::Yes)
        return std::nullopt;
    const double cost = costOf(m_encoding, m_initial, constraints, {}, claim.centre);
    return Reason{std::move(constraints), std::move(used), cost, opposite == 0, false, m_isCertain};
}

bool ReasonFinder::leaveOutFacts(Reason &reason, const Claim &claim, double limit,
                                 const StopCondition &stop)
{
    const sat::Literal opposite = reason.isContradiction ? 0 : claim.opposite;
    m_search.limitRounds(mostRounds);
    m_isCertain = reason.isCertain;
    double cost = 0;
    const bool areFew = leaveOut<Atom>(
        reason.atoms, claim.centre,
        [&](std::vector<Atom> &some) {
            std::vector<ConstraintId> same = reason.constraints;
            return follows(same, some, opposite, stop);
        },
        [&](const auto &needed) {
            cost = costOf(m_encoding, m_initial, reason.constraints, needed, claim.centre);
            return cost > limit;
        });
    if (!areFew && cost <= limit)
        return false;
    reason.isWhole = areFew;
    reason.isCertain = m_isCertain;
    reason.cost
        = areFew ? costOf(m_encoding, m_initial, reason.constraints, reason.atoms, claim.centre)
                 : cost;
    return true;
}

void ReasonFinder::settle(Reason &reason, const Claim &claim, const StopCondition &stop)
{
    const sat::Literal opposite = reason.isContradiction ? 0 : claim.opposite;
    m_search.limitRounds(mostRoundsToSettle);
    m_isCertain = true;
    const auto isNeverDear = [](const auto &) { return false; };
    const bool isSettled = leaveOut<ConstraintId>(
                               reason.constraints, claim.centre,
                               [&](std::vector<ConstraintId> &some) {
                                   std::vector<Atom> same = reason.atoms;
                                   return follows(some, same, opposite, stop);
                               },
                               isNeverDear)
                           && leaveOut<Atom>(
                               reason.atoms, claim.centre,
                               [&](std::vector<Atom> &some) {
                                   std::vector<ConstraintId> same = reason.constraints;
                                   return follows(same, some, opposite, stop);
                               },
                               isNeverDear);
    reason.isCertain = isSettled && m_isCertain;
    reason.cost = costOf(m_encoding, m_initial, reason.constraints, reason.atoms, claim.centre);
    m_search.limitRounds(mostRounds);
}

std::optional<Reason> ReasonFinder::shrink(const std::vector<ConstraintId> &constraints,
                                           const std::vector<Atom> &atoms, const Claim &claim,
                                           const StopCondition &stop)
{
    double floor = 0;
    auto reason = withFewConstraints(constraints, atoms, claim, unlimitedCost, floor, stop);
    if (!reason || !leaveOutFacts(*reason, claim, unlimitedCost, stop))
        return std::nullopt;
    return reason;
}

} // namespace inkling
