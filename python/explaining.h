// SPDX-License-Identifier: MIT
#pragma once

#include "boundpuzzle.h"

#include <optional>
#include <string>

namespace inkling {

/// The reasoning about a puzzle as a JSON object: verdict, solved, undecided, rating (null, or value,
/// word and reason), answer (null, or its text), and steps, each with its rule, title, sentence,
/// wave, cost, premises and conclusions; those that a step opens into under nested and parts.
/// Throws Python's TimeoutError. Requires: the GIL is held.
[[nodiscard]] std::string explanationJson(const BoundPuzzle &puzzle, std::optional<double> seconds);

/// The rating of a puzzle in Python: value, word and reason; None if it has none. Throws as above.
[[nodiscard]] py::object ratingOf(const BoundPuzzle &puzzle, std::optional<double> seconds);

} // namespace inkling
