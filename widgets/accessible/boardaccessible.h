// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "painting/signs.h"
#include "puzzle/puzzle.h"

#include <QString>
#include <functional>
#include <memory>

namespace inkling {

class BoardView;

/// Makes boards readable to screen readers: every element of a board is a child of its view, named
/// with the puzzle's own words and what is marked on the element. Serves all kinds of boards.
///
/// Call once in the program, before the first view is shown.
void installBoardAccessibility();

/// Sets the puzzle whose words name the elements of a view; with a null pointer they have no words.
/// To be used by the window's thread.
void setSpokenPuzzle(BoardView &view, const std::shared_ptr<const Puzzle> &puzzle);

void setSpokenWords(BoardView &view, const SpokenWords &words);

/// The tool tip at a point of the view's viewport (pixels): a description of the things drawn
/// there, in the words that name the elements (see tipAt()). `areMarksTold`: unlit marks are
/// described as well.
[[nodiscard]] QString tipFor(const BoardView &view, const QPoint &point, bool areMarksTold);

/// Tells screen readers that an element has been selected, or that the marks on it have changed.
void tellSelected(BoardView &view, ElementId element);

} // namespace inkling
