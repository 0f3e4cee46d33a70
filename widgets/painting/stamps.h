// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QImage>
#include <QLineF>
#include <QPainterPath>
#include <QPolygonF>
#include <QString>
#include <array>
#include <memory>
#include <span>
#include <vector>

class QPainter;

namespace inkling {

/// A small drawing that stands on a board many times (a dot, a digit, a cross, a line), as images
/// at one size, for places a quarter of a pixel apart. Painting it costs a copy of a few pixels.
class Stamp
{
public:
    /// `shape`: in units of a cell, round its own origin; filled with `colour`.
    Stamp(const QPainterPath &shape, const QColor &colour, double pixelsPerCell);

    [[nodiscard]] const QPainterPath &shape() const { return m_shape; }
    [[nodiscard]] const QColor &colour() const { return m_colour; }
    /// Whether the drawing is so small that its images are worth keeping.
    [[nodiscard]] bool isSmall() const { return m_isSmall; }
    /// Paints the drawing; `at` is in device pixels. Requires: a painter whose
    /// transformation is reset.
    void paint(QPainter &painter, const QPointF &at) const;

private:
    struct Variant
    {
        QImage image;
        QPoint offset;
    };
    static constexpr std::size_t steps = 4;

    const Variant &variant(std::size_t x, std::size_t y) const;

    QPainterPath m_shape;
    QColor m_colour;
    double m_pixelsPerCell;
    bool m_isSmall;
    mutable std::array<Variant, steps * steps> m_variants;
};

/// Paints the same shapes in many places: on the screen small ones by stamps, all others
/// (large, in a drawing, on paper) as shapes. Resets the painter's transformation while it
/// lives, on a screen. Any thread.
class StampPainter
{
public:
    StampPainter(QPainter &painter, double pixelsPerCell);
    ~StampPainter();
    StampPainter(const StampPainter &) = delete;
    StampPainter &operator=(const StampPainter &) = delete;

    /// The stamp of this name, for this size and colour: made when first asked for, then kept.
    /// Valid as long as this painter.
    template <typename Make>
    const Stamp &stamp(const QString &name, const QColor &colour, const Make &makeShape)
    {
        if (const Stamp *known = find(name, colour))
            return *known;
        return insert(name, colour, makeShape());
    }
    /// Paints a stamp; `at` in units of a cell.
    void paint(const Stamp &stamp, const QPointF &at);

    /// Paints strokes through points in units of a cell, `pixels` wide. On the screen the points
    /// are put on whole device pixels, plus `shift`.
    void paintStrokes(std::span<const QPolygonF> strokes, const QColor &colour, double pixels,
                      double shift);
    /// Fills a polygon with points in units of a cell. On the screen the points are put on whole
    /// device pixels.
    void paintArea(const QPolygonF &area, const QColor &colour);
    /// Paints a single shape, filled, with a border `width` wide.
    void paintOutlined(const QPainterPath &shape, const QColor &fill, const QColor &border,
                       double width);
    /// Whether the painting ends on a screen or in a picture made of pixels.
    [[nodiscard]] bool isOnPixels() const { return m_isOnPixels; }

private:
    [[nodiscard]] const Stamp *find(const QString &name, const QColor &colour);
    const Stamp &insert(const QString &name, const QColor &colour, const QPainterPath &shape);

    QPainter &m_painter;
    double m_pixelsPerCell;
    bool m_isOnPixels;
    /// The transformations from units of a cell to the painter's units, and to device pixels.
    QTransform m_toPainter;
    QTransform m_toDevice;
    /// Keeps the stamps handed out alive as long as this painter.
    std::vector<std::shared_ptr<const Stamp>> m_kept;
};

} // namespace inkling
