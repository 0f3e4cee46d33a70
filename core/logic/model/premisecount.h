// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"

#include <vector>

namespace inkling {

/// Of what a step rests on, all that is of one kind.
struct PremiseGroup
{
    Noun noun;
    std::vector<ConstraintId> constraints;
    std::vector<Fact> facts;

    [[nodiscard]] std::size_t size() const { return constraints.size() + facts.size(); }
    /// "3 clues", "one dot".
    [[nodiscard]] Phrase counted() const;
};

/// What a step rests on by kind, constraints first, each in the step's order.
[[nodiscard]] std::vector<PremiseGroup> groupedPremises(const Model &model, const Step &step);

} // namespace inkling
