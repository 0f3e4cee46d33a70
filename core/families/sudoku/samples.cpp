// SPDX-License-Identifier: MIT
#include "families/sudoku/samples.h"

#include <array>

namespace inkling::sudoku {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "Sudoku: four digits to begin with"),
               R"(sudoku 4
1...
..3.
.4..
...2
)"},
        Sample{INKLING_TR_NOOP("Samples", "Sudoku: six digits"),
               R"(sudoku 6
35....
.4...1
.....6
16..4.
......
.15..4
)"},
        Sample{INKLING_TR_NOOP("Samples", "Sudoku: pairs"),
               R"(sudoku 9
...8.....
.3.175...
..8..357.
9.......4
....8..1.
..19.4.2.
..5...6..
.67.2..8.
.8..6...7
)"},
        Sample{INKLING_TR_NOOP("Samples", "Sudoku: two digits that hide"),
               R"(sudoku 9
..1.973..
.........
27.3....6
..987..5.
146......
....21..4
....3.78.
.32......
68.......
)"},
        Sample{INKLING_TR_NOOP("Samples", "Sudoku: nothing comes easily"),
               R"(sudoku 9
8....125.
4........
...5.23.8
....25..6
.6.....83
.....8...
..51.....
7.9...4..
.1...67..
)"},
        Sample{INKLING_TR_NOOP("Samples", "Sudoku: both diagonals, too"),
               R"(sudoku 9 diagonals
....6..98
..54.....
4.8..27..
.2.......
.64......
.........
...5.....
....39...
......2.9
)"},
    };
    return all;
}

std::string_view ruleExamples()
{
    return R"(sudoku 9
..4...7..
.57.36.2.
9.6.5.3..
.......4.
42.5.....
.....79.3
...89....
1.......2
.....56..

sudoku 9
..8..9...
.....3..1
...4.572.
5.69...18
.........
.....46..
..9.1..5.
6....2.7.
8.73.....

sudoku 9
..57.14..
7..3.8...
.2......5
.98.....4
.1.9.3..6
.........
.....5.18
8.4..9.3.
....3.2..

sudoku 9
..16.....
.8.9.....
......8.7
...3...5.
4...1.6.9
8...5....
1.4....9.
..5.4..2.
2....653.

sudoku 9
.694..2..
.5...263.
........5
...7.....
7.6..4...
....3.85.
..327..6.
.......8.
9..85....
)";
}

} // namespace inkling::sudoku
