// SPDX-License-Identifier: MIT
#include "families/hitori/family.h"

#include <array>

namespace inkling::hitori {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "Hitori: begin between equals"), R"(hitori 6 6
4 2 1 4 5 3
5 5 3 4 4 5
3 6 4 5 2 1
1 4 1 3 6 6
4 4 2 1 4 5
6 1 3 2 3 4
)"},
        Sample{INKLING_TR_NOOP("Samples", "Hitori: corners stay open"), R"(hitori 6 6
1 6 2 3 5 5
4 1 3 6 6 1
5 2 4 1 5 3
2 1 2 5 1 6
3 4 1 1 2 5
4 5 6 4 1 2
)"},
        Sample{INKLING_TR_NOOP("Samples", "Hitori: side by side"), R"(hitori 6 6
3 6 6 5 3 4
6 2 6 4 1 3
6 3 2 1 6 6
4 1 5 3 3 6
3 4 4 6 3 2
5 6 4 2 4 1
)"},
        Sample{INKLING_TR_NOOP("Samples", "Hitori: one chain"), R"(hitori 6 6
5 5 6 1 2 4
4 1 3 3 5 2
2 1 4 5 3 1
6 3 2 6 4 6
6 2 5 4 5 5
5 2 3 6 2 1
)"},
        Sample{INKLING_TR_NOOP("Samples", "Hitori: long chains"), R"(hitori 8 8
3 8 8 6 7 2 1 4
4 8 2 6 8 8 6 2
8 5 3 4 1 6 7 2
1 2 8 7 3 4 7 5
6 8 7 2 5 8 3 2
7 4 6 3 6 8 8 1
7 7 5 4 2 3 4 6
2 7 1 5 4 3 8 6
)"},
    };
    return all;
}

} // namespace inkling::hitori
