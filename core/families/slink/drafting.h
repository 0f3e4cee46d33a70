// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/drafting.h"

namespace inkling::slink {

/// Family::drafting: a place a cell, 0 to 3 or blank. A solution is drawn as lines; where there are none, as cells
/// inside the loop.
[[nodiscard]] const Drafting &drafting();

} // namespace inkling::slink
