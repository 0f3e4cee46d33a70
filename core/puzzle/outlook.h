// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"
#include "logic/model/joining.h"

#include <cstddef>

namespace inkling {

/// The ways to go on after some moves, in a puzzle whose answer is built by joining.
struct Outlook
{
    /// Whether the moves can be continued to an answer.
    bool isLive = false;
    /// The number of different ways to continue them.
    std::size_t completions = 0;
    /// The result of the last move, and how many ways lead on from there, or why none does.
    Phrase sentence;
};

} // namespace inkling
