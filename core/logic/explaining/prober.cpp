// SPDX-License-Identifier: MIT
#include "logic/explaining/prober.h"

#include "sat/localsolver.h"

#include <algorithm>
#include <array>

namespace inkling {

Prober::Prober(Situation &situation, Windows &windows, ReasonFinder &reasons)
    : m_situation(situation)
    , m_windows(windows)
    , m_reasons(reasons)
{
    forget();
}

void Prober::forget()
{
    m_search.emplace(m_situation.store(), m_situation.encoding(), m_situation.initial(),
                     std::make_unique<sat::LocalSolver>());
}

void Prober::learn(const Situation::News &news)
{
    if (!m_situation.encoding().writes(news.unknown))
        return;
    for (const int value : news.excluded)
        m_search->addUnit(-m_situation.store().literal(news.unknown, value));
}

void Prober::setThorough(bool isThorough)
{
    constexpr int mostRounds = 60;
    m_search->limitRounds(isThorough ? unlimited : mostRounds);
    m_search->limitConflicts(isThorough ? unlimited : mostConflictsToFollow);
    m_reasons.limitConflicts(isThorough ? unlimited : mostConflictsToFollow);
}

bool Prober::probe(ExclusionCandidate &candidate, int level, double limit,
                   const StopCondition &stop)
{
    const int top = std::min(level, m_windows.lastLevel(candidate.unknown));
    const Claim claim = claimOf(candidate);
    const auto tryAt = [&](int at) {
        return m_search->solve(m_windows.window(candidate.unknown, at), std::array{claim.opposite},
                               stop);
    };
    const sat::Result outcome = tryAt(top);
    if (outcome == sat::Result::Unsatisfiable) {
        int at = 0;
        while (at <= top && tryAt(at) != sat::Result::Unsatisfiable)
            ++at;
        if (at <= top) {
            const auto needed = neededOf(m_windows.window(candidate.unknown, at));
            candidate.floor = 0;
            candidate.reason = reasonFor(needed, claim, limit, candidate.floor, stop);
            candidate.reasonLevel = at;
            candidate.reasonSince = m_situation.now();
        }
    }
    if (outcome != sat::Result::Unsatisfiable || (!candidate.reason && candidate.floor == 0)) {
        candidate.quietLevel = top;
        candidate.quietSince = m_situation.now();
        candidate.isGivenUp = outcome != sat::Result::Satisfiable;
    }
    return outcome == sat::Result::Satisfiable;
}

bool Prober::isQuiet(const ExclusionCandidate &candidate, int level)
{
    const int last = m_windows.lastLevel(candidate.unknown);
    if (candidate.quietLevel < std::min(level, last)
        || (candidate.isGivenUp && level > Windows::stages.back()))
        return false;
    if (level >= last)
        return candidate.quietSince == m_situation.now();
    return m_situation.isUnchanged(m_windows.window(candidate.unknown, level),
                                   candidate.quietSince);
}

bool Prober::hasReason(ExclusionCandidate &candidate)
{
    if (!candidate.reason && candidate.floor == 0)
        return false;
    if ((candidate.reason && candidate.reason->cost <= fair)
        || m_situation.isUnchanged(m_windows.window(candidate.unknown, candidate.reasonLevel),
                                   candidate.reasonSince))
        return true;
    candidate.reason.reset();
    candidate.floor = 0;
    return false;
}

bool Prober::finish(ExclusionCandidate &candidate, double limit, const StopCondition &stop)
{
    return candidate.reason->isWhole
           || m_reasons.leaveOutFacts(*candidate.reason, claimOf(candidate), limit, stop);
}

std::optional<Reason> Prober::nearestReason(const Claim &claim, const StopCondition &stop)
{
    const int last = m_windows.lastLevel(claim.centre);
    for (int level = 0; level <= last; ++level) {
        const std::vector<ConstraintId> &around = m_windows.window(claim.centre, level);
        const sat::Result outcome = m_search->solve(around, std::array{claim.opposite}, stop);
        if (outcome == sat::Result::Stopped)
            return std::nullopt;
        if (outcome == sat::Result::Satisfiable)
            continue;
        double floor = 0;
        auto reason = reasonFor(neededOf(around), claim, unlimitedCost, floor, stop);
        if (!reason || !m_reasons.leaveOutFacts(*reason, claim, unlimitedCost, stop))
            return std::nullopt;
        return reason;
    }
    return std::nullopt;
}

Claim Prober::claimOf(const ExclusionCandidate &candidate)
{
    return {m_situation.store().literal(candidate.unknown, candidate.value), candidate.unknown,
            m_situation.answers().empty()};
}

/// The constraints of a window that the last search, which refuted something there, needed.
std::vector<ConstraintId> Prober::neededOf(const std::vector<ConstraintId> &window)
{
    std::vector<ConstraintId> needed;
    for (const ConstraintId constraint : window) {
        if (m_search->needed(m_situation.store().selector(constraint)))
            needed.push_back(constraint);
    }
    // A constraint that only brings the definitions along need not be needed for itself.
    const auto brings = [&](ConstraintId constraint) {
        return m_situation.encoding().constraintBringsDefinitions(constraint);
    };
    if (m_search->neededDefinitions() && std::ranges::none_of(needed, brings)) {
        if (const auto found = std::ranges::find_if(window, brings); found != window.end())
            needed.push_back(*found);
    }
    return needed;
}

/// The reason from the facts nearby, or, if they are not enough, from all facts.
std::optional<Reason> Prober::reasonFor(const std::vector<ConstraintId> &constraints,
                                        const Claim &claim, double limit, double &floor,
                                        const StopCondition &stop)
{
    std::vector<Atom> atoms = m_situation.atomsNear(constraints, claim.centre);
    std::vector<ConstraintId> used = constraints;
    std::vector<Atom> needed = atoms;
    if (m_reasons.follows(used, needed, claim.opposite, stop) != ReasonFinder::Answer::Yes) {
        used = constraints;
        atoms = m_situation.knownAtoms();
    }
    return m_reasons.withFewConstraints(used, atoms, claim, limit, floor, stop);
}

} // namespace inkling
