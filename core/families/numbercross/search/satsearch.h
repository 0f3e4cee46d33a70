// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/search/sums.h"
#include "sat/satsolver.h"
#include "stopcondition.h"

#include <cstdint>
#include <span>
#include <vector>

namespace inkling::numbercross::search {

/// A board for a SAT solver, where tables are of no use. A line is a decision diagram, with a variable
/// for each sum within reach after each of its cells; on boards where that would make millions of
/// clauses, a binary adder, which is small and says less. Complete for any board.
class SatSearch
{
public:
    /// The most sums that all diagrams together may have.
    static constexpr std::size_t usualDiagrams = 400'000;

    /// Requires: `sums` lives as long as this. Building stops with the search.
    SatSearch(const Sums &sums, const StopCondition &stop, std::size_t maxDiagrams = usualDiagrams);

    /// The next answer: Satisfiable if there is one.
    [[nodiscard]] sat::Outcome next();
    /// Whether a cell is black in it.
    [[nodiscard]] bool isBlack(int cell) const { return m_answer[std::size_t(cell)]; }
    /// Only answers that differ from this one, cell by cell, are asked for.
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
