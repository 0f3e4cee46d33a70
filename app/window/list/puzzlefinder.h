// SPDX-License-Identifier: MIT
#pragma once

#include "window/list/puzzleorder.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace inkling {

/// The fields above the list of puzzles: a search for words, a menu of filters, a menu of orders,
/// and how many puzzles are listed. Hidden where there are too few puzzles to look for one.
class PuzzleFinder final : public QWidget
{
    Q_OBJECT

public:
    explicit PuzzleFinder(PuzzleOrder &order, QWidget *parent = nullptr);

    /// The finder appears from this number of puzzles on.
    static constexpr int leastPuzzles = 6;

    /// Puts the keyboard into the search field.
    void beginSearch();
    [[nodiscard]] QLineEdit &words() { return *m_words; }
    [[nodiscard]] QMenu &filters() { return *m_filters; }
    [[nodiscard]] QMenu &orders() { return *m_orders; }
    [[nodiscard]] QLabel &count() { return *m_count; }

Q_SIGNALS:
    /// The reader has done with searching and wants the list.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillFilters();
    void fillFilter(QMenu &menu, Facet facet);
    void fillOrders();
    void showAll();
    void renew();

    PuzzleOrder &m_order;
    QLineEdit *m_words;
    QMenu *m_filters;
    QMenu *m_orders;
    QToolButton *m_filterButton;
    QToolButton *m_orderButton;
    QLabel *m_count;
};

} // namespace inkling
