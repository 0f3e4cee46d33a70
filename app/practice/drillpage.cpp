// SPDX-License-Identifier: MIT
#include "practice/drillpage.h"

#include "labels.h"
#include "panelarea.h"
#include "phrases.h"
#include "practice/practicewords.h"
#include "steps/wordsview.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QTextDocument>
#include <algorithm>
#include <utility>

namespace inkling {

namespace {

constexpr int sideWidth = 330;
constexpr double drillTitleSize = 1.2;

} // namespace

DrillPage::DrillPage(QWidget *parent)
    : QWidget(parent)
    , m_title(makeHeading({}, drillTitleSize))
    , m_ruleText(new QLabel)
    , m_help(new QLabel)
    , m_verdict(new QLabel)
    , m_text(new WordsView)
    , m_working(new QProgressBar)
    , m_check(new QPushButton(tr("Check")))
    , m_hint(new QPushButton(tr("Hint")))
    , m_undo(new QPushButton(tr("Undo")))
    , m_again(new QPushButton(tr("Start Again")))
    , m_back(new QPushButton(tr("Back")))
    , m_place(new QLabel)
    , m_next(new QPushButton(tr("Next")))
    , m_lesson(new QPushButton(tr("Back to the Lesson")))
    , m_score(new QLabel)
{
    setObjectName(QStringLiteral("drillPage"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(&m_board.view(), 1);
    layout->addWidget(makeSide());
    connectParts();
    enableButtons();
}

DrillPage::~DrillPage()
{
    m_desk.disconnect();
    m_board.disconnect();
    m_desk.stop();
}

QWidget *DrillPage::makeSide()
{
    auto *card = new QWidget;
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(16, 14, 16, 14);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    m_ruleText->setWordWrap(true);
    layout->addWidget(m_ruleText);
    layout->addSpacing(4);
    makeSmall(*m_help);
    layout->addWidget(m_help);
    for (QPushButton *button : {m_check, m_hint, m_undo, m_again, m_back, m_next, m_lesson}) {
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the board
        button->setAutoDefault(false);
    }
    const auto addRow = [layout](std::initializer_list<QWidget *> parts) {
        auto *row = new QHBoxLayout;
        row->setSpacing(8);
        for (QWidget *part : parts)
            row->addWidget(part);
        row->addStretch();
        layout->addLayout(row);
    };
    addRow({m_check, m_hint});
    addRow({m_undo, m_again});
    layout->addSpacing(4);
    m_verdict->setWordWrap(true);
    QFont strong = m_verdict->font();
    strong.setWeight(QFont::DemiBold);
    m_verdict->setFont(strong);
    layout->addWidget(m_verdict);
    m_working->setRange(0, 0);
    m_working->setTextVisible(false);
    m_working->setFixedHeight(4);
    m_working->setAccessibleName(tr("Making a position"));
    layout->addWidget(m_working);
    layout->addWidget(m_text);
    addRow({m_back, m_place, m_next});
    layout->addStretch();
    makeSmall(*m_score);
    layout->addWidget(m_score);
    addRow({m_lesson});
    auto *area = new PanelArea(card);
    area->setFixedWidth(sideWidth);
    return area;
}

void DrillPage::connectParts()
{
    m_check->setObjectName(QStringLiteral("practiceCheck"));
    m_hint->setObjectName(QStringLiteral("practiceHint"));
    m_back->setObjectName(QStringLiteral("practiceBack"));
    m_next->setObjectName(QStringLiteral("practiceNext"));
    m_check->setShortcut(QKeySequence(QStringLiteral("Ctrl+Return")));
    m_undo->setShortcut(QKeySequence(QStringLiteral("Ctrl+Z")));
    m_back->setShortcut(QKeySequence(QStringLiteral("Ctrl+PgUp")));
    m_next->setShortcut(QKeySequence(QStringLiteral("Ctrl+PgDown")));
    m_check->setToolTip(tr("Check your marks (K or Ctrl+Return)"));
    m_hint->setToolTip(tr("Each press tells a little more (H)"));
    m_lesson->setToolTip(tr("Leave this position (Esc)"));
    m_undo->setToolTip(tr("Undo the last mark (Ctrl+Z)"));
    m_again->setToolTip(tr("Remove all your marks"));
    m_back->setToolTip(tr("The position before this one (Ctrl+Page Up)"));
    m_next->setToolTip(tr("Another position of the same rule (Ctrl+Page Down)"));
    connect(m_check, &QPushButton::clicked, this, &DrillPage::check);
    // The keys are those for the same while solving.
    connect(new QShortcut(Qt::Key_K, this), &QShortcut::activated, this, &DrillPage::check);
    connect(new QShortcut(Qt::Key_H, this), &QShortcut::activated, this, &DrillPage::hint);
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, [this] {
        if (!m_board.unselect())
            Q_EMIT lessonWanted();
    });
    connect(m_hint, &QPushButton::clicked, this, &DrillPage::hint);
    connect(m_undo, &QPushButton::clicked, &m_board, &PracticeBoard::undo);
    connect(m_again, &QPushButton::clicked, &m_board, &PracticeBoard::startAgain);
    connect(m_back, &QPushButton::clicked, this, &DrillPage::back);
    connect(m_next, &QPushButton::clicked, this, &DrillPage::next);
    connect(m_lesson, &QPushButton::clicked, this, &DrillPage::lessonWanted);
    connect(&m_board, &PracticeBoard::marked, this, &DrillPage::followMarks);
    connect(&m_desk, &PracticeDesk::made, this, &DrillPage::take);
    connect(&m_desk, &PracticeDesk::searched, this, [this](int count) {
        say(tr("Looking for a position: %Ln puzzle(s) made so far.", nullptr, count));
    });
    connect(m_text, &WordsView::linkChosen, this, [this](const QString &link) {
        m_unfolded.toggle(link);
        write();
    });
}

void DrillPage::start(const Family &family, RuleId rule, std::uint64_t seed)
{
    m_family = &family;
    m_rule = &family.rules()[rule];
    m_title->setText(title(*m_rule));
    m_ruleText->setText(translated("Rules", m_rule->text));
    m_score->setText(practicewords::score(practicerecord::scoreOf(*m_rule)));
    m_desk.setRule(family, rule, seed);
    m_all.clear();
    m_at = 0;
    next();
}

void DrillPage::stop()
{
    m_desk.stop();
    m_others.stop();
    m_position.reset();
    m_ladder.reset();
    m_board.setPosition(nullptr, nullptr);
    enableButtons();
}

void DrillPage::back()
{
    show(m_position ? m_at - 1 : m_at);
}

void DrillPage::next()
{
    if (m_position && m_at + 1 < m_all.size())
        return show(m_at + 1);
    m_others.stop();
    m_position.reset();
    m_ladder.reset();
    m_isTold = false;
    m_verdict->hide();
    m_help->hide();
    m_board.setPosition(nullptr, nullptr);
    say(tr("Making a position…"));
    m_desk.askNext();
    enableButtons();
}

void DrillPage::take(const PracticeMade &made)
{
    if (!made.position) {
        say(practicewords::whyNone(made.why));
        return enableButtons();
    }
    m_all.push_back({made});
    show(m_all.size() - 1);
}

void DrillPage::show(std::size_t at)
{
    m_at = at;
    const PracticeMade &made = m_all[at].made;
    m_others.stop();
    m_position = made.position;
    m_ladder.reset();
    m_isTold = false;
    m_verdict->hide();
    m_board.setPosition(made.position, made.geometry);
    m_help->setText(handsOf(*m_family));
    m_help->show();
    say(tr("Mark a step that this rule gives here."));
    m_board.view().setFocus();
    enableButtons();
}

void DrillPage::record(PracticeOutcome outcome)
{
    if (std::exchange(m_all[m_at].isRecorded, true))
        return;
    practicerecord::add(*m_rule, outcome);
    m_score->setText(practicewords::score(practicerecord::scoreOf(*m_rule)));
    Q_EMIT recorded();
}

void DrillPage::check()
{
    if (!m_position || m_isTold)
        return;
    const PracticeResult result = judge(*m_position, m_board.marks()->facts());
    switch (result.judgement) {
    case PracticeJudgement::Nothing:
        m_verdict->setText(tr("Nothing new is marked yet."));
        return m_verdict->show();
    case PracticeJudgement::Elsewhere:
        m_verdict->setText(tr("That is true, but it does not follow from this rule alone. Start "
                              "again and look for what this rule gives."));
        return m_verdict->show();
    case PracticeJudgement::BesideWrong:
        m_verdict->setText(tr("You have marked what this rule gives, but another of your marks is "
                              "wrong. Take that one back and check again."));
        return m_verdict->show();
    case PracticeJudgement::Right: {
        const bool wasDone = practicerecord::stateOf(*m_rule) == LessonState::Done;
        record(PracticeOutcome::Right);
        const bool isDone = practicerecord::stateOf(*m_rule) == LessonState::Done;
        tellStep(isDone && !wasDone ? tr("Right. This lesson is done.") : tr("Right."),
                 result.step);
        m_board.light(*m_ladder);
        return judgeOthers(result);
    }
    case PracticeJudgement::Wrong:
        record(PracticeOutcome::Wrong);
        return showStep(tr("Wrong. This is the step:"), result.step);
    }
}

void DrillPage::judgeOthers(const PracticeResult &result)
{
    if (result.others.empty())
        return;
    m_others.start(
        [position = m_position, result](const Worker::Task &task) {
            return othersFollow(*position, result, task.stop());
        },
        [this](bool follow) {
            if (follow)
                return;
            m_toldVerdict
                += QLatin1Char(' ') + tr("You have also marked what does not follow yet.");
            followMarks();
        });
}

void DrillPage::followMarks()
{
    const UserMarks &marks = *m_board.marks();
    const bool isFull = marks.settledCount() == marks.choices().mainCount();
    m_verdict->setHidden(!m_isTold && !isFull);
    if (!isFull)
        m_verdict->setText(m_toldVerdict);
    else
        m_verdict->setText(m_isTold ? tr("Everything is marked. Go on to the next position.")
                                    : tr("Everything is marked: press Check."));
    enableButtons();
}

void DrillPage::showStep(const QString &verdict, std::size_t step)
{
    tellStep(verdict, step);
    m_help->hide();
    m_board.showStep(*m_ladder);
    enableButtons();
}

void DrillPage::tellStep(const QString &verdict, std::size_t step)
{
    m_isTold = true;
    m_unfolded = {};
    m_ladder.emplace(m_board.ladderOf(step));
    m_ladder->climbToTop();
    m_toldVerdict = verdict;
    m_verdict->setText(verdict);
    m_verdict->show();
    write();
    enableButtons();
    if (m_next->isVisible())
        m_next->setFocus();
}

void DrillPage::hint()
{
    if (!m_position || m_isTold)
        return;
    record(PracticeOutcome::Hinted);
    if (m_ladder)
        m_ladder->climb();
    else
        m_ladder.emplace(m_board.ladderOf(0));
    if (m_ladder->rung() == HintRung::Rule) // the reader knows the rule
        m_ladder->climb();
    if (m_ladder->isAtTop())
        return showStep(tr("This is the step:"), 0);
    m_words = m_ladder->sentence();
    write();
    m_board.light(*m_ladder);
    enableButtons();
}

void DrillPage::say(const QString &words)
{
    m_words = words;
    write();
}

void DrillPage::write()
{
    QTextDocument &document = m_text->document();
    document.setDefaultFont(m_text->font());
    const Theme &theme = Theme::of(palette());
    if (m_ladder && m_isTold)
        writeStep(document, *m_ladder->explained(), m_ladder->step(), theme, m_unfolded);
    else
        writeSentence(document, m_words, theme);
    m_text->refresh();
}

void DrillPage::enableButtons()
{
    const bool isOpen = m_position && !m_isTold;
    m_working->setVisible(m_desk.isWanted());
    for (QPushButton *button : {m_check, m_hint})
        button->setEnabled(isOpen);
    for (QPushButton *button : {m_undo, m_again})
        button->setEnabled(m_board.isOpen() && m_board.canUndo());
    m_back->setEnabled(!m_desk.isWanted() && (m_position ? m_at > 0 : !m_all.empty()));
    m_next->setEnabled(!m_desk.isWanted());
    const int number = int(m_position ? m_at : m_all.size()) + 1;
    m_place->setText(tr("Position %1 of %2")
                         .arg(QLocale().toString(number),
                              QLocale().toString(std::max(number, positionsOfALesson))));
    m_next->setDefault(m_isTold);
}

QString DrillPage::words() const
{
    const QString verdict = m_verdict->isHidden() ? QString() : m_verdict->text() + u'\n';
    return verdict + m_text->document().toPlainText();
}

QString DrillPage::place() const
{
    return m_place->text();
}

QString DrillPage::score() const
{
    return m_score->text();
}

void DrillPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && m_rule)
        write();
    QWidget::changeEvent(event);
}

} // namespace inkling
