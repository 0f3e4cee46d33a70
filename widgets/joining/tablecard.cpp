// SPDX-License-Identifier: MIT
#include "joining/tablecard.h"

#include "painting/shapes.h"
#include "scene/theme.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>

namespace inkling {

namespace {

/// As large as fits a box, and no larger than wanted.
void write(QPainter &painter, const QRectF &box, const QString &text, double height,
           QFont::Weight weight)
{
    QFont font = painter.font();
    font.setWeight(weight);
    font.setPixelSize(std::max(6, int(height)));
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    if (width > box.width())
        font.setPixelSize(std::max(6, int(height * box.width() / width)));
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace

TableCard::TableCard(const Table::Thing &thing, QWidget *parent)
    : QAbstractButton(parent)
    , m_thing(thing)
{
    const QString face = QString::fromStdString(thing.face);
    const QString value = QString::fromStdString(thing.value);
    setObjectName(QStringLiteral("tableCard"));
    setAccessibleName(
        isJoined() ? QStringLiteral("%1 = %2").arg(QString::fromStdString(thing.expression), value)
        : face == value ? tr("card %1").arg(face)
                        : tr("card %1, worth %2").arg(face, value));
    // The keyboard stays with the table, where values are typed; Tab goes through them all the same.
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setCheckable(true);
    connect(this, &QAbstractButton::clicked, this, [this] { Q_EMIT chosen(place()); });
}

void TableCard::setLight(const Light &light)
{
    setChecked(light.isChosen);
    if (light == m_light)
        return;
    m_light = light;
    update();
}

QRectF TableCard::card() const
{
    return QRectF(rect()).adjusted(air, air, -air, -airBelow);
}

bool TableCard::hitButton(const QPoint &point) const
{
    return card().contains(point);
}

void TableCard::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (isJoined() && hitButton(event->position().toPoint()))
        Q_EMIT splitWanted(place());
    else
        QAbstractButton::mouseDoubleClickEvent(event);
}

void TableCard::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("cardMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *split = menu->addAction(tr("Split"));
    split->setEnabled(isJoined());
    // Later: the menu is this card's, which may be gone then.
    connect(
        split, &QAction::triggered, this, [this] { Q_EMIT splitWanted(place()); },
        Qt::QueuedConnection);
    menu->popup(event->globalPos());
}

/// A soft shadow, and for what was made the edges of what it was made of.
void TableCard::paintSheets(QPainter &painter, const QRectF &box) const
{
    const Theme &theme = Theme::of(palette());
    const double radius = box.width() * 0.09;
    painter.setPen(Qt::NoPen);
    QColor shadow(Qt::black);
    for (int i = 6; i > 0; --i) {
        shadow.setAlphaF(theme.dark ? 0.07F : 0.022F);
        painter.setBrush(shadow);
        const double spread = m_light.isChosen ? 1.4 * i : i;
        painter.drawRoundedRect(box.adjusted(-spread, -spread + 3, spread, spread + 3),
                                radius + spread, radius + spread);
    }
    const QColor border = blend(theme.paper, theme.ink, theme.dark ? 0.30 : 0.20);
    const QColor face = cardFace(theme);
    painter.setPen(QPen(border, 1));
    if (isJoined()) {
        painter.setBrush(blend(face, theme.ink, 0.05));
        painter.drawRoundedRect(box.translated(4, 4), radius, radius);
        painter.drawRoundedRect(box.translated(2, 2), radius, radius);
    }
    painter.setBrush(isDown() ? blend(face, theme.accent, 0.08) : face);
    const QColor ring = m_light.isAnswer   ? theme.finalAnswer
                        : m_light.isChosen ? theme.accent
                        : m_light.isHinted ? theme.premise
                                           : QColor();
    if (ring.isValid() || hasFocus())
        painter.setPen(QPen(ring.isValid() ? ring : theme.accent, ring.isValid() ? 3 : 1.5,
                            m_light.isHinted && !m_light.isChosen ? Qt::DashLine : Qt::SolidLine,
                            Qt::RoundCap, Qt::RoundJoin));
    painter.drawRoundedRect(box, radius, radius);
}

void TableCard::paintTexts(QPainter &painter, const QRectF &box) const
{
    const Theme &theme = Theme::of(palette());
    const QString face = QString::fromStdString(m_thing.face);
    const double width = box.width();
    const QRectF inner = box.adjusted(0.1 * width, 0, -0.1 * width, 0);
    painter.setPen(m_light.isAnswer ? blend(theme.finalAnswer, theme.ink, 0.35) : theme.ink);
    if (isJoined()) {
        write(painter, inner.adjusted(0, 0, 0, -0.22 * box.height()), face, 0.4 * width,
              QFont::DemiBold);
        painter.setPen(blend(theme.ink, theme.paper, 0.25));
        const QRectF foot(inner.left(), box.bottom() - 0.32 * box.height(), inner.width(),
                          0.22 * box.height());
        write(painter, foot, QString::fromStdString(m_thing.expression), 0.2 * width,
              QFont::Normal);
        return;
    }
    const bool hasValue = m_thing.face != m_thing.value;
    write(painter, inner.translated(0, hasValue ? -0.06 * box.height() : 0), face, 0.5 * width,
          QFont::DemiBold);
    painter.setPen(blend(theme.ink, theme.paper, 0.3));
    const QSizeF corner(0.3 * width, 0.22 * width);
    const auto writeCorner = [&] {
        write(painter,
              QRectF(QPointF(-width / 2 + 0.03 * width, -box.height() / 2 + 0.06 * width), corner),
              face, 0.18 * width, QFont::DemiBold);
    };
    painter.save();
    painter.translate(box.center());
    writeCorner();
    painter.rotate(180);
    writeCorner();
    painter.restore();
    if (hasValue) {
        const QRectF foot(inner.left(), box.bottom() - 0.29 * box.height(), inner.width(),
                          0.14 * box.height());
        write(painter, foot, QString::fromStdString(m_thing.value), 0.17 * width, QFont::Normal);
    }
}

void TableCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_light.isAside)
        painter.setOpacity(0.45);
    const QRectF box = card();
    paintSheets(painter, box);
    paintTexts(painter, box);
}

} // namespace inkling
