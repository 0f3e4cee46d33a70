// SPDX-License-Identifier: MIT
#include "reasoning/foundlegend.h"

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

void FoundLegend::setAnswers(int count)
{
    if (count > 1) {
        m_rows = {{Role::InBoth, tr("in both answers")},
                  {Role::Suppose, tr("only in the first")},
                  {Role::SupposeAgain, tr("only in the second")}};
    } else {
        m_rows = {{Role::Suppose, tr("found by search")}};
    }
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

void FoundLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    int top = 0;
    for (const Row &row : m_rows) {
        const double y = top + rowHeight() / 2.0;
        painter.save();
        painter.scale(cell, cell);
        painter.setPen(answerPen(row.role, theme, cell));
        painter.drawLine(QPointF(0.06, y / cell), QPointF((strokeRoom - 12) / cell, y / cell));
        painter.restore();
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRect(strokeRoom, top, width() - strokeRoom, rowHeight()),
                         Qt::AlignLeft | Qt::AlignVCenter, row.words);
        top += rowHeight();
    }
}

} // namespace inkling
