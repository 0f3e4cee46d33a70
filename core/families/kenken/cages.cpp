// SPDX-License-Identifier: MIT
#include "families/kenken/cages.h"

#include <array>

namespace inkling::kenken {

std::string clueText(const Cage &cage)
{
    constexpr std::array<std::string_view, 6> signs{"", "+", "\u2212", "\u00D7", "\u00F7", "?"};
    return std::to_string(cage.target) + std::string(signs[std::size_t(cage.operation)]);
}

} // namespace inkling::kenken
