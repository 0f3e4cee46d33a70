// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/colours/colourways.h"
#include "families/slink/engines/clusters.h"
#include "families/slink/reasoning/agenda.h"
#include "families/slink/reasoning/engine.h"

#include <array>
#include <vector>

namespace inkling::slink {

/// The rules ClueColours and TwoClues: all ways to colour one clue or two, and the cells round them, that
/// fit what is known there agree on something.
class ClusterEngine final : public Engine
{
public:
    explicit ClusterEngine(const Clues &clues);

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    /// The clusters of one rule, made when it is first asked for, and those that something has changed in.
    struct Clusters
    {
        RuleName rule;
        std::size_t clueCount; ///< how many cells of each have clues; these come first
        std::vector<Cluster> (*make)(const Clues &, const Neighbours &);
        bool isMade = false;
        std::vector<Cluster> all = {};
        std::vector<std::vector<int>> ofCell = {};
        Agenda changed = Agenda(0);
    };
    /// The cells that an unknown speaks of.
    struct Cells
    {
        std::array<int, 3> cells;
        std::size_t count = 0;

        void add(int cell)
        {
            if (cell != nowhere)
                cells[count++] = cell;
        }
    };

    void make(Clusters &clusters) const;
    void look(const Knowledge &knowledge, Clusters &clusters, const StopCondition &stop,
              Trace &proposals);
    [[nodiscard]] bool isOpen(const Knowledge &knowledge, int cell) const;
    [[nodiscard]] Cells cellsOf(UnknownId unknown) const;

    const Clues &m_clues;
    Terms m_terms;
    Neighbours m_neighbours;
    ColourWays m_ways;
    std::array<Clusters, 2> m_clusters{
        Clusters{RuleName::ClueColours, 1, clueClusters},
        Clusters{RuleName::TwoClues, 2, twoClueClusters},
    };
};

} // namespace inkling::slink
