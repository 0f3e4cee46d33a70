// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/drafting.h"

namespace inkling::hex {

/// Family::drafting: a place a tile, with one character. A solution is drawn as links. There are rows taken and
/// added in pairs only, so that the first stays a short one.
[[nodiscard]] const Drafting &drafting();

} // namespace inkling::hex
