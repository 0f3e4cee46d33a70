// SPDX-License-Identifier: MIT
#include "logic/reasons.h"

#include <algorithm>
#include <limits>

namespace inkling {

namespace {

/// To show that a part is needed takes a way to do without it; when the search for one comes back more
/// often than this, it is given up.
constexpr int mostRounds = 12;

Fact factOf(const Atom &atom, ValueSet initial)
{
    const ValueSet value = ValueSet::only(atom.value);
    return {atom.unknown, atom.is ? value : initial - value};
}

} // namespace

std::vector<Fact> factsOf(std::span<const Atom> atoms, const std::vector<ValueSet> &initial)
{
    std::vector<Fact> facts;
    for (const Atom &atom : atoms) {
        const Fact fact = factOf(atom, initial[atom.unknown]);
        const auto same = std::ranges::find(facts, atom.unknown, &Fact::unknown);
        if (same == facts.end())
            facts.push_back(fact);
        else
            same->possible = same->possible & fact.possible;
    }
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
                           const std::vector<ValueSet> &initial)
    : m_store(store)
    , m_encoding(encoding)
    , m_initial(initial)
    , m_search(store, encoding, initial, sat::Setup::Plain)
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
    if (!m_anchors.empty() && std::ranges::any_of(constraints, [&](ConstraintId constraint) {
            return isAboutAll(constraint);
        })) {
        const std::size_t count = m_assumptions.size();
        m_assumptions.insert(m_assumptions.end(), m_anchors.begin(), m_anchors.end());
        if (m_search.solve(constraints, m_assumptions, stop) == sat::Outcome::Satisfiable)
            return Answer::No;
        m_assumptions.resize(count);
    }
    switch (m_search.solve(constraints, m_assumptions, stop)) {
    case sat::Outcome::Satisfiable:
        return Answer::No;
    case sat::Outcome::Stopped:
        return stop.stopped() ? Answer::Stopped : Answer::GivenUp;
    case sat::Outcome::Unsatisfiable:
        break;
    }
    std::erase_if(constraints, [&](ConstraintId constraint) {
        return !m_search.needed(m_store.selector(constraint));
    });
    std::erase_if(atoms, [&](const Atom &atom) { return !m_search.needed(m_store.literal(atom)); });
    return Answer::Yes;
}

double ReasonFinder::reachOf(std::span<const ConstraintId> constraints, std::span<const Atom> atoms,
                             UnknownId centre) const
{
    double reach = 0;
    for (const ConstraintId constraint : constraints) {
        for (const UnknownId unknown : m_unknowns[constraint])
            reach = std::max(reach, m_encoding.distance(centre, unknown));
    }
    for (const Atom &atom : atoms)
        reach = std::max(reach, m_encoding.distance(centre, atom.unknown));
    return reach;
}

void ReasonFinder::setAnchors(double reach, UnknownId centre)
{
    constexpr double margin = 2.5;
    m_anchors.clear();
    for (UnknownId unknown = 0; unknown < m_answer.size(); ++unknown) {
        if (m_answer[unknown] != 0 && m_encoding.distance(centre, unknown) > reach + margin)
            m_anchors.push_back(m_answer[unknown]);
    }
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

/// Leaves out what can be. Returns false when it is stopped, or those that are needed are too dear.
template <typename Part, typename Follows>
bool ReasonFinder::leaveOut(std::vector<Part> &parts, UnknownId centre, const Follows &follows,
                            const std::function<bool(const std::vector<Part> &)> &isTooDear)
{
    std::vector<std::pair<double, Part>> ranked;
    for (const Part &part : parts)
        ranked.emplace_back(-dearness(part, centre), part);
    std::ranges::stable_sort(ranked, {}, &std::pair<double, Part>::first);
    std::vector<Part> rest;
    for (const auto &[rank, part] : ranked)
        rest.push_back(part);
    std::vector<Part> needed;
    while (!rest.empty()) {
        std::vector<Part> tried(rest.begin() + 1, rest.end());
        tried.insert(tried.end(), needed.begin(), needed.end());
        switch (follows(tried)) {
        case Answer::Stopped:
            return false;
        case Answer::Yes:
            std::erase_if(rest, [&](const Part &part) {
                return std::ranges::find(tried, part) == tried.end();
            });
            break;
        case Answer::GivenUp:
            m_isCertain = false;
            [[fallthrough]];
        case Answer::No:
            needed.push_back(rest.front());
            rest.erase(rest.begin());
            if (isTooDear(needed))
                return false;
            break;
        }
    }
    parts = std::move(needed);
    return true;
}

std::optional<Reason> ReasonFinder::shrink(std::vector<ConstraintId> constraints,
                                           std::vector<Atom> atoms, const Claim &claim,
                                           double limit, double &floor, const StopCondition &stop)
{
    sat::Literal opposite = claim.opposite;
    std::vector<Atom> used = atoms;
    m_search.limitRounds(std::numeric_limits<int>::max());
    m_anchors.clear();
    if (follows(constraints, used, opposite, stop) != Answer::Yes)
        return std::nullopt;
    m_search.limitRounds(mostRounds);
    m_isCertain = true;
    setAnchors(reachOf(constraints, used, claim.centre), claim.centre);
    if (claim.mayContradict && opposite != 0) {
        used = atoms;
        if (follows(constraints, used, 0, stop) == Answer::Yes)
            opposite = 0;
    }
    const auto isTooDear = [&](std::span<const ConstraintId> some, std::span<const Atom> facts) {
        floor = costOf(m_encoding, m_initial, some, facts, claim.centre);
        return floor > limit;
    };
    // Constraints are to be few first: beside all facts.
    const auto followsFrom = [&](std::vector<ConstraintId> &some) {
        used = atoms;
        return follows(some, used, opposite, stop);
    };
    if (!leaveOut<ConstraintId>(constraints, claim.centre, followsFrom,
                                [&](const auto &needed) { return isTooDear(needed, {}); }))
        return std::nullopt;
    used = atoms;
    std::vector<ConstraintId> same = constraints;
    if (follows(same, used, opposite, stop) != Answer::Yes)
        return std::nullopt;
    const auto followsWith = [&](std::vector<Atom> &some) {
        same = constraints;
        return follows(same, some, opposite, stop);
    };
    if (!leaveOut<Atom>(used, claim.centre, followsWith,
                        [&](const auto &needed) { return isTooDear(constraints, needed); }))
        return std::nullopt;
    const double cost = costOf(m_encoding, m_initial, constraints, used, claim.centre);
    return Reason{std::move(constraints), std::move(used), cost, opposite == 0, m_isCertain};
}

} // namespace inkling
