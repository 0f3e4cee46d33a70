// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/different/groups.h"
#include "families/kenken/reasoning/terms.h"
#include "logic/model/trace.h"

namespace inkling::kenken {

/// Implements Model::plainer(): steps that say what `step` says, by digits that stand in the row or the
/// column, by the last place for a digit, and by the last open cell of a cage. For a step by the list of
/// ways to fill a cage: the step told anew with the ways that are left now; for one about the totals of
/// lines, with all that the same equation gives; for one about digits that are taken from a line, with
/// every cell there. Empty where there are none. `lines`: see linesOf().
[[nodiscard]] Trace plainerSteps(const Terms &terms, const declared::Groups &lines,
                                 const Step &step, const Knowledge &known);

/// Implements Model::atSight(): the digits that stand in the row or the column. `lines`: see
/// linesOf().
[[nodiscard]] Trace stepsAtSight(const Terms &terms, const declared::Groups &lines,
                                 const Step &step, const Knowledge &known);

} // namespace inkling::kenken
