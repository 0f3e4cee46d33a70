// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/solver.h"

#include <QString>

namespace inkling {

class Playback;

/// The words shown at the start of the reasoning that is played, before its first step. Requires,
/// here and below: playback.explained().
[[nodiscard]] QString startWords(const Playback &playback);
/// The words shown at its end, behind the last step. `solution`: the result of the search for
/// answers; null while it is not known.
[[nodiscard]] QString endWords(const Playback &playback, const Solution *solution);

} // namespace inkling
