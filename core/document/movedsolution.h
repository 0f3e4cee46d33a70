// SPDX-License-Identifier: MIT
#pragma once

#include "logic/teaching/marking.h"
#include "puzzle/drafting.h"

namespace inkling {

/// What a drawn solution is once the draft that it was drawn on has these margins more or less: it goes with
/// the elements that it stands on. What has no place on the board any more, or would say another thing there,
/// is left out. Requires: `after` is `before` resized so; the solution fits unclued(before).
[[nodiscard]] Marking movedSolution(const Drafting &drafting, const Draft &before,
                                    const Draft &after, const Margins &margins,
                                    const Marking &solution);

} // namespace inkling
