// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/blobs.h"

#include <algorithm>

namespace inkling::slink {

Blobs::Blobs(const Relations &relations, const Knowledge &knowledge,
             const std::vector<std::int8_t> &colours, int colour)
    : m_colour(colour)
    , m_blobOf(colours.size(), nowhere)
{
    std::vector<int> nodes;
    for (int start = 0; start < int(colours.size()); ++start) {
        if (m_blobOf[std::size_t(start)] != nowhere || colours[std::size_t(start)] == 1 - colour)
            continue;
        const int blob = int(m_blobs.size());
        m_blobs.push_back({start, true, 0, {}});
        m_blobOf[std::size_t(start)] = blob;
        nodes.assign(1, start);
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            m_blobs.back().isOpen &= colours[std::size_t(nodes[i])] != colour;
            m_blobs.back().members += colours[std::size_t(nodes[i])] == colour ? 1 : 0;
            relations.forEachEdge(nodes[i], [&](int edge, int node) {
                if (m_blobOf[std::size_t(node)] == nowhere
                    && colours[std::size_t(node)] != 1 - colour
                    && knowledge.possible(UnknownId(edge)) == ValueSet::only(cross)) {
                    m_blobOf[std::size_t(node)] = blob;
                    nodes.push_back(node);
                }
            });
        }
        m_members += m_blobs.back().members;
        if (m_blobs.back().members > 0)
            m_memberBlobs.push_back(blob);
    }
    for (int node = 0; node < int(colours.size()); ++node) {
        if (m_blobOf[std::size_t(node)] == nowhere)
            continue;
        relations.forEachEdge(node, [&](int edge, int other) {
            const int from = m_blobOf[std::size_t(node)];
            const int to = m_blobOf[std::size_t(other)];
            if (to != nowhere && from != to
                && knowledge.possible(UnknownId(edge)) != ValueSet::only(line))
                m_blobs[std::size_t(from)].neighbours.push_back(to);
        });
    }
    m_marks.resize(m_blobs.size());
}

/// Whether the loss of a blob, of which all below has been seen, leaves more than one part.
std::optional<Blobs::Reason> Blobs::reasonFor(const Visit &done, bool isRoot) const
{
    if (!m_blobs[std::size_t(done.blob)].isOpen)
        return std::nullopt;
    const bool restHasMembers = m_members > done.hangingMembers;
    if (done.hangingParts + (restHasMembers ? 1 : 0) >= 2)
        return Reason::Parts;
    if (done.hangingParts + done.emptyParts + (isRoot ? 0 : 1) >= 2)
        return Reason::MayPart;
    return std::nullopt;
}

/// Depth-first from a root: a child's tree hangs on its parent alone when it reaches no earlier blob.
void Blobs::search(int root, std::vector<int> &order, std::vector<int> &low,
                   std::vector<Finding> &findings) const
{
    std::vector<Visit> way;
    std::vector<int> seen;
    const auto enter = [&](int blob) {
        seen.push_back(blob);
        order[std::size_t(blob)] = low[std::size_t(blob)] = int(seen.size());
        way.push_back({blob, 0, m_blobs[std::size_t(blob)].members});
    };
    const auto lower = [&](int blob, int reached) {
        low[std::size_t(blob)] = std::min(low[std::size_t(blob)], reached);
    };
    enter(root);
    const std::size_t firstFinding = findings.size();
    while (!way.empty()) {
        Visit &visit = way.back();
        const std::vector<int> &neighbours = m_blobs[std::size_t(visit.blob)].neighbours;
        if (visit.next < neighbours.size()) {
            const int next = neighbours[visit.next++];
            if (order[std::size_t(next)] == 0)
                enter(next);
            else
                lower(visit.blob, order[std::size_t(next)]);
            continue;
        }
        const Visit done = visit;
        way.pop_back();
        if (const auto reason = reasonFor(done, way.empty()))
            findings.push_back({m_blobs[std::size_t(done.blob)].node, *reason});
        if (way.empty())
            break;
        Visit &parent = way.back();
        lower(parent.blob, low[std::size_t(done.blob)]);
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

bool Blobs::arePartedBy(const std::vector<int> &nodes, const std::vector<std::int8_t> &colours)
{
    ++m_turn;
    int some = nowhere;
    int count = 0;
    for (const int node : nodes) {
        const int blob = m_blobOf[std::size_t(node)];
        if (blob == nowhere || m_marks[std::size_t(blob)].turn == m_turn)
            continue;
        const bool isMember = colours[std::size_t(node)] == m_colour;
        m_marks[std::size_t(blob)].turn = m_turn;
        m_marks[std::size_t(blob)].fate = isMember ? Fate::Member : Fate::Lost;
        count += isMember ? 1 : 0;
        some = isMember ? blob : some;
    }
    for (const int blob : m_memberBlobs) {
        ++count;
        some = blob;
    }
    return count > 1 && reachedFrom(some, count) < count;
}

/// How many blobs of the colour can be reached from one of them; it stops where that is all.
int Blobs::reachedFrom(int start, int all)
{
    int count = 0;
    m_queue.clear();
    const auto reach = [&](int blob) {
        Mark &mark = m_marks[std::size_t(blob)];
        const bool isMarked = mark.turn == m_turn;
        if (mark.reached == m_turn || (isMarked && mark.fate == Fate::Lost))
            return;
        mark.reached = m_turn;
        count += isMarked || !m_blobs[std::size_t(blob)].isOpen ? 1 : 0;
        m_queue.push_back(blob);
    };
    reach(start);
    for (std::size_t i = 0; i < m_queue.size() && count < all; ++i) {
        for (const int next : m_blobs[std::size_t(m_queue[i])].neighbours)
            reach(next);
    }
    m_work += m_queue.size();
    return count;
}

} // namespace inkling::slink
