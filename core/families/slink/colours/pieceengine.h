// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/colours/blobs.h"
#include "families/slink/colours/colourways.h"
#include "families/slink/colours/pieces.h"
#include "families/slink/engines/clusters.h"
#include "families/slink/reasoning/engine.h"

#include <array>
#include <optional>
#include <vector>

namespace inkling::slink {

/// The rules ClueInOnePiece and TwoCluesInOnePiece: of the ways to colour one clue or two, and the cells
/// round them, some would leave the inside or the outside in two parts; the others agree on something.
///
/// Each way that fits what is known nearby is tried: what is alike or unlike to its cells is coloured too,
/// and then blobs tell whether a colour is parted. Cost: for each such way that of Blobs::arePartedBy(); on
/// large boards some clusters are tried at one call and others at the next.
class PieceEngine final : public Engine
{
public:
    explicit PieceEngine(const Clues &clues);

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    /// The clusters of one rule, and whether something has become known since they were tried.
    struct Clusters
    {
        RuleName rule;
        std::vector<Cluster> (*make)(const Clues &, const Neighbours &);
        std::vector<Cluster> all = {}; ///< made when the rule is first asked for
        bool isMade = false;
        std::size_t due = 0; ///< how many are to be tried, from `next` on and round
        std::size_t next = 0;
    };
    /// What is known of the whole board while clusters are tried.
    struct Position
    {
        const Knowledge &knowledge;
        Pieces::Colours colours;
        Blobs insideBlobs;
        Blobs outsideBlobs;
    };
    /// Why a way fails: facts, and the cells of the cluster that they leave without it, a bit each.
    struct Failure
    {
        unsigned cells = 0;
        std::vector<Fact> facts;
    };

    void make(Clusters &clusters);
    void tryCluster(Position &position, const Cluster &cluster, RuleName rule, Trace &proposals);
    [[nodiscard]] std::optional<Failure> failureOf(Position &position, const Cluster &cluster,
                                                   unsigned way);
    [[nodiscard]] std::optional<std::size_t> colourAlong(const Cluster &cluster, std::size_t place,
                                                         int colour);
    [[nodiscard]] Failure failureOf(const Position &position, const Cluster &cluster, int colour,
                                    const Pieces::Part &part);

    const Clues &m_clues;
    Neighbours m_neighbours;
    Relations m_relations;
    Pieces m_pieces;
    ColourWays m_ways;
    std::array<Clusters, 2> m_clusters{
        Clusters{RuleName::ClueInOnePiece, clueClusters},
        Clusters{RuleName::TwoCluesInOnePiece, twoClueClusters},
    };
    std::vector<UnknownId> m_news; ///< known since a rule was asked for
    Pieces::Colours m_colours;     ///< of one way
    std::vector<int> m_coloured;   ///< the nodes that it colours
    std::vector<int> m_origins;    ///< by node that it colours: by which place of the cluster
};

} // namespace inkling::slink
