// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling::slink {

/// The family of Slink and Slitherlink: one loop along the edges of a grid; a clue says how many of
/// its cell's edges the loop takes. Source: ACM Mid-Central USA 2007, problem C; blank cells added.
[[nodiscard]] const Family &family();

} // namespace inkling::slink
