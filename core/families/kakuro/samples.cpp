// SPDX-License-Identifier: MIT
#include "families/kakuro/family.h"

#include <array>

namespace inkling::kakuro {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "Kakuro: small sums and large ones"), R"(kakuro 7 7
# # # # 5\ 16\ #
# # # 15\8 . . #
# 15\ 28\10 . . . 5\
\22 . . . 10\3 . .
\17 . . 4\12 . . .
# \14 . . . # #
# \12 . . # # #
)"},
        Sample{INKLING_TR_NOOP("Samples", "Kakuro: two cells at a time"), R"(kakuro 7 7
# 7\ 17\ 30\ # # #
\15 . . . # 9\ 5\
\22 . . . 23\4 . .
# 12\ 17\25 . . . .
\28 . . . . 8\ 16\
\16 . . \24 . . .
# # # \10 . . .
)"},
        Sample{INKLING_TR_NOOP("Samples", "Kakuro: a pair in a run"), R"(kakuro 7 7
# # # # 17\ 26\ #
# 18\ 24\ 13\11 . . #
\35 . . . . . 13\
\7 . . . 4\4 . .
\17 . . 7\16 . . .
# \19 . . . . .
# \13 . . # # #
)"},
        Sample{INKLING_TR_NOOP("Samples", "Kakuro: long runs"), R"(kakuro 7 7
# # 3\ 24\ # 23\ 19\
# \8 . . \13 . .
# \6 . . 22\17 . .
# 19\ 6\28 . . . .
\14 . . . . 4\ #
\11 . . \4 . . #
\9 . . \10 . . #
)"},
        Sample{INKLING_TR_NOOP("Samples", "Kakuro: nothing comes easily"), R"(kakuro 7 7
# # 18\ 20\ 12\ # #
# \8 . . . 22\ 7\
# 20\23 . . . . .
\24 . . . 13\4 . .
\13 . . 8\20 . . .
\22 . . . . . #
# # \6 . . . #
)"},
    };
    return all;
}

} // namespace inkling::kakuro
