// SPDX-License-Identifier: MIT
#include "families/hitori/family.h"

#include <array>

namespace inkling::hitori {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "Hitori: small"), R"(hitori 3 3
1 1 2
3 1 1
1 2 3
)"},
    };
    return all;
}

} // namespace inkling::hitori
