// SPDX-License-Identifier: MIT
#include "window/start/familycard.h"

#include "scene/theme.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace inkling {

namespace {

constexpr int cardInset = 14;
constexpr int cardSpacing = 10;
constexpr int buttonHeight = 30;

QPushButton *smallButton(const char *name, const QString &text, const QString &spoken,
                         const QString &tip)
{
    auto *button = new QPushButton(text);
    button->setObjectName(QString::fromLatin1(name));
    button->setAccessibleName(spoken);
    button->setToolTip(tip);
    button->setFixedHeight(buttonHeight);
    button->setCursor(Qt::PointingHandCursor);
    button->setMinimumWidth(40);
    return button;
}

} // namespace

void paintCard(QPainter &painter, const QAbstractButton &card, double radius)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(card.palette());
    const QRectF area = QRectF(card.rect()).adjusted(1, 1, -1, -1);
    QColor frame = blend(theme.paper, theme.ink, card.underMouse() ? 0.4 : 0.16);
    double width = 1;
    if (card.hasFocus()) {
        frame = theme.accent;
        width = 2;
    }
    painter.setPen(QPen(frame, width));
    painter.setBrush(card.isDown() ? blend(theme.paper, theme.accent, 0.12)
                                   : blend(theme.paper, theme.window, 0.55));
    painter.drawRoundedRect(area, radius, radius);
}

FamilyCard::FamilyCard(const QString &name, QMenu &samples, QWidget *parent)
    : QPushButton(parent)
    , m_name(name)
    , m_more(new QToolButton)
{
    setObjectName(QStringLiteral("familyCard"));
    setAccessibleName(name);
    setAccessibleDescription(tr("Opens a sample"));
    setToolTip(tr("Open a sample; the arrow lists the others"));
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_more->setObjectName(QStringLiteral("samplesButton"));
    m_more->setAccessibleName(tr("Samples: %1").arg(name));
    m_more->setToolTip(tr("All samples"));
    m_more->setIcon(QIcon(QStringLiteral(":/icons/down-arrow.svg")));
    m_more->setIconSize({12, 12});
    m_more->setMenu(&samples);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setCursor(Qt::PointingHandCursor);
    m_more->setFocusPolicy(Qt::StrongFocus);
    auto *begin = smallButton("newOfFamily", tr("New…"), tr("New: %1").arg(name),
                              tr("Draw a new puzzle of this kind"));
    auto *generate = smallButton("generateOfFamily", tr("Generate…"), tr("Generate: %1").arg(name),
                                 tr("Generate puzzles of this kind"));
    connect(begin, &QPushButton::clicked, this, &FamilyCard::newWanted);
    connect(generate, &QPushButton::clicked, this, &FamilyCard::generateWanted);
    auto *title = new QHBoxLayout;
    title->addStretch(1);
    title->addWidget(m_more);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(begin, 1);
    buttons->addWidget(generate, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(cardInset, cardInset + pictureBox.height() + cardSpacing, cardInset,
                               cardInset);
    layout->setSpacing(cardSpacing);
    layout->addLayout(title);
    layout->addLayout(buttons);
    m_more->setFixedSize(nameHeight(), nameHeight());
}

QFont FamilyCard::nameFont() const
{
    QFont strong = font();
    strong.setPointSizeF(strong.pointSizeF() * 1.1);
    strong.setWeight(QFont::DemiBold);
    return strong;
}

int FamilyCard::nameHeight() const
{
    return std::max(22, QFontMetrics(nameFont()).height());
}

QSize FamilyCard::sizeHint() const
{
    return {leastWidth, 2 * cardInset + pictureBox.height() + cardSpacing + nameHeight()
                            + cardSpacing + buttonHeight};
}

QSize FamilyCard::minimumSizeHint() const
{
    return {160, sizeHint().height()};
}

void FamilyCard::setPicture(const QImage &picture)
{
    m_picture = QPixmap::fromImage(picture);
    update();
}

void FamilyCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintCard(painter, *this, 12);
    const QRect room(cardInset, cardInset, width() - 2 * cardInset, pictureBox.height());
    if (!m_picture.isNull()) {
        QRect place(QPoint(), (QSizeF(m_picture.size()) / m_picture.devicePixelRatio()).toSize());
        place.moveCenter(room.center());
        painter.drawPixmap(place, m_picture);
    }
    const QRect line(cardInset, room.bottom() + 1 + cardSpacing,
                     width() - 2 * cardInset - m_more->width() - cardSpacing / 2, nameHeight());
    painter.setPen(Theme::of(palette()).ink);
    // A long name is rather a little smaller than cut off.
    QFont strong = nameFont();
    while (QFontMetrics(strong).horizontalAdvance(m_name) > line.width()
           && strong.pointSizeF() > font().pointSizeF() * 0.9)
        strong.setPointSizeF(strong.pointSizeF() - 0.25);
    painter.setFont(strong);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_name, Qt::ElideRight, line.width()));
}

} // namespace inkling
