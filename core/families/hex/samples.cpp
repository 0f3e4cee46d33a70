// SPDX-License-Identifier: MIT
#include "families/hex/samples.h"

#include <array>

namespace inkling::hex {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "Hex Tile Equations: two boards to begin with"),
               R"(3 2
 7 +
8 = 5
 1 2
5 1
 1
- 4
 =
8 6
 0
0
)"},
    };
    return all;
}

} // namespace inkling::hex
