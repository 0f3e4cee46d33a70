// SPDX-License-Identifier: MIT
#pragma once

#include "playing/playclock.h"
#include "playing/playoptions.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace inkling {

class FlowLayout;

/// The tools of a puzzle solved by hand: the time, and buttons for the window's actions in rows of
/// a kind; below them words about the trial under way and the selected place.
class PlayTools final : public QWidget
{
    Q_OBJECT

public:
    explicit PlayTools(QWidget *parent = nullptr);

    /// The actions that hold the marks against the answer, those for trials (the first begins one),
    /// those for notes, and the menu of pins.
    struct Actions
    {
        QList<QAction *> check;
        QList<QAction *> trial;
        QList<QAction *> notes;
        QAction *colour = nullptr; ///< a switch: strokes colour the board
        QMenu *pins = nullptr;
    };
    void setActions(const Actions &actions);
    /// Shows or hides what is for puzzles whose answer is marked on the board: all but notes.
    void setMarkingOffered(bool isOffered);
    /// Shows when mistakes are shown; mistakesChosen() asks for another choice.
    void setMistakes(Mistakes mistakes);
    /// Shows or hides the actions for notes, for puzzles in which values are written or not.
    void setNotesOffered(bool areOffered);
    [[nodiscard]] bool areNotesOffered() const { return m_areNotesOffered; }
    /// Sets how many trials, one in another, are under way; shows the actions and the words that
    /// belong to them.
    void setTrials(int depth);
    /// Shows the colour that strokes give; 0 while they make marks.
    void setColour(int colour);
    /// Shows the values that the selected place can still hold together; empty for none.
    void setCombinations(const QString &words);

    [[nodiscard]] PlayClock &clock() { return m_clock; }
    void setClockShown(bool isShown);
    /// The label with the time, which whoever lays out the panel places.
    [[nodiscard]] QLabel &clockLabel() { return *m_clockLabel; }
    [[nodiscard]] QString trialText() const;
    [[nodiscard]] QString combinationsText() const;

Q_SIGNALS:
    void mistakesChosen(inkling::Mistakes mistakes);
    /// A colour was clicked.
    void colourChosen(int colour);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// Adds a row with a name before its buttons.
    [[nodiscard]] FlowLayout *addRow(QWidget *row, const QString &name);
    static QToolButton *addButton(FlowLayout &row, QAction *action);
    void addMistakes();
    void addColours(QAction *action);
    void paintSwatches();
    void writeTrial();

    PlayClock m_clock{*this};
    QLabel *m_clockLabel;
    QLabel *m_trial;
    QLabel *m_combinations;
    QWidget *m_checks;
    QWidget *m_mistakesRow;
    QWidget *m_trials;
    QWidget *m_notes;
    QWidget *m_colours;
    QComboBox *m_mistakes;
    QList<QToolButton *> m_trialButtons;
    QList<QToolButton *> m_swatches; ///< from tint 1 on
    int m_depth = 0;
    bool m_areNotesOffered = false;
};

} // namespace inkling
