// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAbstractButton;
class QScrollArea;

namespace inkling {

/// Moves the keyboard's focus over the buttons of a page by the arrow keys: to the nearest button
/// in that direction, which comes into sight. Return presses a button, as Space does.
class ArrowKeys final : public QObject
{
    Q_OBJECT

public:
    explicit ArrowKeys(QScrollArea &area);

    /// Minds the buttons that the page has now.
    void mindButtons();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QAbstractButton *nextOf(const QAbstractButton &from, const QPoint &way) const;

    QScrollArea &m_area;
};

} // namespace inkling
