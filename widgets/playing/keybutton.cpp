// SPDX-License-Identifier: MIT
#include "playing/keybutton.h"

#include "scene/theme.h"

#include <QAction>
#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace inkling {

namespace {

constexpr int gap = 8;
constexpr int edge = 6;
constexpr qsizetype longestKey = 7; ///< "Shift+T": a longer one stands in the tip alone

} // namespace

KeyButton::KeyButton(QWidget *parent)
    : QToolButton(parent)
{
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    // A click leaves the keyboard with the board.
    setFocusPolicy(Qt::TabFocus);
}

QString KeyButton::key() const
{
    const QString key = defaultAction()
                            ? defaultAction()->shortcut().toString(QKeySequence::NativeText)
                            : QString();
    return key.size() <= longestKey ? key : QString();
}

QSize KeyButton::sizeHint() const
{
    QSize size = QToolButton::sizeHint();
    if (!key().isEmpty())
        size.rwidth() += gap + fontMetrics().horizontalAdvance(key());
    return size;
}

void KeyButton::paintEvent(QPaintEvent *)
{
    QStyleOptionToolButton option;
    initStyleOption(&option);
    const QString name = std::exchange(option.text, QString());
    QStylePainter painter(this);
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    const QPalette::ColorGroup group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    const bool isRightToLeft = layoutDirection() == Qt::RightToLeft;
    const QRect room = rect().adjusted(edge, 0, -edge, 0);
    const auto write = [&](const QString &text, Qt::Alignment side, const QColor &colour) {
        painter.setPen(colour);
        painter.drawText(room, int(side | Qt::AlignVCenter) | Qt::TextShowMnemonic, text);
    };
    const Qt::Alignment first = isRightToLeft ? Qt::AlignRight : Qt::AlignLeft;
    const Qt::Alignment last = isRightToLeft ? Qt::AlignLeft : Qt::AlignRight;
    const QColor ink = palette().color(group, QPalette::ButtonText);
    write(name, key().isEmpty() ? Qt::AlignHCenter : first, ink);
    write(key(), last, blend(ink, palette().color(group, QPalette::Button), 0.45));
}

} // namespace inkling
