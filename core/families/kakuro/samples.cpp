// SPDX-License-Identifier: MIT
#include "families/kakuro/family.h"

#include <array>

namespace inkling::kakuro {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "Kakuro: small sums"), R"(kakuro 3 3
# 4\ 3\
\3 . .
\4 . .
)"},
    };
    return all;
}

} // namespace inkling::kakuro
