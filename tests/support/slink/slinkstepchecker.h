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

namespace inkling::test {

/// Checks the steps of a Slink trace as they are printed, one by one: do the conclusions follow from
/// exactly the premises listed? Knows the rules of the puzzle and the printed form, and none of the
/// program's reasoning.
///
/// A clue is met; a dot has no line or two; "loop": there is a line, and a ring of lines is all of
/// them. Cells inside or outside, alike or unlike bring their definition along: neighbours differ exactly
/// where a line runs between them, and beyond the border is outside. In a smallest explanation, and in
/// the rules of one piece, so does the loop, for which it stands: the border of one inside.
class SlinkStepChecker
{
public:
    /// `clues`: a number, or -1 for none, a cell, row by row.
    SlinkStepChecker(int rows, int columns, std::vector<int> clues);

    /// What is wrong with a step; nothing if it is right.
    [[nodiscard]] std::optional<std::string> fault(const nlohmann::ordered_json &step);
    /// Whether the step would be right with the premise of that place left out; false, too, where that
    /// is not soon found.
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
    /// The literal that says what a fact says. Only facts that one literal can say.
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
    /// A folded step is right if its parts are, and it lists what they rest on and has what it concludes of them.
    [[nodiscard]] std::optional<std::string> checkParts(const Json &step);
    /// `rounds`: after so many cuts it is given up, as if it did not follow.
    [[nodiscard]] std::optional<std::string> check(const Json &step, std::size_t leftOut,
                                                   std::optional<int> rounds = std::nullopt);
    /// The same of a step that only what is near it has a say in, on that part of the board.
    [[nodiscard]] std::optional<std::string> checkNearby(const Json &step,
                                                         std::size_t leftOut) const;
    [[nodiscard]] std::optional<std::string> checkConclusions(const Json &step, std::size_t leftOut,
                                                              const Assumptions &assumptions);

    std::optional<bool> m_prefersInside;
    bool m_prefersAnswer = false;
    std::vector<bool> m_isNamed; ///< by cell: the step speaks of it
    int m_cuts = 0;
    std::optional<int> m_roundsLeft;              ///< of a search that may be given up
    std::optional<std::vector<Literal>> m_answer; ///< empty: there is none
    int m_rows;
    int m_columns;
    std::vector<int> m_clues;
    sat::SatSolver m_solver{sat::Setup::Plain};
    Literal m_never;   ///< false
    Literal m_loop;    ///< selects the cuts
    Literal m_colours; ///< selects the definition of inside and outside
    std::vector<Literal> m_edges;
    std::vector<Literal> m_cells;
    std::vector<Literal> m_clueSelectors;
    std::vector<Literal> m_dotSelectors;
    std::vector<std::array<Literal, 3>> m_corners; ///< that a corner has 0, 1, 2 lines
    std::map<std::pair<int, int>, Literal> m_alike;
};

} // namespace inkling::test
