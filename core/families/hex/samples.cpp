// SPDX-License-Identifier: MIT
#include "families/hex/samples.h"

#include <array>

namespace inkling::hex {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "Hex Tile Equations: three starter puzzles"),
               R"(5 3
 5 / 1
8 4 1 +
 - = *
- 9 2 5
 3 / /
5 3
 / 9 =
+ 5 / 4
 7 - 2
6 3 2 *
 / * 5
5 3
 4 7 +
+ 6 8 9
 1 4 7
= - + 2
 5 4 3
0
)"},
        Sample{INKLING_TR_NOOP("Samples", "Hex Tile Equations: thirteen tiles and a narrow tower"),
               R"(9 1
 *
2 5
 4
- 3
 9
+ 1
 5
= 6
 9
3 4
 6 7 6 3
= / - * +
 5 1 - 7
3 4
 5 6 5 0
- 6 5 4 +
 6 + = 5
0
)"},
        Sample{INKLING_TR_NOOP("Samples", "Hex Tile Equations: twenty-two and twenty-four tiles"),
               R"(5 4
 6 = 3 *
7 + 6 7 7
 9 - + 8
8 4 - * -
 + 5 1 9
7 3
 5 * 4
= 8 7 +
 - 8 /
- 5 7 -
 7 + 1
/ 3 1 4
 7 1 +
0
)"},
        Sample{INKLING_TR_NOOP("Samples", "Hex Tile Equations: one answer, none, and many"),
               R"(3 3
 - 2 =
2 6 3 8
 9 * 1
3 2
 4 7
= - 5
 8 2
3 2
 1 =
+ 2 6
 3 +
0
)"},
    };
    return all;
}

} // namespace inkling::hex
