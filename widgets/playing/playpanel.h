// SPDX-License-Identifier: MIT
#pragma once

#include "logic/solver.h"
#include "playing/hintladder.h"
#include "reasoning/stepwords.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace inkling {

class PlayTools;
class RuleCard;
class WordsView;

/// The right side of the window while the puzzle is solved by hand: how far one is, how to mark, and as
/// much of a hint as has been asked for.
class PlayPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit PlayPanel(QWidget *parent = nullptr);

    /// How many of the unknowns that are the person's to settle have a value.
    void setProgress(UnknownId settled, UnknownId count);
    /// They are an answer, which took this time; of a puzzle that has one, several, or nobody knows yet.
    void setSolved(Verdict verdict, const QString &time = {});
    /// The same in words.
    void setProgressText(const QString &words);
    /// What has been joined, a line each.
    void setMoves(const QStringList &lines);
    /// How to mark, in words.
    void setHelp(const QString &help);
    /// Something to say where there is no hint: what a check has found.
    void say(const QString &words) { showNoHint(words); }
    /// Whether a hint can be asked for.
    void setHintsOffered(bool areOffered);
    /// There is no hint; `words` say why, or what has become of one.
    void showNoHint(const QString &words = {});
    /// A hint is being worked out.
    void showWorking(const QString &words);
    void showHint(const HintLadder &ladder);
    /// A rung of a hint that rests on no rule, the one at `place` of `count`; `next` is what the button says.
    void showWordsOfHint(const QString &sentence, int place, int count, const QString &next);

    [[nodiscard]] QPushButton &hintButton() { return *m_hint; }
    [[nodiscard]] QPushButton &wholeButton() { return *m_whole; }
    [[nodiscard]] QPushButton &playButton() { return *m_play; }
    [[nodiscard]] QPushButton &whyButton() { return *m_why; }
    [[nodiscard]] PlayTools &tools() { return *m_tools; }
    [[nodiscard]] RuleCard &ruleCard() { return *m_ruleCard; }
    [[nodiscard]] QString words() const;
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] QString movesText() const;
    [[nodiscard]] bool isWorking() const;

Q_SIGNALS:
    void hintWanted();
    void wholeHintWanted();
    /// The steps of the hint are to be played.
    void playWanted();
    void whyWanted();
    /// A group of premises is to be lit alone; and no more.
    void partPointed(const inkling::Lighting &part);
    void partLeft();

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeCard();
    void write();
    void enableButtons();
    [[nodiscard]] static QString placeText(std::size_t place, std::size_t count);
    void lightPart(const QString &link);
    void tell(const QString &heading, const QString &sentence);

    QLabel *m_progress;
    QLabel *m_moves;
    QLabel *m_heading;
    WordsView *m_words;
    QProgressBar *m_working;
    QPushButton *m_hint;
    QPushButton *m_whole;
    QPushButton *m_play;
    QPushButton *m_why;
    RuleCard *m_ruleCard;
    PlayTools *m_tools;
    QLabel *m_help;
    QString m_sentence;
    Unfolded m_unfolded;
    bool m_isPartLit = false;
    std::optional<HintLadder> m_ladder;
};

} // namespace inkling
