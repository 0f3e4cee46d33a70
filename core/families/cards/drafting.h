// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/drafting.h"

namespace inkling::cards {

/// Implements Family::drafting(): one place for each card, 1 to maxNumber, and one for the target,
/// a whole number or a fraction. A target that is not finished may end in a sign.
[[nodiscard]] const Drafting &drafting();

} // namespace inkling::cards
