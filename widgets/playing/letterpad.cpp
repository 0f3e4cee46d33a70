// SPDX-License-Identifier: MIT
#include "playing/letterpad.h"

#include "flowlayout.h"
#include "puzzle/typedsigns.h"
#include "scene/theme.h"

#include <QEvent>
#include <QToolButton>

namespace inkling {

LetterPad::LetterPad(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("letterPad"));
    auto *layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    m_eraser = addButton(QStringLiteral("⌫"), tr("Erase"));
    connect(m_eraser, &QToolButton::clicked, this, &LetterPad::eraseWanted);
}

QToolButton *LetterPad::addButton(const QString &text, const QString &words)
{
    constexpr int side = 28;
    auto *button = new QToolButton;
    button->setText(text);
    button->setToolTip(words);
    button->setAccessibleName(words);
    button->setFocusPolicy(Qt::NoFocus);
    button->setFixedSize(side, side);
    layout()->addWidget(button);
    return button;
}

void LetterPad::clear()
{
    for (QToolButton *button : std::as_const(m_buttons)) {
        layout()->removeWidget(button);
        button->hide();
        button->deleteLater(); // it may be what was clicked
    }
    m_buttons.clear();
}

void LetterPad::offer(const QStringList &letters)
{
    for (const QString &letter : letters) {
        if (m_buttons.contains(letter))
            continue;
        const QString shown = QString::fromStdString(typesetSigns(letter.toStdString()));
        QToolButton *const button = addButton(shown, tr("Type %1").arg(shown));
        showDrawing(*button, letter);
        connect(button, &QToolButton::clicked, this,
                [this, letter] { Q_EMIT letterChosen(letter); });
        m_buttons.insert(letter, button);
        layout()->removeWidget(m_eraser);
        layout()->addWidget(m_eraser);
    }
    for (auto entry = m_buttons.cbegin(); entry != m_buttons.cend(); ++entry)
        entry.value()->setEnabled(letters.contains(entry.key()));
}

/// The tip says the key as well.
void LetterPad::showDrawing(QToolButton &button, const QString &letter)
{
    const auto drawing = m_drawings ? m_drawings(letter, Theme::of(palette())) : std::nullopt;
    if (!drawing)
        return;
    const QString name = drawing->name.left(1).toUpper() + drawing->name.mid(1);
    button.setIcon(drawing->icon);
    button.setIconSize({drawingSide, drawingSide});
    button.setAccessibleName(name);
    button.setToolTip(QStringLiteral("%1 (%2)").arg(name, letter));
}

void LetterPad::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        for (auto entry = m_buttons.cbegin(); entry != m_buttons.cend(); ++entry)
            showDrawing(*entry.value(), entry.key());
    }
    QWidget::changeEvent(event);
}

} // namespace inkling
