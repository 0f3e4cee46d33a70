// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"
#include "scene/boardstate.h"

namespace inkling {

/// A puzzle as small pictures and paper show it: bare, or with an answer. What is built by joining
/// lies bare as it is drawn: its board is laid out by an answer and would tell of it. An answer that
/// is built step by step comes with all that leads to it. Lays the whole board out, and may reason for two
/// seconds: not for the window's thread.
[[nodiscard]] BoardState drawnState(const Puzzle &puzzle, const Answer *answer);

/// The part of a board that has something to see, without its margin: labels and cards that are
/// still empty are left out.
[[nodiscard]] QRectF shownPart(const BoardState &state);

} // namespace inkling
