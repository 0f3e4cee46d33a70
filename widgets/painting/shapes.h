// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardgeometry.h"
#include "scene/theme.h"

#include <QPainterPath>
#include <array>
#include <vector>

namespace inkling {

// The shapes of things on a board, whoever paints them: at rest, lit, or in a
// legend. In units of a cell.

/// The two strokes of a cross on an edge.
[[nodiscard]] std::array<QLineF, 2> crossStrokes(const QPointF &centre, double width);
/// The stroke of an edge that joins: from beside one tile's text to beside the other's, or the
/// whole branch between two cards.
struct Link
{
    QLineF stroke;
    double width = 0;
};
[[nodiscard]] Link linkOf(const BoardGeometry &geometry, ElementId edge);
/// Whether a path passes a cell by a disc on which the cell's text stands; else it runs on through
/// the cell's middle.
[[nodiscard]] bool hasStop(const BoardGeometry &geometry, ElementId cell);
/// The stroke of a cut: across the edge, between its tiles.
[[nodiscard]] QLineF cutStroke(const QLineF &edge);

/// The face of a tile whose cell has this outline.
[[nodiscard]] QPainterPath tileShape(const QPolygonF &outline);
/// The disc of a tile that a path passes: links end at it, and the tile's text stands on it.
[[nodiscard]] QPainterPath stopShape(const QPointF &centre, double scale = 1);

/// The look of a cell that is black or stays white. The words stay true on dark paper: there the
/// white cells are the filled ones.
struct Shade
{
    QPainterPath shape;
    QColor fill;
    QColor border;
    QColor text;
    bool isFilled = false; ///< with a colour that stands out from the paper
};
[[nodiscard]] Shade shadeOf(Look look, const QPolygonF &outline, const Theme &theme);
/// The outline of a card with this box.
[[nodiscard]] QPainterPath cardShape(const QRectF &box);

/// Whether a label is a note beside the board, as small as a cell, that comes and goes: not a text
/// that the puzzle gives, nor a sentence.
[[nodiscard]] bool isAside(const BoardGeometry &geometry, ElementId label);
/// The rectangle round a label's text, or round a card.
[[nodiscard]] QRectF writtenBox(const BoardGeometry &geometry, ElementId element,
                                const QString &text);

/// The place and the height of a text.
struct TextPlace
{
    QPointF centre;
    double capHeight = 0;
};

/// The place of the text that the puzzle gives to a cell; digitPlace(): of the text found for it.
[[nodiscard]] TextPlace givenPlace(const BoardGeometry &geometry, ElementId cell);
[[nodiscard]] TextPlace digitPlace(const BoardGeometry &geometry, ElementId cell);
/// The place of a region's text, inside its first corner.
[[nodiscard]] TextPlace regionPlace(const BoardGeometry &geometry, ElementId region,
                                    const QString &text);
/// The rectangle round a region's text; empty if the text is.
[[nodiscard]] QRectF regionTextBox(const BoardGeometry &geometry, ElementId region,
                                   const QString &text);
/// The place of the text of a label or a card, so that it fits.
[[nodiscard]] TextPlace boxedPlace(const BoardGeometry &geometry, ElementId element,
                                   const QString &text);

/// The half of a label's or a card's box in which its text stands where another answer has a
/// different one, and the text's place there: the first answer's is left of the second's.
[[nodiscard]] QRectF sharedBox(const QRectF &box, bool isFirst);
[[nodiscard]] TextPlace sharedPlace(const BoardGeometry &geometry, ElementId element,
                                    const QString &text, bool isFirst);

/// A value that a cell may have, with the place it always has among the candidates.
struct CandidatePlace
{
    int value = 0;
    TextPlace place;
};
[[nodiscard]] std::vector<CandidatePlace> candidatePlaces(const BoardGeometry &geometry,
                                                          ElementId cell, std::uint64_t outOf);

/// The strength with which small marks are painted, 0 to 1: fully from 14 device pixels a cell,
/// hidden below 10.
[[nodiscard]] double smallMarksShown(double pixelsPerCell);

/// The ground of cells that will be black or white: on dark paper lifted, so that black parts from
/// what is not known yet.
[[nodiscard]] QColor shadedGround(const Theme &theme);
[[nodiscard]] QColor tileFace(const Theme &theme);
[[nodiscard]] QColor cardFace(const Theme &theme);
[[nodiscard]] QColor candidateInk(const Theme &theme);

} // namespace inkling
