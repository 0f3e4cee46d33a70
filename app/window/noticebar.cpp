// SPDX-License-Identifier: MIT
#include "window/noticebar.h"

#include "accessible/announcement.h"
#include "look/iconset.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace inkling {

NoticeBar::NoticeBar(QWidget *parent)
    : QFrame(parent)
    , m_icon(new QLabel)
    , m_text(new QLabel)
    , m_close(new QToolButton)
{
    setObjectName(QStringLiteral("notice"));
    setAccessibleName(tr("Notice"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 5, 8, 5);
    layout->setSpacing(9);
    layout->addWidget(m_icon, 0, Qt::AlignVCenter);
    m_text->setObjectName(QStringLiteral("noticeText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    layout->addWidget(m_text, 1);
    m_close->setIcon(lineIcon(QStringLiteral("close")));
    m_close->setIconSize({14, 14});
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(m_close->toolTip());
    connect(m_close, &QToolButton::clicked, this, [this] { tell({}); });
    layout->addWidget(m_close, 0, Qt::AlignVCenter);
    renew();
}

void NoticeBar::tell(const QString &text)
{
    m_told = text;
    renew();
    announce(*m_text, text);
}

void NoticeBar::withdraw(const QString &text)
{
    if (text == m_told)
        tell({});
}

void NoticeBar::setLasting(const QString &text)
{
    m_lasting = text;
    renew();
    announce(*m_text, text);
}

QString NoticeBar::text() const
{
    return m_text->text();
}

void NoticeBar::renew()
{
    const bool isLasting = !m_lasting.isEmpty();
    m_text->setText(isLasting ? m_lasting : m_told);
    m_icon->setPixmap(
        lineIcon(isLasting ? QStringLiteral("error") : QStringLiteral("about")).pixmap(16, 16));
    m_close->setVisible(!isLasting);
    setVisible(!m_text->text().isEmpty());
}

void NoticeBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        renew(); // the icon's ink is the theme's
    QFrame::changeEvent(event);
}

} // namespace inkling
