// SPDX-License-Identifier: MIT
#pragma once

namespace inkling {

/// A move in a puzzle whose answer is built by joining: two things on the table become one. Places
/// on the table count from 0: first the board's given nodes, then the result of each earlier move.
struct Joining
{
    int left = 0;
    int right = 0;
    char sign = '+'; ///< one of "+-*/^", as expressions are written
    friend bool operator==(const Joining &, const Joining &) = default;
};

} // namespace inkling
