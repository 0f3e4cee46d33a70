// SPDX-License-Identifier: MIT
#include "scene/linenumbers.h"

#include "painting/lettering.h"
#include "painting/shapes.h"

#include <QPainter>
#include <algorithm>

namespace inkling {

namespace {

/// Cells.
constexpr double usualHeight = 0.2;
constexpr double usualGap = 0.22;
/// Pixels.
constexpr double leastHeight = 7;
constexpr double mostHeight = 10;
constexpr double leastGap = 6;
/// The air round a number over the board, as a share of its height.
constexpr double air = 0.45;

const QPainterPath &outlineOf(int number)
{
    return lettering(QString::number(number), Weight::Regular);
}

} // namespace

LineNumbers::LineNumbers(const BoardGeometry &geometry, double cellSize)
    : m_geometry(geometry)
    , m_capHeight(std::clamp(usualHeight * cellSize, leastHeight, mostHeight) / cellSize)
    , m_gap(std::max(usualGap * cellSize, leastGap) / cellSize)
{
    thinOut();
}

LineNumbers::LineNumbers(const BoardGeometry &geometry)
    : m_geometry(geometry)
    , m_capHeight(usualHeight)
    , m_gap(usualGap)
{}

double LineNumbers::widthOf(int number) const
{
    return outlineOf(number).boundingRect().width() * m_capHeight;
}

void LineNumbers::thinOut()
{
    const auto lines = m_geometry.numberedLines();
    if (lines.empty())
        return;
    const double widest = widthOf(std::ranges::max(lines, {}, &NumberedLine::number).number);
    const double needed = std::max(widest, m_capHeight) + m_capHeight * 0.8;
    for (const int step : {1, 5, 10, 20, 50}) {
        m_step = step;
        // The first has a number too, and is nearer to the next one.
        if (step == 1 ? needed <= 1 : needed <= step - 1)
            return;
    }
}

double LineNumbers::room() const
{
    double room = 0;
    for (const NumberedLine &line : m_geometry.numberedLines()) {
        if (isWritten(line))
            room = std::max(room, (line.isRow ? widthOf(line.number) : m_capHeight));
    }
    return room == 0 ? 0 : room + m_gap + air * m_capHeight;
}

bool LineNumbers::isWritten(const NumberedLine &line) const
{
    return line.number == 1 || line.number % m_step == 0;
}

QRectF LineNumbers::place(const NumberedLine &line, const QRectF &sight) const
{
    QRectF place(QPointF(), QSizeF(widthOf(line.number), m_capHeight));
    place.moveCenter(line.side);
    const double inset = air * m_capHeight;
    const QRectF within = sight.adjusted(inset, inset, -inset, -inset);
    if (line.isRow && line.isAtEnd)
        place.moveRight(std::min(line.side.x() + m_gap + place.width(), within.right()));
    else if (line.isRow)
        place.moveLeft(std::max(line.side.x() - m_gap - place.width(), within.left()));
    else if (line.isAtEnd)
        place.moveBottom(std::min(line.side.y() + m_gap + m_capHeight, within.bottom()));
    else
        place.moveTop(std::max(line.side.y() - m_gap - m_capHeight, within.top()));
    return place;
}

QRectF LineNumbers::bounds() const
{
    constexpr double far = 1e6;
    QRectF bounds;
    for (const NumberedLine &line : m_geometry.numberedLines()) {
        if (isWritten(line))
            bounds |= place(line, QRectF(-far, -far, 2 * far, 2 * far));
    }
    return bounds;
}

void LineNumbers::paint(QPainter &painter, const Theme &theme, const QRectF &sight) const
{
    const double inset = air * m_capHeight;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    constexpr double margin = BoardGeometry::margin;
    const QRectF board = m_geometry.bounds().adjusted(margin, margin, -margin, -margin);
    for (const NumberedLine &line : m_geometry.numberedLines()) {
        if (!isWritten(line))
            continue;
        const QRectF place = this->place(line, sight);
        if (!sight.contains(place))
            continue;
        const bool isOver = board.intersects(place);
        if (isOver) {
            painter.setBrush(theme.paper);
            painter.drawRoundedRect(place.adjusted(-inset, -inset, inset, inset), inset, inset);
        }
        paintLettering(painter, QString::number(line.number), Weight::Regular, place.center(),
                       m_capHeight, candidateInk(theme));
    }
    painter.restore();
}

} // namespace inkling
