// SPDX-License-Identifier: MIT
#pragma once

#include "families/explanation.h"

#include <string>
#include <string_view>

namespace inkling {

/// "none", "unique", "many"; "unknown" of a search that was stopped.
[[nodiscard]] std::string_view verdictName(Verdict verdict);

/// An explanation for programs: a JSON object a line, first the puzzle, then each step. A step's
/// premises are its constraints and then its facts. Where the reasoning stalls, the first line says
/// `"solved":false` and how many main unknowns are `"undecided"`.
[[nodiscard]] std::string explanationJson(const Puzzle &puzzle, int number,
                                          const Explanation &explanation);

} // namespace inkling
