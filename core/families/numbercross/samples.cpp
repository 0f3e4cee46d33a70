// SPDX-License-Identifier: MIT
#include "families/numbercross/samples.h"

#include <array>

namespace inkling::numbercross {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "Number Cross: a small starter puzzle"),
               R"(18 13 12 17 25
9 2 5 3 6 3
3 4 7 6 8 21
6 3 7 3 8 7
7 8 1 9 4 8
3 5 4 5 7 9
)"},
        Sample{INKLING_TR_NOOP("Samples", "Number Cross: a drop of ink"),
               R"(0 23 22 39 36 50 58 48 41 37 27 0
2 1 7 8 1 8 8 6 3 3 8 5 44
3 8 2 4 1 5 2 5 2 1 7 8 41
5 9 3 8 1 2 6 7 6 2 4 6 43
2 2 3 7 3 1 1 5 6 4 8 8 27
6 9 9 2 8 8 7 5 1 5 4 9 42
9 8 1 2 8 2 7 3 7 3 9 6 32
8 1 3 5 8 7 9 8 7 8 7 4 19
3 8 5 7 9 9 2 1 6 9 5 2 14
5 7 4 9 2 5 2 3 4 7 8 5 12
5 7 7 2 6 5 3 6 5 9 7 8 18
8 7 2 5 1 1 2 8 5 1 1 4 20
1 6 2 8 1 9 9 2 7 6 1 2 33
)"},
        Sample{INKLING_TR_NOOP("Samples", "Number Cross: counting the ways"),
               R"(9 10 22 22 5 11 11
9 2 4 8 3 1 5 18
9 1 7 6 1 3 6 31
4 1 8 5 1 3 5 18
3 9 9 7 2 1 3 21
9 3 5 9 3 7 5 24
4 9 5 4 3 7 3 12
1 3 5 9 2 3 5 16
)"},
        Sample{INKLING_TR_NOOP("Samples", "Number Cross: a hard board, lines taken together"),
               R"(15 26 12 29 42 23 29 17 10
2 6 3 3 9 8 9 5 9 19
2 4 5 2 7 6 1 7 4 26
8 3 8 9 1 3 2 7 5 31
2 1 4 5 9 6 2 7 4 15
7 6 4 4 9 9 9 4 4 13
7 1 4 6 3 2 2 1 1 15
7 1 9 7 6 1 6 3 1 31
6 6 5 7 5 3 9 8 1 11
2 4 9 9 7 8 9 2 4 42
)"},
        Sample{INKLING_TR_NOOP("Samples", "Number Cross: four labels that clash"),
               R"(13 14 22 4 7 15
5 2 8 1 5 4 20
4 7 4 7 5 2 12
6 1 6 2 3 5 11
8 7 5 1 4 5 21
3 6 9 2 5 4 11
5 6 4 5 7 5 18
)"},
        Sample{INKLING_TR_NOOP("Samples", "Number Cross: many answers"),
               R"(24 53 17 41 18 42 19 31 6 20 15 21 25 23 29 20
3 5 2 6 3 1 7 7 2 2 3 6 8 8 7 4 26
4 6 6 6 7 2 9 8 7 2 4 4 1 4 2 2 32
4 5 5 5 5 3 2 1 5 4 4 4 1 1 5 5 30
3 6 8 3 5 9 7 3 3 7 2 3 7 6 4 2 41
1 9 4 7 3 3 2 2 5 1 6 7 8 9 1 3 42
2 8 9 6 1 2 2 2 6 5 2 5 1 1 4 4 29
9 9 1 3 1 9 3 5 3 7 5 2 7 2 4 4 35
4 4 2 5 3 9 7 3 2 8 8 1 3 4 5 7 51
2 5 4 6 5 3 2 1 5 1 7 6 5 7 8 2 27
2 8 4 1 9 2 9 6 1 3 5 5 2 1 1 4 49
4 7 2 6 5 8 1 3 7 9 7 7 5 1 8 2 46
8 6 4 4 5 8 6 7 4 1 6 3 2 6 1 2 40
)"},
    };
    return all;
}

} // namespace inkling::numbercross
