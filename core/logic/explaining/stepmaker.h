// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/prober.h"
#include "logic/model/trace.h"

#include <span>

namespace inkling {

/// Makes steps of reasons, each checked by a search that had no part in finding it.
class StepMaker
{
public:
    /// Requires: all outlive it.
    StepMaker(Situation &situation, ReasonFinder &reasons, ReasonFinder &checker);

    /// Appends a step to this conclusion, which the reason's constraints and facts give - unless they
    /// contradict each other -, and to all of `others` that follow from just these. Returns false, and
    /// appends nothing, where the check fails.
    bool append(Reason reason, const Fact &conclusion, std::span<const Candidate> others,
                const StopCondition &stop, Trace &steps);
    /// See Explainer.
    [[nodiscard]] Trace refutation(const Step &step, const StopCondition &stop);

private:
    void settle(Reason &reason, const Fact &conclusion, const StopCondition &stop);
    [[nodiscard]] std::vector<Fact> harvest(const Reason &reason, const Fact &first,
                                            std::span<const Candidate> others,
                                            const StopCondition &stop);
    [[nodiscard]] bool isRight(const Reason &reason, std::span<const Fact> conclusions,
                               bool isShown, const StopCondition &stop);

    Situation &m_situation;
    ReasonFinder &m_reasons;
    ReasonFinder &m_checker;
};

} // namespace inkling
