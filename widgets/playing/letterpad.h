// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QMap>
#include <QStringList>
#include <QWidget>
#include <functional>
#include <optional>

class QToolButton;

namespace inkling {

struct Theme;

/// The drawing that a board shows for a letter.
struct LetterDrawing
{
    QIcon icon;
    QString name; ///< "white pearl"
};

using LetterDrawings
    = std::function<std::optional<LetterDrawing>(const QString &letter, const Theme &theme)>;

/// Buttons for what can be typed on a board, and one that erases, so that a puzzle can be drawn and
/// solved with the mouse alone. A click leaves the keyboard with the board.
class LetterPad final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int drawingSide = 22;

    explicit LetterPad(QWidget *parent = nullptr);

    /// Sets how the drawing of a letter is got: nothing where the board writes the letter.
    void setDrawings(LetterDrawings drawings) { m_drawings = std::move(drawings); }
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

protected:
    void changeEvent(QEvent *event) override;

private:
    void showDrawing(QToolButton &button, const QString &letter);
    QToolButton *addButton(const QString &text, const QString &words);

    LetterDrawings m_drawings;
    QToolButton *m_eraser;
    QMap<QString, QToolButton *> m_buttons;
};

} // namespace inkling
