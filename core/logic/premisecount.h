// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model.h"

#include <vector>

namespace inkling {

/// What a step rests on, counted by kind, constraints first: "3 clues", "one dot", "2 crosses". Joined
/// where the person is, they stand in place %1 of GeneralRule::Smallest's sentence.
[[nodiscard]] std::vector<Phrase> countedPremises(const Model &model, const Step &step);

} // namespace inkling
