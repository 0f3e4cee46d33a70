// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"
#include "support/checks/tracecheck.h"

#include <functional>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace inkling::test {

/// A small random puzzle, and the checker of its steps.
struct RandomPuzzle
{
    std::shared_ptr<const Puzzle> puzzle;
    StepCheck check;
};

/// A maker of random puzzles of one family; most of them have an answer. The sizes vary with
/// `number`.
struct PuzzleSource
{
    std::string family;
    std::function<RandomPuzzle(int number, std::mt19937 &random)> make;
};

/// The makers for all families whose answers are found by excluding values.
[[nodiscard]] std::vector<PuzzleSource> puzzleSources();

} // namespace inkling::test
