// SPDX-License-Identifier: MIT
#pragma once

#include "logic/search/reasons.h"
#include "logic/search/situation.h"
#include "logic/search/windows.h"

#include <optional>

namespace inkling {

/// That an unknown does not have a value: what might follow.
struct Candidate
{
    UnknownId unknown;
    int value;
    /// Nothing follows within this window ...
    int quietLevel = -1;
    /// ... as far as was known then.
    Situation::Stamp quietSince = 0;
    /// Looking for a proof was given up there.
    bool isGivenUp = false;
    std::optional<Reason> reason = {};
    /// What a reason costs at least, as far as was known when it was looked for.
    double floor = 0;
    Situation::Stamp reasonSince = 0;
    int reasonLevel = 0;
};

/// Asks of one candidate after the other whether it follows within a window, and from what.
class Prober
{
public:
    /// A reason that costs no more is not looked for again when more is known.
    static constexpr double fair = 5.0;

    /// Requires: all outlive it.
    Prober(Situation &situation, Windows &windows, ReasonFinder &reasons);

    /// Nothing is known any more.
    void forget();
    void learn(const Situation::News &news);
    /// What it makes up is to look like this where it can.
    void prefer(sat::Literal literal) { m_search->prefer(literal); }

    /// Whether proofs are given up that are too hard, or come back to be refined too often.
    void setThorough(bool isThorough);

    /// Looks for a reason that costs no more than `limit`. Returns whether the opposite can be: values()
    /// show how.
    bool probe(Candidate &candidate, int level, double limit, const StopCondition &stop);
    [[nodiscard]] const VariableValues &values() const { return m_search->values(); }
    /// Whether a probe would find nothing new.
    [[nodiscard]] bool isQuiet(const Candidate &candidate, int level);
    /// Whether its reason, or the least that one costs, is as good as it was when it was found; else
    /// drops it.
    [[nodiscard]] bool hasReason(Candidate &candidate);
    /// Leaves out the facts that its reason does not need, unless those it does need cost more than
    /// `limit`. Returns false when it is stopped. Requires: it has one.
    [[nodiscard]] bool finish(Candidate &candidate, double limit, const StopCondition &stop);

    /// From the nearest window that refutes the opposite. Nothing where it does not follow, or when it is
    /// stopped.
    [[nodiscard]] std::optional<Reason> nearestReason(const Claim &claim,
                                                      const StopCondition &stop);

private:
    [[nodiscard]] Claim claimOf(const Candidate &candidate);
    [[nodiscard]] std::vector<ConstraintId> neededOf(const std::vector<ConstraintId> &window);
    [[nodiscard]] std::optional<Reason> reasonFor(const std::vector<ConstraintId> &constraints,
                                                  const Claim &claim, double limit, double &floor,
                                                  const StopCondition &stop);

    Situation &m_situation;
    Windows &m_windows;
    ReasonFinder &m_reasons;
    std::optional<ClauseSearch> m_search; ///< what is known are units in it
};

} // namespace inkling
