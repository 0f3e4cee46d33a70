// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/explanation.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace inkling {

/// "none", "unique", "many"; "unknown" of a search that was stopped.
[[nodiscard]] std::string_view verdictName(Verdict verdict);

/// A step as an object: rule, cost, premises (its constraints, then its facts), conclusions; where it has
/// them, the facts of its example, the arguments of its sentence, its nested steps, and its parts.
[[nodiscard]] nlohmann::ordered_json stepJson(const Model &model, const Step &step);

/// An explanation for programs is a JSON object a line. The first one of a puzzle, which needs no more than
/// that it has been solved.
[[nodiscard]] std::string headerLine(const Puzzle &puzzle, int number, Verdict verdict);
/// The line of the trace's step at `index`; `before` is what is known before it.
[[nodiscard]] std::string stepLine(const Model &model, int number, std::size_t index,
                                   const Step &step, const Knowledge &before);
/// The last line of a puzzle: how many steps there were, the rating, and whether they solve it; if not, how many
/// main unknowns are `"undecided"`, and whether it was `"stopped"`.
[[nodiscard]] std::string endLine(int number, const Explanation &explanation);

} // namespace inkling
