// SPDX-License-Identifier: MIT
#pragma once

#include "sat/satsolver.h"

#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace inkling::checks {

/// Checks the steps of a Slink trace as they are printed, one by one: do the conclusions follow
/// from exactly the premises listed? Knows the rules of the puzzle and the printed form, and none
/// of the program's reasoning.
///
/// A clue is met; a dot has no line or two; "loop": there is a line, and a ring of lines is all of
/// them. Cells inside or outside, alike or unlike bring their definition along: neighbours differ
/// exactly where a line runs between them, and beyond the border is outside. In a smallest
/// explanation, and in the rules of one piece, so does the loop, for which it stands: the border of
/// one inside.
class SlinkStepChecker
{
public:
    /// `clues`: the clue of each cell, row by row; -1 for none.
    SlinkStepChecker(int rows, int columns, std::vector<int> clues);

    /// The fault of a step; nothing if the step is right.
    [[nodiscard]] std::optional<std::string> fault(const nlohmann::ordered_json &step);
    /// Whether the step would still be right without the premise at that index. Also false if that
    /// takes too long to find out.
    [[nodiscard]] bool holdsWithout(const nlohmann::ordered_json &step, std::size_t premise);

private:
    using Json = nlohmann::ordered_json;
    using Literal = sat::Literal;

    struct Assumptions
    {
        std::vector<Literal> literals;
        bool loop = false;
        bool colours = false;
    };

    void preferInside(bool inside);
    void preferAnswer();
    [[nodiscard]] Literal edge(bool horizontal, int r, int c) const;
    [[nodiscard]] Literal colour(int r, int c) const;
    void addCount(Literal selector, const std::vector<Literal> &edges,
                  const std::vector<int> &allowed);
    void addClues();
    void addDots();
    void addColours();
    void addCorners();
    void addNoCrossings();
    [[nodiscard]] Literal alike(const Json &cells);
    /// The literals for a fact. Requires: a fact that single literals can say.
    [[nodiscard]] std::vector<Literal> literals(const Json &fact);
    [[nodiscard]] bool areAmong(const std::set<Literal> &known, const Json &fact);
    [[nodiscard]] std::optional<std::string> addPremise(const Json &premise,
                                                        Assumptions &assumptions);
    [[nodiscard]] std::array<std::pair<int, Literal>, 4> exits(int cell) const;
    [[nodiscard]] bool satisfiable(const Assumptions &assumptions, Literal opposite);
    [[nodiscard]] bool addRingCut();
    struct Part;
    [[nodiscard]] Part flood(const std::vector<int> &starts, const std::set<int> &barred) const;
    void cutOff(const Part &part, bool insideCells);
    [[nodiscard]] bool addRegionCuts();
    [[nodiscard]] std::vector<Part> partsToCut(bool insideCells, bool onlyNamed) const;
    void beginAnew();
    void findNamedCells(const Json &step);
    /// The fault of a folded step. Such a step is right if all its parts are right, and if it lists
    /// the premises and conclusions of the parts.
    [[nodiscard]] std::optional<std::string> checkParts(const Json &step);
    /// Checks a step as a whole, with the premise at index `leftOut` removed. `rounds`: the number
    /// of cuts after which the check gives up, as if the conclusion did not follow.
    [[nodiscard]] std::optional<std::string> check(const Json &step, std::size_t leftOut,
                                                   std::optional<int> rounds = std::nullopt);
    /// Checks a step as check() does, on the part of the board near the step alone. For steps that
    /// nothing further away affects.
    [[nodiscard]] std::optional<std::string> checkNearby(const Json &step,
                                                         std::size_t leftOut) const;
    [[nodiscard]] std::optional<std::string> checkConclusions(const Json &step, std::size_t leftOut,
                                                              const Assumptions &assumptions);

    std::optional<bool> m_prefersInside;
    bool m_prefersAnswer = false;
    std::vector<bool> m_isNamed; ///< by cell: whether the step names it
    int m_cuts = 0;
    /// The rounds left to a search that may be given up.
    std::optional<int> m_roundsLeft;
    /// The answer of the board; empty if there is none.
    std::optional<std::vector<Literal>> m_answer;
    int m_rows;
    int m_columns;
    std::vector<int> m_clues;
    sat::SatSolver m_solver{sat::Setup::Plain};
    Literal m_never;   ///< a literal that is always false
    Literal m_loop;    ///< selects the cuts
    Literal m_colours; ///< selects the definition of inside and outside
    std::vector<Literal> m_edges;
    std::vector<Literal> m_cells;
    std::vector<Literal> m_clueSelectors;
    std::vector<Literal> m_dotSelectors;
    /// By corner: the literals for 0, 1 and 2 lines.
    std::vector<std::array<Literal, 3>> m_corners;
    std::map<std::pair<int, int>, Literal> m_alike;
};

} // namespace inkling::checks
