// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/blobs.h"

#include <algorithm>

namespace inkling::slink {

Blobs::Blobs(const Relations &relations, const Knowledge &knowledge,
             const std::vector<std::int8_t> &colours, int colour)
{
    std::vector<int> blobOf(colours.size(), nowhere);
    std::vector<int> nodes;
    for (int start = 0; start < int(colours.size()); ++start) {
        if (blobOf[std::size_t(start)] != nowhere || colours[std::size_t(start)] == 1 - colour)
            continue;
        const int blob = int(m_blobs.size());
        m_blobs.push_back({start, true, 0, {}});
        blobOf[std::size_t(start)] = blob;
        nodes.assign(1, start);
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            m_blobs.back().isOpen &= colours[std::size_t(nodes[i])] != colour;
            m_blobs.back().members += colours[std::size_t(nodes[i])] == colour ? 1 : 0;
            relations.forEachEdge(nodes[i], [&](int edge, int node) {
                if (blobOf[std::size_t(node)] == nowhere && colours[std::size_t(node)] != 1 - colour
                    && knowledge.possible(UnknownId(edge)) == ValueSet::only(cross)) {
                    blobOf[std::size_t(node)] = blob;
                    nodes.push_back(node);
                }
            });
        }
        m_members += m_blobs.back().members;
    }
    for (int node = 0; node < int(colours.size()); ++node) {
        if (blobOf[std::size_t(node)] == nowhere)
            continue;
        relations.forEachEdge(node, [&](int edge, int other) {
            const int from = blobOf[std::size_t(node)];
            const int to = blobOf[std::size_t(other)];
            if (to != nowhere && from != to
                && knowledge.possible(UnknownId(edge)) != ValueSet::only(line))
                m_blobs[std::size_t(from)].neighbours.push_back(to);
        });
    }
}

/// Depth-first from a root: a child's tree hangs on its parent alone when it reaches no earlier blob.
void Blobs::search(int root, std::vector<int> &order, std::vector<int> &low,
                   std::vector<Finding> &findings) const
{
    std::vector<Visit> way{{root, 0, m_blobs[std::size_t(root)].members}};
    std::vector<int> seen{root};
    int count = 0;
    order[std::size_t(root)] = low[std::size_t(root)] = ++count;
    const std::size_t firstFinding = findings.size();
    while (!way.empty()) {
        Visit &visit = way.back();
        const Blob &blob = m_blobs[std::size_t(visit.blob)];
        if (visit.next < blob.neighbours.size()) {
            const int next = blob.neighbours[visit.next++];
            if (order[std::size_t(next)] == 0) {
                order[std::size_t(next)] = low[std::size_t(next)] = ++count;
                seen.push_back(next);
                way.push_back({next, 0, m_blobs[std::size_t(next)].members});
            } else {
                low[std::size_t(visit.blob)]
                    = std::min(low[std::size_t(visit.blob)], order[std::size_t(next)]);
            }
            continue;
        }
        const Visit done = visit;
        way.pop_back();
        const bool restHasMembers = m_members > done.hangingMembers;
        if (blob.isOpen && done.hangingParts + (restHasMembers ? 1 : 0) >= 2)
            findings.push_back({blob.node, Reason::Parts});
        else if (blob.isOpen && done.hangingParts + done.emptyParts + (way.empty() ? 0 : 1) >= 2)
            findings.push_back({blob.node, Reason::MayPart});
        if (way.empty())
            break;
        Visit &parent = way.back();
        low[std::size_t(parent.blob)]
            = std::min(low[std::size_t(parent.blob)], low[std::size_t(done.blob)]);
        parent.members += done.members;
        if (low[std::size_t(done.blob)] >= order[std::size_t(parent.blob)]) {
            ++(done.members > 0 ? parent.hangingParts : parent.emptyParts);
            parent.hangingMembers += done.members;
        }
    }
    const bool isIsland = std::ranges::none_of(
        seen, [&](int blob) { return m_blobs[std::size_t(blob)].members > 0; });
    if (isIsland && m_members > 0) {
        findings.resize(firstFinding);
        for (const int blob : seen)
            findings.push_back({m_blobs[std::size_t(blob)].node, Reason::IsIsland});
    }
}

std::vector<Blobs::Finding> Blobs::findings() const
{
    std::vector<Finding> findings;
    std::vector<int> order(m_blobs.size(), 0);
    std::vector<int> low(m_blobs.size(), 0);
    for (int blob = 0; blob < int(m_blobs.size()); ++blob) {
        if (order[std::size_t(blob)] == 0)
            search(blob, order, low, findings);
    }
    return findings;
}

} // namespace inkling::slink
