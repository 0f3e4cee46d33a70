// SPDX-License-Identifier: MIT
#pragma once

#include "practice/practiceboard.h"
#include "practice/practicedesk.h"
#include "practice/practicerecord.h"
#include "steps/stepwords.h"

#include <QWidget>
#include <optional>
#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;

namespace inkling {

class WordsView;

/// A position of a rule on a board, whose next step the reader marks and is told whether it is
/// right. The window's thread; positions are made on another.
class DrillPage final : public QWidget
{
    Q_OBJECT

public:
    explicit DrillPage(QWidget *parent = nullptr);
    ~DrillPage() override;

    /// Begins to practise a rule. Requires: a rule of the family's catalogue.
    void start(const Family &family, RuleId rule, std::uint64_t seed);
    /// Calls off the making of positions, and shows none.
    void stop();

    /// Takes the reader's marks for the step, and tells whether they are right.
    void check();
    /// Tells a little more of the step.
    void hint();
    /// Goes to the position before this one, to be tried again; next(): to the one after it, which
    /// is made where this is the last.
    void back();
    void next();

    [[nodiscard]] PracticeBoard &board() { return m_board; }
    [[nodiscard]] const std::shared_ptr<const PracticePosition> &position() const
    {
        return m_position;
    }
    /// Whether the position is over: its step is told.
    [[nodiscard]] bool isTold() const { return m_isTold; }
    [[nodiscard]] QString words() const;
    [[nodiscard]] QString score() const;
    [[nodiscard]] QPushButton &backButton() { return *m_back; }
    [[nodiscard]] QPushButton &nextButton() { return *m_next; }
    /// The place of the shown position among all: "Position 1 of 3".
    [[nodiscard]] QString place() const;

Q_SIGNALS:
    /// A position was counted.
    void recorded();
    /// The reader wants to go back to the lesson.
    void lessonWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeSide();
    void connectParts();
    void take(const PracticeMade &made);
    void show(std::size_t at);
    void record(PracticeOutcome outcome);
    /// Finds out whether the other marks of a right result follow, and says so if they do not.
    void judgeOthers(const PracticeResult &result);
    /// Tells a step in words: the position is over. The board stays open for further marks.
    void tellStep(const QString &verdict, std::size_t step);
    /// Tells a step as tellStep() does, and shows the step on the board in place of the reader's marks.
    void showStep(const QString &verdict, std::size_t step);
    /// Says so once all of the board is marked.
    void followMarks();
    void say(const QString &words);
    void write();
    void enableButtons();

    const Rule *m_rule = nullptr;
    const Family *m_family = nullptr;
    PracticeBoard m_board;
    /// A position of the rule, and whether it was counted.
    struct Shown
    {
        PracticeMade made;
        bool isRecorded = false;
    };
    std::vector<Shown> m_all; ///< since start()
    std::size_t m_at = 0;     ///< the position shown, or shown last
    std::shared_ptr<const PracticePosition> m_position;
    std::optional<HintLadder> m_ladder;
    bool m_isTold = false;
    QString m_words;
    QString m_toldVerdict;
    Unfolded m_unfolded;
    QLabel *m_title;
    QLabel *m_ruleText;
    QLabel *m_help;
    QLabel *m_verdict;
    WordsView *m_text;
    QProgressBar *m_working;
    QPushButton *m_check;
    QPushButton *m_hint;
    QPushButton *m_undo;
    QPushButton *m_again;
    QPushButton *m_back;
    QLabel *m_place;
    QPushButton *m_next;
    QPushButton *m_lesson;
    QLabel *m_score;
    PracticeDesk m_desk;
    Worker m_others; ///< finds out whether marks follow
};

} // namespace inkling
