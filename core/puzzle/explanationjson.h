// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/explanation.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace inkling {

/// The word for a verdict: "none", "unique", "many"; "unknown" for a search that was stopped.
[[nodiscard]] std::string_view verdictName(Verdict verdict);

/// A step as a JSON object: rule, cost, premises (first its constraints, then its facts),
/// conclusions; and where the step has them, the facts of its example (with further examples), the
/// arguments of its sentence, its nested steps, and its parts.
[[nodiscard]] nlohmann::ordered_json stepJson(const Model &model, const Step &step);

/// The first line of a puzzle in the machine-readable explanation, which is one JSON object a line.
/// Needs only the verdict of the search. `more`: an object with further fields.
[[nodiscard]] std::string headerLine(const Puzzle &puzzle, int number, Verdict verdict,
                                     const nlohmann::ordered_json &more);
/// The line of the trace's step at `index`. `before` holds the facts known before that step.
[[nodiscard]] std::string stepLine(const Model &model, int number, std::size_t index,
                                   const Step &step, const Knowledge &before);
/// The last line of a puzzle: the number of steps, the rating, and whether the steps solve the
/// puzzle; if not, the number of main unknowns that are `"undecided"`, and whether the explanation
/// was `"stopped"`. `more`: likewise.
[[nodiscard]] std::string endLine(int number, const Explanation &explanation,
                                  const nlohmann::ordered_json &more);

} // namespace inkling
