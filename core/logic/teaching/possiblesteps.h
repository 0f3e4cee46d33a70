// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/explainer.h"
#include "logic/model/model.h"

#include <map>
#include <span>

namespace inkling {

/// The steps that a puzzle's rules give where these facts are known, of every tier at once, and the
/// explainer's; the cheapest first, each with its cost and what it newly concludes, no two the same new
/// facts.
[[nodiscard]] Trace possibleSteps(const Model &model, std::span<const Fact> given,
                                  Explainer &explainer, const StopCondition &stop);

/// Tells what steps bring that could be taken where these facts are known.
class Unlocking
{
public:
    /// So many proposals and conclusions take about a second.
    static constexpr std::size_t usualWork = 200'000;

    /// The model and the facts must outlive it.
    Unlocking(const Model &model, std::span<const Fact> given, std::size_t mostWork = usualWork)
        : m_model(model)
        , m_given(given)
        , m_mostWork(mostWork)
    {}

    /// How many main unknowns are settled by a step and by all steps of named rules that cost less, beyond
    /// those that these settle without it. When stopped, or once `mostWork` is done in all calls together: by
    /// the step alone. No decision depends on time.
    [[nodiscard]] std::size_t by(const Step &step, const StopCondition &stop);

private:
    const Model &m_model;
    std::span<const Fact> m_given;
    std::size_t m_mostWork;
    std::size_t m_work = 0;                 ///< what was proposed and learned so far
    std::map<float, std::size_t> m_without; ///< by cost
};

} // namespace inkling
