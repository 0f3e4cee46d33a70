// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/rule.h"

#include <string>

namespace inkling {

/// The entry of a rule in the printed catalogue: id, cost, title and text.
[[nodiscard]] std::string ruleText(const Rule &rule);

} // namespace inkling
