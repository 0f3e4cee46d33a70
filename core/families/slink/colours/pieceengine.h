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

/// The rules ClueInOnePiece and TwoCluesInOnePiece: of the ways to colour one clue or two, and the
/// cells round them, some would separate the inside or the outside into two parts; concludes what
/// the others have in common.
///
/// Each way that fits what is known nearby is tried: all cells known to be alike or unlike to its
/// cells are coloured too, and then blobs tell whether a colour is separated. Cost: that of
/// Blobs::arePartedBy() for each such way; on large boards one call tries some clusters and the
/// next call others.
class PieceEngine final : public Engine
{
public:
    explicit PieceEngine(const Clues &clues);

    [[nodiscard]] static bool knows(RuleName rule)
    {
        return rule == RuleName::ClueInOnePiece || rule == RuleName::TwoCluesInOnePiece;
    }

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    /// The clusters of one rule, and how many of them must be tried again because something was
    /// learned.
    struct Clusters
    {
        RuleName rule;
        std::vector<Cluster> (*make)(const Clues &, const Neighbours &);
        std::vector<Cluster> all = {}; ///< made when the rule is first asked for
        bool isMade = false;
        std::size_t due = 0; ///< the number of clusters to try, from `next` on, cyclically
        std::size_t next = 0;
    };
    /// The known colours of the whole board while clusters are tried.
    struct Position
    {
        const Knowledge &knowledge;
        Pieces::Colours colours;
        Blobs insideBlobs;
        Blobs outsideBlobs;
    };
    /// The reason why a way fails: facts, and the cells of the cluster (one bit each) whose colours
    /// in that way contradict these facts and the one loop.
    struct Failure
    {
        unsigned cells = 0;
        std::vector<Fact> facts;
    };

    void make(Clusters &clusters);
    void tryCluster(Position &position, const Cluster &cluster, RuleName rule, Trace &proposals);
    [[nodiscard]] std::optional<Failure> failureOf(Position &position, const Cluster &cluster,
                                                   unsigned way);
    [[nodiscard]] std::optional<Failure>
    colourAlong(const Knowledge &knowledge, const Cluster &cluster, std::size_t place, int colour);
    [[nodiscard]] Failure failureOf(const Position &position, const Cluster &cluster, int colour,
                                    const Pieces::Part &part);

    const Clues &m_clues;
    Neighbours m_neighbours;
    CellRelations m_relations;
    Pieces m_pieces;
    ColourWays m_ways;
    std::array<Clusters, 2> m_clusters{
        Clusters{RuleName::ClueInOnePiece, clueClusters},
        Clusters{RuleName::TwoCluesInOnePiece, twoClueClusters},
    };
    std::vector<UnknownId> m_news; ///< learned since a rule was last asked for
    Pieces::Colours m_colours;     ///< known colours, and those of the way being tried
    std::vector<int> m_coloured;   ///< nodes that the way colours
    std::vector<int> m_origins;    ///< by coloured node: the place in the cluster that coloured it
};

} // namespace inkling::slink
