// SPDX-License-Identifier: MIT
#pragma once

#include "playing/playclock.h"

#include <QWidget>

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace inkling {

class FlowLayout;

/// The tools of a puzzle solved by hand: the time, and buttons for the window's actions; below them
/// words about the trial under way and the selected place.
class PlayTools final : public QWidget
{
    Q_OBJECT

public:
    explicit PlayTools(QWidget *parent = nullptr);

    /// The actions that are always offered, those for trials (the first begins one), those for
    /// notes, and the menu of pins.
    struct Actions
    {
        QList<QAction *> always;
        QList<QAction *> trial;
        QList<QAction *> notes;
        QMenu *pins = nullptr;
    };
    void setActions(const Actions &actions);
    /// Enables or disables pins; `obstacle`: why there can be none, empty if there can.
    void setPinsOffered(bool areOffered, const QString &obstacle);
    /// Shows or hides the actions for notes, for puzzles in which values are written or not.
    void setNotesOffered(bool areOffered);
    [[nodiscard]] bool areNotesOffered() const { return m_areNotesOffered; }
    /// Sets how many trials, one in another, are under way; shows the actions and the words that
    /// belong to them.
    void setTrials(int depth);
    /// Shows the values that the selected place can still hold together; empty for none.
    void setCombinations(const QString &words);

    [[nodiscard]] PlayClock &clock() { return m_clock; }
    void setClockShown(bool isShown);
    /// The label with the time, which whoever lays out the panel places.
    [[nodiscard]] QLabel &clockLabel() { return *m_clockLabel; }
    [[nodiscard]] QString trialText() const;
    [[nodiscard]] QString combinationsText() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QToolButton *addButton();
    void writeTrial();

    PlayClock m_clock{*this};
    QLabel *m_clockLabel;
    QLabel *m_trial;
    QLabel *m_combinations;
    FlowLayout *m_flow;
    QList<QToolButton *> m_trialButtons;
    QList<QToolButton *> m_notes;
    QToolButton *m_pins = nullptr;
    int m_depth = 0;
    bool m_areNotesOffered = false;
};

} // namespace inkling
