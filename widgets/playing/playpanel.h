// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/solver.h"
#include "playing/hintladder.h"
#include "steps/stepwords.h"

#include <QWidget>

class QAction;
class QLabel;
class QProgressBar;
class QPushButton;

namespace inkling {

class LetterPad;
class PanelArea;
class PlayTools;
class RuleCard;
class WordsView;

/// The right side of the window while a puzzle is solved by hand: the progress, how to mark, the
/// tools, and as much of a hint as has been asked for.
class PlayPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit PlayPanel(QWidget *parent = nullptr);

    /// Shows how many of the unknowns that the person settles have a value; with a `count` of 0,
    /// that the puzzle is not solved yet.
    void setProgress(UnknownId settled, UnknownId count);
    /// Shows the verdict on the puzzle, until it is solved; none if empty.
    void setVerdict(const QString &words);
    /// Shows that the marks are an answer, found in this time (empty: not told). `verdict`: of the
    /// puzzle; Unknown while it is not known.
    void setSolved(Verdict verdict, const QString &time = {});
    /// Shows other words in place of the progress.
    void setProgressText(const QString &words);
    /// Lists the cards that have been joined, one line each.
    void setMoves(const QStringList &lines);
    /// Sets the actions that are offered once the puzzle is solved.
    void setEndActions(const QList<QAction *> &actions);
    /// Shows how to mark, in words.
    void setHelp(const QString &help);
    /// Shows words in place of a hint, such as the result of a check.
    void say(const QString &words) { showNoHint(words); }
    /// Enables or disables the hint buttons.
    void setHintsOffered(bool areOffered);
    /// Removes the hint; `words` say why there is none, or what has become of one.
    void showNoHint(const QString &words = {});
    /// Shows that a hint is being worked out.
    void showWorking(const QString &words);
    void showHint(const HintLadder &ladder);
    /// Shows a rung of a hint that rests on no rule: rung `place` (from 0) of `count`; `next`: the
    /// words of the hint button.
    void showWordsOfHint(const QString &sentence, int place, int count, const QString &next);

    /// Has screen readers say the last move and how far one is.
    void announceProgress();

    [[nodiscard]] QPushButton &wholeButton() { return *m_whole; }
    [[nodiscard]] QPushButton &playButton() { return *m_play; }
    [[nodiscard]] QPushButton &whyButton() { return *m_why; }
    /// The buttons for values; hidden where none are typed.
    [[nodiscard]] LetterPad &letterPad() { return *m_letterPad; }
    [[nodiscard]] PlayTools &tools() { return *m_tools; }
    [[nodiscard]] RuleCard &ruleCard() { return *m_ruleCard; }
    [[nodiscard]] QString words() const;
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString movesText() const;
    [[nodiscard]] bool isWorking() const;

Q_SIGNALS:
    void hintWanted();
    void wholeHintWanted();
    /// Asks to play the steps of the hint.
    void playWanted();
    void whyWanted();
    /// Asks to light only the premises that a link names; partLeft(): asks to light all again.
    void partPointed(const inkling::Lighting &part);
    void partLeft();

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeCard();
    /// Shows what is offered at the end in place of the tools and the hints, or these again.
    void showEnd(bool isSolved);
    void paintTick();
    void write();
    void enableButtons();
    [[nodiscard]] static QString placeText(std::size_t place, std::size_t count);
    void lightPart(const QString &link);
    void tell(const QString &heading, const QString &sentence);
    /// Scrolls to the hint and its buttons.
    void reveal();

    PanelArea *m_area = nullptr;
    QLabel *m_progress;
    QLabel *m_tick;
    QLabel *m_verdict;
    QLabel *m_moves;
    QWidget *m_end; ///< what is offered once the puzzle is solved
    QLabel *m_heading;
    WordsView *m_words;
    QProgressBar *m_working;
    QPushButton *m_hint;
    QPushButton *m_whole;
    QPushButton *m_play;
    QPushButton *m_why;
    RuleCard *m_ruleCard;
    LetterPad *m_letterPad;
    PlayTools *m_tools;
    QLabel *m_help;
    QString m_sentence;
    Unfolded m_unfolded;
    bool m_isPartLit = false;
    std::optional<HintLadder> m_ladder;
};

} // namespace inkling
