// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/terms.h"
#include "logic/model/trace.h"

namespace inkling::kenken {

/// Model::plainer(): by digits that stand in the row or the column, and by the last place for one.
[[nodiscard]] Trace plainerSteps(const Terms &terms, const Step &step, const Knowledge &known);

} // namespace inkling::kenken
