// SPDX-License-Identifier: MIT
#pragma once

#include "logic/fact.h"
#include "logic/rule.h"

#include <span>

namespace inkling::slink {

/// The catalogue.
[[nodiscard]] std::span<const Rule> rules();

/// Family::picture.
[[nodiscard]] RulePicture rulePicture(RuleId rule);

} // namespace inkling::slink
