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

/// How random puzzles of a family are made; most have an answer. `number` lets their sizes vary.
struct PuzzleSource
{
    std::string family;
    std::function<RandomPuzzle(int number, std::mt19937 &random)> make;
};

/// Of every family whose answers are excluded one by one.
[[nodiscard]] std::vector<PuzzleSource> puzzleSources();

} // namespace inkling::test
