// SPDX-License-Identifier: MIT
#include "painting/stamps.h"

#include <QHash>
#include <QPaintEngine>
#include <QPainter>
#include <cmath>

namespace inkling {

namespace {

/// Square pixels: drawings larger than this are few at a time, and costly to keep.
constexpr double largestDrawing = 72 * 72;
constexpr qsizetype mostStamps = 400;

struct StampKey
{
    QString name;
    QRgb colour;
    int size; ///< 64ths of a pixel a cell

    friend bool operator==(const StampKey &, const StampKey &) = default;
    friend size_t qHash(const StampKey &key, size_t seed = 0)
    {
        return qHashMulti(seed, key.name, key.colour, key.size);
    }
};

QHash<StampKey, std::shared_ptr<Stamp>> &stamps()
{
    thread_local QHash<StampKey, std::shared_ptr<Stamp>> all;
    return all;
}

StampKey keyOf(const QString &name, const QColor &colour, double pixelsPerCell)
{
    return {name, colour.rgba(), int(std::lround(pixelsPerCell * 64))};
}

} // namespace

Stamp::Stamp(const QPainterPath &shape, const QColor &colour, double pixelsPerCell)
    : m_shape(shape)
    , m_colour(colour)
    , m_pixelsPerCell(pixelsPerCell)
{
    const QSizeF size = m_shape.boundingRect().size() * pixelsPerCell;
    m_isSmall = size.width() * size.height() <= largestDrawing;
}

const Stamp::Variant &Stamp::variant(std::size_t x, std::size_t y) const
{
    Variant &variant = m_variants[y * steps + x];
    if (!variant.image.isNull())
        return variant;
    QTransform transform;
    transform.translate(double(x) / steps, double(y) / steps);
    transform.scale(m_pixelsPerCell, m_pixelsPerCell);
    const QPainterPath path = transform.map(m_shape);
    const QRect box = path.boundingRect().toAlignedRect().adjusted(-1, -1, 1, 1);
    variant.offset = box.topLeft();
    variant.image = QImage(box.size(), QImage::Format_ARGB32_Premultiplied);
    variant.image.fill(Qt::transparent);
    QPainter painter(&variant.image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-box.topLeft());
    painter.fillPath(path, m_colour);
    return variant;
}

void Stamp::paint(QPainter &painter, const QPointF &at) const
{
    constexpr double parts = steps;
    const double wholeX = std::floor(at.x() * parts + 0.5);
    const double wholeY = std::floor(at.y() * parts + 0.5);
    const double x = std::floor(wholeX / parts);
    const double y = std::floor(wholeY / parts);
    const Variant &here = variant(std::size_t(wholeX - x * parts), std::size_t(wholeY - y * parts));
    const double ratio = painter.device()->devicePixelRatioF();
    painter.drawImage(QRectF((x + here.offset.x()) / ratio, (y + here.offset.y()) / ratio,
                             here.image.width() / ratio, here.image.height() / ratio),
                      here.image);
}

StampPainter::StampPainter(QPainter &painter, double pixelsPerCell)
    : m_painter(painter)
    , m_pixelsPerCell(pixelsPerCell)
    , m_isOnPixels(painter.paintEngine()->type() == QPaintEngine::Raster)
{
    if (!m_isOnPixels)
        return;
    const double ratio = painter.device()->devicePixelRatioF();
    m_toPainter = painter.transform();
    m_toDevice = m_toPainter * QTransform::fromScale(ratio, ratio);
    painter.save();
    painter.resetTransform();
}

StampPainter::~StampPainter()
{
    if (m_isOnPixels)
        m_painter.restore();
}

const Stamp *StampPainter::find(const QString &name, const QColor &colour)
{
    const auto found = stamps().constFind(keyOf(name, colour, m_pixelsPerCell));
    if (found == stamps().constEnd())
        return nullptr;
    m_kept.push_back(*found);
    return found->get();
}

const Stamp &StampPainter::insert(const QString &name, const QColor &colour,
                                  const QPainterPath &shape)
{
    if (stamps().size() >= mostStamps)
        stamps().clear();
    auto made = std::make_shared<Stamp>(shape, colour, m_pixelsPerCell);
    stamps().insert(keyOf(name, colour, m_pixelsPerCell), made);
    m_kept.push_back(made);
    return *made;
}

void StampPainter::paint(const Stamp &stamp, const QPointF &at)
{
    if (m_isOnPixels && stamp.isSmall())
        return stamp.paint(m_painter, m_toDevice.map(at));
    const QTransform here = QTransform::fromTranslate(at.x(), at.y());
    m_painter.fillPath((here * m_toPainter).map(stamp.shape()), stamp.colour());
}

void StampPainter::paintOutlined(const QPainterPath &shape, const QColor &fill,
                                 const QColor &border, double width)
{
    const double unit
        = m_isOnPixels ? m_pixelsPerCell / m_painter.device()->devicePixelRatioF() : 1;
    m_painter.setPen(QPen(border, std::max(width, 1 / m_pixelsPerCell) * unit));
    m_painter.setBrush(fill);
    m_painter.drawPath(m_toPainter.map(shape));
}

void StampPainter::paintArea(const QPolygonF &area, const QColor &colour)
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    if (!m_isOnPixels) {
        m_painter.drawPolygon(area);
        return;
    }
    const double ratio = m_painter.device()->devicePixelRatioF();
    QPolygonF snapped;
    for (const QPointF &point : area) {
        const QPointF at = m_toDevice.map(point);
        snapped.append(QPointF(std::floor(at.x() + 0.5), std::floor(at.y() + 0.5)) / ratio);
    }
    m_painter.drawPolygon(snapped);
}

void StampPainter::paintStrokes(std::span<const QPolygonF> strokes, const QColor &colour,
                                double pixels, double shift)
{
    const double ratio = m_painter.device()->devicePixelRatioF();
    const double width = m_isOnPixels ? pixels / ratio : pixels / m_pixelsPerCell;
    m_painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.setBrush(Qt::NoBrush);
    for (const QPolygonF &stroke : strokes) {
        if (!m_isOnPixels) {
            m_painter.drawPolyline(stroke);
            continue;
        }
        QPolygonF snapped;
        snapped.reserve(stroke.size());
        for (const QPointF &point : stroke) {
            const QPointF at = m_toDevice.map(point);
            const QPointF whole((std::floor(at.x() + 0.5 - shift) + shift) / ratio,
                                (std::floor(at.y() + 0.5 - shift) + shift) / ratio);
            // On one straight line with the two before it: those are one part.
            if (snapped.size() > 1) {
                const QPointF &last = snapped[snapped.size() - 1];
                const QPointF &before = snapped[snapped.size() - 2];
                if ((last.x() == before.x() && last.x() == whole.x())
                    || (last.y() == before.y() && last.y() == whole.y())) {
                    snapped.last() = whole;
                    continue;
                }
            }
            snapped.append(whole);
        }
        m_painter.drawPolyline(snapped);
    }
}

} // namespace inkling
