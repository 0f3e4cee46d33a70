// SPDX-License-Identifier: MIT
#include "families/slink/colours/blobs.h"

#include <algorithm>
#include <utility>

namespace inkling::slink {

Blobs::Blobs(const CellRelations &relations, const Knowledge &knowledge,
             const std::vector<std::int8_t> &colours, int colour)
    : m_colour(colour)
    , m_blobOf(colours.size(), nowhere)
{
    std::vector<int> nodes;
    for (int start = 0; start < int(colours.size()); ++start) {
        if (m_blobOf[std::size_t(start)] != nowhere || colours[std::size_t(start)] == 1 - colour)
            continue;
        const int blob = int(m_blobs.size());
        m_blobs.push_back({start});
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
        m_memberBlobs += m_blobs.back().members > 0 ? 1 : 0;
    }
    findNeighbours(relations, knowledge);
    m_marks.resize(m_blobs.size());
    findComponents();
}

void Blobs::findNeighbours(const CellRelations &relations, const Knowledge &knowledge)
{
    std::vector<std::pair<int, int>> pairs; // of neighbours, both ways round
    for (int node = 0; node < int(m_blobOf.size()); ++node) {
        const int from = m_blobOf[std::size_t(node)];
        if (from == nowhere)
            continue;
        relations.forEachEdge(node, [&](int edge, int other) {
            const int to = m_blobOf[std::size_t(other)];
            if (to == nowhere || from == to
                || knowledge.possible(UnknownId(edge)) == ValueSet::only(line))
                return;
            pairs.emplace_back(from, to);
            ++m_blobs[std::size_t(from)].firstNeighbour; // as yet the number of them
        });
    }
    std::size_t next = 0;
    for (Blob &blob : m_blobs)
        next += std::exchange(blob.firstNeighbour, next);
    std::vector<std::size_t> places;
    for (const Blob &blob : m_blobs)
        places.push_back(blob.firstNeighbour);
    m_neighbours.resize(pairs.size());
    for (const auto &[from, to] : pairs)
        m_neighbours[places[std::size_t(from)]++] = to;
}

void Blobs::findComponents()
{
    m_component.assign(m_blobs.size(), nowhere);
    std::vector<int> reached;
    for (int first = 0; first < int(m_blobs.size()); ++first) {
        if (m_component[std::size_t(first)] != nowhere)
            continue;
        reached.assign(1, first);
        m_component[std::size_t(first)] = first;
        for (std::size_t i = 0; i < reached.size(); ++i) {
            if (m_blobs[std::size_t(reached[i])].members > 0)
                m_main = first;
            for (const int next : neighbours(reached[i])) {
                if (std::exchange(m_component[std::size_t(next)], first) == nowhere)
                    reached.push_back(next);
            }
        }
    }
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
        const std::span<const int> beside = neighbours(visit.blob);
        if (visit.next < beside.size()) {
            const int next = beside[visit.next++];
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

/// The search that all those which have met this one are merged into.
std::size_t Blobs::joined(std::size_t search)
{
    while (m_searches[search].joined != search)
        search = m_searches[search].joined = m_searches[m_searches[search].joined].joined;
    return search;
}

/// A search comes to a blob: a new one, or one that another has reached; then the two have met.
void Blobs::reach(std::size_t search, int blob)
{
    Mark &mark = m_marks[std::size_t(blob)];
    const bool isMarked = mark.turn == m_turn;
    if (isMarked && mark.fate == Fate::Lost)
        return;
    Search &own = m_searches[joined(search)];
    if (mark.reachedIn != m_turn) {
        mark.reachedIn = m_turn;
        mark.by = search;
        mark.after = nowhere;
        own.members += isMarked || !m_blobs[std::size_t(blob)].isOpen ? 1 : 0;
        Search &here = m_searches[search];
        if (here.last != nowhere)
            m_marks[std::size_t(here.last)].after = blob;
        here.last = blob;
        if (here.next == nowhere)
            here.next = blob;
        return;
    }
    const std::size_t other = joined(mark.by);
    if (other == own.joined)
        return;
    m_searches[other].joined = own.joined;
    own.members += m_searches[other].members;
    own.open += m_searches[other].open;
    --m_parts;
}

/// The remaining blobs are connected if those beside the lost blobs are; searches from there take
/// turns until they have met. So the cost is that of the way round, or of the smaller part.
bool Blobs::arePartedBy(const std::vector<int> &nodes, const std::vector<std::int8_t> &colours)
{
    ++m_turn;
    int members = m_memberBlobs;
    int main = m_main;
    m_lost.clear();
    for (const int node : nodes) {
        const int blob = m_blobOf[std::size_t(node)];
        if (blob == nowhere || m_marks[std::size_t(blob)].turn == m_turn)
            continue;
        const bool isMember = colours[std::size_t(node)] == m_colour;
        m_marks[std::size_t(blob)].turn = m_turn;
        m_marks[std::size_t(blob)].fate = isMember ? Fate::Member : Fate::Lost;
        if (!isMember) {
            m_lost.push_back(blob);
            continue;
        }
        ++members;
        const int component = m_component[std::size_t(blob)];
        if (main != nowhere && component != main)
            return true;
        main = component;
    }
    m_searches.clear();
    for (const int blob : m_lost) {
        for (const int next : neighbours(blob)) {
            if (m_component[std::size_t(next)] == main)
                begin(next);
        }
    }
    m_parts = m_searches.size();
    for (std::size_t search = 0; m_parts > 1; search = (search + 1) % m_searches.size()) {
        Search &here = m_searches[search];
        if (here.next == nowhere)
            continue;
        ++m_work;
        const int blob = std::exchange(here.next, m_marks[std::size_t(here.next)].after);
        for (const int next : neighbours(blob))
            reach(search, next);
        Search &all = m_searches[joined(search)];
        if (here.next != nowhere || --all.open > 0)
            continue;
        // These are a part by themselves.
        if (all.members > 0)
            return all.members < members;
        --m_parts;
    }
    return false;
}

/// A search from a blob that none has reached and that is not lost.
void Blobs::begin(int blob)
{
    Mark &mark = m_marks[std::size_t(blob)];
    if (mark.reachedIn == m_turn || (mark.turn == m_turn && mark.fate == Fate::Lost))
        return;
    const std::size_t search = m_searches.size();
    m_searches.push_back({.joined = search});
    reach(search, blob);
}

} // namespace inkling::slink
