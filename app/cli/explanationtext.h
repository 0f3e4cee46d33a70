// SPDX-License-Identifier: MIT
#pragma once

#include "logic/rule.h"

#include <string>

namespace inkling {

/// An entry of a catalogue of rules: id, cost, title and text.
[[nodiscard]] std::string ruleText(const Rule &rule);

} // namespace inkling
