// SPDX-License-Identifier: MIT
#include "transport/traceslider.h"

#include "scene/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace inkling {

namespace {

constexpr double handle = 7;

} // namespace

TraceSlider::TraceSlider(QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
{
    setObjectName(QStringLiteral("trace"));
    setAccessibleName(tr("Position in the steps"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setRange(0, 0);
    setFocusPolicy(Qt::TabFocus);
}

void TraceSlider::setHardSteps(std::vector<HardStep> steps)
{
    m_hardSteps = std::move(steps);
    update();
}

double TraceSlider::xOf(int position) const
{
    const double span = std::max(1, maximum() - minimum());
    return handle + (position - minimum()) / span * (width() - 2 * handle);
}

int TraceSlider::positionAt(double x) const
{
    const double share = (x - handle) / std::max(1.0, width() - 2 * handle);
    return minimum() + int(std::lround(std::clamp(share, 0.0, 1.0) * (maximum() - minimum())));
}

void TraceSlider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    const double y = height() / 2.0 + 3;
    const double x = xOf(value());
    const QColor groove = blend(theme.window, theme.ink, 0.16);

    int lastPixel = -1;
    for (const HardStep &step : m_hardSteps) {
        const int pixel = int(xOf(step.position));
        if (lastPixel >= 0 && pixel < lastPixel + 3)
            continue;
        lastPixel = pixel;
        const int grade = int(difficultyOf(step.cost));
        const double tall = 4 + 1.4 * grade;
        painter.setPen(QPen(blend(theme.of(Difficulty(grade)), theme.ink, 0.25), 1 + 0.5 * grade));
        painter.drawLine(QPointF(pixel + 0.5, y - 5), QPointF(pixel + 0.5, y - 5 - tall));
    }
    painter.setPen(QPen(groove, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(handle, y), QPointF(width() - handle, y));
    if (!isEnabled())
        return;
    painter.setPen(QPen(theme.accent, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(handle, y), QPointF(x, y));
    painter.setPen(QPen(theme.accent, hasFocus() ? 3 : 1.8));
    painter.setBrush(theme.paper);
    painter.drawEllipse(QPointF(x, y), handle - 1.5, handle - 1.5);
}

void TraceSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    setSliderDown(true);
    setSliderPosition(positionAt(event->position().x()));
}

void TraceSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (isSliderDown())
        setSliderPosition(positionAt(event->position().x()));
}

void TraceSlider::mouseReleaseEvent(QMouseEvent *)
{
    setSliderDown(false);
}

} // namespace inkling
