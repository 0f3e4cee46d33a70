// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"

#include <string>

namespace inkling {

/// A board, before anything is marked on it, as a small SVG picture in black on white.
[[nodiscard]] std::string svgOf(const Board &board);

} // namespace inkling
