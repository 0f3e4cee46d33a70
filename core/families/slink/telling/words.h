// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/terms.h"
#include "logic/model/sentence.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace inkling::slink {

struct Tellable;

/// The four sides of a cell, or directions from a dot, clockwise.
enum class Side : std::uint8_t { Above, Right, Below, Left };

/// A place with four edges: a cell or a dot.
struct Spot
{
    bool isDot = false;
    int index = 0;

    /// The edges of the spot, by Side; nowhere beyond the border.
    [[nodiscard]] std::array<int, 4> edges(const Grid &grid) const;
};

/// The possible numbers of lines among some edges of a spot (one bit each by Side).
struct EdgeCount
{
    unsigned edges = 0;
    ValueSet counts;
};
/// The number of lines that a fact states for some of a spot's own edges; nothing where the fact is
/// about something else.
[[nodiscard]] std::optional<EdgeCount> countAt(const Terms &terms, const Spot &spot,
                                               const Fact &fact);

/// @{ Clues, cells and dots in words: "the 2 at row 3, column 4"; "row 3, column 4"; "the dot at
/// the top left of row 3, column 4".
[[nodiscard]] Argument::Part clueWords(const Clues &clues, int cell);
[[nodiscard]] Argument::Part cellWords(const Grid &grid, int cell);
[[nodiscard]] Argument::Part dotWords(const Grid &grid, int dot);
[[nodiscard]] Argument spotArgument(const Tellable &told, const Spot &spot);
[[nodiscard]] Argument cluesArgument(const Clues &clues, std::span<const int> cells);
[[nodiscard]] Argument cellsArgument(const Grid &grid, std::span<const int> cells);
/// @}
/// An edge in words: "above row 3, column 4".
[[nodiscard]] Argument::Part edgeWords(const Grid &grid, int edge);
/// The state of an edge in words: "a line above row 3, column 4", "no line above row 3, column 4".
/// The edge is named by one of `cells` if it belongs to one of them.
[[nodiscard]] Argument::Part edgeFactWords(const Grid &grid, int edge, bool isLine,
                                           std::span<const int> cells = {});
/// A fact in the words of Model::describe; a fact about an edge in those of edgeFactWords().
[[nodiscard]] Argument::Part factWords(const Terms &terms, const Fact &fact);
[[nodiscard]] Argument factsArgument(const Terms &terms, std::span<const Fact> facts);
/// Facts about edges; each edge is named by one of `cells` if it belongs to one of them.
[[nodiscard]] Argument edgeFactsArgument(const Grid &grid, std::span<const Fact> facts,
                                         std::span<const int> cells);

/// Sides of a spot (one bit each) in words: "above and on the right".
[[nodiscard]] Argument sidesArgument(const Grid &grid, const Spot &spot, unsigned sides);
/// The side that a line comes to a dot from, in words: "from above".
[[nodiscard]] Argument fromArgument(const Grid &grid, int dot, Side side);
/// The corner of a cell in words: "top left".
[[nodiscard]] Argument cornerArgument(const Grid &grid, int cell, Corner corner);
/// A colour in words: "inside" or "outside".
[[nodiscard]] Argument colourArgument(int colour);

/// The facts round a spot, described from the spot: "a line above, no line below and one line at
/// its top left corner"; for a dot "one line above or on the left".
[[nodiscard]] Argument aroundArgument(const Terms &terms, const Spot &spot,
                                      std::span<const Fact> facts);
/// The sides of a spot that have lines, as one part of a sentence: "lines above and on the left";
/// "no line".
[[nodiscard]] Argument::Part linesWords(const Grid &grid, const Spot &spot, unsigned sides);

} // namespace inkling::slink
