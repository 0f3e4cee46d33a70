// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling::numbercross {

/// The boards that Inkling ships, all of its own making.
[[nodiscard]] std::span<const Sample> samples();

} // namespace inkling::numbercross
