// SPDX-License-Identifier: MIT
#pragma once

#include "logic/path/replay.h"
#include "painting/signs.h"
#include "puzzle/puzzle.h"

#include <QString>
#include <memory>
#include <span>

class QAccessibleEvent;
class QAccessibleInterface;
class QObject;

namespace inkling {

class BoardView;

/// Makes boards readable to screen readers, and announcements heard (see announcement.h). Serves
/// all kinds of boards.
///
/// A board is a table where its cells stand in rows and columns, with the labels beside them as
/// headings, and otherwise a list; its edges, labels, regions and cards are further children of
/// it. Each is named with the puzzle's own words and what is marked on it, and can be given the
/// focus and pressed where a BoardHand reaches it. What cannot be seen on the board is not told
/// (see ToldElements). A widget laid over the board, the view's focus proxy, is told in its place.
///
/// While an interface to a board is in use, screen readers hear of every element that changes, of
/// the selection and of another board: elements of a board that is gone are gone, too.
///
/// Call once in the program, before the first view is shown.
void installAccessibility();

/// Whether an event tells of a focus that is elsewhere: Qt 6.4 has a list say that its current row
/// has the focus whenever that row changes, as the history's does with every stroke, even unseen.
/// Such events are dropped.
[[nodiscard]] bool isFalseFocus(const QAccessibleEvent &event);

/// Sets the puzzle whose words name the elements of a view; with a null pointer they have no words.
/// To be used by the window's thread.
void setSpokenPuzzle(BoardView &view, const std::shared_ptr<const Puzzle> &puzzle);

/// Whether labels without a text are told: places to write on, or only places that the answer fills.
enum class BlankLabels : bool { Hidden, Told };

void setSpokenWords(BoardView &view, const SpokenWords &words,
                    BlankLabels blanks = BlankLabels::Hidden);

/// The tool tip at a point of the view's viewport (pixels): a description of the things drawn
/// there, in the words that name the elements (see tipAt()). `areMarksTold`: unlit marks are
/// described as well.
[[nodiscard]] QString tipFor(const BoardView &view, const QPoint &point, bool areMarksTold);

/// The interface to an element of a view's board; null if the element is not told.
[[nodiscard]] QAccessibleInterface *accessibleElement(BoardView &view, ElementId element);

/// Tells screen readers that an element has been selected: it has the focus if the view has it.
void tellSelected(BoardView &view, ElementId element);

/// Has screen readers say what a person's stroke has done: the new value of the selected element,
/// or of the only one that has changed.
void tellMarked(BoardView &view, std::span<const MarkChange> changes);

} // namespace inkling
