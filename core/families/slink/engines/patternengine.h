// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/engines/pattern.h"
#include "families/slink/reasoning/engine.h"
#include "families/slink/terms.h"

#include <array>

namespace inkling::slink {

/// The rules that are fixed patterns, looked for in all orientations at all places.
///
/// Each place where a pattern's clues stand has a count of the premises that are still unknown; a
/// fact lowers the counts of the places that wait for it, so that it costs a few look-ups whatever
/// the size of the board. Memory: one byte for each pattern, orientation and place.
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
        std::int16_t row;
        std::int16_t column;
    };

    void placeAll();
    void place(std::uint16_t pattern);
    void placeAt(const Instance &instance, const Knowledge *knowledge);
    [[nodiscard]] bool cluesStand(const Pattern &pattern, int row, int column) const;
    [[nodiscard]] std::uint8_t &openAt(const Instance &instance);
    /// An edge, by its left or upper dot.
    struct EdgePlace
    {
        bool horizontal;
        int row;
        int column;
    };
    [[nodiscard]] EdgePlace placeOf(int edge) const;
    [[nodiscard]] int edgeAt(const Pattern::Edge &edge, const Instance &instance) const;
    [[nodiscard]] int evidence(const Instance &instance) const;
    void propose(const Instance &instance, Trace &proposals) const;

    const Clues &m_clues;
    Terms m_terms;
    std::array<std::vector<int>, 5> m_cellsWith; ///< by clue: the cells that have it
    int m_margin; ///< the places beyond each border
    int m_width; ///< of the places of one pattern, those beyond the border included
    std::size_t m_patternCount;
    std::size_t m_placeCount;
    /// By place and pattern, so that what waits for an edge lies together: the number of premises
    /// that the place still waits for, or that the pattern cannot stand there, or that startAt() had
    /// no reason to look. Empty until patterns are placed.
    std::vector<std::uint8_t> m_open;
    /// By rule: the instances whose premises are all known.
    std::array<std::vector<Instance>, std::size_t(RuleName::Count)> m_ready;
};

} // namespace inkling::slink
