// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardstate.h"
#include "transport/playback.h"

namespace inkling {

/// The board as the window shows it at the position of a playback, for pictures. `geometry`: of the
/// board of the puzzle explained. Requires: an explained puzzle. Cost: as painting the board.
[[nodiscard]] BoardState playedBoard(const Playback &playback, SharedGeometry geometry);

} // namespace inkling
