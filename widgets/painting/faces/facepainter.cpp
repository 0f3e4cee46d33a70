// SPDX-License-Identifier: MIT
#include "painting/faces/facepainter.h"

#include "painting/faces/faceshapes.h"
#include "painting/shapes.h"
#include "painting/stamps.h"

#include <QPainter>
#include <algorithm>
#include <vector>

namespace inkling {

namespace {

constexpr double diagonalWidth = 0.022;
constexpr double blackness = 0.8;

} // namespace

FacePainter::FacePainter(QPainter &painter, const BoardState &state, const Theme &theme,
                         double pixelsPerCell)
    : m_painter(painter)
    , m_geometry(*state.geometry())
    , m_theme(theme)
    , m_pixelsPerCell(pixelsPerCell)
{}

void FacePainter::paint(const QRectF &area) const
{
    if (!m_geometry.hasFaces())
        return;
    paintInked(area);
    paintPearls(area);
}

void FacePainter::paintGivens(const QRectF &area) const
{
    const QColor tint = blend(m_theme.paper, m_theme.quiet, m_theme.dark ? 0.24 : 0.20);
    StampPainter stamps(m_painter, m_pixelsPerCell);
    m_geometry.index(ElementKind::Cell).visit(area, [&](ElementId id) {
        if (!m_geometry.board().text(id).empty() && !m_geometry.isInked(id))
            stamps.paintArea(m_geometry.polygon(id), tint);
    });
}

void FacePainter::paintInked(const QRectF &area) const
{
    const QColor ink = inkedGround(m_theme);
    std::vector<QLineF> diagonals;
    {
        StampPainter stamps(m_painter, m_pixelsPerCell);
        m_geometry.index(ElementKind::Cell).visit(area, [&](ElementId id) {
            if (!m_geometry.isInked(id))
                return;
            stamps.paintArea(m_geometry.polygon(id), ink);
            const QRectF box = m_geometry.box(id);
            if (m_geometry.board().face(id) == CellFace::Halved)
                diagonals.emplace_back(box.topLeft(), box.bottomRight());
        });
    }
    if (diagonals.empty())
        return;
    const QColor line = m_theme.dark ? blend(m_theme.paper, m_theme.ink, 0.5) : m_theme.paper;
    m_painter.setPen(
        QPen(line, std::max(diagonalWidth, 1 / m_pixelsPerCell), Qt::SolidLine, Qt::FlatCap));
    m_painter.drawLines(diagonals.data(), int(diagonals.size()));
}

void FacePainter::paintPearls(const QRectF &area) const
{
    StampPainter stamps(m_painter, m_pixelsPerCell);
    m_geometry.index(ElementKind::Cell).visit(area, [&](ElementId id) {
        const CellFace face = m_geometry.board().face(id);
        if (face != CellFace::Ring && face != CellFace::Disc)
            return;
        const bool isInked = isInkedPearl(face, m_theme);
        // On dark paper a black pearl is darker than the paper.
        if (m_theme.dark && face == CellFace::Disc)
            stamps.paint(stamps.stamp(QStringLiteral("black disc"),
                                      blend(m_theme.paper, Qt::black, blackness),
                                      [&] { return pearlShape(true, {}, m_pixelsPerCell); }),
                         m_geometry.centre(id));
        const QString name = isInked ? QStringLiteral("disc") : QStringLiteral("ring");
        stamps.paint(stamps.stamp(name, m_theme.ink,
                                  [&] { return pearlShape(isInked, {}, m_pixelsPerCell); }),
                     m_geometry.centre(id));
    });
}

} // namespace inkling
