// SPDX-License-Identifier: MIT
// Where what lies on a JoiningTable lies, and what is painted round it.
#include "joining/joiningtable.h"

#include "scene/theme.h"

#include <QPainter>
#include <QVariantAnimation>
#include <algorithm>

namespace inkling {

namespace {

constexpr double cardShare = 1.4; ///< of a card's width: its height
constexpr int widestCard = 132;
constexpr int leastGap = 8; ///< between cards

void paintFinale(QPainter &painter, const QWidget &table, const QRectF &card, QColor ink)
{
    const auto *finale = table.findChild<QVariantAnimation *>(QStringLiteral("finale"));
    if (!finale)
        return;
    const double share = finale->currentValue().toDouble();
    ink.setAlphaF(float(1 - share));
    const double reach = 36 * share;
    painter.setPen(QPen(ink, 4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card.adjusted(-reach, -reach, reach, reach), 12 + reach, 12 + reach);
}

} // namespace

int JoiningTable::widthIn(int columns) const
{
    const int room = width() - 32;
    return std::min((room - leastGap * (columns - 1)) / columns, int(room / (1.2 * columns - 0.2)));
}

/// Two rows where one would have cards too small to read.
int JoiningTable::columns() const
{
    constexpr int legible = 48;
    const int count = std::max(1, int(m_cards.size()));
    return widthIn(count) < legible && count > 3 ? (count + 1) / 2 : count;
}

QRect JoiningTable::boxOf(int index) const
{
    const int count = int(m_cards.size());
    const int inRow = columns();
    const int rows = count > inRow ? 2 : 1;
    const int highest = int((height() - 200 - 30 * rows) / rows / cardShare);
    const int cardWidth = std::clamp(std::min(widthIn(inRow), highest), 24, widestCard);
    const QSize size(cardWidth, int(cardWidth * cardShare));
    const int pitch = cardWidth + std::clamp(cardWidth / 5, leastGap, 24);
    const int row = index / inRow;
    const int here = row == 0 ? std::min(inRow, count) : count - inRow;
    const int left = (width() - (here - 1) * pitch - cardWidth) / 2 + index % inRow * pitch;
    const int rowHeight = size.height() + 30;
    const int top = (height() - rows * rowHeight + 30) / 2 + row * rowHeight;
    return QRect(QPoint(left, top), size)
        .adjusted(-TableCard::air, -TableCard::air, TableCard::air, TableCard::airBelow);
}

void JoiningTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    painter.fillRect(rect(), theme.paper);
    if (!m_marks)
        return;
    const Table &table = *m_marks->table();
    for (const TableCard *card : m_cards) {
        if (card->light().isAnswer) {
            paintFinale(painter, *this,
                        QRectF(card->geometry())
                            .adjusted(TableCard::air, TableCard::air, -TableCard::air,
                                      -TableCard::airBelow),
                        theme.finalAnswer);
        }
    }
    const QRect row = boxOf(0);
    const auto write
        = [&](int bottom, int size, QFont::Weight weight, const QColor &ink, const QString &text) {
              QFont font = painter.font();
              font.setPixelSize(size);
              font.setWeight(weight);
              painter.setFont(font);
              painter.setPen(ink);
              painter.drawText(QRect(8, bottom - 2 * size, width() - 16, 2 * size),
                               Qt::AlignHCenter | Qt::AlignBottom, text);
          };
    const QColor quiet = blend(theme.ink, theme.paper, 0.35);
    write(row.top() - 78, 14, QFont::Normal, quiet, tr("Target"));
    write(row.top() - 30, 40, QFont::DemiBold,
          table.answer ? blend(theme.finalAnswer, theme.ink, 0.35) : theme.clue,
          QString::fromStdString(table.target));
    QString words = m_message;
    const TableCard *first = cardAt(m_chosen[0]);
    if (words.isEmpty() && table.answer) {
        for (const Table::Thing &thing : table.things) {
            if (thing.value == table.target && !thing.expression.empty())
                words = QString::fromStdString(thing.expression + " = " + thing.value);
        }
    }
    if (words.isEmpty() && first && m_sign != 0) {
        words = QStringLiteral("%1 %2 …").arg(QString::fromStdString(first->thing().value),
                                              signText(m_sign));
    }
    write(boxOf(std::max(0, int(m_cards.size()) - 1)).bottom() + (m_chosen[1] >= 0 ? 84 : 36), 16,
          QFont::Normal, theme.ink, words);
}

} // namespace inkling
