// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/terms.h"
#include "logic/model/knowledge.h"

#include <string>

namespace inkling::hex {

/// What is known of the equation: the joined stretches of at least two tiles, gaps between; the
/// whole as soon as path and reading are known. Empty where nothing is joined yet.
struct Reading
{
    std::string equation;
    /// Both sides' values; empty until the equation is whole.
    std::string values;
};

[[nodiscard]] Reading readingOf(const Tiles &tiles, const Knowledge &knowledge);

} // namespace inkling::hex
