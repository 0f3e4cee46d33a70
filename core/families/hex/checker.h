// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"
#include "families/hex/tiles.h"
#include "logic/model/solver.h"

#include <optional>

namespace inkling::hex {

/// What is wrong with an answer: the links are no path through all tiles, or what is read along it
/// is no acceptable equation. Shares nothing with the solver.
[[nodiscard]] std::optional<Phrase> fault(const Tiles &tiles, const Answer &answer);

} // namespace inkling::hex
