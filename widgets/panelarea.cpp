// SPDX-License-Identifier: MIT
#include "panelarea.h"

#include <QEvent>
#include <QScreen>
#include <QScrollBar>

namespace inkling {

PanelArea::PanelArea(QWidget *content, QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setBackgroundRole(QPalette::Base);
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    setWidget(content);
}

QSize PanelArea::minimumSizeHint() const
{
    return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
            QScrollArea::minimumSizeHint().height()};
}

/// The content may need more room than before.
bool PanelArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void resizeToFit(QWidget &window, const QSize &wanted)
{
    constexpr QSize frame{0, 36}; // the title above the window
    window.resize(wanted.boundedTo(window.screen()->availableSize() - frame));
}

} // namespace inkling
