// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/engines/pattern.h"
#include "families/slink/reasoning/engine.h"
#include "families/slink/terms.h"

#include <array>
#include <cstdint>
#include <vector>

namespace inkling::slink {

/// The clues and the known edges in the window of `side` x `side` cells at every place, as bits: a
/// place is the window's north-west dot, perhaps beyond the border, where edges are crossed.
///
/// A pattern is then tested in a few operations, and a fact is entered in the windows that see it.
class PatternWindows
{
public:
    /// The cells along a window, enough for any pattern.
    static constexpr int side = 4;

    explicit PatternWindows(const Clues &clues);

    /// All edges of a window.
    static constexpr std::uint64_t allEdges = (std::uint64_t{1} << 2 * side * (side + 1)) - 1;

    struct Window
    {
        std::uint64_t clues;
        std::uint64_t lines;
        std::uint64_t crosses;
    };
    /// The window at a place. Requires: it begins at most `side` before the board, and not behind
    /// it.
    [[nodiscard]] Window at(RowColumn place) const
    {
        const std::size_t index = indexOf(place);
        return {m_clues[index], m_known[line][index], m_known[cross][index]};
    }
    /// Enters the value of an edge, by its left or upper dot.
    void learned(bool horizontal, RowColumn edge, int value);

private:
    [[nodiscard]] std::size_t indexOf(RowColumn place) const
    {
        return std::size_t((place.row + side) * m_width + place.column + side);
    }
    static std::uint64_t beyond(int row, int rows, int column, int columns);

    int m_width;                                       ///< of a row of places
    std::array<std::vector<std::uint64_t>, 2> m_known; ///< by value and place
    std::vector<std::uint64_t> m_clues;                ///< by place
};

/// The rules that are fixed patterns, looked for in all orientations at all places.
///
/// For each fact, the patterns with it as a premise are tested against their windows: a few
/// operations each, whatever the size of the board.
class PatternEngine final : public Engine
{
public:
    explicit PatternEngine(const Clues &clues);

    void startAt(const Knowledge &knowledge, std::span<const Fact> known,
                 std::span<const ValueSet> initial) override;
    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    /// A pattern whose window's north-west dot lies at (row, column), perhaps beyond the border.
    struct Instance
    {
        std::uint16_t pattern;
        RowColumn place;
    };

    /// An edge, by its left or upper dot.
    struct EdgePlace
    {
        bool horizontal;
        RowColumn dot;
    };

    void begin();
    void keep(const Instance &instance);
    [[nodiscard]] EdgePlace placeOf(int edge) const;
    [[nodiscard]] int edgeAt(const Pattern::Edge &edge, const Instance &instance) const;
    [[nodiscard]] int evidence(const Instance &instance) const;
    void propose(const Instance &instance, Trace &proposals) const;

    const Clues &m_clues;
    Terms m_terms;
    PatternWindows m_around;
    bool m_hasBegun = false; ///< whether begin() or startAt() has run
    /// By rule: the instances that are to be proposed.
    std::array<std::vector<Instance>, std::size_t(RuleName::Count)> m_ready;
};

} // namespace inkling::slink
