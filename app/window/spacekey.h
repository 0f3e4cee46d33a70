// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QKeyEvent;

namespace inkling {

class BoardView;

/// The space bar of a window, which is both a key and a hand that moves the board: which one it was
/// is known when it is let go. While no board is seen, the space bar is left to buttons.
class SpaceKey final : public QObject
{
    Q_OBJECT

public:
    SpaceKey(QWidget &window, BoardView &view);

Q_SIGNALS:
    /// The space bar was pressed and let go without moving the board.
    void pressed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool hold(QObject *watched, QKeyEvent &event);

    QWidget &m_window;
    BoardView &m_view;
};

} // namespace inkling
