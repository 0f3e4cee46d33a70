// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"

#include <vector>

namespace inkling {

/// All premises and constraints of one kind that a step rests on.
struct PremiseGroup
{
    Noun noun;
    std::vector<ConstraintId> constraints;
    std::vector<Fact> facts;

    [[nodiscard]] std::size_t size() const { return constraints.size() + facts.size(); }
    /// The group in words: "3 clues", "one dot".
    [[nodiscard]] Phrase counted() const;
};

/// The premises and constraints of a step, grouped by kind: constraints first, each in the step's
/// order.
[[nodiscard]] std::vector<PremiseGroup> groupedPremises(const Model &model, const Step &step);

} // namespace inkling
