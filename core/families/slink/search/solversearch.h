// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/search/solvercolourtrail.h"
#include "families/slink/search/solverconnectivity.h"
#include "families/slink/search/solverwindows.h"
#include "stopcondition.h"

#include <cstdint>
#include <vector>

namespace inkling::slink::solver {

/// A search for loops that learns from its contradictions (CDCL: Marques-Silva and Sakallah 1996,
/// Moskewicz et al. 2001). Its propagators are the clues, the dots and the connectivity of both
/// sides; they explain themselves when asked.
///
/// Complete. Keeps its memory for the next board.
class LoopSearch
{
public:
    enum class Outcome : std::uint8_t {
        Found,     ///< the colouring is complete and its border one loop
        Exhausted, ///< there is no (further) answer
        Stopped,
    };

    /// Starts on a board. Requires: its tables have been run to a fixpoint without a contradiction,
    /// at level 0.
    void reset(ColourTrail &colouring);

    /// Gives the cells, row by row, that are probably inside; the search tries these colours first.
    /// Requires: just reset.
    void expect(const std::vector<bool> &inside);
    /// Demands that at least one of these cells has another colour than expected. Cells are
    /// numbered as in the colouring; some may lie beyond the border.
    void requireChange(const std::vector<int> &cells);

    /// Searches for the next answer. Returns within 50 ms of a stop.
    [[nodiscard]] Outcome run(const StopCondition &stop);

    /// Excludes the answer that run() found last; the next run() looks for another one.
    void excludeFound();

private:
    /// A cell and a colour as one number: twice the cell, plus 1 for outside.
    using Literal = std::uint32_t;
    using ClauseAt = std::uint32_t;
    struct Watch
    {
        ClauseAt clause;
        Literal blocker;
    };
    /// The layout of a learned clause in m_arena: its size, its glue (the number of levels it
    /// spans; 0: never forget the clause), its literals.
    static constexpr int headerSize = 2;

    [[nodiscard]] static Literal literal(int cell, Colour colour)
    {
        return Literal(2 * cell) + (colour == Outside);
    }
    [[nodiscard]] static int cellOf(Literal literal) { return int(literal >> 1); }
    [[nodiscard]] static Colour colourOf(Literal literal) { return Colour(1 + (literal & 1)); }
    [[nodiscard]] Literal trueLiteral(int cell) const
    {
        return literal(cell, m_colouring->colour(cell));
    }
    [[nodiscard]] bool isTrue(Literal literal) const
    {
        return m_colouring->colour(cellOf(literal)) == colourOf(literal);
    }
    [[nodiscard]] bool isFalse(Literal literal) const
    {
        return m_colouring->colour(cellOf(literal)) == opposite(colourOf(literal));
    }

    // Propagation
    [[nodiscard]] bool propagate();
    [[nodiscard]] bool propagateClauses(Literal made);
    ClauseAt addClause(const std::vector<Literal> &literals, std::uint32_t glue);
    void watch(ClauseAt clause);
    void requireInside();
    void require(const std::vector<Literal> &literals);
    void addWindowFacts();

    // Learning
    void learn();
    void deriveClause();
    void assertClause(std::uint32_t glue);
    void appendPremises(int cell, ColourReason reason);
    void resolve(int cell, ColourReason reason);
    void shorten();
    [[nodiscard]] bool isRedundant(int cell, int depth);
    [[nodiscard]] std::uint32_t glueOf(const std::vector<Literal> &literals);
    void backtrack(int level);
    void forgetClauses();

    // Choosing
    [[nodiscard]] double promiseOf(int cell) const;
    void decide();
    void fillQueue();
    void pushToQueue(int cell);
    void moveToHead(int cell);
    void bumpSeen();

    ColourTrail *m_colouring = nullptr;
    Connectivity m_connectivity;
    ColourReason m_conflict;

    std::vector<std::uint32_t> m_arena;
    std::vector<ClauseAt> m_learned;
    std::vector<std::vector<Watch>> m_watches; // by the literal that makes the clause look
    std::size_t m_clausesSeen = 0;             // how many cells of the trail the clauses know

    std::vector<int> m_premises;
    std::vector<Literal> m_clause;
    std::vector<std::uint8_t> m_seen;
    std::vector<int> m_seenCells;
    std::vector<std::uint32_t> m_levelStamps;
    std::uint32_t m_stamp = 0;
    int m_openCount = 0; // seen cells of the conflict's level that are not resolved yet

    /// A link of the list of cells in the order to choose them; cell 0, beyond the border, is the
    /// end.
    struct Link
    {
        int previous = 0;
        int next = 0;
        std::uint64_t time = 0; // the later, the nearer to the head
    };
    std::vector<Link> m_queue;
    int m_queueHead = 0;
    std::uint64_t m_queueTime = 0;
    int m_nextChoice = 0; // no uncoloured cell comes before it in the queue
    std::vector<Colour> m_phases;

    std::uint64_t m_conflicts = 0;
    std::uint64_t m_nextRestart = 0;
    std::uint64_t m_nextForget = 0;
    int m_restarts = 0;
    int m_turns = 0;
    bool m_exhausted = false;
};

} // namespace inkling::slink::solver
