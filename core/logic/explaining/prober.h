// SPDX-License-Identifier: MIT
#pragma once

#include "logic/search/reasons.h"
#include "logic/search/situation.h"
#include "logic/search/windows.h"

#include <optional>

namespace inkling {

/// A value of an unknown that may be excluded, and what probing has found about excluding it.
struct ExclusionCandidate
{
    UnknownId unknown;
    int value;
    /// The index of the last window in which the exclusion was found not to follow; -1 for none.
    int quietLevel = -1;
    /// The moment at which that was found.
    Situation::Stamp quietSince = 0;
    /// Whether the search for a proof was given up there, so that the result is not certain.
    bool isGivenUp = false;
    std::optional<Reason> reason = {};
    /// A lower bound of the cost of a reason, as far as one is known; 0 if none is.
    double floor = 0;
    /// The moment and the window in which the reason or the lower bound was found.
    Situation::Stamp reasonSince = 0;
    int reasonLevel = 0;
};

/// Finds out whether the exclusion of a value follows within a window, and from which constraints
/// and facts.
class Prober
{
public:
    /// The cost up to which a reason is good enough: no better one is looked for when more is
    /// known.
    static constexpr double fair = 5.0;

    /// Requires: the arguments outlive the prober.
    Prober(Situation &situation, Windows &windows, ReasonFinder &reasons);

    /// Starts again with nothing known.
    void forget();
    void learn(const Situation::News &news);
    /// Prefers this literal in the assignments that the search makes up; the search may ignore
    /// this.
    void prefer(sat::Literal literal) { m_search->prefer(literal); }

    /// Sets whether probes go on without a limit; if not, they give up a proof that is too hard, or
    /// that comes back to be refined too often.
    void setThorough(bool isThorough);

    /// Looks for a reason that costs no more than `limit` in the windows up to `level`, the
    /// smallest first. Returns whether the candidate's opposite can hold in the largest of them;
    /// values() show how.
    bool probe(ExclusionCandidate &candidate, int level, double limit, const StopCondition &stop);
    [[nodiscard]] const VariableValues &values() const { return m_search->values(); }
    /// Whether a probe would find nothing new.
    [[nodiscard]] bool isQuiet(const ExclusionCandidate &candidate, int level);
    /// Whether the candidate's reason, or its floor, still stands though more is known since; if
    /// not, drops both.
    [[nodiscard]] bool hasReason(ExclusionCandidate &candidate);
    /// Leaves out the facts that the candidate's reason does not need, unless the needed ones cost
    /// more than `limit`. Returns false when stopped. Requires: the candidate has a reason.
    [[nodiscard]] bool finish(ExclusionCandidate &candidate, double limit,
                              const StopCondition &stop);

    /// A reason from the nearest window that refutes the opposite. Nothing if the claim does not
    /// follow, or when stopped.
    [[nodiscard]] std::optional<Reason> nearestReason(const Claim &claim,
                                                      const StopCondition &stop);

private:
    [[nodiscard]] Claim claimOf(const ExclusionCandidate &candidate);
    [[nodiscard]] std::vector<ConstraintId> neededOf(const std::vector<ConstraintId> &window);
    [[nodiscard]] std::optional<Reason> reasonFor(const std::vector<ConstraintId> &constraints,
                                                  const Claim &claim, double limit, double &floor,
                                                  const StopCondition &stop);

    Situation &m_situation;
    Windows &m_windows;
    ReasonFinder &m_reasons;
    std::optional<ClauseSearch> m_search; ///< has all that is known as units
};

} // namespace inkling
