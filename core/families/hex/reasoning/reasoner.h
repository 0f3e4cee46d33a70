// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/tiles.h"
#include "logic/model/model.h"

#include <memory>

namespace inkling::hex {

/// The named rules of rules.h, applied to a board.
[[nodiscard]] std::unique_ptr<Reasoner> makeReasoner(const Tiles &tiles);

} // namespace inkling::hex
