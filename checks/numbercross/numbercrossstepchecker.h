// SPDX-License-Identifier: MIT
#pragma once

#include "sat/satsolver.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace inkling::checks {

/// Checks the steps of a Number Cross trace one by one, from their JSON: do the conclusions follow
/// from exactly the premises listed? Knows the rules of the puzzle; shares no code with the
/// program's reasoning.
///
/// Tries elimination modulo 2 first, which SAT solvers are bad at; then a SAT solver with a
/// decision diagram for each line, with only the diagrams of the listed lines switched on.
class NumberCrossStepChecker
{
public:
    /// `digits`: the digit of each cell, row by row.
    NumberCrossStepChecker(int rows, int columns, std::vector<int> digits,
                           std::vector<int> rowLabels, std::vector<int> columnLabels);

    /// The fault of a step; nothing if the step is right. A step's example must be possible for the
    /// lines that the step lists.
    [[nodiscard]] std::optional<std::string> fault(const nlohmann::ordered_json &step);
    /// Whether the step would still be right without the premise at that index.
    [[nodiscard]] bool holdsWithout(const nlohmann::ordered_json &step, std::size_t premise);

private:
    using Json = nlohmann::ordered_json;
    using Literal = sat::Literal;

    /// The premises of a step.
    struct Grounds
    {
        std::vector<int> lines; ///< rows, then columns
        /// A positive literal for a black cell, a negative one for a white cell.
        std::vector<Literal> facts;
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

} // namespace inkling::checks
