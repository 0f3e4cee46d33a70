// SPDX-License-Identifier: MIT
#pragma once

#include "logic/solver.h"

#include <QString>

namespace inkling {

class Playback;

/// What is said before the first step of what is played, and behind the last one. Requires: there is
/// something.
[[nodiscard]] QString startWords(const Playback &playback);
/// `solution`: what search found for the puzzle; null while it is not known.
[[nodiscard]] QString endWords(const Playback &playback, const Solution *solution);

} // namespace inkling
