// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"
#include "marking/stroke.h"

#include <optional>

namespace inkling {

/// Makes the step of the history for a stroke on a page. The step also removes marks that make no
/// sense on the new draft, and moves a drawn solution along with its elements. Nothing if the
/// stroke does not fit the page. Requires: the page's draft has been made. Cost: a comparison of
/// the draft's texts and of the marks.
[[nodiscard]] std::optional<Change> stepOf(Page &page, const Stroke &stroke);

/// Joins the last step of the history with the next one into one step; nothing if the two do not
/// belong together. `page`: the page between the two steps.
[[nodiscard]] std::optional<Change> joined(const Change &last, const Change &next,
                                           const Page &page);

} // namespace inkling
