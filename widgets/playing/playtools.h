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

/// What is at hand while a puzzle is solved by hand: the time, and buttons for the window's actions. Below them,
/// what there is to say of a trial and of what is selected.
class PlayTools final : public QWidget
{
    Q_OBJECT

public:
    explicit PlayTools(QWidget *parent = nullptr);

    /// The actions that are always there, those of a trial (the first begins one), and those for notes; a menu
    /// of pins.
    struct Actions
    {
        QList<QAction *> always;
        QList<QAction *> trial;
        QList<QAction *> notes;
        QMenu *pins = nullptr;
    };
    void setActions(const Actions &actions);
    /// Whether there can be pins; why there can be none.
    void setPinsOffered(bool areOffered, const QString &obstacle);
    /// Whether values are written, so that there are notes.
    void setNotesOffered(bool areOffered);
    [[nodiscard]] bool areNotesOffered() const { return m_areNotesOffered; }
    /// How many trials deep one is.
    void setTrials(int depth);
    /// What the selected place can still hold together; empty for nothing to say.
    void setCombinations(const QString &words);

    [[nodiscard]] PlayClock &clock() { return m_clock; }
    void setClockShown(bool isShown);
    /// For whoever has a place for it.
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
