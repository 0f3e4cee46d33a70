// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace inkling {

class Playback;

/// Flips through the cases of the lit step, each shown on the board: "Case 1 of 2". Hidden where there are not
/// several.
class CaseRow final : public QWidget
{
    Q_OBJECT

public:
    explicit CaseRow(Playback &playback, QWidget *parent = nullptr);

    /// Says which case is shown now.
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
