// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/engines/clusters.h"
#include "families/slink/engines/truthtables.h"
#include "families/slink/reasoning/rules.h"
#include "logic/model/trace.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <vector>

namespace inkling::slink {

/// All ways to colour the cells of a cluster inside or outside that fit what is known among them: clues
/// whose neighbours are all of the cluster, dots, edges, corners, pairs and cells. Beyond the border is
/// outside. A truth table has a bit for each way, so a look costs some hundred machine words.
///
/// Made once for a board; one cluster at a time.
class ColourWays
{
public:
    /// References are kept.
    ColourWays(const Clues &clues, const Neighbours &neighbours);

    /// Turns to a cluster. The knowledge must outlive the calls that follow.
    void begin(const Knowledge &knowledge, const Cluster &cluster);
    /// The ways that are left: bit i of a way is set where cell i of the cluster is inside.
    [[nodiscard]] std::vector<unsigned> waysLeft() const;
    /// Says that these facts and one loop leave no way that colours the cells of `cells` (a bit each) as
    /// `way` does.
    void exclude(unsigned way, unsigned cells, std::vector<Fact> facts);
    /// Appends the steps that follow, by `rule`, each with premises of which none can be left out.
    /// Conclusions with the same premises share a step; where no way is left, the only step is a
    /// contradiction.
    void propose(RuleName rule, Trace &proposals);

private:
    using Table = TruthTables::Table;
    /// A set of premises, a bit each: at most 12 clues, 16 dots, 12 cells, 31 edges, 48 corners, 30 pairs.
    using PremiseSet = std::bitset<192>;
    /// Whether lines may be such that no colours go with them, as where a dot has an odd number of them:
    /// where a step speaks of no colour, it takes dots to exclude that.
    enum class Parity : std::uint8_t { Even, Any };

    struct Exclusion
    {
        unsigned way;
        unsigned cells;
        std::vector<Fact> facts;
    };
    enum class Ground : std::uint8_t { Constraint, Fact, Exclusion };
    struct Premise
    {
        Ground ground;
        ConstraintId constraint;
        Fact fact;
        std::size_t exclusion; ///< its place in m_exclusions
        Table fitting;
    };
    struct Question
    {
        UnknownId unknown;
        std::array<Table, 3> ways; ///< by value
        int valueCount;
        std::array<Table, 2> lines; ///< of a corner: where each of its edges is a line
    };
    struct Conclusion
    {
        std::optional<std::size_t> question; ///< nothing where no way is left
        Fact fact;
        PremiseSet premises;
    };

    void placeCells(const Cluster &cluster);
    void look(Parity parity);
    void chooseOddEdges();
    void addConstraints(const std::vector<int> &dots);
    void addConstraint(ConstraintId constraint, Table fitting);
    void addFact(const Fact &fact, Table fitting);
    void addExclusion(std::size_t exclusion);
    void addRelation(UnknownId unknown, Table unlike);
    void addPairs(int cell);
    void addCorners(int cell);
    [[nodiscard]] bool isHere(int cell) const;
    [[nodiscard]] std::vector<int> dotsHere() const;

    [[nodiscard]] Table unlike(int first, int second);
    [[nodiscard]] Table unlikeAcross(int edge);
    [[nodiscard]] Table goalOf(const Question &question, ValueSet possible);
    [[nodiscard]] Table fittingWays();

    [[nodiscard]] ValueSet valuesIn(Table ways, const Question &question) const;
    [[nodiscard]] ValueSet countsByEdges(Table ways, const Question &corner) const;
    [[nodiscard]] bool suffice(const PremiseSet &premises, Table goal) const;
    [[nodiscard]] bool isDot(std::size_t premise) const;
    void reduce(Table goal, PremiseSet &premises, bool dotsToo) const;
    [[nodiscard]] PremiseSet needed(Table goal) const;
    [[nodiscard]] bool isByOneLoop(const PremiseSet &premises) const;
    [[nodiscard]] PremiseSet allPremises() const;
    [[nodiscard]] bool isColour(UnknownId unknown) const;
    [[nodiscard]] bool speaksOfColours(const Conclusion &conclusion) const;
    [[nodiscard]] std::vector<Conclusion> conclusions();
    [[nodiscard]] bool addDots(Conclusion &conclusion);
    [[nodiscard]] std::vector<Conclusion> groundedConclusions();
    void begin(RuleName rule, const PremiseSet &premises, Trace &proposals) const;

    const Clues &m_clues;
    const Neighbours &m_neighbours;
    Terms m_terms;
    const Knowledge *m_knowledge = nullptr;
    std::vector<int> m_cells;
    std::vector<std::int8_t> m_places; ///< by cell: its place in m_cells; -1 beyond the cluster
    std::vector<int> m_oddEdges;       ///< may be lines or not whatever the colours; see Parity
    TruthTables m_tables;
    std::vector<Exclusion> m_exclusions;
    std::vector<Premise> m_premises;
    std::vector<Question> m_questions;
};

} // namespace inkling::slink
