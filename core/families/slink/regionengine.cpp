// SPDX-License-Identifier: MIT
#include "families/slink/regionengine.h"

#include <algorithm>
#include <utility>

namespace inkling::slink {

namespace {

constexpr std::int8_t open = -1;
constexpr int noGroup = -1;

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

RegionEngine::Supposition RegionEngine::suppose(const Knowledge &knowledge, int group,
                                                int rootColour) const
{
    Supposition supposition{group, std::vector<std::int8_t>(m_visited.size(), open)};
    for (int cell = 0; cell < m_relations.border(); ++cell) {
        const ValueSet known = knowledge.possible(m_terms.cell(cell));
        if (known.single())
            supposition.colours[std::size_t(cell)] = std::int8_t(known.value());
        else if (m_relations.group(cell) == group)
            supposition.colours[std::size_t(cell)]
                = std::int8_t(rootColour ^ *m_relations.difference(cell, group));
    }
    supposition.colours[std::size_t(m_relations.border())] = outside;
    return supposition;
}

/// All that can be reached from a node through cells that are or could be of the colour, not across
/// lines.
void RegionEngine::flood(const Knowledge &knowledge, const Supposition &supposition, int colour,
                         int from, std::vector<int> &cells)
{
    cells.assign(1, from);
    m_visited[std::size_t(from)] = m_visit;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        m_relations.forEachEdge(cells[i], [&](int edge, int node) {
            if (m_visited[std::size_t(node)] == m_visit
                || supposition.colours[std::size_t(node)] == 1 - colour
                || knowledge.possible(UnknownId(edge)) == ValueSet::only(line))
                return;
            m_visited[std::size_t(node)] = m_visit;
            cells.push_back(node);
        });
    }
}

std::optional<RegionEngine::Part> RegionEngine::partedBy(const Knowledge &knowledge,
                                                         const Supposition &supposition, int colour)
{
    ++m_visit;
    int first = colour == outside ? m_relations.border() : nowhere;
    std::vector<int> reached;
    if (first != nowhere)
        flood(knowledge, supposition, colour, first, reached);
    for (int cell = 0; cell < m_relations.border(); ++cell) {
        if (supposition.colours[std::size_t(cell)] != colour
            || m_visited[std::size_t(cell)] == m_visit)
            continue;
        std::vector<int> part;
        flood(knowledge, supposition, colour, cell, part);
        if (first == nowhere) {
            first = cell;
            reached = std::move(part);
            continue;
        }
        if (reached.size() < part.size() && first != m_relations.border())
            return Part{std::move(reached), first, cell};
        return Part{std::move(part), cell, first};
    }
    return std::nullopt;
}

void RegionEngine::propose(const Knowledge &knowledge, const Supposition &supposition, int colour,
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
    for (const int cell : part.cells) {
        m_relations.forEachEdge(cell, [&](int edge, int node) {
            if (std::ranges::find(part.cells, node) != part.cells.end())
                return;
            if (knowledge.possible(UnknownId(edge)) == ValueSet::only(line))
                premises.push_back(knowledge.fact(UnknownId(edge)));
            else
                rest(node);
        });
    }
    std::ranges::sort(supposed);
    const auto repeated = std::ranges::unique(supposed);
    supposed.erase(repeated.begin(), repeated.end());
    for (std::size_t i = 1; i < supposed.size(); ++i) {
        for (const Fact &fact : m_relations.chain(knowledge, supposed[0], supposed[i]))
            premises.push_back(fact);
    }
    const auto key = [](const Fact &fact) { return fact.unknown; };
    std::ranges::sort(premises, {}, key);
    const auto same = std::ranges::unique(premises, {}, key);
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
    proposals.addConclusion(
        {m_terms.cell(cell), ValueSet::only(1 - supposition.colours[std::size_t(cell)])});
}

void RegionEngine::propose(const Knowledge &knowledge, RuleName rule, Trace &proposals)
{
    if (rule != RuleName::InsideConnected || !std::exchange(m_changed, false))
        return;
    for (int group = noGroup; group < m_relations.border(); ++group) {
        if (group != noGroup
            && (m_relations.group(group) != group
                || m_relations.group(m_relations.border()) == group))
            continue;
        for (const int rootColour : {outside, inside}) {
            const Supposition supposition = suppose(knowledge, group, rootColour);
            for (const int colour : {inside, outside}) {
                if (const auto part = partedBy(knowledge, supposition, colour)) {
                    propose(knowledge, supposition, colour, *part, proposals);
                    break;
                }
            }
        }
        if (group == noGroup && !proposals.empty())
            return;
    }
}

} // namespace inkling::slink
