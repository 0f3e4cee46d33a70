// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QStringList>
#include <QWidget>

class QToolButton;

namespace inkling {

/// Buttons for what can be typed on a board, and one that erases, so that a puzzle can be drawn and
/// solved with the mouse alone. A click leaves the keyboard with the board.
class LetterPad final : public QWidget
{
    Q_OBJECT

public:
    explicit LetterPad(QWidget *parent = nullptr);

    /// Takes the buttons of letters away, for another board.
    void clear();
    /// Enables the buttons for these letters, and no others; those that are not there yet come
    /// behind the rest, before the one that erases.
    void offer(const QStringList &letters);
    /// The button for a letter; null if there is none.
    [[nodiscard]] QToolButton *button(const QString &letter) const
    {
        return m_buttons.value(letter);
    }

Q_SIGNALS:
    void letterChosen(const QString &letter);
    void eraseWanted();

private:
    QToolButton *addButton(const QString &text, const QString &words);

    QToolButton *m_eraser;
    QMap<QString, QToolButton *> m_buttons;
};

} // namespace inkling
