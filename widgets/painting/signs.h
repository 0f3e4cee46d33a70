// SPDX-License-Identifier: MIT
#pragma once

#include "painting/markpainter.h"

#include <QString>
#include <functional>
#include <vector>

namespace inkling {

/// Gives the words for an element of the board: a clue, its place.
using SpokenWords = std::function<QString(ElementId element)>;

/// The meaning of a mark where it stands: "at most one of the two edges at this corner is a line".
[[nodiscard]] QString signWords(const Mark &mark);
/// The meaning of a role: "the reason".
[[nodiscard]] QString roleWords(Role role);
/// The meaning of a mark that is shown as an example and not claimed.
[[nodiscard]] QString instanceWords();
/// Whether a mark at rest is painted: marks of inside and outside only while cells are tinted.
[[nodiscard]] bool isSeen(const BoardState &state, Look look);

/// A mark that is lit on a board, and its role.
struct LitMark
{
    Mark mark;
    Role role;
    /// Whether the mark is an example, not claimed, though painted as if supposed.
    bool isInstance = false;
};

/// All marks that are lit, kept or supposed; not those found by search.
[[nodiscard]] std::vector<LitMark> litMarks(const BoardState &state);
/// The place where a mark is pointed at: a corner, the middle between two cells, or
/// its element's middle.
[[nodiscard]] QPointF placeOf(const BoardGeometry &geometry, const Mark &mark);

/// The element nearest to a point, within 0.7 of a cell; noElement if none is.
[[nodiscard]] ElementId elementAt(const BoardGeometry &geometry, const QPointF &point);
/// Describes what is drawn at a point, one line each; empty if nothing is. `words` name the
/// elements. `areMarksTold`: unlit marks are described, too.
[[nodiscard]] QString tipAt(const BoardState &state, const QPointF &point, const SpokenWords &words,
                            bool areMarksTold);
/// The meanings of the marks that are lit on an element.
[[nodiscard]] QStringList litWords(const BoardState &state, ElementId element);

} // namespace inkling
