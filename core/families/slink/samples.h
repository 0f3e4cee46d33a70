// SPDX-License-Identifier: MIT
#pragma once

#include "families/family.h"

namespace inkling::slink {

/// The boards that ship with Inkling, all made for it.
[[nodiscard]] std::span<const Sample> samples();

} // namespace inkling::slink
