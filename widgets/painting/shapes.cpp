// SPDX-License-Identifier: MIT
#include "painting/shapes.h"

#include "painting/lettering.h"
#include "painting/looks.h"
#include "painting/markpainter.h"
#include "painting/outlines.h"

#include <QPainterPathStroker>
#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>

namespace inkling {

namespace {

constexpr double tileInset = 0.03;
constexpr double tileRadius = 0.06;
constexpr double blackInset = 0.04;
constexpr double blackRadius = 0.08;
constexpr double whiteInset = 0.10;
constexpr double cardRadius = 0.09;

constexpr double clueHeight = 0.43; ///< where cells have no frame, and the clue is all there is
constexpr double givenHeight = 0.42;
constexpr double digitHeight = 0.50;
constexpr double digitHeightBelowClue = 0.46;
constexpr double digitDrop = 0.105; ///< so that a digit stands clear of a clue in the corner
constexpr double regionHeight = 0.20;
constexpr double regionInset = 0.085;
constexpr double labelHeight = 0.34;
constexpr double asideHeight = 0.24;
constexpr double cardHeight = 0.44;
constexpr double candidateHeight = 0.16;
constexpr double inkedLabelHeight = 0.30;
// Where regions' texts stand over dashes, they are smaller and take less from the digits.
constexpr double dashedTextHeight = 0.165;
constexpr double dashedTextInset = 0.07;
constexpr double digitDropBelowDashes = 0.045;
constexpr double dashInset = 0.06;
constexpr double dashLength = 0.10;
constexpr double dashGap = 0.075;
constexpr double textGap = 0.045; ///< from a region's text to the first dash beside it

constexpr double pearlRadius = 0.33;
constexpr double pearlStroke = 0.05;

double widthOf(const QString &text)
{
    return lettering(text, Weight::Medium).boundingRect().width();
}

} // namespace

std::array<QLineF, 2> crossStrokes(const QPointF &centre, double width)
{
    const double reach = width / 2;
    return {QLineF(centre.x() - reach, centre.y() - reach, centre.x() + reach, centre.y() + reach),
            QLineF(centre.x() - reach, centre.y() + reach, centre.x() + reach, centre.y() - reach)};
}

Link linkOf(const BoardGeometry &geometry, ElementId edge)
{
    const QLineF line = geometry.line(edge);
    const ElementId end = geometry.endsOf(edge)[0];
    if (end == noElement || geometry.board().kind(end) != ElementKind::Cell)
        return {line, sizes::branch};
    if (geometry.isAcrossGrid(edge))
        return {line, sizes::link};
    const double inset = sizes::stop * 0.97 / std::max(line.length(), 2.5 * sizes::stop);
    return {{line.pointAt(inset), line.pointAt(1 - inset)}, sizes::link};
}

bool hasStop(const BoardGeometry &geometry, ElementId cell)
{
    return geometry.board().frame() != CellFrame::Grid || !geometry.board().text(cell).empty();
}

QLineF cutStroke(const QLineF &edge)
{
    const QLineF normal = edge.normalVector().unitVector();
    const QPointF reach(normal.dx() * sizes::cut / 2, normal.dy() * sizes::cut / 2);
    return {edge.center() - reach, edge.center() + reach};
}

QPainterPath tileShape(const QPolygonF &outline)
{
    return rounded(inset(outline, tileInset), tileRadius);
}

QPainterPath stopShape(const QPointF &centre, double scale)
{
    QPainterPath path;
    path.addEllipse(centre, sizes::stop * scale, sizes::stop * scale);
    return path;
}

Shade shadeOf(Look look, const QPolygonF &outline, const Theme &theme)
{
    const bool isFilled = inkling::isFilled(look, theme);
    Shade shade{.shape = rounded(inset(outline, isFilled ? blackInset : whiteInset), blackRadius),
                .fill = isFilled ? theme.ink : Qt::transparent,
                .border = blend(theme.quiet, theme.ink, 0.25),
                .text = isFilled ? theme.paper : theme.ink,
                .isFilled = isFilled};
    if (theme.dark)
        shade.fill = isFilled ? blend(theme.paper, theme.ink, 0.84) : QColor(0x08, 0x09, 0x0A);
    return shade;
}

QPainterPath pearlShape(CellFace face, const QPointF &centre, double pixelsPerCell)
{
    QPainterPath path;
    path.addEllipse(centre, pearlRadius, pearlRadius);
    if (face == CellFace::Ring) {
        const double inner = pearlRadius - std::max(pearlStroke, 1.2 / pixelsPerCell);
        path.addEllipse(centre, inner, inner);
    }
    return path;
}

QPainterPath channelShape(const BoardGeometry &geometry, ElementId edge, std::size_t end,
                          double width, double beyond)
{
    const ElementId cell = geometry.endsOf(edge)[end];
    if (cell == noElement || geometry.board().face(cell) != CellFace::Disc)
        return {};
    const QPointF middle = geometry.centre(cell);
    QLineF way(middle, geometry.centre(edge));
    way.setLength(pearlRadius + width);
    QPainterPath path(way.p1());
    path.lineTo(way.p2());
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::RoundCap);
    QPainterPath circle;
    circle.addEllipse(middle, pearlRadius + beyond, pearlRadius + beyond);
    return stroker.createStroke(path).simplified().intersected(circle);
}

QPolygonF inkedGroundOf(const BoardGeometry &geometry, ElementId label)
{
    const ElementId cell = geometry.inkedCellOf(label);
    if (geometry.board().face(cell) != CellFace::Halved)
        return geometry.polygon(cell);
    const QRectF box = geometry.box(cell);
    const QPointF from = geometry.centre(label) - box.topLeft();
    if (from.x() / box.width() > from.y() / box.height())
        return {{box.topLeft(), box.topRight(), box.bottomRight()}};
    return {{box.topLeft(), box.bottomRight(), box.bottomLeft()}};
}

namespace {

/// Dashes along a closed outline, halves of them round each corner. `after` and `before`: the
/// lengths left free beside the first point, if any are.
std::vector<QPolygonF> dashed(const QPolygonF &outline, double dash, double gap, double after,
                              double before)
{
    std::vector<QPolygonF> dashes;
    const qsizetype count = outline.size();
    for (qsizetype i = 0; i < count; ++i) {
        QLineF side(outline[i], outline[(i + 1) % count]);
        const double from = i == 0 ? after : 0;
        const double room = side.length() - from - (i == count - 1 ? before : 0);
        const int periods = std::max(1, int(std::lround(room / (dash + gap))));
        const double period = room / periods;
        const double half = std::min(dash, period * 0.6) / 2;
        const auto at
            = [&](double distance) { return side.pointAt((from + distance) / side.length()); };
        const bool goesOn = !dashes.empty() && (i > 0 || after <= 0);
        if (goesOn)
            dashes.back().append(at(half)); // round the corner
        else
            dashes.push_back({at(0), at(half)});
        for (int k = 1; k < periods; ++k)
            dashes.push_back({at(k * period - half), at(k * period + half)});
        dashes.push_back({at(room - half), at(room)});
    }
    if (after <= 0 && before <= 0 && dashes.size() > 1) {
        dashes.back().append(dashes.front().last());
        dashes.erase(dashes.begin());
    }
    return dashes;
}

} // namespace

std::vector<QPolygonF> dashesOf(const BoardGeometry &geometry, ElementId region,
                                const QString &text, double width, double pixelsPerCell)
{
    // At least so many device pixels that a dash is one, and that a line beside it is another.
    const double pixel = 1 / pixelsPerCell;
    const double in = std::max(dashInset, 2 * pixel);
    const double dash = std::max(dashLength, 2 * pixel + width) - width;
    const double gap = std::max(dashGap, 2 * pixel) + width;
    const QRectF box = regionTextBox(geometry, region, text);
    std::vector<QPolygonF> dashes;
    const auto outlines = geometry.outlines(region);
    for (const QPolygonF &outline : outlines) {
        const QPolygonF inner = inset(outline, in);
        const bool isWritten = !text.isEmpty() && &outline == &outlines.front();
        const double after = isWritten ? box.right() + textGap - inner.front().x() : 0;
        const double before = isWritten ? box.bottom() + textGap - inner.front().y() : 0;
        std::ranges::move(dashed(inner, dash, gap, after, before), std::back_inserter(dashes));
    }
    return dashes;
}

QPainterPath cardShape(const QRectF &box)
{
    QPainterPath path;
    const double radius = cardRadius * std::clamp(std::min(box.width(), box.height()), 0.4, 1.6);
    path.addRoundedRect(box, radius, radius);
    return path;
}

bool isAside(const BoardGeometry &geometry, ElementId label)
{
    constexpr double widest = 1.6;
    return geometry.board().text(label).empty() && geometry.box(label).width() <= widest;
}

QRectF writtenBox(const BoardGeometry &geometry, ElementId element, const QString &text)
{
    const QRectF box = geometry.box(element);
    if (geometry.board().kind(element) == ElementKind::Node || text.isEmpty())
        return box;
    const auto [centre, capHeight] = boxedPlace(geometry, element, text);
    const double width = widthOf(text) * capHeight;
    // Labels stand side by side: a frame stays off the next one.
    const double widest = std::max(box.width() - 0.04, width + 0.12);
    const QSizeF size(std::min(width + 0.36, widest), capHeight + 0.32);
    QRectF written(QPointF(), size);
    written.moveCenter(centre);
    return written;
}

TextPlace givenPlace(const BoardGeometry &geometry, ElementId cell)
{
    // A given digit beside those that a person writes is as large as they are.
    if (geometry.hasPlainFrames())
        return digitPlace(geometry, cell);
    const bool isBare = geometry.board().frame() == CellFrame::None;
    return {geometry.centre(cell), isBare ? clueHeight : givenHeight};
}

TextPlace digitPlace(const BoardGeometry &geometry, ElementId cell)
{
    switch (geometry.cornerTexts()) {
    case CornerTexts::None:
        break;
    case CornerTexts::Small:
        return {geometry.centre(cell) + QPointF(0, digitDropBelowDashes), digitHeight};
    case CornerTexts::Usual:
        return {geometry.centre(cell) + QPointF(0, digitDrop), digitHeightBelowClue};
    }
    return {geometry.centre(cell), digitHeight};
}

TextPlace regionPlace(const BoardGeometry &geometry, ElementId region, const QString &text)
{
    const Point corner = geometry.board().outline(region).front();
    const bool isOverDashes = geometry.board().regionFrame(region) == RegionFrame::Dashed;
    const double inset = isOverDashes ? dashedTextInset : regionInset;
    // A clue stays within its cell.
    const double room = 1 - 2 * inset - 0.05;
    const double width = widthOf(text);
    const double height
        = std::min(isOverDashes ? dashedTextHeight : regionHeight, room / std::max(width, 0.01));
    return {{corner.x + inset + width * height / 2, corner.y + inset + height / 2}, height};
}

QRectF regionTextBox(const BoardGeometry &geometry, ElementId region, const QString &text)
{
    if (text.isEmpty())
        return {};
    const auto [centre, capHeight] = regionPlace(geometry, region, text);
    QRectF box(QPointF(), QSizeF(widthOf(text) * capHeight, capHeight));
    box.moveCenter(centre);
    return box;
}

TextPlace boxedPlace(const BoardGeometry &geometry, ElementId element, const QString &text)
{
    const QRectF box = geometry.box(element);
    const bool isCard = geometry.board().kind(element) == ElementKind::Node;
    const double usual = isCard ? cardHeight * std::min(1.0, box.height() / 1.4)
                         : geometry.inkedCellOf(element) != noElement ? inkedLabelHeight
                         : isAside(geometry, element)                 ? asideHeight
                                                                      : labelHeight;
    const double room = box.width() * (isCard ? 0.80 : 0.98);
    const double tallest = std::min(usual, box.height() * (isCard ? 0.6 : 0.9));
    return {box.center(), std::min(tallest, room / std::max(widthOf(text), 0.01))};
}

std::vector<CandidatePlace> candidatePlaces(const BoardGeometry &geometry, ElementId cell,
                                            std::uint64_t outOf)
{
    const int count = std::popcount(outOf);
    if (count == 0)
        return {};
    const int columns = int(std::ceil(std::sqrt(count)));
    const int rows = (count + columns - 1) / columns;
    const QRectF box = geometry.box(cell);
    // Below a clue in the corner, of which any cell may have one.
    const bool isBelowClue = geometry.cornerTexts() == CornerTexts::Usual;
    const double above = isBelowClue                                    ? 0.32
                         : geometry.cornerTexts() == CornerTexts::Small ? 0.25
                                                                        : 0.10;
    const QRectF area(box.left() + box.width() * 0.10, box.top() + box.height() * above,
                      box.width() * 0.80, box.height() * (0.93 - above));
    const double width = area.width() / columns;
    double top = area.top();
    double height = area.height() / rows;
    if (rows == 3 && isBelowClue) {
        // Three rows stand clear of the cell's border.
        top -= box.height() * 0.025;
        height = box.height() * 0.19;
    } else if (rows == 3 && geometry.cornerTexts() == CornerTexts::Small) {
        // Clear of the dashes, and of frames that a step puts beside them.
        top -= box.height() * 0.005;
        height = box.height() * 0.205;
    }
    const double letters = outOf >> 10 != 0 ? 2 : 1;
    const double capHeight = std::min({candidateHeight, height * 0.78, width / letters * 0.95});
    std::vector<CandidatePlace> places;
    for (int value = 0; value < 64; ++value) {
        if ((outOf >> value & 1) == 0)
            continue;
        const auto i = int(places.size());
        const int row = i / columns;
        const int column = i % columns;
        const QPointF centre(area.left() + (column + 0.5) * width, top + (row + 0.5) * height);
        places.push_back({value, {centre, capHeight}});
    }
    return places;
}

double smallMarksShown(double pixelsPerCell)
{
    return std::clamp((pixelsPerCell - 10) / 4, 0.0, 1.0);
}

QColor tileFace(const Theme &theme)
{
    return blend(theme.paper, theme.quiet, theme.dark ? 0.22 : 0.16);
}

QColor cardFace(const Theme &theme)
{
    return theme.dark ? blend(theme.paper, theme.ink, 0.07) : QColor(Qt::white);
}

QColor candidateInk(const Theme &theme)
{
    return blend(theme.ink, theme.paper, 0.28);
}

} // namespace inkling
