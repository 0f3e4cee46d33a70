// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"
#include "logic/model/model.h"

#include <memory>

namespace inkling::kenken {

/// The named rules of rules.h, applied to a puzzle.
[[nodiscard]] std::unique_ptr<Reasoner> makeReasoner(std::shared_ptr<const Cages> cages);

} // namespace inkling::kenken
