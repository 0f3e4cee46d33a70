// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/telling/telling.h"

#include <array>
#include <optional>
#include <vector>

namespace inkling::kenken {

/// Digits of one line or of two, by line.
using LineDigits = std::array<Digits, 2>;

/// A cage, or a cell by itself, that takes digits of one line or of two: the ways to fill it that are left on the board.
struct Taker
{
    int cage = -1; ///< -1: a cell by itself
    int cell = -1;
    const WayList *ways = nullptr;
    bool isWrittenInOrder
        = false; ///< its digits, as of a sum: a difference begins with the larger one
    std::vector<LineDigits> takes; ///< by way; of a cell by itself a way is a digit, ascending
};

/// One cage or cell, and how few ways it has then.
struct SharingLink
{
    std::size_t taker = 0;
    LineDigits taken{};    ///< digits that others take in all their ways
    LineDigits lacking{};  ///< digits that no other can take
    std::vector<int> left; ///< of its ways; none, where this is the end
};

/// What is supposed of the cage or cell that loses digits, and what follows until nothing is left for one of them.
struct SharingCase
{
    std::vector<int> supposed; ///< of its ways
    std::vector<SharingLink> links;
};

/// How one sees, from one cage to the next, that a step about cages that share out lines is right. All of it is read
/// off the board as it is before the step.
struct SharingStory
{
    std::vector<int> lines; ///< that are shared out
    std::vector<Taker> takers;
    std::size_t loser = 0;          ///< whose cells lose digits
    std::vector<SharingCase> cases; ///< all of its ways that the step excludes
};

/// A short one, that can be told; nothing where there is none.
[[nodiscard]] std::optional<SharingStory> sharingStory(Telling &telling);

/// The same in words; without any where there is no such story, or it takes too many.
[[nodiscard]] Sentence sentenceOfStory(Telling &telling);

/// Some of a taker's ways as a list; of a cage.
[[nodiscard]] WayList waysOf(const Taker &taker, const std::vector<int> &which);

} // namespace inkling::kenken
