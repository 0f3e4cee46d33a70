// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explainer.h"
#include "logic/model.h"

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
    /// The model and the facts must outlive it.
    Unlocking(const Model &model, std::span<const Fact> given)
        : m_model(model)
        , m_given(given)
    {}

    /// How many main unknowns are settled by a step and by all steps of named rules that cost less, beyond
    /// those that these settle without it. When stopped: by the step alone.
    [[nodiscard]] std::size_t by(const Step &step, const StopCondition &stop);

private:
    const Model &m_model;
    std::span<const Fact> m_given;
    std::map<float, std::size_t> m_without; ///< by cost
};

} // namespace inkling
