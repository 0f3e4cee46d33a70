// SPDX-License-Identifier: MIT
#include "reasoning/breadcrumb.h"

#include "scene/theme.h"
#include "transport/playback.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QToolButton>

namespace inkling {

Breadcrumb::Breadcrumb(Playback &playback, QWidget *parent)
    : QWidget(parent)
    , m_playback(playback)
    , m_layout(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("breadcrumb"));
    m_layout->setContentsMargins(10, 5, 14, 5);
    m_layout->setSpacing(4);
    m_layout->addStretch();
    connect(&playback, &Playback::depthChanged, this, &Breadcrumb::showDepth);
    hide();
}

void Breadcrumb::showDepth()
{
    // Later: one of them may be what this comes from.
    for (QWidget *part : m_parts) {
        part->hide();
        part->deleteLater();
    }
    m_parts.clear();
    m_ways.clear();
    setVisible(m_playback.depth() > 0);
    int place = 0;
    const auto add = [&](QWidget *part) {
        m_layout->insertWidget(place++, part);
        m_parts.append(part);
        part->show();
    };
    for (std::size_t depth = 0; depth < m_playback.depth(); ++depth) {
        const QString number = QLocale().toString(qulonglong(m_playback.openedStep(depth) + 1));
        auto *way = new QToolButton;
        way->setAutoRaise(true);
        way->setFocusPolicy(Qt::TabFocus);
        way->setText(tr("Step %1").arg(number));
        way->setToolTip(tr("Back to step %1").arg(number));
        connect(way, &QToolButton::clicked, &m_playback,
                [this, depth] { m_playback.close(depth); });
        m_ways.append(way);
        add(way);
        add(new QLabel(QStringLiteral("›")));
    }
    const std::size_t count = m_playback.depth() > 0 ? m_playback.explained()->opened.size() : 0;
    const bool isFolded = m_playback.depth() > 0 && !m_playback.explained()->isOpposite();
    auto *here
        = new QLabel(isFolded    ? tr("its small steps")
                     : count > 1 ? tr("the opposite, 1 of %1").arg(QLocale().toString(int(count)))
                                 : tr("the opposite"));
    if (count > 1)
        here->setToolTip(
            tr("The opposite of the first conclusion is assumed; the others follow in the same "
               "way."));
    QFont font = here->font();
    font.setWeight(QFont::DemiBold);
    here->setFont(font);
    add(here);
    update();
}

QString Breadcrumb::text() const
{
    QStringList words;
    for (const QWidget *part : m_parts) {
        if (const auto *label = qobject_cast<const QLabel *>(part))
            words.append(label->text());
        else if (const auto *way = qobject_cast<const QToolButton *>(part))
            words.append(way->text());
    }
    return words.join(u' ');
}

void Breadcrumb::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = Theme::of(palette());
    const QColor &ink = m_playback.depth() % 2 == 1 ? theme.suppose : theme.supposeAgain;
    painter.fillRect(rect(), blend(theme.paper, ink, 0.16));
    QPen pen(ink, 2, m_playback.depth() % 2 == 1 ? Qt::DotLine : Qt::DashDotLine);
    painter.setPen(pen);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

} // namespace inkling
