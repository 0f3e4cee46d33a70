// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "stopcondition.h"

#include <vector>

namespace inkling::numbercross {

/// A smallest set of labels that cannot all be met, if there is one. On large or hard boards,
/// instead, a set of which no label can be left out, as far as a quick search tells.
///
/// Ensures: lines in ascending order; none if all labels can be met, or the search was stopped.
/// Method: smallest unsatisfiable subsets by implicit hitting sets (Ignatiev et al. 2015): take a
/// smallest set of labels that hits the complement of every set found to be satisfiable so far;
/// either this set is in conflict, or it leads to one more satisfiable set. After a number of
/// rounds: deletion.
[[nodiscard]] std::vector<int> findConflict(const Givens &givens, const StopCondition &stop);

} // namespace inkling::numbercross
