// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/prober.h"
#include "logic/model/trace.h"

#include <span>

namespace inkling {

/// Makes steps from reasons; each step is checked by a search that had no part in finding it.
class StepMaker
{
public:
    /// Requires: the references outlive the step maker.
    StepMaker(Situation &situation, ReasonFinder &reasons, ReasonFinder &checker);

    /// Appends the step from a reason's constraints and facts to `conclusion`, and to those of
    /// `others` about nearby unknowns that are found to follow from just these as well; to a
    /// contradiction if the reason is one. Returns false, and appends nothing, if the check fails.
    bool append(Reason reason, const Fact &conclusion, std::span<const ExclusionCandidate> others,
                const StopCondition &stop, Trace &steps);
    /// See Explainer::refutation().
    [[nodiscard]] Trace refutation(const Step &step, const StopCondition &stop);

private:
    void settle(Reason &reason, const Fact &conclusion, const StopCondition &stop);
    [[nodiscard]] std::vector<Fact> harvest(const Reason &reason, const Fact &first,
                                            std::span<const ExclusionCandidate> others,
                                            const StopCondition &stop);
    [[nodiscard]] bool isRight(const Reason &reason, std::span<const Fact> conclusions,
                               bool isShown, const StopCondition &stop);

    Situation &m_situation;
    ReasonFinder &m_reasons;
    ReasonFinder &m_checker;
};

} // namespace inkling
