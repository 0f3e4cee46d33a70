// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/drafting.h"

namespace inkling::hex {

/// Implements Family::drafting(): one place for each tile, for one character. A person draws a
/// solution as links. Rows are added and taken away only in pairs, so that the first row stays a
/// short one.
[[nodiscard]] const Drafting &drafting();

} // namespace inkling::hex
