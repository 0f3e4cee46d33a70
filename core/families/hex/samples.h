// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling::hex {

/// The boards that ship with Inkling, all made for it.
[[nodiscard]] std::span<const Sample> samples();

} // namespace inkling::hex
