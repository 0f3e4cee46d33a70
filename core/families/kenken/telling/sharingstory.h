// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/telling/telling.h"

#include <array>
#include <optional>
#include <vector>

namespace inkling::kenken {

/// A set of digits for each of the one or two lines that a story is about.
using LineDigits = std::array<Digits, 2>;

/// A cage, or a single cell outside the cages of a story, that uses up digits of the lines; with
/// the ways to fill it that are left on the board.
struct Taker
{
    int cage = -1; ///< -1: a cell by itself
    int cell = -1;
    const WayList *ways = nullptr;
    bool isWrittenInOrder
        = false; ///< whether its formulas list digits in ascending order, as sums and products do
    /// By way to fill it: the digits that it takes; the ways of a single cell are its digits,
    /// ascending.
    std::vector<LineDigits> takes;
};

/// One link of a chain of reasoning: a cage or cell, and the few ways to fill it that are left once
/// earlier links are taken into account.
struct SharingLink
{
    std::size_t taker = 0;
    LineDigits taken{};   ///< digits that others take in all their ways
    LineDigits lacking{}; ///< digits that no other can take
    /// The indices of the ways left; empty where the chain ends with a contradiction.
    std::vector<int> left;
};

/// One supposed way to fill the cage or cell that loses digits, and the links that lead from there
/// to a contradiction.
struct SharingCase
{
    std::vector<int> supposed; ///< the indices of the ways supposed
    std::vector<SharingLink> links;
};

/// The story of a step about cages that share out the digits of lines: for each way that the step
/// excludes, the links that show, from cage to cage, why that way fails. Rests only on the board
/// before the step.
struct SharingStory
{
    std::vector<int> lines; ///< the lines whose digits are shared out
    std::vector<Taker> takers;
    std::size_t loser = 0; ///< the index of the taker whose cells lose digits
    /// One for each group of the loser's ways that the step excludes; none where no chain of links
    /// shows it.
    std::vector<SharingCase> cases;
    /// Where there are no cases: the indices of the loser's ways that go with some way to fill all
    /// others, each digit of the lines taken once.
    std::vector<int> left;
};

/// Finds a story that is short enough to be told, with chains of links where it can; nothing if
/// there is none.
[[nodiscard]] std::optional<SharingStory> sharingStory(Telling &telling);

/// Tells the step's story as a sentence; an empty sentence if there is no story, or if it is too
/// long.
[[nodiscard]] Sentence sentenceOfStory(Telling &telling);

/// The ways with these indices, as a list. Requires: the taker is a cage.
[[nodiscard]] WayList waysOf(const Taker &taker, const std::vector<int> &which);

} // namespace inkling::kenken
