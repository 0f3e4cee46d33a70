// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "logic/model/fact.h"

#include <string_view>
#include <vector>

namespace inkling::slink {

/// A local position and what follows from it, relative to the north-west dot of its window.
///
/// Written as 2R + 1 lines of 2C + 1 characters. Dots: `+` where the rule rests on the dot, `.` where
/// it does not. Edges: `-` `|` a line, `x` a cross, as premises; `L` a line, `X` a cross, as
/// conclusions; a blank is any. Cells: a digit is a clue that the rule rests on, a blank is any.
/// Edges beyond the border count as crossed and need no premise.
struct Pattern
{
    struct Edge
    {
        bool horizontal;
        int row; ///< of the dot from which it runs right or down
        int column;
        int value;
        friend bool operator==(const Edge &, const Edge &) = default;
    };
    struct Place
    {
        int row;
        int column;
        friend bool operator==(const Place &, const Place &) = default;
    };
    struct Clue
    {
        Place cell;
        int value;
        friend bool operator==(const Clue &, const Clue &) = default;
    };

    int rows = 0; ///< cells of the window
    int columns = 0;
    std::vector<Clue> clues;
    std::vector<Place> dots;
    std::vector<Edge> premises;
    std::vector<Edge> conclusions;
    friend bool operator==(const Pattern &, const Pattern &) = default;
};

/// Reads a pattern. Requires: the text is as Pattern says (it is the program's own; asserted).
[[nodiscard]] Pattern readPattern(std::string_view text);

/// The pattern in its rotations and mirror images, each once; 1 to 8 of them.
[[nodiscard]] std::vector<Pattern> orientations(const Pattern &pattern);

} // namespace inkling::slink
