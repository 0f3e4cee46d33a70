// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling::numbercross {

/// The boards that ship with Inkling, all made for it.
[[nodiscard]] std::span<const Sample> samples();

} // namespace inkling::numbercross
