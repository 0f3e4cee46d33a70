// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/engines/clusters.h"
#include "families/slink/engines/truthtables.h"
#include "families/slink/reasoning/rules.h"
#include "logic/model/trace.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace inkling::slink {

/// The cost of a chain: two facts are seen at a glance; a long chain takes a finger on the board.
[[nodiscard]] inline double costOfChain(std::size_t length)
{
    return std::min(0.8 + 0.3 * double(length), 4.0);
}

/// All ways to colour the cells of a cluster inside or outside that fit what is known among them:
/// the clues whose neighbours all belong to the cluster, and the dots, edges, corners, pairs and
/// cells. Beyond the border is outside. A truth table has one bit for each way, so a look costs
/// some hundred machine words.
///
/// Made once for a board; handles one cluster at a time.
class ColourWays
{
public:
    /// Keeps references to both arguments.
    ColourWays(const Clues &clues, const Neighbours &neighbours);

    /// Starts on another cluster. Requires: the knowledge outlives the calls that follow.
    void begin(const Knowledge &knowledge, const Cluster &cluster);
    /// The ways that still fit; bit i of a way is set where cell i of the cluster is inside.
    /// Requires: nothing was proposed since begin().
    [[nodiscard]] std::vector<unsigned> waysLeft();
    /// Rules out every way that colours the cells in `cells` (one bit each) as `way` does: `facts`
    /// and the one-loop constraint exclude them.
    void exclude(unsigned way, unsigned cells, std::vector<Fact> facts);
    /// Appends the steps that follow, by `rule`, each with premises of which none can be left out.
    /// Conclusions with the same premises share a step; where no way is left, the only step is a
    /// contradiction. After exclude(), only steps that rest on the one loop.
    void propose(RuleName rule, Trace &proposals);
    /// Appends one step, by `rule`, for all that is decided and whatever else follows about the
    /// unknowns of some facts; none where nothing follows, or no way is left.
    void proposeTogether(RuleName rule, std::span<const Fact> alsoAbout, Trace &proposals);

private:
    using Table = TruthTables::Table;
    static constexpr Table none = ~Table{0}; ///< for a table that is not made yet
    /// A set of premises, one bit each: at most 12 clues, 16 dots, 12 cells, 31 edges, 48 corners,
    /// 30 pairs.
    using PremiseSet = std::bitset<192>;
    /// Whether colours are taken for granted. Even: lines run exactly between unlike cells, so each
    /// dot has an even number of lines. Any: lines may be such that no colours fit them; used for a
    /// step that mentions no colour, which then needs dots among its premises.
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
        std::size_t exclusion; ///< an index into m_exclusions
        Table fitting;
    };
    /// An open unknown.
    struct Question
    {
        UnknownId unknown;
        bool isCorner;
        /// The ways in which two cells differ; for a corner: those in which each of its edges is a
        /// line.
        std::array<Table, 2> tables;
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
    void addConstraints();
    void addConstraint(ConstraintId constraint, Table fitting);
    void addFact(const Fact &fact, Table fitting);
    void addExclusion(std::size_t exclusion);
    void addRelation(UnknownId unknown, Table unlike);
    void addPairs(int cell);
    void addCorners(int cell);
    [[nodiscard]] bool isHere(int cell) const;
    void findDots();

    [[nodiscard]] Table unlike(int first, int second);
    [[nodiscard]] Table unlikeAcross(int edge);
    [[nodiscard]] int valueOfUnlike(UnknownId unknown) const;
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
    [[nodiscard]] bool isOfSidesAlone(const PremiseSet &premises) const;
    void begin(RuleName rule, const PremiseSet &premises, Trace &proposals) const;

    const Clues &m_clues;
    const Neighbours &m_neighbours;
    Terms m_terms;
    const Knowledge *m_knowledge = nullptr;
    Cluster m_cells;
    std::vector<std::int8_t> m_places; ///< by cell: its index in m_cells; -1 outside the cluster
    std::vector<int> m_dots;           ///< those all of whose cells are of the cluster
    std::vector<int> m_oddEdges;       ///< edges that are variables of their own; see Parity::Any
    std::vector<Table> m_lines;        ///< by edge: the ways in which it is a line, or none
    std::vector<int> m_asked;          ///< the edges whose table is in m_lines
    TruthTables m_tables;
    std::vector<Exclusion> m_exclusions;
    std::vector<Premise> m_premises;
    std::vector<Question> m_questions;
};

} // namespace inkling::slink
