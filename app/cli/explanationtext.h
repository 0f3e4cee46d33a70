// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/rule.h"

#include <string>

namespace inkling {

class Family;

/// The rules of a family's puzzles under its title, and a heading for the catalogue of its rules of
/// solving.
[[nodiscard]] std::string gameText(const Family &family);
/// The entry of a rule in the printed catalogue: id, cost, title and text.
[[nodiscard]] std::string ruleText(const Rule &rule);

} // namespace inkling
