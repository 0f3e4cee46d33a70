// SPDX-License-Identifier: MIT
#pragma once

#include "logic/rule.h"

#include <span>

namespace inkling::cards {

/// The rules, in the order of the catalogue.
enum class RuleName : std::uint16_t {
    Card,
    Values,
    LeftOver,
    TargetSplit,
    PartSplit,
    Merge,
    Whole,
    Single,
    Closest,
    Most,
    Least,
    Impossible,
    Unmade,
    Count
};

/// The catalogue, by RuleName.
[[nodiscard]] std::span<const Rule> rules();

/// Family::picture.
[[nodiscard]] RulePicture rulePicture(std::uint16_t rule);

} // namespace inkling::cards
