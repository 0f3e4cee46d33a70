// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/colours/colourways.h"
#include "families/slink/engines/clusters.h"
#include "families/slink/reasoning/agenda.h"
#include "families/slink/reasoning/engine.h"

#include <array>
#include <vector>

namespace inkling::slink {

/// The rules ClueColours and TwoClues: conclude what all ways to colour one clue or two, and the
/// cells round them, have in common, of those that fit what is known there.
class ClusterEngine final : public Engine
{
public:
    explicit ClusterEngine(const Clues &clues);

    [[nodiscard]] static bool knows(RuleName rule)
    {
        return rule == RuleName::ClueColours || rule == RuleName::TwoClues;
    }

    /// Nothing to do: all places are looked at first.
    void startAt(const Knowledge &, std::span<const Fact>, std::span<const ValueSet>) override {}
    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    /// The clusters of one rule, made when the rule is first asked for, and a list of the clusters
    /// in which something has changed.
    struct Clusters
    {
        RuleName rule;
        std::size_t clueCount; ///< the number of clues in each cluster; they come first in it
        std::vector<Cluster> (*make)(const Clues &, const Neighbours &);
        bool isMade = false;
        std::vector<Cluster> all = {};
        /// By cell: the clusters that hold it.
        std::vector<std::vector<int>> ofCell = {};
        Agenda changed = Agenda(0);
    };
    /// The cells that an unknown is about.
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
