// SPDX-License-Identifier: MIT
#include "logic/explaining/exclusioncandidates.h"

#include <algorithm>
#include <utility>

namespace inkling {

namespace {

/// A step that costs no more than this is taken without a look at the others.
constexpr double cheap = 4.6;

/// If the cheapest reason costs more than this, all candidates are looked at.
constexpr double dear = 5.3;

/// The usual most that a reason's facts add to its cost.
constexpr double slack = 0.5;

/// The number of reasons that are enough to choose a step from, if the cheapest is not dear.
constexpr int enough = 5;

double likelyCost(const Reason &reason)
{
    return reason.cost + (reason.isWhole ? 0 : slack);
}

} // namespace

ExclusionCandidates::ExclusionCandidates(Situation &situation, Prober &prober, Windows &windows)
    : m_situation(situation)
    , m_prober(prober)
    , m_windows(windows)
{
    list();
}

void ExclusionCandidates::list()
{
    m_all.clear();
    for (UnknownId unknown = 0; unknown < m_situation.model().mainCount(); ++unknown) {
        const ValueSet possible = m_situation.possible(unknown);
        if (possible.size() < 2)
            continue;
        for (const int value : possible) {
            if (!m_situation.isInSomeAnswer(unknown, value))
                m_all.push_back({unknown, value});
        }
    }
}

void ExclusionCandidates::dropSettled()
{
    std::erase_if(m_all, [&](const ExclusionCandidate &candidate) {
        const ValueSet possible = m_situation.possible(candidate.unknown);
        return !possible.contains(candidate.value) || possible.single()
               || m_situation.isInSomeAnswer(candidate.unknown, candidate.value);
    });
}

double ExclusionCandidates::bestCost() const
{
    double best = unlimitedCost;
    for (const ExclusionCandidate &candidate : m_all) {
        if (candidate.reason)
            best = std::min(best, likelyCost(*candidate.reason));
    }
    return best;
}

/// Looks for reasons in the windows up to `level`. Returns whether any candidate has one.
bool ExclusionCandidates::scan(int level, const StopCondition &stop)
{
    for (ExclusionCandidate &candidate : m_all)
        (void)m_prober.hasReason(candidate);
    m_prober.setThorough(level == Windows::last);
    double best = bestCost();
    int found = 0;
    for (std::size_t i = 0; i < m_all.size() && best > cheap && !stop.stopped(); ++i) {
        ExclusionCandidate &candidate = m_all[i];
        if (candidate.reason || (candidate.floor > 0 && candidate.floor >= best)
            || m_prober.isQuiet(candidate, level))
            continue;
        probe(candidate, level, best, stop);
        if (!candidate.reason)
            continue;
        if (candidate.reason->cost < cheap - slack && !m_prober.finish(candidate, best, stop))
            break;
        if (candidate.reason->isWhole && ++found >= enough && best <= dear)
            break;
        best = std::min(best, likelyCost(*candidate.reason));
    }
    return best < unlimitedCost;
}

bool ExclusionCandidates::lookFar(const StopCondition &stop)
{
    for (const int level : Windows::stages) {
        if (scan(level, stop))
            return true;
    }
    for (;;) {
        // Answers found on the way may leave fewer candidates.
        const std::size_t answers = m_situation.answers().size();
        if (scan(Windows::last, stop))
            return true;
        if (m_situation.answers().size() == answers || stop.stopped())
            return false;
        dropSettled();
    }
}

/// Facts are left out only where that may make a reason the cheapest, and of a few reasons only.
const ExclusionCandidate *ExclusionCandidates::cheapest(const StopCondition &stop)
{
    for (int finished = 0;; ++finished) {
        ExclusionCandidate *best = nullptr;
        const ExclusionCandidate *bestWhole = nullptr;
        for (ExclusionCandidate &candidate : m_all) {
            if (!candidate.reason)
                continue;
            if (!best || candidate.reason->cost < best->reason->cost)
                best = &candidate;
            if (candidate.reason->isWhole
                && (!bestWhole || candidate.reason->cost < bestWhole->reason->cost))
                bestWhole = &candidate;
        }
        if (best == bestWhole || (bestWhole && finished >= enough))
            return bestWhole;
        const double limit = bestWhole ? bestWhole->reason->cost : unlimitedCost;
        if (!m_prober.finish(*best, limit, stop))
            return nullptr;
    }
}

/// Probes a candidate; values that do not refute its opposite tell of other candidates, too.
void ExclusionCandidates::probe(ExclusionCandidate &candidate, int level, double limit,
                                const StopCondition &stop)
{
    if (m_prober.probe(candidate, level, limit, stop))
        takeModel(candidate, candidate.quietLevel, stop);
}

/// Whether the clauses of a constraint that were written so far hold.
bool ExclusionCandidates::isMet(ConstraintId constraint, const VariableValues &values) const
{
    const auto &clauses = m_situation.store().clauses();
    return std::ranges::all_of(m_situation.store().clausesOf(constraint), [&](std::uint32_t begin) {
        for (std::size_t i = begin + 1; clauses[i] != 0; ++i) {
            if (values.value(clauses[i]))
                return true;
        }
        return false;
    });
}

/// Takes over the values with which a candidate's opposite holds within a window: they show the
/// same for every other candidate whose opposite they meet, together with its whole window.
void ExclusionCandidates::takeModel(const ExclusionCandidate &candidate, int level,
                                    const StopCondition &stop)
{
    const bool isLast = level == m_windows.lastLevel(candidate.unknown);
    if (isLast)
        takeAnswer();
    const Encoding &encoding = m_situation.encoding();
    const VariableValues &values = m_prober.values();
    enum class State : std::uint8_t { Open, Met, Broken };
    std::vector<State> state(encoding.constraintCount(), State::Open);
    bool isDefined = false;
    for (const ConstraintId constraint : m_windows.window(candidate.unknown, level)) {
        state[constraint] = State::Met;
        isDefined = isDefined || encoding.constraintBringsDefinitions(constraint);
    }
    const auto isMetNow = [&](ConstraintId constraint) {
        if (state[constraint] == State::Open) {
            (void)m_situation.store().selector(constraint);
            const bool mayBeMet = isDefined || !encoding.constraintBringsDefinitions(constraint);
            state[constraint] = mayBeMet && isMet(constraint, values) ? State::Met : State::Broken;
        }
        return state[constraint] == State::Met;
    };
    for (ExclusionCandidate &other : m_all) {
        if (stop.stopped())
            return;
        if (isLast ? &other != &candidate
                   : !values.value(m_situation.store().literal(other.unknown, other.value)))
            continue;
        if (std::ranges::all_of(m_windows.window(other.unknown, level), isMetNow)) {
            other.quietLevel = level;
            other.quietSince = m_situation.now();
            other.isGivenUp = false;
        }
    }
}

/// Keeps the values found as an answer, since they meet all constraints: what an answer says cannot
/// be refuted.
void ExclusionCandidates::takeAnswer()
{
    Answer answer;
    for (UnknownId unknown = 0; unknown < m_situation.model().mainCount(); ++unknown) {
        const ValueSet possible = m_situation.possible(unknown);
        int chosen = possible.value();
        for (const int value : possible) {
            if (m_prober.values().value(m_situation.store().literal(unknown, value)))
                chosen = value;
        }
        answer.values.push_back(std::uint8_t(chosen));
    }
    if (m_situation.model().isAnswer(answer))
        m_situation.addAnswer(std::move(answer));
}

} // namespace inkling
