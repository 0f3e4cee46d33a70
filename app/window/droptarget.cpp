// SPDX-License-Identifier: MIT
#include "window/droptarget.h"

#include "look/iconset.h"
#include "scene/theme.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPainter>
#include <QUrl>

namespace inkling {

namespace {

/// Letters: a longer text is no puzzle that somebody drags.
constexpr qsizetype longestText = 4 << 20;

} // namespace

Dropped Dropped::of(const QMimeData &data)
{
    Dropped dropped;
    bool isLocal = false;
    for (const QUrl &url : data.urls()) {
        isLocal = isLocal || url.isLocalFile();
        if (url.isLocalFile() && !QFileInfo(url.toLocalFile()).isDir())
            dropped.files.append(url.toLocalFile());
    }
    // An address in the web may be a puzzle.
    if (!isLocal && data.hasText() && data.text().size() < longestText)
        dropped.text = data.text().trimmed();
    return dropped;
}

DropTarget::DropTarget(QWidget *window)
    : QWidget(window)
{
    setObjectName(QStringLiteral("dropTarget"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool DropTarget::eventFilter(QObject *watched, QEvent *event)
{
    const bool isDrop = event->type() == QEvent::Drop;
    if (isDrop || event->type() == QEvent::DragLeave)
        hide();
    if (!isDrop && event->type() != QEvent::DragEnter)
        return QWidget::eventFilter(watched, event);
    auto &drop = static_cast<QDropEvent &>(*event);
    const Dropped held = Dropped::of(*drop.mimeData());
    if (held.isEmpty())
        return QWidget::eventFilter(watched, event);
    drop.acceptProposedAction();
    if (isDrop)
        Q_EMIT dropped(held);
    else
        offer(held);
    return true;
}

void DropTarget::offer(const Dropped &dropped)
{
    const auto count = int(dropped.files.size());
    if (count == 0)
        m_words = tr("Drop to read this text");
    else if (count == 1)
        m_words = tr("Drop to open %1").arg(QFileInfo(dropped.files.first()).fileName());
    else
        m_words = tr("Drop to open %Ln files as one list", nullptr, count);
    setAccessibleName(m_words);
    setGeometry(parentWidget()->rect());
    raise();
    show();
    update();
}

void DropTarget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    QColor veil = theme.paper;
    veil.setAlphaF(0.86F);
    painter.fillRect(rect(), veil);
    const QRectF frame = QRectF(rect()).adjusted(18, 18, -18, -18);
    painter.setPen(QPen(theme.accent, 2, Qt::DashLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(frame, 14, 14);
    constexpr int side = 44;
    const QPoint middle = frame.center().toPoint();
    lineIcon(QStringLiteral("open"))
        .paint(&painter, middle.x() - side / 2, middle.y() - side - 8, side, side);
    QFont font = painter.font();
    font.setPointSizeF(font.pointSizeF() * 1.35);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(theme.ink);
    const QRectF place(frame.left() + 16, middle.y() + 6, frame.width() - 32, 90);
    painter.drawText(
        place, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
        painter.fontMetrics().elidedText(m_words, Qt::ElideMiddle, int(place.width()) * 2));
}

} // namespace inkling
