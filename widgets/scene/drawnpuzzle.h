// SPDX-License-Identifier: MIT
#pragma once

#include "families/puzzle.h"
#include "scene/boardstate.h"

namespace inkling {

/// A puzzle as it is drawn where nobody reasons or plays, in small pictures and on paper: bare, or
/// with an answer, all that leads to it where it is built step by step. Lays the whole board out,
/// and may reason for two seconds: not for the window's thread.
[[nodiscard]] BoardState drawnState(const Puzzle &puzzle, const Answer *answer);

/// What there is to see of a board, without its margin: not the labels that come with the
/// reasoning.
[[nodiscard]] QRectF shownPart(const BoardState &state);

} // namespace inkling
