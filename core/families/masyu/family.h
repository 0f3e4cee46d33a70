// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling::masyu {

/// Masyu: one loop through all pearls, straight through white ones and turning on black ones.
[[nodiscard]] const Family &family();
[[nodiscard]] std::span<const Sample> samples();

} // namespace inkling::masyu
