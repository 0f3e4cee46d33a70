// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"

#include <string>

namespace inkling {

class Puzzle;

/// The progress of a run in a line, for a person waiting at a terminal: the puzzle
/// at hand, "puzzle 3".
[[nodiscard]] std::string howFar(int puzzle);
/// The progress of an explanation: "puzzle 3: 1,204 steps, 311 edges open".
[[nodiscard]] std::string howFar(int puzzle, const Model &model, const Knowledge &knowledge,
                                 std::size_t steps);
/// The progress of making a puzzle: "trying: 14 made, none fits yet; the nearest is easy, 2.3".
/// `best` may be null.
[[nodiscard]] std::string howFar(int tried, const Puzzle *best, double rating);

} // namespace inkling
