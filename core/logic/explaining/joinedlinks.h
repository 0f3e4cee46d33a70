// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/trace.h"

#include <functional>
#include <vector>

namespace inkling {

/// Leaves out what a conclusion does not need.
using LeaveOut = std::function<void(std::vector<ConstraintId> &constraints,
                                    std::vector<Fact> &premises, const Fact &conclusion)>;

/// The steps of a chain, where links without a name that take one value after the other from one unknown, by the
/// same constraints, are one step, from no more than all of them need together.
[[nodiscard]] Trace joinedLinks(const Trace &steps, const std::vector<ValueSet> &initial,
                                const LeaveOut &leaveOut);

} // namespace inkling
