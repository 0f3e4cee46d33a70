// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "logic/model/fact.h"

#include <string_view>
#include <vector>

namespace inkling::slink {

/// A local position and its conclusions, relative to the north-west dot of its window.
///
/// Written as 2R + 1 lines of 2C + 1 characters. Dots: `+` where the rule rests on the dot, `.`
/// where it does not. Edges: `-` `|` a line, `x` a cross, as premises; `L` a line, `X` a cross, as
/// conclusions; a blank for an edge that does not matter. Cells: a digit for a clue that the rule
/// rests on, a blank for a cell that does not matter. Edges beyond the border count as crossed and
/// need no premise.
struct Pattern
{
    struct Edge
    {
        bool horizontal;
        int row; ///< the row of the edge's left or upper dot
        int column;
        int value;
        friend bool operator==(const Edge &, const Edge &) = default;
    };
    struct Clue
    {
        RowColumn cell;
        int value;
        friend bool operator==(const Clue &, const Clue &) = default;
    };

    int rows = 0; ///< cells of the window
    int columns = 0;
    std::vector<Clue> clues;
    std::vector<RowColumn> dots;
    std::vector<Edge> premises;
    std::vector<Edge> conclusions;
    friend bool operator==(const Pattern &, const Pattern &) = default;
};

/// Reads a pattern. Requires: a text in the format of Pattern (asserted, as patterns are part of
/// the program).
[[nodiscard]] Pattern readPattern(std::string_view text);

/// A pattern in all its rotations and mirror images, each once; 1 to 8 of them.
[[nodiscard]] std::vector<Pattern> orientations(const Pattern &pattern);

} // namespace inkling::slink
