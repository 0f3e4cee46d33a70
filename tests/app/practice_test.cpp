// SPDX-License-Identifier: MIT
#include "app/support/windowtest.h"
#include "dialogs/familybox.h"
#include "families/registry.h"
#include "modes/explaining/explainingmode.h"
#include "modes/solving/playcontroller.h"
#include "modes/solving/solvingmode.h"
#include "playing/playpanel.h"
#include "practice/courselist.h"
#include "practice/drillpage.h"
#include "practice/lessonpage.h"
#include "practice/practicewindow.h"
#include "reasoning/reasoningpanel.h"
#include "steps/rulecard.h"
#include "steps/rulepictureview.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <algorithm>

using namespace inkling;

Q_DECLARE_METATYPE(const Family *)

namespace {

constexpr std::uint64_t seed = 3;

} // namespace

/// The course and practising, on real widgets. With INKLING_PICTURES set to a folder, pictures are
/// left there.
class PracticeTest final : public WindowTest
{
    Q_OBJECT

private Q_SLOTS:
    void rightIsToldAndCounted_data() { addFamilies(); }
    void rightIsToldAndCounted();
    void clicksAndKeysMark_data() { addFamilies(); }
    void clicksAndKeysMark();
    void wrongIsToldAndCounted();
    void allMarkedIsSaid();
    void otherMarksAreNoFault();
    void olderMarksDoNotSpoilTheStep_data();
    void olderMarksDoNotSpoilTheStep();
    void keysHintAndLeave();
    void hintsClimbToTheStep();
    void marksAreTakenBack();
    void lessonsAreDone();
    void positionsAreComeBackTo();
    void whyThereAreNone();
    void pictureIsPlayedWith();
    void mostMissedRule();
    void rulesAreListedFromEasyToHard();
    void hintNamesTheLesson();
    void stepNamesTheLesson();
    void documentStaysAsItIs();
    void looksWell_data() { addFamilies(); }
    void looksWell();

private:
    static void addFamilies()
    {
        QTest::addColumn<const Family *>("family");
        for (const Family *family : families()) {
            if (!whyUnpractised(*family, 0) || !whyUnpractised(*family, last(*family)))
                QTest::newRow(std::string(family->id()).c_str()) << family;
        }
    }
    static RuleId last(const Family &family) { return RuleId(family.rules().size() - 1); }
    /// The first rule that can be practised, in the order of the course.
    static RuleId easiest(const Family &family)
    {
        for (const RuleId rule : practicerecord::courseOf(family)) {
            if (!whyUnpractised(family, rule) && PracticeMaker(family, rule, seed).next(4, {}))
                return rule;
        }
        qFatal("no rule can be practised");
    }
    PracticeWindow &open(const Family &family, RuleId rule)
    {
        m_window->actions()["practice"]->trigger();
        auto *window = m_window->findChild<PracticeWindow *>();
        window->showLesson(family, rule);
        return *window;
    }
    DrillPage &practise(const Family &family, RuleId rule)
    {
        PracticeWindow &window = open(family, rule);
        window.practise(seed);
        waitForPosition(window.drill());
        return window.drill();
    }
    static void waitForPosition(DrillPage &drill)
    {
        QTRY_VERIFY_WITH_TIMEOUT(drill.position(), patience);
    }
    /// Marks a fact; `isNot`: its opposite.
    static void mark(DrillPage &drill, const Fact &fact, bool isNot = false)
    {
        UserMarks &marks = *drill.board().marks();
        const ValueSet known = marks.knowledgeWithNotes().possible(fact.unknown);
        const ValueSet left = isNot ? known - fact.possible : known & fact.possible;
        marks.set(fact.unknown, {left, !left.single()});
    }
    /// Marks the rest of the answer that can be marked by clicks, after the step was told: none of it
    /// is dropped.
    static void goOnMarking(DrillPage &drill)
    {
        PracticeBoard &board = drill.board();
        QVERIFY(board.isOpen());
        const QString words = drill.words();
        const PracticePosition &position = *drill.position();
        const auto can = markable(*position.model, position.puzzle->board());
        for (UnknownId unknown = 0; unknown < position.model->mainCount(); ++unknown) {
            const Fact fact{unknown, ValueSet::only(position.answer.values[unknown])};
            const ValueSet known = board.marks()->knowledge().possible(unknown);
            if (!can[unknown] || known.single())
                continue;
            mark(drill, fact);
            QCOMPARE(board.marks()->knowledge().possible(unknown), fact.possible);
            QVERIFY(board.canUndo() && drill.isTold());
            QCOMPARE(drill.words(), words);
            return;
        }
    }
    /// A conclusion of the step that a reader can mark.
    static Fact conclusion(const DrillPage &drill, std::size_t step = 0)
    {
        const PracticePosition &position = *drill.position();
        const auto can = markable(*position.model, position.puzzle->board());
        for (const Fact &fact : position.steps[step].conclusions) {
            if (can[fact.unknown])
                return fact;
        }
        qFatal("nothing can be marked");
    }
    static PracticeScore scoreOf(const DrillPage &drill)
    {
        const PracticePosition &position = *drill.position();
        return practicerecord::scoreOf(position.model->rules()[position.rule]);
    }
};

void PracticeTest::rightIsToldAndCounted()
{
    QFETCH(const Family *, family);
    DrillPage &drill = practise(*family, easiest(*family));
    const auto before = drill.position();
    QVERIFY(drill.board().isOpen());
    drill.check();
    QVERIFY(drill.words().startsWith("Nothing new is marked yet."));
    mark(drill, conclusion(drill));
    drill.check();
    QVERIFY2(drill.words().startsWith("Right.\n"), qPrintable(drill.words()));
    QVERIFY(drill.words().size() > 40); // and the rule's sentence
    QVERIFY(drill.isTold());
    QVERIFY(!drill.board().scene().state().lit().conclusions.empty());
    QCOMPARE(scoreOf(drill), (PracticeScore{.right = 1, .wrong = 0, .hinted = 0}));
    goOnMarking(drill);
    drill.check(); // it counts once
    QCOMPARE(scoreOf(drill).right, 1);
    drill.nextButton().click();
    waitForPosition(drill);
    QVERIFY(drill.position() != before);
    QVERIFY(drill.board().isOpen() && !drill.isTold());
}

/// Marks a conclusion as a person does: by clicks, or by typing what stays or goes.
void PracticeTest::clicksAndKeysMark()
{
    QFETCH(const Family *, family);
    DrillPage &drill = practise(*family, easiest(*family));
    PracticeBoard &board = drill.board();
    drill.window()->resize(1080, 680); // the screen of a test may have less room
    QVERIFY(QTest::qWaitForWindowExposed(drill.window()));
    QTRY_VERIFY(board.view().width() > 300);
    const Fact fact = conclusion(drill);
    const UserMarks &marks = *board.marks();
    const ElementId element = marks.choices().elementOf(fact.unknown);
    const auto click = [&] {
        const QPointF centre = board.scene().geometry()->centre(element);
        QTest::mouseClick(board.view().viewport(), Qt::LeftButton, {},
                          board.view().mapFromScene(centre));
    };
    const ValueSet before = marks.knowledgeWithNotes().possible(fact.unknown);
    const ValueSet after = before & fact.possible;
    const auto choices = marks.choices().of(element);
    if (choices.size() <= 2) {
        for (int i = 0; i < 3 && marks.knowledge().possible(fact.unknown) != after; ++i)
            click();
    } else {
        click();
        for (const Fact &choice : choices) {
            const bool isTyped = after.single() ? choice.possible == after
                                                : choice.possible.within(before - after);
            if (isTyped)
                QTest::keyClick(&board.view(), marks.model()->mark(choice)->text.front(),
                                after.single() ? Qt::NoModifier : Qt::ShiftModifier);
        }
    }
    QVERIFY(board.canUndo());
    drill.check();
    QVERIFY2(drill.words().startsWith("Right.\n"), qPrintable(drill.words()));
    if (choices.size() > 2)
        return;
    const Marking told = marks.marking();
    click();
    QVERIFY(marks.marking() != told);
}

void PracticeTest::wrongIsToldAndCounted()
{
    const Family &family = *families().front();
    DrillPage &drill = practise(family, easiest(family));
    mark(drill, conclusion(drill), true);
    drill.check();
    QVERIFY2(drill.words().startsWith("Wrong."), qPrintable(drill.words()));
    QVERIFY(drill.isTold());
    QCOMPARE(scoreOf(drill), (PracticeScore{.right = 0, .wrong = 1, .hinted = 0}));
}

/// On a board with its lines numbered; the key that checks while solving checks here, too.
void PracticeTest::allMarkedIsSaid()
{
    const Family &family = *families().front();
    DrillPage &drill = practise(family, easiest(family));
    const auto markAll = [&] {
        const PracticePosition &position = *drill.position();
        for (UnknownId unknown = 0; unknown < position.model->mainCount(); ++unknown)
            drill.board().marks()->set({unknown, ValueSet::only(position.answer.values[unknown])});
    };
    markAll();
    QVERIFY2(drill.words().startsWith("Everything is marked: press Check."),
             qPrintable(drill.words()));
    drill.board().startAgain();
    QVERIFY(!drill.words().contains("Everything"));
    mark(drill, conclusion(drill));
    QTest::keyClick(&drill.board().view(), Qt::Key_K);
    QVERIFY2(drill.words().startsWith("Right."), qPrintable(drill.words()));
    markAll();
    QVERIFY2(drill.words().startsWith("Everything is marked. Go on"), qPrintable(drill.words()));
    drill.board().undo();
    QVERIFY2(drill.words().startsWith("Right."), qPrintable(drill.words()));
    const QImage shown = drill.board().view().grab().toImage();
    drill.board().view().setLineNumbersShown(false);
    QVERIFY(drill.board().view().grab().toImage() != shown);
}

/// What holds, but does not follow by the rule, is neither right nor wrong.
void PracticeTest::otherMarksAreNoFault()
{
    const Family &family = *families().front();
    DrillPage &drill = practise(family, easiest(family));
    const PracticePosition &position = *drill.position();
    const Model &model = *position.model;
    for (UnknownId unknown = 0; unknown < model.mainCount(); ++unknown) {
        const Fact fact{unknown, ValueSet::only(position.answer.values[unknown])};
        if (judge(position, std::vector{fact}).judgement != PracticeJudgement::Elsewhere)
            continue;
        mark(drill, fact);
        drill.check();
        QVERIFY2(drill.words().startsWith("That is true, but"), qPrintable(drill.words()));
        QVERIFY(!drill.isTold() && drill.board().isOpen());
        QCOMPARE(scoreOf(drill).tried(), 0);
        return;
    }
    QSKIP("all that is so follows by the rule");
}

void PracticeTest::olderMarksDoNotSpoilTheStep_data()
{
    QTest::addColumn<bool>("isOlderWrong");
    QTest::newRow("true") << false;
    QTest::newRow("wrong") << true;
}

/// Each mark is judged by itself: the step is right beside a mark that has nothing to do with it.
void PracticeTest::olderMarksDoNotSpoilTheStep()
{
    QFETCH(bool, isOlderWrong);
    const Family &family = *families().front();
    DrillPage &drill = practise(family, easiest(family));
    const PracticePosition &position = *drill.position();
    for (UnknownId unknown = 0; unknown < position.model->mainCount(); ++unknown) {
        const Fact older{unknown, ValueSet::only(position.answer.values[unknown])};
        const PracticeResult both = judge(position, std::vector{older, conclusion(drill)});
        if (judge(position, std::vector{older}).judgement != PracticeJudgement::Elsewhere
            || both.judgement != PracticeJudgement::Right || othersFollow(position, both, {}))
            continue;
        mark(drill, older, isOlderWrong);
        mark(drill, conclusion(drill));
        drill.check();
        if (isOlderWrong) {
            QVERIFY2(drill.words().startsWith("You have marked what this rule gives, but another"),
                     qPrintable(drill.words()));
            QVERIFY(!drill.isTold());
            QCOMPARE(scoreOf(drill).tried(), 0);
            drill.board().marks()->set(unknown, {position.model->initial()[unknown], false});
            drill.check();
        }
        QTRY_VERIFY2(
            drill.words().startsWith(isOlderWrong ? "Right.\n" : "Right. You have also marked"),
            qPrintable(drill.words()));
        QCOMPARE(scoreOf(drill), (PracticeScore{.right = 1, .wrong = 0, .hinted = 0}));
        return;
    }
    QFAIL("all that is so follows by the rule");
}

/// The keys for a hint and for leaving are those of solving; Escape puts a selection away first.
void PracticeTest::keysHintAndLeave()
{
    const Family &family = *families().front();
    DrillPage &drill = practise(family, easiest(family));
    auto &window = static_cast<PracticeWindow &>(*drill.window());
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTest::keyClick(&drill.board().view(), Qt::Key_H);
    QCOMPARE(scoreOf(drill).hinted, 1);
    QTest::keyClick(&drill.board().view(), Qt::Key_Right);
    QTest::keyClick(&drill.board().view(), Qt::Key_Escape);
    QVERIFY(window.isPractising());
    QTest::keyClick(&drill.board().view(), Qt::Key_Escape);
    QVERIFY(window.isVisible() && !window.isPractising());
}

void PracticeTest::hintsClimbToTheStep()
{
    const Family &family = *families().front();
    DrillPage &drill = practise(family, easiest(family));
    drill.hint();
    QVERIFY(!drill.isTold());
    QCOMPARE(!drill.board().scene().state().lit().region.empty(),
             drill.words().contains(u"framed part"));
    QCOMPARE(scoreOf(drill), (PracticeScore{.right = 0, .wrong = 0, .hinted = 1}));
    for (int press = 0; press < 4 && !drill.isTold(); ++press)
        drill.hint();
    QVERIFY(drill.isTold());
    QVERIFY2(drill.words().startsWith("This is the step:\n"), qPrintable(drill.words()));
    QCOMPARE(scoreOf(drill).hinted, 1);
}

void PracticeTest::marksAreTakenBack()
{
    const Family &family = *families().front();
    DrillPage &drill = practise(family, easiest(family));
    const Marking given = drill.board().marks()->marking();
    const auto button = [&drill](const QString &text) -> QPushButton & {
        const auto buttons = drill.findChildren<QPushButton *>();
        return **std::ranges::find(buttons, text, &QPushButton::text);
    };
    QPushButton &undo = button(QStringLiteral("Undo"));
    QPushButton &again = button(QStringLiteral("Start Again"));
    QVERIFY(!undo.isEnabled() && !again.isEnabled());
    mark(drill, conclusion(drill), true);
    QVERIFY(drill.board().marks()->marking() != given);
    QVERIFY(undo.isEnabled() && again.isEnabled());
    undo.click();
    QVERIFY(drill.board().marks()->marking() == given);
    QVERIFY(!undo.isEnabled() && !again.isEnabled());
    mark(drill, conclusion(drill), true);
    again.click();
    QVERIFY(drill.board().marks()->marking() == given);
    drill.check();
    QVERIFY(drill.words().startsWith("Nothing new"));
}

void PracticeTest::lessonsAreDone()
{
    const Family &family = *families().front();
    const RuleId rule = easiest(family);
    PracticeWindow &window = open(family, rule);
    QCOMPARE(practicerecord::stateOf(family.rules()[rule]), LessonState::NotYet);
    QCOMPARE(window.lesson().standing(), QString("Not started yet."));
    QVERIFY(!window.lesson().words().isEmpty());
    QCOMPARE(window.lesson().practiseButton().text(), QString("Practise"));
    window.lesson().practiseButton().click();
    QVERIFY(window.isPractising());
    QCOMPARE(practicerecord::stateOf(family.rules()[rule]), LessonState::Begun);
    for (int i = 0; i < positionsOfALesson; ++i) {
        waitForPosition(window.drill());
        QCOMPARE(window.drill().place(), QStringLiteral("Position %1 of 3").arg(i + 1));
        mark(window.drill(), conclusion(window.drill()));
        window.drill().check();
        if (i + 1 < positionsOfALesson)
            window.drill().nextButton().click();
    }
    QCOMPARE(practicerecord::stateOf(family.rules()[rule]), LessonState::Done);
    window.showLesson(family, rule);
    QVERIFY(window.lesson().standing().startsWith("Done."));
    window.close();
    QVERIFY(!window.isPractising());
    // The course goes on with the next rule.
    window.showCourse(family);
    QVERIFY(window.rule() != rule);
}

/// The position before is there again, unmarked, and counts once; then the one after it.
void PracticeTest::positionsAreComeBackTo()
{
    const Family &family = *families().front();
    DrillPage &drill = practise(family, easiest(family));
    QVERIFY(!drill.backButton().isEnabled());
    const auto first = drill.position();
    mark(drill, conclusion(drill));
    drill.check();
    drill.nextButton().click();
    waitForPosition(drill);
    const auto second = drill.position();
    drill.backButton().click();
    QCOMPARE(drill.position(), first);
    QCOMPARE(drill.place(), QString("Position 1 of 3"));
    QVERIFY(!drill.backButton().isEnabled() && !drill.isTold() && !drill.board().canUndo());
    mark(drill, conclusion(drill));
    drill.check();
    QVERIFY(drill.isTold());
    QCOMPARE(scoreOf(drill).right, 1);
    drill.nextButton().click();
    QCOMPARE(drill.position(), second);
    QVERIFY(!drill.isTold());
}

void PracticeTest::whyThereAreNone()
{
    for (const Family *family : families()) {
        for (RuleId rule = 0; rule < family->rules().size(); ++rule) {
            if (!whyUnpractised(*family, rule))
                continue;
            PracticeWindow &window = open(*family, rule);
            QVERIFY(window.lesson().practiseButton().isHidden());
            QVERIFY(window.lesson().standing().startsWith("There are no positions"));
        }
    }
}

void PracticeTest::pictureIsPlayedWith()
{
    const Family &family = *families().front();
    PracticeWindow &window = open(family, easiest(family));
    RulePictureView &picture = window.lesson().picture();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTRY_VERIFY(picture.height() > 20);
    QVERIFY(!picture.isFollowingShown());
    const auto isAsked = [&] {
        const auto labels = window.lesson().findChildren<QLabel *>();
        return std::ranges::any_of(labels, [](const QLabel *label) {
            return label->text().startsWith("What follows") && label->isVisible();
        });
    };
    QVERIFY(isAsked());
    const QImage asked = picture.grab().toImage();
    const QPoint place = picture.pos();
    QTest::mouseClick(&picture, Qt::LeftButton);
    QVERIFY(picture.isFollowingShown());
    QVERIFY(!isAsked());
    QCOMPARE(picture.pos(), place);
    QVERIFY(picture.grab().toImage() != asked);
    QTest::keyClick(&picture, Qt::Key_Space);
    QCOMPARE(picture.grab().toImage(), asked);
    QVERIFY(isAsked());
}

void PracticeTest::mostMissedRule()
{
    const Family &family = *families().front();
    PracticeWindow &window = open(family, 0);
    QVERIFY(!window.missedButton().isEnabled());
    const RuleId rule = easiest(family);
    const RuleId other = rule == 1 ? 2 : 1;
    practicerecord::add(family.rules()[rule], PracticeOutcome::Wrong);
    practicerecord::add(family.rules()[other], PracticeOutcome::Wrong);
    practicerecord::add(family.rules()[other], PracticeOutcome::Right);
    window.showLesson(family, other);
    QVERIFY(window.missedButton().isEnabled());
    window.missedButton().click();
    QVERIFY(window.isPractising());
    QCOMPARE(window.rule(), rule);
}

void PracticeTest::rulesAreListedFromEasyToHard()
{
    for (const Family *family : families()) {
        PracticeWindow &window = open(*family, 0);
        QCOMPARE(window.course().count(), int(family->rules().size()));
        double cost = 0;
        for (const RuleId rule : practicerecord::courseOf(*family)) {
            QVERIFY(family->rules()[rule].cost >= cost);
            cost = family->rules()[rule].cost;
        }
        window.course().setCurrentRow(1);
        QCOMPARE(window.rule(), practicerecord::courseOf(*family)[1]);
        QCOMPARE(&window.families().family(), family);
    }
}

void PracticeTest::hintNamesTheLesson()
{
    openText(threeBoards);
    m_window->actions()["playMode"]->trigger();
    m_window->actions()["wholeHint"]->trigger();
    PlayController &play = m_window->solving().play();
    QTRY_VERIFY_WITH_TIMEOUT(play.hint(), patience);
    const auto rule = play.hint()->rule();
    QVERIFY(rule);
    RuleCard &card = m_window->solving().playPanel().ruleCard();
    QVERIFY(card.lessonButton().isVisibleTo(m_window.get()));
    card.lessonButton().click();
    auto *window = m_window->findChild<PracticeWindow *>();
    QVERIFY(window && window->isVisible());
    QCOMPARE(window->rule(), *rule);
}

void PracticeTest::stepNamesTheLesson()
{
    openText(threeBoards);
    m_window->actions()["explainMode"]->trigger();
    waitUntilSettled();
    RuleCard &card = m_window->explaining().reasoning().ruleCard();
    // General rules, such as steps folded into one, have no lesson.
    for (int step = 0; step < 30 && !card.lessonButton().isVisibleTo(m_window.get()); ++step)
        m_window->actions()["forward"]->trigger();
    QVERIFY(card.lessonButton().isVisibleTo(m_window.get()));
    card.lessonButton().click();
    QVERIFY(m_window->findChild<PracticeWindow *>()->isVisible());
}

void PracticeTest::documentStaysAsItIs()
{
    openText(threeBoards);
    m_window->actions()["playMode"]->trigger();
    const auto marking = m_window->solving().play().marks()->marking();
    const Family &family = *families().front();
    DrillPage &drill = practise(family, easiest(family));
    mark(drill, conclusion(drill));
    drill.check();
    QVERIFY(!m_window->document().undoStack().canUndo());
    QCOMPARE(m_window->document().placeCount(), 3);
    QVERIFY(m_window->solving().play().marks()->marking() == marking);
}

void PracticeTest::looksWell()
{
    QFETCH(const Family *, family);
    const QString name = QString::fromUtf8(family->id().data(), qsizetype(family->id().size()));
    const RuleId rule = easiest(*family);
    PracticeWindow &window = open(*family, rule);
    keepPictures(window, "lesson-" + name);
    QTest::keyClick(&window.lesson().picture(), Qt::Key_Space);
    keepPictures(window, "lessontold-" + name);
    DrillPage &drill = practise(*family, rule);
    keepPictures(window, "drill-" + name);
    drill.hint();
    drill.hint();
    drill.board().scene().finishMotion();
    keepPictures(window, "drillhint-" + name);
    mark(drill, conclusion(drill));
    drill.check();
    QVERIFY(drill.isTold());
    drill.board().scene().finishMotion();
    keepPictures(window, "drilltold-" + name);
}

INKLING_TEST(PracticeTest, WindowApplication)
#include "practice_test.moc"
