// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling::hitori {

/// Hitori: cells are shaded until no line holds a number twice.
[[nodiscard]] const Family &family();
[[nodiscard]] std::span<const Sample> samples();

} // namespace inkling::hitori
