// SPDX-License-Identifier: MIT
#include "families/numbercross/samples.h"

#include <array>

namespace inkling::numbercross {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "Number Cross: a small board to begin with"),
               R"(5 11 7 7
4 5 7 6 10
5 7 8 3 18
5 6 1 1 6
7 4 4 6 15
)"},
    };
    return all;
}

} // namespace inkling::numbercross
