// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/prober.h"

#include <span>
#include <vector>

namespace inkling {

/// The exclusions that may follow: values of main unknowns that no known answer has, with the
/// reasons found so far that exclude them.
class ExclusionCandidates
{
public:
    /// Requires: the arguments outlive the candidates.
    ExclusionCandidates(Situation &situation, Prober &prober, Windows &windows);

    /// Lists the candidates anew, without reasons.
    void list();
    /// Drops the candidates that are known by now, or whose value some answer has.
    void dropSettled();
    [[nodiscard]] std::span<const ExclusionCandidate> all() const { return m_all; }

    /// Looks for reasons in larger and larger windows until a candidate has one. Returns whether
    /// one has.
    bool lookFar(const StopCondition &stop);
    /// The candidate whose reason costs least, once its needless facts are left out (see
    /// Reason::isWhole); null if no candidate has a reason, or when stopped.
    [[nodiscard]] const ExclusionCandidate *cheapest(const StopCondition &stop);

private:
    void probe(ExclusionCandidate &candidate, int level, double limit, const StopCondition &stop);
    [[nodiscard]] double bestCost() const;
    bool scan(int level, const StopCondition &stop);
    void takeModel(const ExclusionCandidate &candidate, int level, const StopCondition &stop);
    void takeAnswer();
    [[nodiscard]] bool isMet(ConstraintId constraint, const VariableValues &values) const;

    Situation &m_situation;
    Prober &m_prober;
    Windows &m_windows;
    std::vector<ExclusionCandidate> m_all;
};

} // namespace inkling
