// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/relations.h"
#include "families/slink/telling/tellable.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace inkling::slink {

/// Why something cannot be.
struct Failure
{
    enum class How : std::uint8_t {
        TooMany,    ///< lines of a clue
        TooFew,     ///< lines of a clue
        ThreeAtDot, ///< lines, or four
        EndsAtDot,  ///< a line
        EdgeBoth,   ///< an edge is a line and crossed
        CellBoth,   ///< a cell is inside and outside
        InsideCut,  ///< two cells inside cannot be joined
        OutsideCut, ///< a cell outside cannot reach the border
    };
    How how;
    int place;           ///< the clue's cell, the dot, the edge, or the cell
    int other = nowhere; ///< the other cell that is cut off
    /// What leads there: edges and cells, each by one clue, dot, corner, pair or edge from what the step rests on,
    /// what is supposed and those before it.
    std::vector<Fact> marks;
};

/// What follows, one thing from the other, from what a step rests on and something that is supposed.
class Supposition
{
public:
    /// `told` is referred to.
    Supposition(const Tellable &told, std::span<const Fact> supposed);

    /// Why that cannot be; nothing where that is not seen.
    [[nodiscard]] const std::optional<Failure> &failure() const { return m_failure; }
    /// Whether a fact has followed.
    [[nodiscard]] bool holds(const Fact &fact) const;
    /// The edges of the step's clues and corners, and the cells of its pairs, of which nothing has followed.
    [[nodiscard]] std::vector<UnknownId> open() const;

private:
    /// How many of some edges are lines.
    struct Count
    {
        enum class Of : std::uint8_t { Clue, Dot, Corner } of; ///< or a pair of cells
        int place;
        std::vector<int> edges;
        ValueSet counts;
    };
    /// A value, and the marks that it follows from.
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

    [[nodiscard]] std::vector<std::vector<int>> waysBetween(const Relations::Ends &ends) const;
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
    Relations m_relations;
    bool m_restsOnLoop;
    std::vector<int> m_dots;      ///< of the step
    std::vector<int> m_clues;     ///< of the step
    std::vector<Count> m_corners; ///< that are not single edges
    std::vector<Pair> m_pairs;
    std::vector<Mark> m_marks; ///< in the order in which they follow
    std::vector<int> m_markOf; ///< by edge and cell; -1: none
    std::optional<Failure> m_failure;
};

} // namespace inkling::slink
