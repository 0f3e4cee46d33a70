// SPDX-License-Identifier: MIT
#pragma once

#include "scene/markpainter.h"

#include <QString>
#include <functional>
#include <vector>

namespace inkling {

/// What is said of an element of the board: a clue, where it stands.
using SpokenWords = std::function<QString(ElementId element)>;

/// What a mark means where it stands: "at most one of the two edges at this corner is a line".
[[nodiscard]] QString signWords(const Mark &mark);
/// What the manner says in which it is painted: "what the step rests on".
[[nodiscard]] QString roleWords(Role role);
/// What a mark says in that manner that is shown and not claimed.
[[nodiscard]] QString instanceWords();
/// Whether a mark at rest is painted: sides only while they are tinted.
[[nodiscard]] bool isSeen(const BoardState &state, Look look);

/// A mark that is lit on a board, and in which manner.
struct LitMark
{
    Mark mark;
    Role role;
    /// Shown and not claimed, though painted as if supposed.
    bool isInstance = false;
};

/// All that are, and what is supposed; not what was found by search.
[[nodiscard]] std::vector<LitMark> litMarks(const BoardState &state);
/// Where one is to be pointed at: a corner, the middle between two cells, or its element's own middle.
[[nodiscard]] QPointF placeOf(const BoardGeometry &geometry, const Mark &mark);

/// What of a board is at a point, or next to it; noElement for nothing.
[[nodiscard]] ElementId elementAt(const BoardGeometry &geometry, const QPointF &point);
/// What is drawn at a point, in words, a line each; empty where nothing is. `words` name the elements.
/// `areMarksTold`: marks that stand there unlit are told, too.
[[nodiscard]] QString tipAt(const BoardState &state, const QPointF &point, const SpokenWords &words,
                            bool areMarksTold);
/// What is lit at an element, in words, one after the other.
[[nodiscard]] QStringList litWords(const BoardState &state, ElementId element);

} // namespace inkling
