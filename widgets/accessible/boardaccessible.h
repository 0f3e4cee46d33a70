// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "families/puzzle.h"
#include "scene/signs.h"

#include <QString>
#include <functional>
#include <memory>

namespace inkling {

class BoardView;

/// Gives a board's view a voice: a screen reader finds every element of the board as a child of the
/// view, with the puzzle's own words for it and what is marked on it. One for all kinds of boards.
///
/// Call once in the program, before the first view is shown.
void installBoardAccessibility();

/// Whose words a view speaks with; none with a null pointer. The window's thread.
void setSpokenPuzzle(BoardView &view, const std::shared_ptr<const Puzzle> &puzzle);

void setSpokenWords(BoardView &view, SpokenWords words);

/// What is drawn at a point of a view's viewport, in the same words (see tipAt()).
[[nodiscard]] QString tipFor(const BoardView &view, const QPoint &point, bool areMarksTold);

/// Tells a screen reader that an element has been selected, or what is marked on it has changed.
void tellSelected(BoardView &view, ElementId element);

} // namespace inkling
