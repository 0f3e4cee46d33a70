// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/agenda.h"
#include "families/slink/reasoning/engine.h"
#include "families/slink/terms.h"

#include <array>
#include <cstdint>
#include <vector>

namespace inkling::slink {

/// A block of up to 2 x 2 cells, by shape: its edges, its dots, and every way to draw its edges that
/// leaves no dot with three lines, nor one that has all its edges in the block with one.
class BlockShape
{
public:
    /// An edge or a dot of the block, relative to its north-west dot.
    struct Edge
    {
        bool horizontal;
        int row;
        int column;
    };
    struct Dot
    {
        int row;
        int column;
        unsigned edges;            ///< those of the block, a bit each
        std::vector<Edge> leading; ///< those that lead away from the block
    };
    struct Cell
    {
        int row;
        int column;
        std::array<unsigned, 4> edges; ///< top, right, bottom, left: a bit each
    };

    BlockShape(int rows, int columns);

    int rows;
    int columns;
    std::vector<Edge> edges;
    std::vector<Dot> dots;
    std::vector<Cell> cells;
    std::vector<std::uint16_t> ways; ///< bit e is set when edge e is a line
};

/// The rules PairOfCells and BlockOfCells: all ways to draw a block that fit what is known in and
/// round it agree on something.
class BlockEngine final : public Engine
{
public:
    explicit BlockEngine(const Clues &clues);

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    void look(const Knowledge &knowledge, RuleName rule, const BlockShape &shape,
              const std::vector<int> &cells, const StopCondition &stop, Trace &proposals) const;

    const Clues &m_clues;
    Terms m_terms;
    Agenda m_pairCells;  ///< cells round which something has changed, for PairOfCells
    Agenda m_blockCells; ///< and for BlockOfCells
};

} // namespace inkling::slink
