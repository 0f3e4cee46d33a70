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
        Sample{INKLING_TR_NOOP("Samples", "Sudoku: cages with sums and no digit"),
               R"(sudoku 9 cages 35
.........
.........
.........
.........
.........
.........
.........
.........
.........
abbbccdef
ggghcidef
jkkhhidlf
mnkoppqqq
mroostuuu
mrvvstwww
xyyzztABC
DDEFzGAHC
IIEFFGAHC
a 9 +
b 20 +
c 8 +
d 13 +
e 15 +
f 10 +
g 17 +
h 18 +
i 12 +
j 3 +
k 11 +
l 7 +
m 15 +
n 9 +
o 12 +
p 13 +
q 9 +
r 8 +
s 12 +
t 10 +
u 18 +
v 8 +
w 18 +
x 2 +
y 12 +
z 12 +
A 13 +
B 1 +
C 24 +
D 14 +
E 11 +
F 13 +
G 15 +
H 7 +
I 6 +
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
)";
}

} // namespace inkling::sudoku
