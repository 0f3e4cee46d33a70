// SPDX-License-Identifier: MIT
#include "families/slink/colours/pieceengine.h"

#include <algorithm>
#include <utility>

namespace inkling::slink {

namespace {

/// The most ways of a cluster that are tried; nobody goes through more.
constexpr std::size_t mostWays = 24;

/// The most blobs looked at in one call, and the number of blobs that a look at a cluster counts
/// as.
constexpr std::size_t mostWork = 2'000'000;
constexpr std::size_t workOfLook = 1000;

} // namespace

PieceEngine::PieceEngine(const Clues &clues)
    : m_clues(clues)
    , m_neighbours(neighboursOf(clues.grid))
    , m_relations(clues.grid)
    , m_pieces(m_relations, clues.grid)
    , m_ways(clues, m_neighbours)
    , m_origins(std::size_t(clues.grid.cellCount() + 1), 0)
{}

void PieceEngine::learned(const Knowledge &, UnknownId unknown, ValueSet)
{
    m_news.push_back(unknown);
    for (Clusters &clusters : m_clusters)
        clusters.due = clusters.all.size();
}

/// Colours a cell of the cluster and all that is related to it. Returns why it cannot have that colour: a
/// cell of the cluster that was coloured before, or the border, to which all known cells are related;
/// nothing if all is well.
std::optional<PieceEngine::Failure> PieceEngine::colourAlong(const Knowledge &knowledge,
                                                             const Cluster &cluster,
                                                             std::size_t place, int colour)
{
    const int cell = cluster[place];
    const int before = m_colours[std::size_t(cell)];
    if (before == colour)
        return std::nullopt;
    if (before != Pieces::openColour) {
        const auto other = std::size_t(m_origins[std::size_t(cell)]);
        return Failure{1u << place | 1u << other,
                       m_relations.chain(knowledge, cluster[other], cell)};
    }
    bool isKnown = false;
    m_relations.forEachRelated(cell, [&](int node, int difference) {
        std::int8_t &at = m_colours[std::size_t(node)];
        if (at == Pieces::openColour) {
            at = std::int8_t(colour ^ difference);
            m_origins[std::size_t(node)] = int(place);
            m_coloured.push_back(node);
        } else if (at != (colour ^ difference)) {
            isKnown = true;
        }
    });
    if (!isKnown)
        return std::nullopt;
    return Failure{1u << place, m_relations.chain(knowledge, cell, m_relations.border())};
}

/// The facts that close off a part in a way. Where they rest on cells coloured along with the
/// cluster, chains lead from the cluster to those.
PieceEngine::Failure PieceEngine::failureOf(const Position &position, const Cluster &cluster,
                                            int colour, const Pieces::Part &part)
{
    Failure failure;
    auto [premises, supposed] = m_pieces.groundsOf(position.knowledge, m_colours, colour, part);
    failure.facts = std::move(premises);
    for (const int node : supposed) {
        const auto origin = std::size_t(m_origins[std::size_t(node)]);
        failure.cells |= 1u << origin;
        const auto chain = m_relations.chain(position.knowledge, cluster[origin], node);
        failure.facts.insert(failure.facts.end(), chain.begin(), chain.end());
    }
    return failure;
}

std::optional<PieceEngine::Failure> PieceEngine::failureOf(Position &position,
                                                           const Cluster &cluster, unsigned way)
{
    for (const int node : m_coloured)
        m_colours[std::size_t(node)] = Pieces::openColour;
    m_coloured.clear();
    for (std::size_t place = 0; place < cluster.size(); ++place) {
        if (auto failure = colourAlong(position.knowledge, cluster, place, int(way >> place & 1)))
            return failure;
    }
    for (const int colour : {inside, outside}) {
        Blobs &blobs = colour == inside ? position.insideBlobs : position.outsideBlobs;
        if (!blobs.arePartedBy(m_coloured, m_colours))
            continue;
        if (const auto part = m_pieces.parted(position.knowledge, m_colours, colour))
            return failureOf(position, cluster, colour, *part);
    }
    return std::nullopt;
}

void PieceEngine::tryCluster(Position &position, const Cluster &cluster, RuleName rule,
                             Trace &proposals)
{
    m_ways.begin(position.knowledge, cluster);
    const std::vector<unsigned> ways = m_ways.waysLeft();
    if (ways.size() < 2 || ways.size() > mostWays)
        return;
    std::vector<Failure> failures;
    std::vector<unsigned> failed;
    for (const unsigned way : ways) {
        const auto isKnown
            = [&](std::size_t i) { return ((way ^ failed[i]) & failures[i].cells) == 0; };
        bool fails = false;
        for (std::size_t i = 0; i < failures.size() && !fails; ++i)
            fails = isKnown(i);
        if (fails)
            continue;
        if (auto failure = failureOf(position, cluster, way)) {
            failures.push_back(std::move(*failure));
            failed.push_back(way);
        }
    }
    for (std::size_t i = 0; i < failures.size(); ++i)
        m_ways.exclude(failed[i], failures[i].cells, std::move(failures[i].facts));
    if (!failures.empty())
        m_ways.propose(rule, proposals);
}

void PieceEngine::make(Clusters &clusters)
{
    clusters.isMade = true;
    clusters.all = clusters.make(m_clues, m_neighbours);
    clusters.due = clusters.all.size();
}

void PieceEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                          Trace &proposals)
{
    const auto clusters = std::ranges::find(m_clusters, rule, &Clusters::rule);
    if (!clusters->isMade)
        make(*clusters);
    for (const UnknownId unknown : std::exchange(m_news, {}))
        m_relations.learn(knowledge.fact(unknown));
    m_colours = m_pieces.known(knowledge);
    m_coloured.clear();
    Position position{knowledge, m_colours, Blobs(m_relations, knowledge, m_colours, inside),
                      Blobs(m_relations, knowledge, m_colours, outside)};
    std::size_t looks = 0;
    for (; clusters->due > 0 && !stop.stopped(); --clusters->due) {
        const std::size_t blobs = position.insideBlobs.work() + position.outsideBlobs.work();
        if (looks * workOfLook + blobs > mostWork)
            return;
        const Cluster &cluster = clusters->all[clusters->next];
        clusters->next = (clusters->next + 1) % clusters->all.size();
        const bool isOpen = std::ranges::any_of(cluster, [&](int cell) {
            return position.colours[std::size_t(cell)] == Pieces::openColour;
        });
        if (!isOpen)
            continue;
        tryCluster(position, cluster, rule, proposals);
        ++looks;
    }
}

} // namespace inkling::slink
