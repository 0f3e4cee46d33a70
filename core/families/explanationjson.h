// SPDX-License-Identifier: MIT
#pragma once

#include "families/explanation.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace inkling {

/// "none", "unique", "many"; "unknown" of a search that was stopped.
[[nodiscard]] std::string_view verdictName(Verdict verdict);

/// A step as an object: rule, cost, premises (its constraints, then its facts), conclusions; where it has
/// them, the facts of its example, the arguments of its sentence, its nested steps, and its parts.
[[nodiscard]] nlohmann::ordered_json stepJson(const Model &model, const Step &step);

/// An explanation for programs: a JSON object a line, first the puzzle, then each step. Where
/// the reasoning stalls, the first line says `"solved":false` and how many main unknowns are
/// `"undecided"`.
[[nodiscard]] std::string explanationJson(const Puzzle &puzzle, int number,
                                          const Explanation &explanation);

} // namespace inkling
