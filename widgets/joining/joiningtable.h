// SPDX-License-Identifier: MIT
#pragma once

#include "joining/tablecard.h"
#include "marking/usermarks.h"
#include "playing/signchooser.h"

#include <QTimer>
#include <QWidget>
#include <string>
#include <array>

namespace inkling {

/// The table on which a puzzle is solved whose answer is built by joining cards two by two. Two
/// cards are chosen, each by a click, by typing its value or its letter, and a sign, by its button
/// or its key; the card chosen first stands left of the sign. Of equal cards the first that is not
/// chosen yet is meant. A joined card is split by a double click, from its
/// menu or, if it was made last, by Backspace. To be used by the window's thread.
class JoiningTable final : public QWidget
{
    Q_OBJECT

public:
    /// The table covers all of its parent.
    explicit JoiningTable(QWidget *parent);

    /// Sets the marks whose moves the table shows and makes; null for none. Requires: marks with a
    /// table, which outlive this widget or are replaced before they end.
    void setMarks(UserMarks *marks);
    /// Shows the moves after they have changed.
    void refresh();
    /// Rings the two cards that a hint would join; none with nullopt.
    void setHinted(std::optional<Joining> hinted);
    void setReducedMotion(bool isReduced) { m_isMotionReduced = isReduced; }
    /// Ends all animations, with every card in its final place.
    void finishMotion();

    /// Takes the joined card at `place` apart; does nothing for a card that was dealt. Requires:
    /// the card lies on the table.
    void split(int place);
    void splitLast();

    /// The cards on the table, in the table's order.
    [[nodiscard]] QList<TableCard *> cards() const { return m_cards; }
    [[nodiscard]] SignChooser &signChooser() { return *m_chooser; }
    /// The words below the cards.
    [[nodiscard]] const QString &message() const { return m_message; }

Q_SIGNALS:
    /// The element of the puzzle's board that the one chosen card stands for; noElement if none or
    /// two cards are chosen.
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
    /// Takes a digit of a card's value. The card is chosen once no other value can be meant, or when
    /// nothing more is typed for a moment.
    void typeDigit(QChar digit);
    void chooseTyped();
    /// The first card of those for which `is(thing)`, that is not chosen if there is one; null if
    /// there is none.
    template <typename Is>
    [[nodiscard]] const TableCard *meant(const Is &is) const;
    void join(char sign);
    void clearChoice();
    void choiceChanged();
    [[nodiscard]] TableCard *cardAt(int place) const;
    [[nodiscard]] TableCard *addCard(const Table::Thing &thing);
    /// The width of a card when `columns` cards lie in a row, in pixels.
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
    char m_sign = 0; ///< the sign typed after the first card; 0 for none
    std::optional<Joining> m_hinted;
    QString m_message;
    std::string m_typed; ///< digits of a value that may go on
    QTimer m_typing;
    bool m_isMotionReduced = false;
};

} // namespace inkling
