// SPDX-License-Identifier: MIT
#pragma once

#include "families/explanation.h"
#include "logic/rule.h"

#include <string>

namespace inkling {

/// An explanation in plain English: the verdict, the steps wave by wave, where they stall if they do,
/// and the answer.
[[nodiscard]] std::string explanationText(const Puzzle &puzzle, int number,
                                          const Explanation &explanation);

/// An entry of a catalogue of rules: id, cost, title and text.
[[nodiscard]] std::string ruleText(const Rule &rule);

} // namespace inkling
