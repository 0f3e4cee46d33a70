// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/terms.h"
#include "logic/model/knowledge.h"

#include <string>

namespace inkling::hex {

/// The part of the equation known so far: the joined stretches of at least two tiles with gaps
/// between them; the whole equation once path and reading are known. Empty where nothing is joined
/// yet.
struct Reading
{
    std::string equation;
    /// The values of both sides, "8 = 8" or "8 ≠ 9"; empty until the equation is whole.
    std::string values;
};

[[nodiscard]] Reading readingOf(const Tiles &tiles, const Knowledge &knowledge);

} // namespace inkling::hex
