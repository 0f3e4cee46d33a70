// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"
#include "logic/model/joining.h"

#include <cstddef>

namespace inkling {

/// What may still come of some moves.
struct Outlook
{
    /// Whether they can be gone on with to an answer, and in how many different ways.
    bool isLive = false;
    std::size_t completions = 0;
    /// What the last of them makes, and what may come of it, or why nothing can.
    Phrase sentence;
};

} // namespace inkling
