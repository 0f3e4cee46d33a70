// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model.h"

#include <string>

namespace inkling {

class Puzzle;

/// Progress of a run, in a line for whoever waits at a terminal. Which puzzle is at hand: "puzzle 3".
[[nodiscard]] std::string howFar(int puzzle);
/// How far its explanation is: "puzzle 3: 1,204 steps, 311 edges open".
[[nodiscard]] std::string howFar(int puzzle, const Model &model, const Knowledge &knowledge,
                                 std::size_t steps);
/// How far the making of one is: "trying: 14 made, none fits yet; the nearest is easy, 2.3". `best` may be null.
[[nodiscard]] std::string howFar(int tried, const Puzzle *best, double rating);

} // namespace inkling
