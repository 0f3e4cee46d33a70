// SPDX-License-Identifier: MIT
#include "families/kenken/cages.h"

#include "puzzle/typedsigns.h"

namespace inkling::kenken {

std::string typedClue(const Cage &cage)
{
    std::string text = std::to_string(cage.target);
    if (cage.operation != Operation::Given)
        text += operators[std::size_t(cage.operation)];
    return text;
}

std::string clueText(const Cage &cage)
{
    return typesetSigns(typedClue(cage));
}

} // namespace inkling::kenken
