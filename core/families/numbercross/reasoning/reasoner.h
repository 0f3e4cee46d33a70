// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "logic/model/model.h"

#include <memory>

namespace inkling::numbercross {

/// The named rules, bound to a board. Before the first step it looks whether the labels can all be met;
/// if not, the steps rest only on a smallest set of labels that cannot, and end with naming it.
[[nodiscard]] std::unique_ptr<Reasoner> makeReasoner(const Givens &givens);

} // namespace inkling::numbercross
