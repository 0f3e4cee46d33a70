// SPDX-License-Identifier: MIT
#pragma once

#include "support/checks/sentencecheck.h"

#include <map>
#include <set>
#include <tuple>

namespace inkling::test {

/// The row and column of a cell or a dot, from 0.
using SlinkPlace = std::pair<int, int>;

/// An edge, given by the dot (row, column) from which it runs to the right or down.
struct SlinkEdge
{
    bool isHorizontal;
    int row;
    int column;
    auto operator<=>(const SlinkEdge &) const = default;
};

/// A Slitherlink board. The sides of a cell and of a dot are numbered clockwise from above, and the
/// corners of a cell clockwise from the top left, so that corner i lies between the sides i and i -
/// 1.
struct SlinkBoard
{
    int rows;
    int columns;
    std::vector<int> clues; ///< -1 for none

    [[nodiscard]] bool has(const SlinkEdge &edge) const;
    [[nodiscard]] bool hasCell(SlinkPlace cell) const;
    [[nodiscard]] int clue(SlinkPlace cell) const;
    /// The number of an edge in the program: horizontal edges first, each kind row by row.
    [[nodiscard]] int number(const SlinkEdge &edge) const;
};

[[nodiscard]] SlinkEdge edgeOfCell(SlinkPlace cell, int side);
[[nodiscard]] SlinkEdge edgeOfDot(SlinkPlace dot, int side);
[[nodiscard]] SlinkPlace cellBeside(SlinkPlace cell, int side);
[[nodiscard]] SlinkPlace dotAtCorner(SlinkPlace cell, int corner);
[[nodiscard]] std::array<SlinkPlace, 2> cellsBeside(const SlinkEdge &edge);
[[nodiscard]] std::array<SlinkPlace, 2> dotsAtEndsOf(const SlinkEdge &edge);

/// Some facts, from a step's JSON or from words. A corner with no line or two lines counts as two
/// edges with equal values.
struct SlinkFacts
{
    std::map<SlinkEdge, bool> lines;
    std::map<SlinkPlace, bool> inside;
    std::map<std::pair<SlinkPlace, int>, std::set<int>> corners;
    std::map<std::pair<SlinkPlace, SlinkPlace>, bool> alike;

    void addCorner(SlinkPlace cell, int corner, const std::set<int> &counts);
    void addPair(SlinkPlace first, SlinkPlace second, bool areAlike);
    [[nodiscard]] std::size_t size() const
    {
        return lines.size() + inside.size() + corners.size() + alike.size();
    }
    friend bool operator==(const SlinkFacts &, const SlinkFacts &) = default;
};

/// A step on a board: its premises and conclusions, read from its JSON.
struct SlinkStep
{
    SlinkStep(const SlinkBoard &board, const ToldStep &told);

    [[nodiscard]] bool isKnown(const SlinkEdge &edge, bool isLine) const;
    /// Whether the premises make an edge a line or, for hasCross(), a cross; edges beyond the
    /// border are crosses.
    [[nodiscard]] bool hasLine(const SlinkEdge &edge) const;
    [[nodiscard]] bool hasCross(const SlinkEdge &edge) const;

    const SlinkBoard &board;
    const ToldStep &told;
    SlinkFacts premises;
    SlinkFacts conclusions; ///< together with what was known before of the same unknowns
    SlinkFacts said;        ///< the conclusions alone, as the rule draws them
    std::set<SlinkPlace> clues;
    std::set<SlinkPlace> dots;
    bool loop = false;
    bool isContradiction = false;
};

/// A cell or a dot with its four edges, as words name it.
struct SlinkSpot
{
    bool isDot = false;
    SlinkPlace place;
    [[nodiscard]] SlinkEdge edge(int side) const;
};

/// @{ The things that words name. Throws std::invalid_argument if the words say anything else.
[[nodiscard]] SlinkPlace slinkCell(const std::string &words);
[[nodiscard]] SlinkPlace slinkDot(const std::string &words);
/// The cell of a clue: "the 2 at row 3, column 4". The board must have that clue there.
[[nodiscard]] SlinkPlace slinkClue(const std::string &words, const SlinkBoard &board);
[[nodiscard]] std::vector<SlinkPlace> slinkClues(const std::string &words, const SlinkBoard &board);
[[nodiscard]] SlinkSpot slinkSpot(const std::string &words, const SlinkBoard &board);
[[nodiscard]] int slinkCorner(const std::string &words);
[[nodiscard]] std::vector<int> slinkSides(const std::string &words);
/// The edge that words name: "above row 3, column 4".
[[nodiscard]] SlinkEdge slinkEdge(const std::string &words, const SlinkBoard &board);
/// The facts in a list; facts that name no place are about `spot`.
[[nodiscard]] SlinkFacts slinkFacts(const std::string &words, const SlinkBoard &board,
                                    const SlinkSpot *spot = nullptr);
/// The ways to draw edges that words list, each as the set of sides with lines: "a line above or no
/// line".
[[nodiscard]] std::set<std::set<int>> slinkWays(const std::string &words);
/// @}

/// Throws std::invalid_argument with `what` unless `holds`.
void need(bool holds, const std::string &what);

} // namespace inkling::test
