// SPDX-License-Identifier: MIT
#include "families/slink/colours/regionengine.h"

#include "families/slink/colours/blobs.h"

#include <algorithm>
#include <utility>

namespace inkling::slink {

RegionEngine::RegionEngine(const Clues &clues)
    : m_terms{clues.grid}
    , m_relations(clues.grid)
    , m_pieces(m_relations, clues.grid)
{}

void RegionEngine::learned(const Knowledge &knowledge, UnknownId unknown, ValueSet)
{
    if (m_relations.endsOf(unknown)) {
        m_relations.learn(knowledge.fact(unknown));
        m_changed = true;
    }
}

RegionEngine::Colours RegionEngine::suppose(const Colours &known, const Suspect &suspect) const
{
    Colours colours = known;
    m_relations.forEachRelated(suspect.cell, [&](int node, int difference) {
        if (colours[std::size_t(node)] == Pieces::openColour)
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

void RegionEngine::propose(const Knowledge &knowledge, const Colours &colours, int colour,
                           const Pieces::Part &part, Trace &proposals) const
{
    auto [premises, supposed] = m_pieces.groundsOf(knowledge, colours, colour, part);
    for (std::size_t i = 1; i < supposed.size(); ++i) {
        for (const Fact &fact : m_relations.chain(knowledge, supposed[0], supposed[i]))
            premises.push_back(fact);
    }
    makeSet(premises);
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
        if (const auto part = m_pieces.parted(knowledge, colours, colour)) {
            propose(knowledge, colours, colour, *part, proposals);
            return true;
        }
    }
    return false;
}

void RegionEngine::propose(const Knowledge &knowledge, RuleName, const StopCondition &stop,
                           Trace &proposals)
{
    if (!std::exchange(m_changed, false))
        return;
    const Colours colours = m_pieces.known(knowledge);
    if (proposeIfParted(knowledge, colours, proposals))
        return;
    std::vector<Suspect> suspects;
    findSuspects(knowledge, colours, inside, suspects);
    findSuspects(knowledge, colours, outside, suspects);
    std::vector<bool> tried(2 * colours.size(), false);
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
