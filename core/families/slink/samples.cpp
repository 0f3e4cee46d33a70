// SPDX-License-Identifier: MIT
#include "families/slink/samples.h"

#include <array>

namespace inkling::slink {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "Slitherlink: three starter puzzles"),
               R"(6 6
2 1 2 2 2 3
2 1 3 2 1 1
3 1 2 2 1 0
2 2 3 2 2 0
3 2 2 1 3 1
1 1 3 2 2 0
7 7
2 1 . 1 . . 0
2 1 . . . 2 .
2 . . . 1 0 3
. . 3 . 2 . .
3 0 3 . . . 2
. 2 . . . 1 2
3 . . 0 . 2 3
10 10
0 . 0 1 2 3 . 1 0 .
. . 1 . 1 . . . . 3
. . . 2 1 . 1 2 . 1
3 . 1 . . 2 . . 1 .
. 2 . . 2 . . 2 . 1
1 . 2 . . 1 . . 1 .
. 1 . . 1 . . 2 . 3
2 . 3 1 . 0 1 . . .
3 . . . . 1 . 3 . .
. 3 3 . 2 3 2 3 . 3
0 0
)"},
        Sample{INKLING_TR_NOOP("Samples", "Slitherlink: a larger board"), R"(15 20
0 . . 0 0 . . 0 . . . . 2 2 1 . . . . 1
0 2 . . 1 . 2 . . 1 . . 2 . 3 2 1 . 2 3
2 2 . 3 . . 1 . 3 2 0 . 2 . . . 2 . 2 .
. . 3 1 2 . 1 2 . . . . 2 1 1 3 . . . 1
2 1 . 2 3 0 . 2 . . . 2 3 1 . . 1 1 . .
. . 2 . . . 2 . . . 2 2 . . 1 1 2 . . .
3 1 3 . . . 2 . 2 2 . . . 1 3 . . . 0 1
. . 1 0 1 . . 2 . 2 2 . 0 . . 2 2 3 . .
3 0 . . . 0 1 . . . 2 2 . 2 . . . 1 1 1
. . . 2 2 0 . . 2 3 . . . 3 . . . 2 . .
. . 3 1 . . 2 3 2 . . . 0 . 2 1 1 . 1 2
1 . . . 2 2 2 1 . . . . 1 3 . 2 2 3 . .
. 2 . 3 . . . 3 . 1 1 3 . 2 . . 1 . 1 3
3 2 . 2 2 2 . 1 . . 1 . . 2 . 2 . . 2 2
2 . . . . 2 1 1 . . . . 3 . . 2 2 . . 3
0 0
)"},
        Sample{INKLING_TR_NOOP("Samples", "Slitherlink: one answer, none, and many"), R"(4 5
0 1 . . 3
0 . 3 . .
. . 1 . 2
1 . . 1 3
3 3
3 . .
. 1 .
. . 3
2 3
2 . 2
. . .
0 0
)"},
    };
    return all;
}

} // namespace inkling::slink
