// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling::hex {

/// The family of Hex Tile Equations: a path through all tiles, each passed once, whose characters
/// make an equation. Source: ACM Mid-Central USA 2008, problem C; boards of 14 to 24 tiles, and
/// boards without an answer or with several, added.
[[nodiscard]] const Family &family();

} // namespace inkling::hex
