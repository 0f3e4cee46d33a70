// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/regionengine.h"

#include "families/slink/reasoning/blobs.h"

#include <algorithm>
#include <utility>

namespace inkling::slink {

namespace {

constexpr std::int8_t open = -1;

} // namespace

RegionEngine::RegionEngine(const Clues &clues)
    : m_terms{clues.grid}
    , m_relations(clues.grid)
    , m_visited(std::size_t(clues.grid.cellCount() + 1), 0)
{}

void RegionEngine::learned(const Knowledge &knowledge, UnknownId unknown, ValueSet)
{
    if (m_relations.endsOf(unknown)) {
        m_relations.learn(knowledge.fact(unknown));
        m_changed = true;
    }
}

RegionEngine::Colours RegionEngine::known(const Knowledge &knowledge) const
{
    Colours colours(m_visited.size(), open);
    for (int cell = 0; cell < m_relations.border(); ++cell) {
        const ValueSet possible = knowledge.possible(m_terms.cell(cell));
        if (possible.single())
            colours[std::size_t(cell)] = std::int8_t(possible.value());
    }
    colours[std::size_t(m_relations.border())] = outside;
    return colours;
}

RegionEngine::Colours RegionEngine::suppose(const Colours &known, const Suspect &suspect) const
{
    Colours colours = known;
    m_relations.forEachRelated(suspect.cell, [&](int node, int difference) {
        if (colours[std::size_t(node)] == open)
            colours[std::size_t(node)] = std::int8_t(suspect.colour ^ difference);
    });
    return colours;
}

void RegionEngine::findSuspects(const Knowledge &knowledge, const Colours &colours, int colour,
                                std::vector<Suspect> &suspects) const
{
    for (const auto &[node, reason] : Blobs(m_relations, knowledge, colours, colour).findings()) {
        // A cell that drags others along may part more than it does by itself.
        if (reason == Blobs::Reason::MayPart && m_relations.groupSize(node) == 1)
            continue;
        suspects.push_back({node, reason == Blobs::Reason::IsIsland ? colour : 1 - colour});
    }
}

/// All that can be reached from a node through nodes that are or could be of the colour, not across
/// lines.
void RegionEngine::flood(const Knowledge &knowledge, const Colours &colours, int colour, int from,
                         std::vector<int> &nodes)
{
    nodes.assign(1, from);
    m_visited[std::size_t(from)] = m_visit;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        m_relations.forEachEdge(nodes[i], [&](int edge, int node) {
            if (m_visited[std::size_t(node)] == m_visit || colours[std::size_t(node)] == 1 - colour
                || knowledge.possible(UnknownId(edge)) == ValueSet::only(line))
                return;
            m_visited[std::size_t(node)] = m_visit;
            nodes.push_back(node);
        });
    }
}

std::optional<RegionEngine::Part> RegionEngine::parted(const Knowledge &knowledge,
                                                       const Colours &colours, int colour)
{
    ++m_visit;
    int first = nowhere;
    std::vector<int> reached;
    // The border is the last node; it comes first here, so that a part never holds it.
    for (int node = m_relations.border(); node >= 0; --node) {
        if (colours[std::size_t(node)] != colour || m_visited[std::size_t(node)] == m_visit)
            continue;
        std::vector<int> part;
        flood(knowledge, colours, colour, node, part);
        if (first == nowhere) {
            first = node;
            reached = std::move(part);
            continue;
        }
        if (reached.size() < part.size() && first != m_relations.border())
            return Part{std::move(reached), first, node};
        return Part{std::move(part), node, first};
    }
    return std::nullopt;
}

void RegionEngine::propose(const Knowledge &knowledge, const Colours &colours, int colour,
                           const Part &part, Trace &proposals) const
{
    std::vector<Fact> premises;
    std::vector<int> supposed;
    const auto rest = [&](int node) {
        if (node == m_relations.border())
            return;
        const Fact fact = knowledge.fact(m_terms.cell(node));
        if (fact.possible.single())
            premises.push_back(fact);
        else
            supposed.push_back(node);
    };
    rest(part.member);
    rest(part.stranger);
    // Around the part stand lines and nodes of the other colour, which flood() did not enter.
    for (const int node : part.nodes) {
        m_relations.forEachEdge(node, [&](int edge, int next) {
            if (colours[std::size_t(next)] == 1 - colour)
                rest(next);
            else if (knowledge.possible(UnknownId(edge)) == ValueSet::only(line)
                     && !std::ranges::binary_search(part.nodes, next))
                premises.push_back(knowledge.fact(UnknownId(edge)));
        });
    }
    std::ranges::sort(supposed);
    const auto repeated = std::ranges::unique(supposed);
    supposed.erase(repeated.begin(), repeated.end());
    for (std::size_t i = 1; i < supposed.size(); ++i) {
        for (const Fact &fact : m_relations.chain(knowledge, supposed[0], supposed[i]))
            premises.push_back(fact);
    }
    std::ranges::sort(premises, {}, &Fact::unknown);
    const auto same = std::ranges::unique(premises, {}, &Fact::unknown);
    premises.erase(same.begin(), same.end());

    proposals.begin(
        RuleId(colour == inside ? RuleName::InsideConnected : RuleName::OutsideConnected));
    proposals.addConstraint(m_terms.loop());
    for (const Fact &fact : premises)
        proposals.addPremise(fact);
    if (supposed.empty()) {
        proposals.setContradiction();
        return;
    }
    const int cell = supposed.front();
    proposals.addConclusion({m_terms.cell(cell), ValueSet::only(1 - colours[std::size_t(cell)])});
}

bool RegionEngine::proposeIfParted(const Knowledge &knowledge, const Colours &colours,
                                   Trace &proposals)
{
    for (const int colour : {inside, outside}) {
        if (auto part = parted(knowledge, colours, colour)) {
            std::ranges::sort(part->nodes);
            propose(knowledge, colours, colour, *part, proposals);
            return true;
        }
    }
    return false;
}

void RegionEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                           Trace &proposals)
{
    if (rule != RuleName::InsideConnected || !std::exchange(m_changed, false))
        return;
    const Colours colours = known(knowledge);
    if (proposeIfParted(knowledge, colours, proposals))
        return;
    std::vector<Suspect> suspects;
    findSuspects(knowledge, colours, inside, suspects);
    findSuspects(knowledge, colours, outside, suspects);
    std::vector<bool> tried(2 * m_visited.size(), false);
    for (const Suspect &suspect : suspects) {
        if (stop.stopped())
            return;
        // Colouring one cell of a group colours all, so a group is tried once in each way.
        const int group = m_relations.group(suspect.cell);
        const int rootColour = suspect.colour ^ *m_relations.difference(suspect.cell, group);
        const auto trial = std::size_t(2 * group + rootColour);
        if (!tried[trial])
            proposeIfParted(knowledge, suppose(colours, suspect), proposals);
        tried[trial] = true;
    }
}

} // namespace inkling::slink
