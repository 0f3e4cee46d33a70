// SPDX-License-Identifier: MIT
#pragma once

#include "logic/rating.h"
#include "logic/stopcondition.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace inkling {

class Puzzle;

/// Which clues come and go together.
enum class Symmetry : std::uint8_t { None, HalfTurn, QuarterTurn, MirrorAcross, MirrorDown };

struct BoardSize
{
    int rows = 0;
    int columns = 0;
    friend bool operator==(const BoardSize &, const BoardSize &) = default;
};

/// A puzzle to be made.
struct Wish
{
    BoardSize size;
    Difficulty difficulty = Difficulty::Medium;
    std::uint64_t seed = 0;
    Symmetry symmetry = Symmetry::None;
};

/// How far the making is: the best so far (null before there is any) and its rating, and how many have been
/// tried. Called on the thread that generates, some times a second at most.
using GenerateProgress
    = std::function<void(const std::shared_ptr<const Puzzle> &best, double rating, int tried)>;

} // namespace inkling
