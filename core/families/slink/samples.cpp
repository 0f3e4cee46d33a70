// SPDX-License-Identifier: MIT
#include "families/slink/samples.h"

#include <array>

namespace inkling::slink {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "Slink: three small boards"), R"(3 3
3 . .
. 1 .
. . 3
2 2
2 2
2 2
0 0
)"},
    };
    return all;
}

} // namespace inkling::slink
