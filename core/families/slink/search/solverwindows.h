// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/search/solvercolouring.h"

#include <vector>

namespace inkling::slink::solver {

/// Two cells that are both inside or both outside in every answer, or never are.
struct Relation
{
    int one = 0;
    int other = 0;
    bool alike = true;
};

/// What the clues and dots of each 3 x 3 window say of its cells alone.
struct WindowFacts
{
    std::vector<Relation> relations; ///< each new: none follows from those before it
    std::vector<int> inside;
    std::vector<int> outside;
};

/// Looks at every window of 3 x 3 cells once: at all of its 512 colourings at a time, as a set of
/// bits. Linear in the board. Where the clues of a window contradict each other, the facts do, too.
[[nodiscard]] WindowFacts windowFacts(const Colouring &colouring);

} // namespace inkling::slink::solver
