// SPDX-License-Identifier: MIT
#pragma once

#include "sat/satsolver.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace inkling::test {

/// Checks the steps of a Number Cross trace as they are printed, one by one: do the conclusions follow
/// from exactly the premises listed? Knows the rules of the puzzle and the printed form, and none of
/// the program's reasoning.
///
/// Tries elimination modulo 2 first, which SAT solvers are bad at, then a SAT solver with a decision
/// diagram for each line, of which only the lines listed are switched on.
class NumberCrossStepChecker
{
public:
    /// `digits` row by row.
    NumberCrossStepChecker(int rows, int columns, std::vector<int> digits,
                           std::vector<int> rowLabels, std::vector<int> columnLabels);

    /// What is wrong with a step; nothing if it is right. An example must be possible, as far as the
    /// lines listed say.
    [[nodiscard]] std::optional<std::string> fault(const nlohmann::ordered_json &step);
    /// Whether the step would be right with the premise of that place left out.
    [[nodiscard]] bool holdsWithout(const nlohmann::ordered_json &step, std::size_t premise);

private:
    using Json = nlohmann::ordered_json;
    using Literal = sat::Literal;

    /// What a step rests on.
    struct Grounds
    {
        std::vector<int> lines;     ///< rows, then columns
        std::vector<Literal> facts; ///< black: positive
    };

    void addLine(int line);
    [[nodiscard]] int lineCount() const { return m_rows + m_columns; }
    [[nodiscard]] int lengthOf(int line) const { return line < m_rows ? m_columns : m_rows; }
    [[nodiscard]] int cellOf(int line, int place) const;
    [[nodiscard]] int blackOf(int line) const;
    [[nodiscard]] std::optional<Literal> literalOf(const Json &fact) const;
    [[nodiscard]] std::optional<Grounds> groundsOf(const Json &premises, std::size_t leftOut) const;
    [[nodiscard]] bool isImpossible(const Grounds &grounds);
    [[nodiscard]] bool isOdd(const Grounds &grounds) const;
    [[nodiscard]] std::optional<std::string> check(const Json &step, std::size_t leftOut);

    int m_rows;
    int m_columns;
    std::vector<int> m_digits;
    std::vector<int> m_labels; ///< by line
    sat::SatSolver m_solver{sat::Setup::Plain};
    std::vector<Literal> m_selectors; ///< by line
};

} // namespace inkling::test
