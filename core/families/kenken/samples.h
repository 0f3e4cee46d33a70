// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling::kenken {

/// The puzzles that Inkling ships, all of its own making.
[[nodiscard]] std::span<const Sample> samples();

} // namespace inkling::kenken
