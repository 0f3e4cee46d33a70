// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/prober.h"

#include <span>
#include <vector>

namespace inkling {

/// The values of main unknowns that no known answer has, and the reasons found so far why they
/// cannot be.
class Candidates
{
public:
    /// Requires: the arguments outlive the candidates.
    Candidates(Situation &situation, Prober &prober, Windows &windows);

    /// Lists the candidates anew, without reasons.
    void list();
    /// Drops the candidates that are known by now, or whose value some answer has.
    void dropSettled();
    [[nodiscard]] std::span<const Candidate> all() const { return m_all; }

    /// Looks for reasons in larger and larger windows until a candidate has one. Returns whether
    /// one has.
    bool lookFar(const StopCondition &stop);
    /// The candidate whose reason costs least, once its needless facts are left out (see
    /// Reason::isWhole); null if no candidate has a reason, or when stopped.
    [[nodiscard]] const Candidate *cheapest(const StopCondition &stop);

private:
    void probe(Candidate &candidate, int level, double limit, const StopCondition &stop);
    [[nodiscard]] double bestCost() const;
    bool scan(int level, const StopCondition &stop);
    void takeModel(const Candidate &candidate, int level, const StopCondition &stop);
    void takeAnswer();
    [[nodiscard]] bool isMet(ConstraintId constraint, const VariableValues &values) const;

    Situation &m_situation;
    Prober &m_prober;
    Windows &m_windows;
    std::vector<Candidate> m_all;
};

} // namespace inkling
