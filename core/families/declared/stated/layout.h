// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "board/mark.h"
#include "families/declared/stated/squares.h"
#include "logic/model/model.h"

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace inkling::declared {

/// The kinds of unknowns that a puzzle can have.
enum class Form : std::uint8_t {
    Digits, ///< an unknown a cell: its digit
    Shades, ///< an unknown a cell: 0 white, 1 black
    Links,  ///< an unknown for each two neighbouring cells: 0 no line between them, 1 a line
};

/// Links of a cell: right, down, left, up, and those straight on from these in the same order.
struct Reach
{
    unsigned present = 0; ///< a bit for each of the eight that is there
    std::vector<UnknownId> links;
};

/// The places of a board of squares and their unknowns: a cell's number is that of its element and,
/// in the forms of a value a cell, of its unknown. Links are numbered first those to the right, row
/// by row, then those down; their elements follow the cells. A value.
struct Layout : Squares
{
    Form form = Form::Digits;

    [[nodiscard]] bool hasLinks() const { return form == Form::Links; }
    [[nodiscard]] int linkCount() const { return rows * (columns - 1) + (rows - 1) * columns; }
    [[nodiscard]] UnknownId unknownCount() const
    {
        return UnknownId(hasLinks() ? linkCount() : cellCount());
    }
    /// The link between a cell and the one to its right, or below it; nothing beyond the border.
    [[nodiscard]] std::optional<UnknownId> linkRight(int cell) const;
    [[nodiscard]] std::optional<UnknownId> linkDown(int cell) const;
    /// The links of a cell: right, down, left, up.
    [[nodiscard]] std::array<std::optional<UnknownId>, 4> linksOf(int cell) const;
    /// The links of a cell that are there, and then those straight on from each of them.
    [[nodiscard]] Reach reachOf(int cell) const;
    [[nodiscard]] std::array<int, 2> cellsOf(UnknownId link) const;
    /// The cells beside a cell, at most four.
    [[nodiscard]] std::vector<int> neighbours(int cell) const;

    [[nodiscard]] ElementId element(UnknownId unknown) const
    {
        return hasLinks() ? ElementId(cellCount()) + unknown : unknown;
    }
    [[nodiscard]] Point place(UnknownId unknown) const;
    [[nodiscard]] double distance(UnknownId a, UnknownId b) const;

    /// The unknown in words: "row 2, column 3".
    [[nodiscard]] Phrase name(UnknownId unknown) const;
    /// `outOf`: the values that the unknown could have if nothing were known.
    [[nodiscard]] Phrase describe(const Fact &fact, ValueSet outOf) const;
    [[nodiscard]] std::vector<nlohmann::ordered_json> json(const Fact &fact, ValueSet outOf) const;
    [[nodiscard]] Noun noun(const Fact &fact) const;
    [[nodiscard]] Phrase describeCount(UnknownId count) const;
    [[nodiscard]] std::optional<Mark> mark(const Fact &fact, ValueSet outOf) const;
    [[nodiscard]] std::optional<Mark> note(const Fact &fact, ValueSet outOf) const;
    /// The facts that a person can mark on an element: see Model::choices().
    [[nodiscard]] std::vector<Fact> choices(UnknownId unknown, ValueSet outOf) const;
    /// Adds the cells with these texts, and the links between them.
    void addTo(Board &board, std::span<const std::string> texts) const;
    /// The moments of reading out an answer: row by row, or along the line.
    [[nodiscard]] std::vector<Beat> finale(const Answer &answer) const;
};

/// The outline of a set of cells, as a Region asks for: round the outside of each connected part,
/// then round its holes. Requires: the cells are ascending.
[[nodiscard]] std::vector<Point> outlineOf(const Squares &squares, const std::vector<int> &cells);

/// A list of values in two parts, for a text with "%1 or %2" or "%1 and %2": all values but the
/// last ("2, 5"), and the last ("6").
[[nodiscard]] std::pair<std::string, std::string> listedToLast(ValueSet values);
/// Whether describeDigit() lists the digits that are possible, not those that are excluded.
[[nodiscard]] bool listsPossible(ValueSet possible, ValueSet outOf);
/// A fact about a cell's digit in words.
[[nodiscard]] Phrase describeDigit(const Squares &squares, const Fact &fact, ValueSet outOf);
/// A fact about a cell's digit as JSON: see Model::json().
[[nodiscard]] std::vector<nlohmann::ordered_json> digitJson(const Squares &squares,
                                                            const Fact &fact, ValueSet outOf);
/// The mark of a cell's digit or candidates; nothing where nothing is known.
[[nodiscard]] std::optional<Mark> digitMark(const Fact &fact, ValueSet outOf);
[[nodiscard]] Noun digitNoun(const Fact &fact);

} // namespace inkling::declared
