// SPDX-License-Identifier: MIT
#pragma once

#include "logic/teaching/marking.h"
#include "puzzle/drafting.h"

namespace inkling {

/// The drawn solution after its draft has been resized by these margins: each mark moves with the
/// element that it stands on. Left out are marks whose element is no longer on the board, or which
/// would mean something else there. Requires: `after` is `before` resized by `margins`; `solution`
/// fits unclued(before).
[[nodiscard]] Marking movedSolution(const Drafting &drafting, const Draft &before,
                                    const Draft &after, const Margins &margins,
                                    const Marking &solution);

} // namespace inkling
