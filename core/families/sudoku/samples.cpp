// SPDX-License-Identifier: MIT
#include "families/sudoku/family.h"

#include <array>

namespace inkling::sudoku {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "Sudoku: a starter puzzle with four digits"), R"(sudoku 4
1...
..3.
.4..
...2
)"},
        Sample{INKLING_TR_NOOP("Samples", "Killer Sudoku: sums and no digits"), R"(sudoku 6 cages 13
......
......
......
......
......
......
aaabbc
dddebc
fghecc
fghhij
fkhhii
fkklim
a 12 +
b 8 +
c 17 +
d 9 +
e 11 +
f 13 +
g 8 +
h 17 +
i 16 +
j 1 +
k 7 +
l 4 +
m 3 +
)"},
        Sample{INKLING_TR_NOOP("Samples", "Sudoku: two rows, two columns"), R"(sudoku 9
..6.2.5..
2....9.8.
..18.67..
...58.1.7
.....1...
8.5..29..
9.42..3..
32......4
....6...9
)"},
        Sample{INKLING_TR_NOOP("Samples", "Sudoku: triples"), R"(sudoku 9
...7....9
.8.......
....35.27
.7.......
3..12..5.
8.....9..
2....83..
5...9...4
....62.1.
)"},
        Sample{INKLING_TR_NOOP("Samples", "Sudoku: three rows, three columns"), R"(sudoku 9
..8..9...
.....3..1
...4.572.
5.69...18
.........
.....46..
..9.1..5.
6....2.7.
8.73.....
)"},
        Sample{INKLING_TR_NOOP("Samples", "Sudoku: both diagonals as well"), R"(sudoku 9 diagonals
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
..1.973..
.........
27.3....6
..987..5.
146......
....21..4
....3.78.
.32......
68.......
sudoku 9
...76..32
..4.3.8..
..3..49..
...2...5.
7....6...
..5.9.6.3
.5...9..7
.8......9
6..4.....
sudoku 9
2........
..1....4.
...4.57.1
..51.8...
.7.9..4..
3..6.4.5.
.....6...
9.2...6.7
.6.8..13.
sudoku 9
....93..5
.........
482......
....4..69
3....8.2.
8..1...7.
......1..
...2679..
6.49.....
sudoku 6 cages 13
......
......
......
......
......
......
abcdde
bbffde
gbffhe
iijfhe
ikjlll
ikkmmm
a 3 +
b 16 +
c 4 +
d 7 +
e 13 +
f 17 +
g 1 +
h 8 +
i 17 +
j 11 +
k 8 +
l 9 +
m 12 +
)";
}

} // namespace inkling::sudoku
