// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "logic/model/model.h"

#include <memory>

namespace inkling::slink {

/// The named rules of rules.h, applied to a board. Requires: at least one cell.
[[nodiscard]] std::unique_ptr<Reasoner> makeReasoner(const Clues &clues);

} // namespace inkling::slink
