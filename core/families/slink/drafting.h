// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/drafting.h"

namespace inkling::slink {

/// Implements Family::drafting(): one place for each cell, 0 to 3 or blank. A person draws a
/// solution as lines; if no line is drawn, the marked inside cells are the solution.
[[nodiscard]] const Drafting &drafting();

} // namespace inkling::slink
