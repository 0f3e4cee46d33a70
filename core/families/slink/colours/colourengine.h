// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/cellrelations.h"
#include "families/slink/reasoning/engine.h"

namespace inkling::slink {

/// The rules about cells inside and outside, alike and unlike: ColourAcross, EdgeColours and
/// ColourChain.
class ColourEngine final : public Engine
{
public:
    explicit ColourEngine(const Clues &clues);

    [[nodiscard]] static bool knows(RuleName rule)
    {
        return rule == RuleName::ColourAcross || rule == RuleName::EdgeColours
               || rule == RuleName::ColourChain;
    }

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    void colourAcross(const Knowledge &knowledge, Trace &proposals);
    void edgeColours(const Knowledge &knowledge, Trace &proposals);
    void colourChain(const Knowledge &knowledge, const StopCondition &stop, Trace &proposals);
    void spread(const Knowledge &knowledge, UnknownId by, int from, int to, Trace &proposals) const;
    void concludePair(const Knowledge &knowledge, UnknownId pair, Trace &proposals) const;
    [[nodiscard]] bool hasNews(const Knowledge &knowledge, UnknownId pair) const;
    [[nodiscard]] std::vector<UnknownId> pairsToChain(const Knowledge &knowledge) const;
    [[nodiscard]] std::optional<Fact> colour(const Knowledge &knowledge, int node) const;

    const Clues &m_clues;
    Terms m_terms;
    CellRelations m_relations;
    std::vector<UnknownId> m_newRelations; ///< learned since colourAcross() ran
    std::vector<int> m_newColours;         ///< cells that got a colour since edgeColours() ran
    std::vector<int> m_newNeighbours;      ///< edges whose Neighbours pair was learned since then
    std::vector<UnknownId> m_conflicts;    ///< facts that contradict a chain
    bool m_chainsGrew = false;             ///< since colourChain() ran
};

} // namespace inkling::slink
