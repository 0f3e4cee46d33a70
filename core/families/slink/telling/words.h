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

/// The four sides of a cell, and the ways from a dot, clockwise.
enum class Side : std::uint8_t { Above, Right, Below, Left };

/// A place with four edges: a cell or a dot.
struct Spot
{
    bool isDot = false;
    int index = 0;

    /// By Side; nowhere beyond the border.
    [[nodiscard]] std::array<int, 4> edges(const Grid &grid) const;
};

/// What a fact says of a spot's edges, a bit each by Side: how many of them may be lines.
struct EdgeCount
{
    unsigned edges = 0;
    ValueSet counts;
};
/// Nothing where the fact is not about the spot's own edges alone.
[[nodiscard]] std::optional<EdgeCount> countAt(const Terms &terms, const Spot &spot,
                                               const Fact &fact);

/// @{ "the 2 at row 3, column 4"; "row 3, column 4"; "the dot at the top left of row 3, column 4".
[[nodiscard]] Argument::Part clueWords(const Clues &clues, int cell);
[[nodiscard]] Argument::Part cellWords(const Grid &grid, int cell);
[[nodiscard]] Argument::Part dotWords(const Grid &grid, int dot);
[[nodiscard]] Argument spotArgument(const Tellable &told, const Spot &spot);
[[nodiscard]] Argument cluesArgument(const Clues &clues, std::span<const int> cells);
[[nodiscard]] Argument cellsArgument(const Grid &grid, std::span<const int> cells);
/// @}
/// "above row 3, column 4"
[[nodiscard]] Argument::Part edgeWords(const Grid &grid, int edge);
/// "a line above row 3, column 4", "no line above row 3, column 4"; named from one of these cells where it
/// is theirs.
[[nodiscard]] Argument::Part edgeFactWords(const Grid &grid, int edge, bool isLine,
                                           std::span<const int> cells = {});
/// A fact as Model::describe says it, but of an edge as edgeFactWords does.
[[nodiscard]] Argument::Part factWords(const Terms &terms, const Fact &fact);
[[nodiscard]] Argument factsArgument(const Terms &terms, std::span<const Fact> facts);
/// Facts about edges, each named from one of these cells where it is theirs.
[[nodiscard]] Argument edgeFactsArgument(const Grid &grid, std::span<const Fact> facts,
                                         std::span<const int> cells);

/// "above", "on the right"
[[nodiscard]] std::string_view sideWords(Side side);
/// "above and on the right": sides of a spot, a bit each.
[[nodiscard]] Argument sidesArgument(const Grid &grid, const Spot &spot, unsigned sides);
/// "from above": where a line comes to a dot from.
[[nodiscard]] Argument fromArgument(const Grid &grid, int dot, Side side);
/// "top left"
[[nodiscard]] Argument cornerArgument(const Grid &grid, int cell, Corner corner);
/// "inside" or "outside"
[[nodiscard]] Argument colourArgument(int colour);

/// What is known round a spot, from where one stands there: "a line above, no line below and one line at its
/// top left corner"; of a dot, "one line above or on the left".
[[nodiscard]] Argument aroundArgument(const Terms &terms, const Spot &spot,
                                      std::span<const Fact> facts);
/// The sides of a spot that have lines, as one thing: "lines above and on the left"; "no line".
[[nodiscard]] Argument::Part linesWords(const Grid &grid, const Spot &spot, unsigned sides);

} // namespace inkling::slink
