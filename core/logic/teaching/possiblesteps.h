// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/explainer.h"
#include "logic/model/model.h"

#include <map>
#include <span>

namespace inkling {

/// The steps that are possible when these facts are known: those of the puzzle's rules, of every
/// tier at once, and the explainer's. Cheapest first, each with its cost and its new conclusions;
/// no two steps have the same new facts.
[[nodiscard]] Trace possibleSteps(const Model &model, std::span<const Fact> given,
                                  Explainer &explainer, const StopCondition &stop);

/// The number of tiers, from the first on, up to the one that a rule of this cost belongs to; rules
/// that cost more share it only where it has rules of several costs.
[[nodiscard]] int tierCountFor(const Rule &rule, const Reasoner &reasoner);

/// The steps by one rule that the first tier gives that gives any step when these facts are known:
/// cheapest first, each with its cost and its new conclusions, no two with the same new facts. None
/// if that tier gives none by the rule, or one by a rule that costs less.
[[nodiscard]] Trace nextStepsBy(RuleId rule, const Model &model, std::span<const Fact> given,
                                const StopCondition &stop);

/// Counts the unknowns that a possible step unlocks when these facts are known.
class Unlocking
{
public:
    /// About a second's work, counted in proposals and conclusions.
    static constexpr std::size_t usualWork = 200'000;

    /// Requires: the model and the facts outlive the object.
    Unlocking(const Model &model, std::span<const Fact> given, std::size_t mostWork = usualWork)
        : m_model(model)
        , m_given(given)
        , m_mostWork(mostWork)
    {}

    /// The number of main unknowns that this step and all steps of named rules that cost less
    /// settle, beyond those that the cheaper steps settle without it. When stopped, or once all
    /// calls together have done `mostWork`: the number that the step alone settles. No decision
    /// depends on time.
    [[nodiscard]] std::size_t by(const Step &step, const StopCondition &stop);

private:
    const Model &m_model;
    std::span<const Fact> m_given;
    std::size_t m_mostWork;
    std::size_t m_work = 0;                 ///< work done so far, in the unit of usualWork
    std::map<float, std::size_t> m_without; ///< by cost: unknowns settled without the step
};

} // namespace inkling
