// SPDX-License-Identifier: MIT
#pragma once

#include "logic/answerreader.h"
#include "logic/candidates.h"
#include "logic/stepmaker.h"

#include <map>
#include <utility>

namespace inkling {

/// Steps about derived unknowns, which may make a step about a main one cheaper.
class Lemmas
{
public:
    /// Requires: all outlive it.
    Lemmas(Situation &situation, AnswerReader &answers, Prober &prober, Candidates &candidates,
           StepMaker &maker);

    /// Nothing is known any more.
    void forget() { m_lookedFor.clear(); }
    /// Appends some cheap ones: round the cheapest step, or where anything is open. Returns whether there
    /// are any.
    bool propose(const StopCondition &stop, Trace &proposals);

private:
    [[nodiscard]] std::vector<ConstraintId> openConstraints() const;
    [[nodiscard]] std::vector<UnknownId>
    openUnknowns(std::span<const ConstraintId> constraints) const;
    [[nodiscard]] std::vector<Candidate *> lemmasFor(std::span<const ConstraintId> constraints,
                                                     const StopCondition &stop);

    Situation &m_situation;
    AnswerReader &m_answers;
    Prober &m_prober;
    Candidates &m_candidates;
    StepMaker &m_maker;
    std::map<std::pair<UnknownId, int>, Candidate> m_lookedFor;
};

} // namespace inkling
