// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardgeometry.h"
#include "scene/theme.h"

#include <QPainterPath>
#include <array>
#include <vector>

namespace inkling {

// What things on a board look like, whoever paints them: at rest, lit, or in a legend. In units of a
// cell; see LOOK.

/// The two strokes of a cross on an edge.
[[nodiscard]] std::array<QLineF, 2> crossStrokes(const QPointF &centre, double width);
/// What is drawn of an edge that joins: from beside one tile's text to beside the other's, or all of a
/// branch between cards.
struct Link
{
    QLineF stroke;
    double width = 0;
};
[[nodiscard]] Link linkOf(const BoardGeometry &geometry, ElementId edge);
/// Across a link, between the tiles.
[[nodiscard]] QLineF cutStroke(const QLineF &edge);

/// Of a cell with that outline: a tile's face.
[[nodiscard]] QPainterPath tileShape(const QPolygonF &outline);
/// A tile that a path passes: a link ends at it, and its text stands on it.
[[nodiscard]] QPainterPath stopShape(const QPointF &centre, double scale = 1);

/// How a cell looks that is black or stays white. What the words say stays true: on dark paper it is the
/// white ones that are filled.
struct Shade
{
    QPainterPath shape;
    QColor fill;
    QColor border;
    QColor text;
    bool isFilled = false; ///< with a colour that stands out from the paper
};
[[nodiscard]] Shade shadeOf(bool isBlack, const QPolygonF &outline, const Theme &theme);
/// Of a card with that box.
[[nodiscard]] QPainterPath cardShape(const QRectF &box);

/// Whether a label is a note beside the board, as small as a cell, that comes and goes: not a text that
/// the puzzle gives, nor a sentence.
[[nodiscard]] bool isAside(const BoardGeometry &geometry, ElementId label);
/// Round what is written on a label, or round a card.
[[nodiscard]] QRectF writtenBox(const BoardGeometry &geometry, ElementId element,
                                const QString &text);

/// Where and how tall a text stands.
struct TextPlace
{
    QPointF centre;
    double capHeight = 0;
};

/// The text that the puzzle gives to a cell, and the one that is found for it.
[[nodiscard]] TextPlace givenPlace(const BoardGeometry &geometry, ElementId cell);
[[nodiscard]] TextPlace digitPlace(const BoardGeometry &geometry, ElementId cell);
/// The text inside a region's first corner.
[[nodiscard]] TextPlace regionPlace(const BoardGeometry &geometry, ElementId region,
                                    const QString &text);
/// Round that text; empty where it is.
[[nodiscard]] QRectF regionTextBox(const BoardGeometry &geometry, ElementId region,
                                   const QString &text);
/// The text of a label or a card, so that it fits.
[[nodiscard]] TextPlace boxedPlace(const BoardGeometry &geometry, ElementId element,
                                   const QString &text);

/// A value that a cell may have, at its fixed place.
struct CandidatePlace
{
    int value = 0;
    TextPlace place;
};
[[nodiscard]] std::vector<CandidatePlace> candidatePlaces(const BoardGeometry &geometry,
                                                          ElementId cell, std::uint64_t outOf);

/// Below 14 device pixels a cell what is small goes, and below 10 it is gone: how much of it is there.
[[nodiscard]] double smallMarksShown(double pixelsPerCell);

[[nodiscard]] QColor tileFace(const Theme &theme);
[[nodiscard]] QColor cardFace(const Theme &theme);
[[nodiscard]] QColor candidateInk(const Theme &theme);

} // namespace inkling
