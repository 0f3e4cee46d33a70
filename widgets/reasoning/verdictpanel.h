// SPDX-License-Identifier: MIT
#pragma once

#include "board/mark.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace inkling {

class FoundLegend;

/// What helps the setter of a puzzle that has not one answer: which clues cannot all hold, or where two
/// answers differ and what would leave one. Shows what it is given, and says what is wanted.
class VerdictPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit VerdictPanel(QWidget *parent = nullptr);

    /// Nothing is known yet.
    void showBusy(const QString &words);
    /// One of the sets of clues that cannot all hold, each named; `number` from 1.
    void showConflict(int number, int known, bool mayHaveMore, const QStringList &clues);
    /// The next set is being looked for.
    void setSeeking(bool isSeeking);
    /// Where two answers differ, a line each.
    void showDifferences(const QStringList &places, Look look);
    /// What would leave one answer, a line each. `isComplete`: there is no more of it.
    void showAdditions(const QStringList &additions, bool isComplete);
    void clear();

    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString additionsHeading() const;
    [[nodiscard]] QListWidget &list() { return *m_list; }
    [[nodiscard]] QListWidget &additions() { return *m_additions; }
    [[nodiscard]] QPushButton &nextButton() { return *m_next; }
    [[nodiscard]] QPushButton &stopButton() { return *m_stop; }
    void clearChoice();

Q_SIGNALS:
    void nextWanted();
    void stopWanted();
    void differenceChosen(int row);
    void additionChosen(int row);

private:
    /// What goes hands the focus to the list: else it would leave the panel.
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
