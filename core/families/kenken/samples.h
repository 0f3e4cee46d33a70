// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling::kenken {

/// The puzzles that ship with Inkling, all made for it.
[[nodiscard]] std::span<const Sample> samples();

} // namespace inkling::kenken
