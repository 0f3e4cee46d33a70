// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/agenda.h"
#include "families/slink/reasoning/clusters.h"
#include "families/slink/reasoning/colourways.h"
#include "families/slink/reasoning/engine.h"

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
    /// The clusters of one rule, and those that something has changed in.
    struct Clusters
    {
        RuleName rule;
        int clueCount;
        std::vector<Cluster> all;
        std::vector<std::vector<int>> ofCell;
        Agenda changed;
    };

    void addClusters(RuleName rule, int clueCount, std::vector<Cluster> clusters);
    [[nodiscard]] bool isOpen(const Knowledge &knowledge, int cell) const;
    [[nodiscard]] std::vector<int> cellsOf(UnknownId unknown) const;

    Terms m_terms;
    Neighbours m_neighbours;
    ColourWays m_ways;
    std::vector<Clusters> m_clusters;
};

} // namespace inkling::slink
