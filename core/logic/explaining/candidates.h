// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/prober.h"

#include <span>
#include <vector>

namespace inkling {

/// The values of main unknowns that no answer has, and the reasons found so far why they cannot be.
class Candidates
{
public:
    /// Requires: both outlive it.
    Candidates(Situation &situation, Prober &prober, Windows &windows);

    /// Lists them anew, without reasons.
    void list();
    /// Drops those that are known by now, or that some answer has.
    void dropSettled();
    [[nodiscard]] std::span<const Candidate> all() const { return m_all; }

    /// In larger and larger windows until there is a reason. Returns whether there is one.
    bool lookFar(const StopCondition &stop);
    /// Of whole reasons; null where there is none, or when it is stopped.
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
