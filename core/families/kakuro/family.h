// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling::kakuro {

/// Kakuro: runs of different digits that make the sums beside them.
[[nodiscard]] const Family &family();
[[nodiscard]] std::span<const Sample> samples();

} // namespace inkling::kakuro
