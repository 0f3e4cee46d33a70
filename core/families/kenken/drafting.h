// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/drafting.h"

namespace inkling::kenken {

/// Implements Family::drafting(): one place for each cell. A cage's clue is written at its first
/// cell: "12*", "3" or "7?". A clue that is not finished may lack its number or its operator. An
/// operator may be typed anywhere, before or after the number; it replaces an earlier one. A person
/// draws a solution as digits.
[[nodiscard]] const Drafting &drafting();

} // namespace inkling::kenken
