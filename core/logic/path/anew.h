// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

#include <vector>

namespace inkling {

/// Whether `anew` concludes all that `step` would add to `known`. Requires: `anew` has one step, or none.
[[nodiscard]] bool saysAll(const Trace &anew, const Step &step, const Knowledge &known);

/// Whether `anew`, the same look at a time when `known` is known, is told in place of `step` (see
/// Model::plainer()): it concludes all that `step` would add, and more, or `step` rests on what is
/// not known. Requires: `anew` has one step, or none.
[[nodiscard]] bool replaces(const Trace &anew, const Step &step, const Knowledge &known);

/// Makes the conclusions that leave a main unknown one value state that value; the premises then hold
/// what was known of it before. Returns these unknowns.
std::vector<UnknownId> sayValues(const Knowledge &known, UnknownId mainCount,
                                 std::vector<Fact> &premises, std::vector<Fact> &conclusions);

} // namespace inkling
