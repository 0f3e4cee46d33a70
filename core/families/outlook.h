// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"

#include <cstddef>

namespace inkling {

/// A move in a puzzle whose answer is built by joining: two things on the table become one. Places on the
/// table: those of the board's nodes that are given, from 0, then one for what each move before made.
struct Joining
{
    int left = 0;
    int right = 0;
    char sign = '+'; ///< one of "+-*/^", as expressions are written
};

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
