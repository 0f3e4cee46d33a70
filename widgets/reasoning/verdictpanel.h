// SPDX-License-Identifier: MIT
#pragma once

#include "board/mark.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace inkling {

class FoundLegend;

/// Helps the setter of a puzzle with no answer or several: shows a set of clues that cannot all
/// hold, or the places where two answers differ and the additions that would leave one answer. Only
/// shows the findings, and emits signals for the setter's wishes.
class VerdictPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit VerdictPanel(QWidget *parent = nullptr);

    /// Shows that nothing is known yet, with these words.
    void showBusy(const QString &words);
    /// Shows a smallest set of clues that cannot all hold, each clue named: set
    /// `number` (from 1) of `known` sets.
    void showConflict(int number, int known, bool mayHaveMore, const QStringList &clues);
    /// Shows that the next set is being looked for, or no longer.
    void setSeeking(bool isSeeking);
    /// Shows where two answers differ, one line each. `look`: of the answers' marks.
    void showDifferences(const QStringList &places, Look look);
    /// Shows the additions that would leave one answer, one line each.
    /// `isComplete`: no more will come.
    void showAdditions(const QStringList &additions, bool isComplete);
    void clear();

    [[nodiscard]] QString heading() const;
    [[nodiscard]] QListWidget &list() { return *m_list; }
    [[nodiscard]] QListWidget &additions() { return *m_additions; }
    [[nodiscard]] QPushButton &nextButton() { return *m_next; }
    void clearChoice();

Q_SIGNALS:
    void nextWanted();
    void stopWanted();
    void differenceChosen(int row);
    void additionChosen(int row);

private:
    /// Hands the focus to the list before the button that has it goes: otherwise
    /// the focus would leave the panel.
    void keepFocus();

    QLabel *m_heading;
    FoundLegend *m_legend;
    QListWidget *m_list;
    QPushButton *m_next;
    QLabel *m_additionsHeading;
    QListWidget *m_additions;
    QPushButton *m_stop;
};

} // namespace inkling
