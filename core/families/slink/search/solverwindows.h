// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/search/solvercolourtrail.h"

#include <vector>

namespace inkling::slink::solver {

/// Two cells that are alike (both inside or both outside) in every answer, or unlike in every
/// answer.
struct Relation
{
    int one = 0;
    int other = 0;
    bool alike = true;
};

/// Facts that follow from the clues and dots of single 3 x 3 windows.
struct WindowFacts
{
    std::vector<Relation> relations; ///< none of them follows from those before it
    std::vector<int> inside;
    std::vector<int> outside;
};

/// The facts that follow from each window of 3 x 3 cells. Looks at every window once: at all of its
/// 512 colourings at a time, as a set of bits. Linear in the board. Where the clues of a window
/// contradict each other, so do the facts.
[[nodiscard]] WindowFacts windowFacts(const ColourTrail &colouring);

} // namespace inkling::slink::solver
