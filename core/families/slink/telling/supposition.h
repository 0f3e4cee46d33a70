// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/cellrelations.h"
#include "families/slink/telling/tellable.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace inkling::slink {

/// The contradiction that a supposition leads to, and where on the board it shows.
struct Failure
{
    enum class How : std::uint8_t {
        TooMany,    ///< a clue has too many lines
        TooFew,     ///< a clue has too few lines
        ThreeAtDot, ///< three or four lines meet at a dot
        EndsAtDot,  ///< a line ends at a dot
        EdgeBoth,   ///< an edge is a line and crossed
        CellBoth,   ///< a cell is inside and outside
        InsideCut,  ///< two cells inside cannot be joined
        OutsideCut, ///< a cell outside cannot reach the border
        Known,      ///< a fact that the step rests on, about a corner or a pair of cells
    };
    How how;
    int place;           ///< the clue's cell, the dot, the edge, or the cell
    int other = nowhere; ///< the other cell that is cut off
    /// The values of edges and cells that lead to the contradiction, in order. Each follows by one
    /// clue, dot, corner, pair or edge from the values before it, the supposition and the facts the
    /// step rests on.
    std::vector<Fact> marks;
    std::optional<Fact> known = {}; ///< for Known: the fact
};

/// The consequences of a supposition, found one from the other, together with the facts that a step
/// rests on.
class Supposition
{
public:
    /// Requires: `told` outlives the supposition.
    Supposition(const Tellable &told, std::span<const Fact> supposed);

    /// The contradiction found; nothing if none is found.
    [[nodiscard]] const std::optional<Failure> &failure() const { return m_failure; }
    /// Whether the fact is among the consequences.
    [[nodiscard]] bool holds(const Fact &fact) const;
    /// The unknowns without a value so far: the edges of the step's clues and corners, and the
    /// cells of its pairs.
    [[nodiscard]] std::vector<UnknownId> open() const;

private:
    /// A set of edges, and the numbers of lines that they may have.
    struct Count
    {
        /// The kind of place that has the edges; Corner also for a pair of cells.
        enum class Of : std::uint8_t { Clue, Dot, Corner } of;
        int place;
        std::vector<int> edges;
        ValueSet counts;
        std::optional<Fact> fact = {}; ///< that says so
    };
    /// A value of an edge or cell, and the indices of the marks that it follows from.
    struct Mark
    {
        UnknownId unknown;
        int value;
        bool isGiven;
        std::vector<int> from;
    };
    /// Two cells, or a cell and the border, that are alike or unlike.
    struct Pair
    {
        int first;
        int second;
        bool areUnlike;
    };
    struct Ends
    {
        int colour;
        int first;
        int second; ///< nowhere: the border
    };

    [[nodiscard]] std::vector<std::vector<int>> waysBetween(const CellRelations::Ends &ends) const;
    void take(const Fact &fact);
    void give(UnknownId unknown, int value);
    void takeCorner(const Fact &fact);
    [[nodiscard]] std::array<int, 2> besideCorner(const Subject &corner) const;
    [[nodiscard]] std::optional<int> sideOf(int node) const;
    void run();
    void visit(const Count &count);
    void visitEdge(int edge);
    void visitCell(int cell);
    void relate(int first, int second, std::optional<UnknownId> edge, int difference = 0);
    void deny(std::vector<int> marks);
    void set(UnknownId unknown, int value, std::vector<int> from);
    void fail(Failure::How how, int place, const std::vector<int> &from);
    void seekCut();
    [[nodiscard]] std::vector<Ends> cutEnds() const;
    [[nodiscard]] std::vector<bool> reached(const Ends &ends, const std::vector<bool> &counts,
                                            std::vector<int> *blockers) const;
    [[nodiscard]] bool isCut(const Ends &ends, const std::vector<bool> &reached) const;
    [[nodiscard]] Failure cutOf(const Ends &ends) const;
    [[nodiscard]] std::vector<Fact> closure(std::vector<int> from) const;
    [[nodiscard]] Count dot(int dot) const;
    [[nodiscard]] Count clue(int cell) const;
    [[nodiscard]] int markOf(UnknownId unknown) const { return m_markOf[unknown]; }
    [[nodiscard]] std::optional<int> valueOf(UnknownId unknown) const;

    const Tellable &m_told;
    CellRelations m_relations;
    bool m_restsOnLoop;
    std::vector<int> m_dots;      ///< the dots that the step names
    std::vector<int> m_clues;     ///< the cells of the clues that the step names
    std::vector<Count> m_corners; ///< the facts about corners that a single edge does not say
    std::vector<Pair> m_pairs;
    std::vector<Mark> m_marks; ///< in the order in which they follow
    std::vector<int> m_markOf; ///< by edge and cell; -1: none
    std::optional<Failure> m_failure;
};

} // namespace inkling::slink
