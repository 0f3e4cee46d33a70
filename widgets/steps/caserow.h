// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace inkling {

class Playback;

/// Goes through the cases of the lit step, each shown on the board: "Case 1 of 2". Hidden unless
/// the step has several cases.
class CaseRow final : public QWidget
{
    Q_OBJECT

public:
    explicit CaseRow(Playback &playback, QWidget *parent = nullptr);

    /// Shows the number of the case now shown, and hides or shows the row.
    void refresh();
    [[nodiscard]] QString text() const;
    [[nodiscard]] QToolButton &before() { return *m_before; }
    [[nodiscard]] QToolButton &next() { return *m_next; }

private:
    Playback &m_playback;
    QLabel *m_words;
    QToolButton *m_before;
    QToolButton *m_next;
};

} // namespace inkling
