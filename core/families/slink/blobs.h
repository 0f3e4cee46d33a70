// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/relations.h"

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

    /// What makes a blob worth a look.
    struct Finding
    {
        int node; ///< of an open blob
        bool
            isIsland; ///< the blob hangs together with no node of the colour; else its loss parts some
    };
    /// The open blobs whose loss would leave nodes of the colour in two parts, or which no node of the
    /// colour can reach though there is one; one finding each.
    [[nodiscard]] std::vector<Finding> findings() const;

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
    };
    void search(int root, std::vector<int> &order, std::vector<int> &low,
                std::vector<Finding> &findings) const;

    std::vector<Blob> m_blobs;
    int m_members = 0;
};

} // namespace inkling::slink
