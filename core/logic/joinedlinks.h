// SPDX-License-Identifier: MIT
#pragma once

#include "logic/trace.h"

#include <vector>

namespace inkling {

/// The steps of a chain, where links without a name that take one value after the other from one unknown, by the
/// same constraints, are one step.
[[nodiscard]] Trace joinedLinks(const Trace &steps, const std::vector<ValueSet> &initial);

} // namespace inkling
