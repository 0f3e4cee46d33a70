// SPDX-License-Identifier: MIT
#pragma once

#include "boundpuzzle.h"

#include <optional>
#include <string>

namespace inkling {

/// The lines of the judge's answer text that are the answer itself, without the last line's end.
[[nodiscard]] std::string answerText(const Puzzle &puzzle, const Answer &answer);

/// What a search found, in Python: verdict; the texts of the answers found (none, one or two); and
/// their values. Throws Python's TimeoutError. Requires: the GIL is held.
[[nodiscard]] py::tuple solve(const BoundPuzzle &puzzle, std::optional<double> seconds);

/// Whether an answer is right and, if not, why, in Python: any right answer counts, with or without
/// the judge's heading. Throws Python's TimeoutError, which only a text that says that there is no
/// answer takes time for. Requires: the GIL is held.
[[nodiscard]] py::tuple score(const BoundPuzzle &puzzle, const std::string &answer,
                              std::optional<double> seconds);

/// The seconds that Puzzle::solve() takes, on average of so many calls, with nothing of Python.
[[nodiscard]] double secondsOfSolve(const BoundPuzzle &puzzle, int times);

} // namespace inkling
