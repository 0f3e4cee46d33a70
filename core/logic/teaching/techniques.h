// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/rule.h"
#include "logic/model/trace.h"

#include <map>
#include <span>
#include <string_view>

namespace inkling {

/// How often the reader of a trace meets each rule, by its id. A folded step counts as its parts; the
/// steps that show a chain count as well, but not what they suppose.
[[nodiscard]] std::map<std::string_view, int> techniquesOf(std::span<const Rule> rules,
                                                           const Trace &trace);

} // namespace inkling
