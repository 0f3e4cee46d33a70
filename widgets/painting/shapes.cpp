// SPDX-License-Identifier: MIT
#include "painting/shapes.h"

#include "painting/lettering.h"
#include "painting/looks.h"
#include "painting/markpainter.h"
#include "painting/outlines.h"

#include <algorithm>
#include <bit>
#include <cmath>

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
// Where regions' texts stand in corners, digits stand clear of them.
constexpr double digitHeightBelowClue = 0.48;
constexpr double digitDrop = 0.042;
constexpr double regionHeight = 0.165;
constexpr double regionInset = 0.08;
constexpr double dashedTextInset = 0.07; ///< where the text stands over dashes
constexpr double labelHeight = 0.34;
constexpr double asideHeight = 0.24;
constexpr double cardHeight = 0.44;
constexpr double candidateHeight = 0.16;
constexpr double inkedLabelHeight = 0.26;

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
    // On dark paper a black cell is as large as on light paper: a hole in its lifted ground.
    const double in = isFilled || theme.dark ? blackInset : whiteInset;
    Shade shade{.shape = rounded(inset(outline, in), blackRadius),
                .fill = isFilled ? theme.ink : Qt::transparent,
                .border = blend(theme.quiet, theme.ink, 0.25),
                .text = isFilled ? theme.paper : theme.ink,
                .isFilled = isFilled};
    if (theme.dark) {
        shade.fill = isFilled ? blend(theme.paper, theme.ink, 0.84) : inkedGround(theme);
        shade.border = shade.fill;
    }
    return shade;
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
    if (!geometry.hasCornerTexts())
        return {geometry.centre(cell), digitHeight};
    return {geometry.centre(cell) + QPointF(0, digitDrop), digitHeightBelowClue};
}

TextPlace regionPlace(const BoardGeometry &geometry, ElementId region, const QString &text)
{
    const Point corner = geometry.board().outline(region).front();
    const bool isOverDashes = geometry.board().regionFrame(region) == RegionFrame::Dashed;
    const double inset = isOverDashes ? dashedTextInset : regionInset;
    // A clue stays within its cell.
    const double room = 1 - 2 * inset - 0.05;
    const double width = widthOf(text);
    const double height = std::min(regionHeight, room / std::max(width, 0.01));
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

namespace {

TextPlace placeIn(const QRectF &box, const BoardGeometry &geometry, ElementId element,
                  const QString &text)
{
    const bool isCard = geometry.board().kind(element) == ElementKind::Node;
    const double usual = isCard ? cardHeight * std::min(1.0, box.height() / 1.4)
                         : geometry.inkedCellOf(element) != noElement ? inkedLabelHeight
                         : isAside(geometry, element)                 ? asideHeight
                                                                      : labelHeight;
    const double room = box.width() * (isCard ? 0.80 : 0.98);
    const double tallest = std::min(usual, box.height() * (isCard ? 0.6 : 0.9));
    return {box.center(), std::min(tallest, room / std::max(widthOf(text), 0.01))};
}

} // namespace

TextPlace boxedPlace(const BoardGeometry &geometry, ElementId element, const QString &text)
{
    return placeIn(geometry.box(element), geometry, element, text);
}

QRectF sharedBox(const QRectF &box, bool isFirst)
{
    constexpr double gap = 0.08;
    const double width = (box.width() - gap) / 2;
    return {isFirst ? box.left() : box.right() - width, box.top(), width, box.height()};
}

TextPlace sharedPlace(const BoardGeometry &geometry, ElementId element, const QString &text,
                      bool isFirst)
{
    return placeIn(sharedBox(geometry.box(element), isFirst), geometry, element, text);
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
    const double above = geometry.hasCornerTexts() ? 0.25 : 0.10;
    const QRectF area(box.left() + box.width() * 0.10, box.top() + box.height() * above,
                      box.width() * 0.80, box.height() * (0.93 - above));
    const double width = area.width() / columns;
    double top = area.top();
    double height = area.height() / rows;
    if (rows == 3 && geometry.hasCornerTexts()) {
        // Clear of the borders or dashes below, and of frames that a step puts beside them.
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

QColor shadedGround(const Theme &theme)
{
    return theme.dark ? blend(theme.paper, theme.ink, 0.15) : theme.paper;
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
