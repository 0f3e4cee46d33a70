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

/// A trace of one step, which supposes this fact (GeneralRule::Suppose): the beginning of a nested
/// trace.
[[nodiscard]] Trace supposing(const Fact &fact);

/// The steps of a reduced proof after the supposition, if there is one, in waves made anew: with
/// fewer premises and conclusions, waves may begin elsewhere. `known`: all facts that the steps may
/// rest on, the supposed one included. Empty if those are not enough for the steps.
[[nodiscard]] Trace inWaves(Trace supposition, const Trace &steps, Knowledge known);

/// The reasoning under the opposite of a step's conclusion, from the step's own constraints and
/// premises: by named rules, and where none applies from the fewest of the step's constraints that
/// lead on. See Explainer::refutation().
class Refutation
{
public:
    /// `checker` is asked about every step that `reasons` finds. Requires: the references outlive
    /// the refutation.
    Refutation(const Model &model, const Encoding &encoding, const std::vector<ValueSet> &initial,
               ClauseStore &store, ReasonFinder &reasons, ReasonFinder &checker);
    /// The refutation of `step`; see Explainer::refutation(). Requires: not called before.

    [[nodiscard]] Trace of(const Step &step, const StopCondition &stop);

private:
    using Constraints = std::vector<ConstraintId>;

    /// A set of constraints and facts, and what follows from them: a conclusion, or, without one, a
    /// contradiction.
    struct Combination
    {
        Reason reason;
        std::optional<Fact> conclusion;
    };

    void begin(const Step &step);
    void suppose(const Fact &opposite);

    /// Proposes combinations: those of single constraints, or else the cheapest. Returns whether
    /// there are any.
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
    [[nodiscard]] Reason withoutGiven(const Constraints &constraints, const StopCondition &stop);
    [[nodiscard]] std::optional<Reason> shrunk(const Step &step, const StopCondition &stop);
    [[nodiscard]] Trace shrunk(const Trace &steps, const StopCondition &stop);

    const Model &m_model;
    const Encoding &m_encoding;
    const std::vector<ValueSet> &m_initial;
    ClauseStore &m_store;
    ReasonFinder &m_reasons;
    ReasonFinder &m_checker;

    Constraints m_constraints;         ///< constraints of the step
    std::vector<Fact> m_given;         ///< premises of the step, and what is supposed
    std::vector<UnknownId> m_unknowns; ///< unknowns about which combinations may conclude something
    UnknownId m_centre = 0;
    Trace m_supposition; ///< one step, or none
    Knowledge m_known;
    std::vector<Atom> m_atoms; ///< all of m_known
    int m_questions = 0;       ///< the number of combinations tried
    int m_givenUp = 0;         ///< the number of these combinations that were too hard
};

} // namespace inkling
