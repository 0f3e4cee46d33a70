// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "logic/model/model.h"

#include <memory>

namespace inkling::numbercross {

/// The named rules, applied to a board. Before the first step, the reasoner checks whether all
/// labels can be met together; if not, its steps rest only on a smallest set of labels that cannot,
/// and end by naming that set.
[[nodiscard]] std::unique_ptr<Reasoner> makeReasoner(const Givens &givens);

} // namespace inkling::numbercross
