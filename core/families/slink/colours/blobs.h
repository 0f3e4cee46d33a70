// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/relations.h"

#include <optional>
#include <vector>

namespace inkling::slink {

/// The cells that could be of one colour, and beyond the border if it could, as a graph of blobs:
/// cells that crosses join are one blob, blobs meet across edges that are not known to be lines.
class Blobs
{
public:
    /// `colours` has a colour or -1 for each node of `relations`, the border last.
    Blobs(const Relations &relations, const Knowledge &knowledge,
          const std::vector<std::int8_t> &colours, int colour);

    /// What makes an open blob worth a look.
    enum class Reason : std::uint8_t {
        Parts,    ///< its loss leaves nodes of the colour in two parts
        MayPart,  ///< its loss leaves two parts, not each with a node of the colour yet
        IsIsland, ///< no node of the colour can be reached from it, though there is one
    };
    struct Finding
    {
        int node; ///< one of the blob's
        Reason reason;
    };
    /// The open blobs that are worth a look, once each.
    [[nodiscard]] std::vector<Finding> findings() const;

    /// Whether the nodes of the colour cannot all hang together once these open nodes, with all that
    /// crosses join to them, have the colours that `colours` says. Requires: without these they can; what is parted
    /// already is not found. Cost: of the order of the way round what is lost, or of the smaller part.
    [[nodiscard]] bool arePartedBy(const std::vector<int> &nodes,
                                   const std::vector<std::int8_t> &colours);
    /// How many blobs arePartedBy() has looked at so far.
    [[nodiscard]] std::size_t work() const { return m_work; }

private:
    struct Blob
    {
        int node;           ///< one of its nodes
        bool isOpen = true; ///< no node has a colour
        int members = 0;    ///< nodes of the colour
        std::vector<int> neighbours;
    };
    /// A blob on the way down of the depth-first search.
    struct Visit
    {
        int blob;
        std::size_t next = 0;
        int members;            ///< of the colour in the tree below, itself included
        int hangingParts = 0;   ///< parts below with members that nothing but this blob holds
        int hangingMembers = 0; ///< the members in them
        int emptyParts = 0;     ///< such parts without members
    };
    [[nodiscard]] std::optional<Reason> reasonFor(const Visit &done, bool isRoot) const;
    void search(int root, std::vector<int> &order, std::vector<int> &low,
                std::vector<Finding> &findings) const;

    /// A search of arePartedBy(), from one blob beside those that are lost.
    struct Search
    {
        std::vector<int> blobs; ///< reached by it first
        std::size_t next = 0;
        std::size_t joined = 0; ///< the search that it has met, or itself
        std::size_t open = 1;   ///< of all that have met: how many are not at their end
        int members = 0;        ///< of all that have met: blobs of the colour that they reached
    };
    [[nodiscard]] std::size_t joined(std::size_t search);
    void begin(int blob);
    void reach(std::size_t search, int blob);
    void findComponents();

    int m_colour;
    std::vector<Blob> m_blobs;
    std::vector<int> m_blobOf; ///< by node; nowhere where it cannot have the colour
    int m_memberBlobs = 0;
    int m_members = 0;
    std::vector<int> m_component; ///< by blob: the first that can be reached from it
    int m_main = nowhere;         ///< a component with nodes of the colour

    /// What arePartedBy() makes of a blob, where `turn` is this turn's.
    enum class Fate : std::uint8_t { Member, Lost };
    struct Mark
    {
        int turn = 0;
        Fate fate = Fate::Member;
        int reachedIn = 0;  ///< a turn
        std::size_t by = 0; ///< the search that reached it then
    };
    std::vector<Mark> m_marks;
    int m_turn = 0;
    std::size_t m_work = 0;
    std::vector<Search> m_searches;
    std::size_t m_searchCount = 0;
    std::size_t m_parts
        = 0; ///< of the searches, those that have met counted as one; none at its end
};

} // namespace inkling::slink
