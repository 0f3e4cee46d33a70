// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/knowledge.h"
#include "logic/model/model.h"
#include "logic/model/trace.h"
#include "logic/search/reasons.h"

#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// The first step of a nested trace: what is supposed (GeneralRule::Suppose).
[[nodiscard]] Trace supposing(const Fact &fact);

/// Steps that were reduced, after what is supposed, if anything is, in waves of their own: with fewer premises
/// and conclusions than were found, waves may begin elsewhere. `known`: what they rest on, what is supposed
/// included. Empty where that is not enough for them.
[[nodiscard]] Trace inWaves(Trace supposition, const Trace &steps, Knowledge known);

/// The reasoning under the opposite of what a step concludes, from its own constraints and premises: by
/// named rules, and where none applies from the fewest of its constraints that lead on. See
/// Explainer::refutation().
class Refutation
{
public:
    /// `checker` is asked about every step that `reasons` finds. Requires: all outlive it.
    Refutation(const Model &model, const Encoding &encoding, const std::vector<ValueSet> &initial,
               ClauseStore &store, ReasonFinder &reasons, ReasonFinder &checker);

    [[nodiscard]] Trace of(const Step &step, const StopCondition &stop);

private:
    using Constraints = std::vector<ConstraintId>;

    /// What some constraints and facts come to: a conclusion, or, without one, a contradiction.
    struct Combination
    {
        Reason reason;
        std::optional<Fact> conclusion;
    };

    void begin(const Step &step);
    void suppose(const Fact &opposite);

    /// Combinations: what single constraints give, or what follows most cheaply.
    [[nodiscard]] bool propose(const Knowledge &knowledge, const StopCondition &stop,
                               Trace &proposals);
    [[nodiscard]] std::vector<Combination> bySingleConstraints(const StopCondition &stop);
    [[nodiscard]] std::vector<Combination> cheapest(const StopCondition &stop);
    [[nodiscard]] std::optional<Combination> contradiction(const Constraints &constraints,
                                                           const StopCondition &stop);
    [[nodiscard]] std::vector<Combination> conclusions(const Constraints &constraints,
                                                       const StopCondition &stop);
    [[nodiscard]] std::optional<Combination>
    combinationOf(const Constraints &constraints, const Claim &claim, const StopCondition &stop);
    [[nodiscard]] std::vector<UnknownId> openUnknowns(const Constraints &constraints) const;
    [[nodiscard]] bool isTired() const;

    [[nodiscard]] Trace needed(const Trace &steps) const;
    [[nodiscard]] Claim claimOf(const Step &step);
    [[nodiscard]] std::optional<Reason> shrunk(const Step &step, const StopCondition &stop);
    [[nodiscard]] Trace shrunk(const Trace &steps, const StopCondition &stop);

    const Model &m_model;
    const Encoding &m_encoding;
    const std::vector<ValueSet> &m_initial;
    ClauseStore &m_store;
    ReasonFinder &m_reasons;
    ReasonFinder &m_checker;

    Constraints m_constraints;         ///< of the step
    std::vector<Fact> m_given;         ///< its premises, and what is supposed
    std::vector<UnknownId> m_unknowns; ///< that combinations may conclude something about
    UnknownId m_centre = 0;
    Trace m_supposition; ///< one step, or none
    Knowledge m_known;
    std::vector<Atom> m_atoms; ///< all that is known
    int m_questions = 0;       ///< how many combinations were tried
    int m_givenUp = 0;         ///< how many of these were too hard
};

} // namespace inkling
