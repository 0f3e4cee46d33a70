// SPDX-License-Identifier: MIT
#pragma once

#include "sat/satsolver.h"

#include <array>
#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace inkling::checks {

/// A cage, as judge text gives it.
struct JudgeCage
{
    char letter;
    std::int64_t target;
    char operation; ///< . + - * / ?
    std::vector<int> cells;
};

/// Checks the steps of a KenKen trace one by one, from their JSON: do the conclusions follow from
/// exactly the premises listed? Knows the rules of the puzzle; shares no code with the program's
/// reasoning.
///
/// Each row, column and cage is part of one SAT formula and has a selector. A step is right if its
/// constraints and premises contradict the opposite of its conclusions. Sums and products over
/// whole lines, which are hard for SAT solvers, are first checked by adding up.
class KenkenStepChecker
{
public:
    KenkenStepChecker(int side, std::vector<JudgeCage> cages);

    /// The fault of a step; nothing if the step is right.
    [[nodiscard]] std::optional<std::string> fault(const nlohmann::ordered_json &step);
    /// Whether the step would still be right without the premise at that index.
    [[nodiscard]] bool holdsWithout(const nlohmann::ordered_json &step, std::size_t premise);

private:
    using Json = nlohmann::ordered_json;
    using Literal = sat::Literal;

    /// The content of a step: the assumptions that it may use, and the digits that it excludes.
    struct Claim
    {
        std::vector<int> rows;
        std::vector<int> columns;
        std::vector<int> cages;
        std::vector<unsigned> possible;           ///< by cell, bit d for digit d
        std::vector<std::array<int, 2>> excluded; ///< pairs of a cell and a digit
        bool contradiction = false;
    };

    [[nodiscard]] Literal holds(int cell, int digit) const;
    void addExactlyOne(Literal selector, const std::vector<Literal> &literals);
    void addCage(const JudgeCage &cage);
    void addChain(Literal selector, const JudgeCage &cage, bool product);
    void addPair(Literal selector, const JudgeCage &cage,
                 const std::function<bool(int, int)> &fits);
    [[nodiscard]] std::optional<std::string> read(const Json &step, std::size_t leftOut,
                                                  Claim &claim) const;
    [[nodiscard]] std::optional<std::string> readPremise(const Json &premise, Claim &claim) const;
    [[nodiscard]] bool follows(const Claim &claim);
    void addUp(Claim &claim) const;
    void addUpBlock(Claim &claim, const std::vector<int> &lines, bool rows, bool product) const;
    void forEachFilling(const Claim &claim, const std::vector<int> &cells,
                        const std::function<void(const std::vector<int> &digits)> &use) const;
    [[nodiscard]] std::optional<std::vector<int>> totalOf(const Claim &claim, const JudgeCage &cage,
                                                          bool product) const;
    [[nodiscard]] bool different(const Claim &claim, int cell, int other) const;

    int m_side;
    std::vector<JudgeCage> m_cages;
    sat::SatSolver m_solver{sat::Setup::Plain};
    std::vector<Literal> m_rows;
    std::vector<Literal> m_columns;
    std::vector<Literal> m_cageSelectors;
};

} // namespace inkling::checks
