// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"
#include "families/hex/tiles.h"
#include "logic/model/solver.h"

#include <optional>

namespace inkling::hex {

/// The fault of an answer: its links are no path through all tiles, or the characters along the
/// path are no acceptable equation; nothing if the answer is right. Shares no code with the solver.
[[nodiscard]] std::optional<Phrase> fault(const Tiles &tiles, const Answer &answer);

} // namespace inkling::hex
