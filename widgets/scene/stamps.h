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

/// One small drawing that stands on a board many times - a dot, a digit, a cross, a line - as images at
/// one size, a quarter of a pixel apart. Painting it costs a copy of a few pixels.
class Stamp
{
public:
    /// `shape` in units of a cell round its own origin; filled with `colour`.
    Stamp(const QPainterPath &shape, const QColor &colour, double pixelsPerCell);

    [[nodiscard]] const QPainterPath &shape() const { return m_shape; }
    [[nodiscard]] const QColor &colour() const { return m_colour; }
    /// Whether its images are worth keeping.
    [[nodiscard]] bool isSmall() const { return m_isSmall; }
    /// Paints it. Requires: a painter whose transformation is reset; `at` is in device pixels.
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

/// Paints the same shapes in many places: by stamps on the screen, where they are small, and as the
/// shapes themselves elsewhere - large, in a drawing, on paper. Resets the painter's transformation
/// while it lives, on a screen. Any thread.
class StampPainter
{
public:
    StampPainter(QPainter &painter, double pixelsPerCell);
    ~StampPainter();
    StampPainter(const StampPainter &) = delete;
    StampPainter &operator=(const StampPainter &) = delete;

    /// A shape to be painted: made when first asked for, then kept for this size and colour. Valid as long
    /// as this painter.
    template <typename Make>
    const Stamp &stamp(const QString &name, const QColor &colour, const Make &makeShape)
    {
        if (const Stamp *known = find(name, colour))
            return *known;
        return insert(name, colour, makeShape());
    }
    /// `at` in units of a cell.
    void paint(const Stamp &stamp, const QPointF &at);

    /// Strokes through points in units of a cell, `pixels` wide. On the screen the points are put on whole
    /// device pixels, plus `shift`.
    void paintStrokes(std::span<const QPolygonF> strokes, const QColor &colour, double pixels,
                      double shift);
    /// A single shape, filled, with a border `width` wide.
    void paintOutlined(const QPainterPath &shape, const QColor &fill, const QColor &border,
                       double width);
    /// Whether what is painted ends on a screen or in a picture made of pixels.
    [[nodiscard]] bool isOnPixels() const { return m_isOnPixels; }

private:
    [[nodiscard]] const Stamp *find(const QString &name, const QColor &colour);
    const Stamp &insert(const QString &name, const QColor &colour, const QPainterPath &shape);

    QPainter &m_painter;
    double m_pixelsPerCell;
    bool m_isOnPixels;
    /// From units of a cell to where the painter paints, and to device pixels.
    QTransform m_toPainter;
    QTransform m_toDevice;
    /// What has been handed out lives as long as this.
    std::vector<std::shared_ptr<const Stamp>> m_kept;
};

} // namespace inkling
