// SPDX-License-Identifier: MIT
#pragma once

#include "board/elementid.h"
#include "board/look.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// The clues of a board that count: each is met by exactly so many marks of one look on certain
/// elements, as a digit by the lines round it. A value; part of a Board.
class ClueCounts
{
public:
    /// `look`: that of the marks that are counted.
    explicit ClueCounts(Look look = Look::Line)
        : m_look(look)
    {}

    struct Pair
    {
        ElementId counted = noElement;
        ElementId clue = noElement;
    };
    /// Lets a clue count what is marked on an element. Said of every element that can have such a
    /// clue, with or without one now. Requires: `counted` never falls from one call to the next.
    void add(ElementId clue, ElementId counted);
    /// Sets the number that a clue asks for. Requires: the clue counts something; number >= 0.
    void setWanted(ElementId clue, int number) { m_clues[clue].wanted = std::int16_t(number); }

    [[nodiscard]] Look look() const { return m_look; }
    /// One more than the last element with a clue; 0 if no clue of the board counts.
    [[nodiscard]] std::size_t size() const { return m_clues.size(); }
    /// The clues that count the element. Cost: logarithmic.
    [[nodiscard]] std::span<const Pair> cluesOf(ElementId counted) const;
    /// The number of elements that a clue counts. Requires: clue < size().
    [[nodiscard]] int reach(ElementId clue) const { return m_clues[clue].reach; }
    /// The number that a clue asks for; nothing on an element without a clue.
    [[nodiscard]] std::optional<int> wanted(ElementId clue) const
    {
        const int wanted = clue < size() ? m_clues[clue].wanted : none;
        return wanted == none ? std::nullopt : std::optional(wanted);
    }

private:
    static constexpr std::int16_t none = -1;
    struct Clue
    {
        std::int16_t reach = 0;
        std::int16_t wanted = none;
    };
    Look m_look;
    std::vector<Pair> m_pairs;
    std::vector<Clue> m_clues;
};

/// A tally of the marks on a board, which tells which of the clues that count are met and which no
/// longer can be. A value; keeps count mark by mark. The clue counts are those of the board, in every call; the numbers that they ask for may change.
class ClueTally
{
public:
    ClueTally() = default;
    explicit ClueTally(const ClueCounts &counts)
        : m_tallies(counts.size())
    {}

    /// The mark on an element has changed. Cost: that of ClueCounts::cluesOf().
    void change(const ClueCounts &counts, ElementId element, std::optional<Look> before,
                std::optional<Look> after);
    /// Whether a clue is met for good: as many as it asks for are marked, and all else that it
    /// counts is marked otherwise. `isFinal`: what is not marked counts as marked otherwise.
    [[nodiscard]] bool isMet(const ClueCounts &counts, ElementId clue, bool isFinal = false) const;
    /// Whether a clue can no longer be met: too many are marked, or too few can still be.
    [[nodiscard]] bool isBroken(const ClueCounts &counts, ElementId clue) const;

private:
    struct Tally
    {
        std::int16_t marked = 0;
        std::int16_t counted = 0;
    };
    std::vector<Tally> m_tallies;
};

} // namespace inkling
