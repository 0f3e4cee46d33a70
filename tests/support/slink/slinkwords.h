// SPDX-License-Identifier: MIT
#pragma once

#include "support/checks/sentencecheck.h"

#include <map>
#include <set>
#include <tuple>

namespace inkling::test {

/// A cell or a dot, counted from 0.
using SlinkPlace = std::pair<int, int>;

/// The edge to the right of dot (row, column), or down from it.
struct SlinkEdge
{
    bool isHorizontal;
    int row;
    int column;
    auto operator<=>(const SlinkEdge &) const = default;
};

/// The sides of a cell and of a dot are numbered clockwise from above; the corners of a cell clockwise from the
/// top left, so that corner i lies between the sides i and i - 1.
struct SlinkBoard
{
    int rows;
    int columns;
    std::vector<int> clues; ///< -1 for none

    [[nodiscard]] bool has(const SlinkEdge &edge) const;
    [[nodiscard]] bool hasCell(SlinkPlace cell) const;
    [[nodiscard]] int clue(SlinkPlace cell) const;
    /// As the program numbers them: row by row, those to the right first.
    [[nodiscard]] int number(const SlinkEdge &edge) const;
};

[[nodiscard]] SlinkEdge edgeOfCell(SlinkPlace cell, int side);
[[nodiscard]] SlinkEdge edgeOfDot(SlinkPlace dot, int side);
[[nodiscard]] SlinkPlace cellBeside(SlinkPlace cell, int side);
[[nodiscard]] SlinkPlace dotAtCorner(SlinkPlace cell, int corner);
[[nodiscard]] std::array<SlinkPlace, 2> cellsBeside(const SlinkEdge &edge);
[[nodiscard]] std::array<SlinkPlace, 2> dotsAtEndsOf(const SlinkEdge &edge);

/// Facts, as a step lists them or as words say them. A corner without lines, or with two, is two edges.
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

/// A step of a board and what it says, as it is printed.
struct SlinkStep
{
    SlinkStep(const SlinkBoard &board, const ToldStep &told);

    [[nodiscard]] bool isKnown(const SlinkEdge &edge, bool isLine) const;
    /// Whether it is a line, or a cross; what is beyond the border is crossed.
    [[nodiscard]] bool hasLine(const SlinkEdge &edge) const;
    [[nodiscard]] bool hasCross(const SlinkEdge &edge) const;

    const SlinkBoard &board;
    const ToldStep &told;
    SlinkFacts premises;
    SlinkFacts conclusions; ///< with what was known of them before
    SlinkFacts said;        ///< the conclusions as the rule draws them
    std::set<SlinkPlace> clues;
    std::set<SlinkPlace> dots;
    bool loop = false;
    bool isContradiction = false;
};

/// A place with four edges, as words name it.
struct SlinkSpot
{
    bool isDot = false;
    SlinkPlace place;
    [[nodiscard]] SlinkEdge edge(int side) const;
};

/// @{ What words name, wholly; each throws std::invalid_argument where they say anything else.
[[nodiscard]] SlinkPlace slinkCell(const std::string &words);
[[nodiscard]] SlinkPlace slinkDot(const std::string &words);
/// "the 2 at row 3, column 4", where such a clue stands.
[[nodiscard]] SlinkPlace slinkClue(const std::string &words, const SlinkBoard &board);
[[nodiscard]] std::vector<SlinkPlace> slinkClues(const std::string &words, const SlinkBoard &board);
[[nodiscard]] SlinkSpot slinkSpot(const std::string &words, const SlinkBoard &board);
[[nodiscard]] int slinkCorner(const std::string &words);
[[nodiscard]] std::vector<int> slinkSides(const std::string &words);
/// "above row 3, column 4"
[[nodiscard]] SlinkEdge slinkEdge(const std::string &words, const SlinkBoard &board);
/// A list of facts; those without a place are about the spot.
[[nodiscard]] SlinkFacts slinkFacts(const std::string &words, const SlinkBoard &board,
                                    const SlinkSpot *spot = nullptr);
/// "a line above or no line": each as the sides that have lines.
[[nodiscard]] std::set<std::set<int>> slinkWays(const std::string &words);
/// @}

/// Throws where what is claimed is not so.
void need(bool holds, const std::string &what);

} // namespace inkling::test
