// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"
#include "marking/stroke.h"

#include <optional>

namespace inkling {

/// The step of the history that a stroke on a page becomes. Marks that make no sense on a new draft go with it; a
/// drawn solution goes along with the elements that it stands on. Nothing where the stroke does not fit the page.
/// Requires: the page's draft has been made. Cost: what the draft's texts and the marks cost to compare.
[[nodiscard]] std::optional<Change> stepOf(Page &page, const Stroke &stroke);

/// The last step of the history and one that goes on with it, as one step; nothing where they do not go together.
/// `page`: the page as it is between the two.
[[nodiscard]] std::optional<Change> joined(const Change &last, const Change &next,
                                           const Page &page);

} // namespace inkling
