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

/// Where something can be written on a draft: a cell's clue or digit or tile, a line's label, a card, a
/// target. The cells come first, in reading order, then what else there is.
using PlaceId = std::uint32_t;

/// A cell that is in no cage.
inline constexpr std::int32_t noCage = -1;

/// A puzzle as it is being drawn, finished or not. A value; what its places are, and what may stand there,
/// its family's Drafting knows.
struct Draft
{
    BoardSize size;
    /// What is written at each place; empty where nothing is.
    std::vector<std::string> texts;
    /// Where cells are put together in cages: of each cell the first cell of its cage in reading order, at
    /// whose place the cage's clue is written; noCage where it is in none. Else empty.
    std::vector<std::int32_t> cages;
    /// Which of the family's options are chosen.
    std::uint32_t options = 0;

    friend bool operator==(const Draft &, const Draft &) = default;
};

/// What becomes of a draft: of one that keeps its size, only the places that change; else all of it. A
/// value; both ways.
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
    /// Both empty (no places), unless the whole changes.
    Draft wholeBefore;
    Draft wholeAfter;

    [[nodiscard]] bool isWhole() const { return wholeBefore != wholeAfter; }
    [[nodiscard]] bool empty() const { return texts.empty() && cages.empty() && !isWhole(); }
    friend bool operator==(const DraftChange &, const DraftChange &) = default;
};

/// The change that makes `after` of `before`.
[[nodiscard]] DraftChange changeBetween(const Draft &before, const Draft &after);
/// Makes it (forward), or takes it back. Returns false, and changes nothing, where the draft is not what it
/// begins with (ends with): a change from a file need not fit.
[[nodiscard]] bool apply(Draft &draft, const DraftChange &change, bool isForward);

} // namespace inkling
