// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/trace.h"

#include <functional>
#include <vector>

namespace inkling {

/// A function that takes out the constraints and premises that a conclusion does not need.
using LeaveOut = std::function<void(std::vector<ConstraintId> &constraints,
                                    std::vector<Fact> &premises, const Fact &conclusion)>;

/// The steps of a chain, with links joined: several nameless links in a row that take values from
/// one unknown by the same constraints become one step, whose constraints and premises `leaveOut`
/// reduces to those needed.
[[nodiscard]] Trace joinedLinks(const Trace &steps, const std::vector<ValueSet> &initial,
                                const LeaveOut &leaveOut);

} // namespace inkling
