// SPDX-License-Identifier: MIT
#pragma once

#include "logic/knowledge.h"
#include "logic/reasons.h"
#include "logic/trace.h"

#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// The reasoning under the opposite of what a step concludes, from its own constraints and premises: from
/// one constraint at a time as long as that leads on, then from two, and so on. See
/// Explainer::refutation().
class Refutation
{
public:
    /// `checker` is asked about every step that `reasons` finds. Requires: all outlive it.
    Refutation(const Encoding &encoding, const std::vector<ValueSet> &initial, UnknownId mainCount,
               ClauseStore &store, ReasonFinder &reasons, ReasonFinder &checker);

    /// Empty where it is stopped, or the last of its proofs is too hard.
    [[nodiscard]] Trace of(const Step &step, const StopCondition &stop);

private:
    using Constraints = std::vector<ConstraintId>;

    void begin(const Step &step);
    [[nodiscard]] bool goOn(const StopCondition &stop);
    [[nodiscard]] bool tryEach(std::size_t size, const StopCondition &stop);
    [[nodiscard]] bool tryOne(const Constraints &constraints, const StopCondition &stop);
    [[nodiscard]] bool refutes(const Constraints &constraints, const StopCondition &stop);
    [[nodiscard]] bool concludes(const Constraints &constraints, const StopCondition &stop);
    [[nodiscard]] bool isTired() const;
    [[nodiscard]] bool follows(const Constraints &constraints, sat::Literal opposite,
                               const StopCondition &stop);
    [[nodiscard]] bool record(const Constraints &constraints, const Claim &claim,
                              std::optional<Fact> conclusion, const StopCondition &stop);
    [[nodiscard]] std::vector<UnknownId> openUnknowns(const Constraints &constraints) const;
    [[nodiscard]] std::vector<Atom> knownAtoms() const;

    const Encoding &m_encoding;
    const std::vector<ValueSet> &m_initial;
    UnknownId m_mainCount;
    ClauseStore &m_store;
    ReasonFinder &m_reasons;
    ReasonFinder &m_checker;

    Constraints m_constraints; ///< of the step, those about the whole board last
    Knowledge m_known;
    std::vector<UnknownId> m_unknowns; ///< that anything is known or may be found out about
    UnknownId m_centre = 0;
    Trace m_steps;
    bool m_isRefuted = false;
    int m_questions = 0; ///< how often follows() was asked
    int m_givenUp = 0;   ///< how often a proof was too hard
};

} // namespace inkling
