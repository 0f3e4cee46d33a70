// SPDX-License-Identifier: MIT
#pragma once

#include "playing/signchooser.h"
#include "playing/tablecard.h"
#include "playing/usermarks.h"

#include <QWidget>
#include <array>

namespace inkling {

/// Where a puzzle is solved whose answer is built by joining: what lies on its table, as cards. Two are chosen,
/// by a click or by a digit each, and a sign, by its button or its key, the first card left of it. What was made
/// is split by two clicks, from its menu, or, the last, by Backspace. The window's thread.
class JoiningTable final : public QWidget
{
    Q_OBJECT

public:
    /// Covers all of its parent.
    explicit JoiningTable(QWidget *parent);

    /// Whose moves are made; null for nobody's. Requires: marks with a table; they outlive this, or are replaced.
    void setMarks(UserMarks *marks);
    /// The moves have changed.
    void refresh();
    /// Rings two of them.
    void setHinted(std::optional<Joining> hinted);
    void setReducedMotion(bool isReduced) { m_isMotionReduced = isReduced; }
    /// All is where it belongs at once.
    void finishMotion();

    /// Takes what was made at a place apart. Requires: it lies on the table, and was made.
    void split(int place);
    void splitLast();

    /// What lies there, in its order.
    [[nodiscard]] QList<TableCard *> cards() const { return m_cards; }
    [[nodiscard]] SignChooser &signChooser() { return *m_chooser; }
    /// What is said below the cards.
    [[nodiscard]] const QString &message() const { return m_message; }

Q_SIGNALS:
    /// Which element of the puzzle's board the chosen card is; noElement where none, or not one, is.
    void selectionChanged(inkling::ElementId element);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void choose(int place);
    void chooseSign(char sign);
    void join(char sign);
    void clearChoice();
    void choiceChanged();
    [[nodiscard]] TableCard *cardAt(int place) const;
    [[nodiscard]] TableCard *addCard(const Table::Thing &thing);
    /// Of a card, where so many lie in a row.
    [[nodiscard]] int widthIn(int columns) const;
    [[nodiscard]] int columns() const;
    [[nodiscard]] QRect boxOf(int index) const;
    void layOut(bool isAnimated);
    void moveTo(TableCard &card, const QRect &box, bool isAnimated, bool isLeaving = false);
    void placeChooser();
    void say(const QString &words);

    UserMarks *m_marks = nullptr;
    QList<TableCard *> m_cards;
    SignChooser *m_chooser;
    std::array<int, 2> m_chosen = {-1, -1};
    char m_sign = 0; ///< typed after one card
    std::optional<Joining> m_hinted;
    QString m_message;
    bool m_isMotionReduced = false;
};

} // namespace inkling
