// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/drafting.h"

namespace inkling::cards {

/// Family::drafting: a place a card, 1 to maxNumber, and one for the target, a whole number or a fraction; on the
/// way to one it may end in a sign.
[[nodiscard]] const Drafting &drafting();

} // namespace inkling::cards
