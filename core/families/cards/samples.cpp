// SPDX-License-Identifier: MIT
#include "families/cards/samples.h"

#include <array>

namespace inkling::cards {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "Cards: six that make 163"), R"(3 4 7 9 11 12 = 163
2 5 5 8 10 13 = 163
4 4 6 7 Q Q = 163
A 3 5 8 J K = 163
)"},
        Sample{INKLING_TR_NOOP("Samples", "Cards: small starter hands"), R"(7 = 7
4 9 = 36
2 6 8 = 28
3 3 5 7 = 24
)"},
        Sample{INKLING_TR_NOOP("Samples", "Cards: fractions and negative numbers"), R"(4 4 7 7 = 24
A 5 5 5 = 24
5 6 = 5/6
2 7 9 = -5
4 6 6 6 Q Q = 163
)"},
        Sample{INKLING_TR_NOOP("Samples", "Cards: impossible targets, and the closest values"),
               R"(2 2 4 4 6 6 = 163
A A 2 2 = 50
7 8 9 = 163
)"},
        Sample{INKLING_TR_NOOP("Samples", "Cards: exponents, whole numbers, cards left over"),
               R"(2 2 5 = 49 exponents
2 4 5 6 8 9 = 163 integers
25 50 3 6 7 9 = 812 integers some
)"},
        Sample{INKLING_TR_NOOP("Samples", "Cards: seven and eight"), R"(2 3 5 7 9 11 13 = 163
A 2 4 6 8 10 Q K = 1000
)"},
    };
    return all;
}

} // namespace inkling::cards
