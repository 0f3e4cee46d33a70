// SPDX-License-Identifier: MIT
#include "families/masyu/family.h"

#include <array>

namespace inkling::masyu {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "Masyu: small"), R"(masyu 3 3
.o.
o.o
.o.
)"},
    };
    return all;
}

} // namespace inkling::masyu
