// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace inkling {

struct BoardSize
{
    int rows = 0;
    int columns = 0;
    friend bool operator==(const BoardSize &, const BoardSize &) = default;
};

/// A place on a draft where something can be written: a cell's clue or digit or tile, a line's
/// label, a card, a target. The cells come first, in reading order, then all other places.
using PlaceId = std::uint32_t;

/// Stands for "in no cage" in Draft::cages.
inline constexpr std::int32_t noCage = -1;

/// A puzzle as it is being drawn, finished or not. A value; its family's Drafting knows what its
/// places are and what may be written there.
struct Draft
{
    BoardSize size;
    /// The text at each place; empty where nothing is written.
    std::vector<std::string> texts;
    /// For each cell, the first cell of its cage in reading order (the cage's clue is written at
    /// that first cell's place), or noCage. Empty for families without cages.
    std::vector<std::int32_t> cages;
    /// The chosen options of the family, as bits.
    std::uint32_t options = 0;

    friend bool operator==(const Draft &, const Draft &) = default;
};

/// A change of a draft: only the places and cages that change, or, where the size or the options
/// change, the whole draft. A value; it can be applied forward and backward.
struct DraftChange
{
    struct TextChange
    {
        PlaceId place = 0;
        std::string before;
        std::string after;
        friend bool operator==(const TextChange &, const TextChange &) = default;
    };
    struct CageChange
    {
        std::uint32_t cell = 0;
        std::int32_t before = noCage;
        std::int32_t after = noCage;
        friend bool operator==(const CageChange &, const CageChange &) = default;
    };
    std::vector<TextChange> texts;
    std::vector<CageChange> cages;
    /// The whole draft before and after, where the whole changes; else both empty (no places).
    Draft wholeBefore;
    Draft wholeAfter;

    [[nodiscard]] bool isWhole() const { return wholeBefore != wholeAfter; }
    [[nodiscard]] bool empty() const { return texts.empty() && cages.empty() && !isWhole(); }
    friend bool operator==(const DraftChange &, const DraftChange &) = default;
};

/// The change that makes `after` of `before`.
[[nodiscard]] DraftChange changeBetween(const Draft &before, const Draft &after);
/// Applies the change (forward) or undoes it. Returns false, and changes nothing, if what the
/// change replaces is not in the draft: a change from a file need not fit.
[[nodiscard]] bool apply(Draft &draft, const DraftChange &change, bool isForward);

} // namespace inkling
