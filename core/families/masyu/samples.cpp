// SPDX-License-Identifier: MIT
#include "families/masyu/family.h"

#include <array>

namespace inkling::masyu {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "Masyu: turn on black, go straight on white"),
               R"(masyu 6 6
x.....
.x.o.o
...o..
......
......
x..x.x
)"},
        Sample{INKLING_TR_NOOP("Samples", "Masyu: where white pearls turn"), R"(masyu 6 6
x...o.
..oo..
.o.o..
......
......
x..x.x
)"},
        Sample{INKLING_TR_NOOP("Samples", "Masyu: no small loop"), R"(masyu 6 6
x...o.
..oo..
...o..
......
......
.o.x.x
)"},
        Sample{INKLING_TR_NOOP("Samples", "Masyu: three in a row"), R"(masyu 6 6
.o....
.....o
.o.oo.
.o.x..
.o....
....o.
)"},
        Sample{INKLING_TR_NOOP("Samples", "Masyu: a long way round"), R"(masyu 8 8
x......x
..x.o...
...x....
.......o
x....o..
x.o...o.
........
.o..xx..
)"},
    };
    return all;
}

} // namespace inkling::masyu
