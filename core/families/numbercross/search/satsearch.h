// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/search/sums.h"
#include "sat/satsolver.h"
#include "stopcondition.h"

#include <cstdint>
#include <span>
#include <vector>

namespace inkling::numbercross::search {

/// A search for answers by a SAT solver, for boards on which tables do not help. A line is a
/// decision diagram, with a variable for each sum that can be reached after each of its cells; on
/// boards where that would make millions of clauses, a binary adder, which is small but propagates
/// less. Complete for any board.
class SatSearch
{
public:
    /// The most sums that all diagrams together may have by default.
    static constexpr std::size_t usualDiagrams = 400'000;

    /// Keeps a reference to `sums`, which must outlive this object. A stop also ends the building
    /// of the clauses.
    SatSearch(const Sums &sums, const StopCondition &stop, std::size_t maxDiagrams = usualDiagrams);

    /// Searches for the next answer: Satisfiable if there is one.
    [[nodiscard]] sat::Result next();
    /// Whether a cell is black in the answer found last.
    [[nodiscard]] bool isBlack(int cell) const { return m_answer[std::size_t(cell)]; }
    /// Excludes an answer, given cell by cell, from those that are found.
    void exclude(const std::vector<std::uint8_t> &shades);

private:
    [[nodiscard]] std::size_t sizeOfDiagrams() const;
    void addDiagram(int line);
    void addLayer(sat::Literal cell, std::size_t digit, const std::vector<sat::Literal> &here,
                  const std::vector<sat::Literal> &next);
    void addAdder(int line);
    [[nodiscard]] sat::Literal addOddSum(std::span<const sat::Literal> bits);
    [[nodiscard]] sat::Literal addCarry(std::span<const sat::Literal> bits);

    const Sums &m_sums;
    StopCondition m_stop;
    sat::SatSolver m_solver;
    std::vector<bool> m_answer;
};

} // namespace inkling::numbercross::search
