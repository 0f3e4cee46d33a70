// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/cellrelations.h"

#include <optional>
#include <span>
#include <vector>

namespace inkling::slink {

/// All cells that have a colour or could have it (for outside, also the area beyond the border), as
/// a graph of blobs: cells joined by crosses are one blob, and blobs are neighbours across edges
/// that are not known to be lines.
class Blobs
{
public:
    /// Requires: `colours` has a colour, or -1, for each node of `relations`, the border last.
    Blobs(const CellRelations &relations, const Knowledge &knowledge,
          const std::vector<std::int8_t> &colours, int colour);

    /// The reasons to try a colour for an open blob (one without a coloured node): for Parts and
    /// MayPart the other colour, for IsIsland this one.
    enum class Reason : std::uint8_t {
        Parts, ///< without the blob, nodes of the colour are in two parts
        /// Without the blob the colour is in two parts, but not both have a coloured node yet.
        MayPart,
        IsIsland, ///< the blob cannot reach any other node of the colour, though there is one
    };
    struct Finding
    {
        int node; ///< a node of the blob
        Reason reason;
    };
    /// The open blobs for which there is a reason, once each.
    [[nodiscard]] std::vector<Finding> findings() const;

    /// Whether the nodes of the colour cannot all be connected once the open nodes in `nodes`, with
    /// all that crosses join to them, get the colours in `colours`. Requires: without these nodes
    /// they can be connected; a separation that exists already is not found. Cost: proportional to
    /// the way round the blobs lost to the other colour, or to the smaller part.
    [[nodiscard]] bool arePartedBy(const std::vector<int> &nodes,
                                   const std::vector<std::int8_t> &colours);
    /// The number of blobs that arePartedBy() has looked at so far.
    [[nodiscard]] std::size_t work() const { return m_work; }

private:
    struct Blob
    {
        int node;           ///< a node of the blob
        bool isOpen = true; ///< no node of it has a colour
        int members = 0;    ///< the number of its nodes that have the colour
        std::size_t firstNeighbour = 0; ///< in m_neighbours
    };
    /// A blob on the current path of the depth-first search.
    struct Visit
    {
        int blob;
        std::size_t next = 0;
        int members;            ///< nodes of the colour in its subtree, its own included
        int hangingParts = 0;   ///< subtrees with such nodes that only this blob connects
        int hangingMembers = 0; ///< the nodes of the colour in those subtrees
        int emptyParts = 0;     ///< subtrees without such nodes that only this blob connects
    };
    [[nodiscard]] std::optional<Reason> reasonFor(const Visit &done, bool isRoot) const;
    void search(int root, std::vector<int> &order, std::vector<int> &low,
                std::vector<Finding> &findings) const;

    /// A search of arePartedBy(), begun at one neighbour of the lost blobs. Searches that meet are
    /// merged.
    struct Search
    {
        int next = nowhere;     ///< the blob that it goes on from; nowhere: it is at its end
        int last = nowhere;     ///< the last blob that it reached first
        std::size_t joined = 0; ///< union-find parent: a search that it has met, or itself
        std::size_t open = 1;   ///< at a root: merged searches that can still go on
        int members = 0;        ///< at a root: blobs of the colour that the merged searches reached
    };
    [[nodiscard]] std::size_t joined(std::size_t search);
    void begin(int blob);
    void reach(std::size_t search, int blob);
    void findNeighbours(const CellRelations &relations, const Knowledge &knowledge);
    void findComponents();
    [[nodiscard]] std::span<const int> neighbours(int blob) const
    {
        const std::size_t first = m_blobs[std::size_t(blob)].firstNeighbour;
        const std::size_t end = std::size_t(blob) + 1 < m_blobs.size()
                                    ? m_blobs[std::size_t(blob) + 1].firstNeighbour
                                    : m_neighbours.size();
        return std::span(m_neighbours).subspan(first, end - first);
    }

    int m_colour;
    std::vector<Blob> m_blobs;
    std::vector<int> m_neighbours; ///< blob after blob
    std::vector<int> m_blobOf; ///< by node: its blob; nowhere for a node of the other colour
    int m_memberBlobs = 0;
    int m_members = 0;
    std::vector<int> m_component; ///< by blob: the first blob connected with it
    int m_main = nowhere;         ///< the component that holds nodes of the colour

    /// The effect that the nodes given to arePartedBy() have on a blob; valid where Mark::turn is
    /// the current turn.
    enum class Fate : std::uint8_t { Member, Lost };
    struct Mark
    {
        int turn = 0;
        Fate fate = Fate::Member;
        int reachedIn = 0;  ///< the turn in which a search reached the blob last
        std::size_t by = 0; ///< the search that reached it then
        int after = nowhere; ///< the blob that this search reached next
    };
    std::vector<Mark> m_marks;
    int m_turn = 0;
    std::size_t m_work = 0;
    std::vector<int> m_lost; ///< blobs, in arePartedBy()
    std::vector<Search> m_searches;
    std::size_t m_parts = 0; ///< unfinished parts, merged searches counted as one
};

} // namespace inkling::slink
