// SPDX-License-Identifier: MIT
#include "steps/foundlegend.h"

#include "painting/lettering.h"
#include "painting/looks.h"
#include "scene/theme.h"

#include <QPainter>

namespace inkling {

namespace {

constexpr int strokeRoom = 52;
/// The strokes are those of a board with cells of this many pixels.
constexpr double cell = 40;

} // namespace

FoundLegend::FoundLegend(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("foundLegend"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FoundLegend::setAnswers(int count, Look look)
{
    if (count > 1) {
        setRows({{Role::InBoth, tr("in both answers")},
                 {Role::Suppose, tr("only in the first")},
                 {Role::SupposeAgain, tr("only in the second")}},
                look);
    } else {
        setRows({{Role::Suppose, tr("found by search")}}, look);
    }
}

void FoundLegend::setDifferences(Look look)
{
    setAnswers(2, look);
    if (!isRunning(look))
        setRows({m_rows.begin() + 1, m_rows.end()}, look);
}

void FoundLegend::setRows(std::vector<Row> rows, Look look)
{
    m_rows = std::move(rows);
    m_look = look;
    setAccessibleName(words().join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QStringList FoundLegend::words() const
{
    QStringList words;
    for (const Row &row : m_rows)
        words.append(row.words);
    return words;
}

int FoundLegend::rowHeight() const
{
    return fontMetrics().height() + 5;
}

QSize FoundLegend::sizeHint() const
{
    return {240, int(m_rows.size()) * rowHeight()};
}

void FoundLegend::paintSample(QPainter &painter, Role role, const QPointF &centre) const
{
    const Theme &theme = Theme::of(palette());
    const BoardState none(std::make_shared<const BoardGeometry>(Board()));
    const MarkPainter marks(painter, none, theme, cell);
    const bool isInBoth = role == Role::InBoth;
    if (LookTraits::of(m_look).ground == Ground::Side) {
        painter.setPen(answerPen(role, theme, cell));
        painter.drawLine(centre - QPointF(0.47, 0), centre + QPointF(0.47, 0));
        return;
    }
    if (isText(m_look)) {
        constexpr double height = 0.28;
        const QPainterPath &digit = lettering(QStringLiteral("5"), Weight::Medium);
        const QPointF middle = centre - QPointF(0, isInBoth ? 0 : 0.06);
        painter.fillPath(QTransform::fromScale(height, height).map(digit).translated(middle),
                         marks.colour(role));
        painter.setPen(marks.outlinePen(role));
        if (!isInBoth)
            painter.drawLine(centre + QPointF(-0.2, 0.18), centre + QPointF(0.2, 0.18));
        return;
    }
    const QSizeF size = isRunning(m_look) ? QSizeF(0.84, 0.16) : QSizeF(0.36, 0.36);
    QRectF shape(QPointF(), size);
    shape.moveCenter(centre);
    QColor fill = marks.colour(role);
    fill.setAlphaF(isInBoth ? 0.36F : 0.22F);
    painter.setBrush(fill);
    painter.setPen(isInBoth ? QPen(Qt::NoPen) : marks.outlinePen(role));
    painter.drawRoundedRect(shape, 0.05, 0.05);
}

void FoundLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int top = 0;
    for (const Row &row : m_rows) {
        const double y = top + rowHeight() / 2.0;
        painter.save();
        painter.scale(cell, cell);
        paintSample(painter, row.role, {(strokeRoom - 9) / 2 / cell, y / cell});
        painter.restore();
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRect(strokeRoom, top, width() - strokeRoom, rowHeight()),
                         Qt::AlignLeft | Qt::AlignVCenter, row.words);
        top += rowHeight();
    }
}

} // namespace inkling
