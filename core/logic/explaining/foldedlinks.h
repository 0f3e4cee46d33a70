// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"
#include "logic/model/trace.h"

namespace inkling {

/// The steps of a chain, with those that only take values away (bookkeeping that settles no
/// milestone) folded into the first step that rests on them, as the path does it; such steps from
/// the same premises by the same rule become one. What follows from the steps stays the same.
/// A step that has a picture or a chain of its own takes nothing in.
[[nodiscard]] Trace foldedLinks(const Model &model, const Trace &steps);

} // namespace inkling
