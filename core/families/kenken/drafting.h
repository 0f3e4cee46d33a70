// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/drafting.h"

namespace inkling::kenken {

/// Family::drafting: a place a cell. A cage's clue stands at its first cell, "12*", "3" or "7?"; on the way to
/// one there may be no number or no operator. An operator is typed where it comes: before the number, behind
/// it, in place of another. A solution is drawn as digits.
[[nodiscard]] const Drafting &drafting();

} // namespace inkling::kenken
