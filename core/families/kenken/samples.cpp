// SPDX-License-Identifier: MIT
#include "families/kenken/samples.h"

#include <array>

namespace inkling::kenken {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "KenKen: small"),
               R"(3 4
aab
cdb
cdd
a 3 +
b 2 -
c 5 +
d 6 *
0
)"},
    };
    return all;
}

} // namespace inkling::kenken
