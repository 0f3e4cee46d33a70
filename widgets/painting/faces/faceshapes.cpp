// SPDX-License-Identifier: MIT
#include "painting/faces/faceshapes.h"

#include "painting/outlines.h"
#include "painting/shapes.h"

#include <QPainterPathStroker>
#include <algorithm>
#include <cmath>
#include <iterator>

namespace inkling {

namespace {

constexpr double pearlRadius = 0.33;
constexpr double pearlStroke = 0.05;
constexpr double dashInset = 0.06;
constexpr double dashLength = 0.10;
constexpr double dashGap = 0.075;
constexpr double textGap = 0.045; ///< from a region's text to the first dash beside it

} // namespace

bool isInkedPearl(CellFace face, const Theme &theme)
{
    return face == (theme.dark ? CellFace::Ring : CellFace::Disc);
}

QPainterPath pearlShape(bool isInked, const QPointF &centre, double pixelsPerCell)
{
    QPainterPath path;
    path.addEllipse(centre, pearlRadius, pearlRadius);
    if (!isInked) {
        const double inner = pearlRadius - std::max(pearlStroke, 1.2 / pixelsPerCell);
        path.addEllipse(centre, inner, inner);
    }
    return path;
}

QPainterPath channelShape(const BoardGeometry &geometry, const Theme &theme, ElementId edge,
                          std::size_t end, double width, double beyond)
{
    const ElementId cell = geometry.endsOf(edge)[end];
    if (cell == noElement || !isInkedPearl(geometry.board().face(cell), theme))
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

} // namespace inkling
