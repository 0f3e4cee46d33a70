// SPDX-License-Identifier: MIT
// Solving by hand in the window, by pointer and by keys: marks, undoing, hints from where one stands, and
// "why?", for every family. With INKLING_PICTURES set to a folder, pictures of each state are left there.
#include "answerspanel.h"
#include "app/support/drawn.h"
#include "app/support/windowtest.h"
#include "families/registry.h"
#include "phrases.h"
#include "playcontroller.h"
#include "playing/boardpointer.h"
#include "playing/playpanel.h"
#include "puzzlelist.h"
#include "reasoning/difficultystrip.h"
#include "reasoning/foundlegend.h"
#include "reasoning/reasoningpanel.h"
#include "reasoning/rulecard.h"
#include "reasoning/steplistview.h"
#include "reasoning/whypanel.h"
#include "reasoning/whytreemodel.h"
#include "scene/boardview.h"
#include "scene/thumbnail.h"
#include "thememanager.h"
#include "whycontroller.h"

#include <QAccessible>
#include <QAction>
#include <QElapsedTimer>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QTreeView>
#include <set>

using namespace inkling;

namespace {

/// Named rules do not finish this one.
const QByteArray needsMore = R"(7 7
3 . . 2 . 2 .
. . . . . . 2
3 1 . . 2 . 3
2 . 1 2 2 . 2
2 2 . . . . .
. 1 . . . 0 2
2 1 1 2 . 2 .
0 0
)";

/// How much two pictures of one size differ.
qint64 difference(const QImage &one, const QImage &other)
{
    qint64 sum = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x)
            sum += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y)))
                   + std::abs(qAlpha(one.pixel(x, y)) - qAlpha(other.pixel(x, y)));
    }
    return sum;
}

class PlayTest final : public WindowTest
{
    Q_OBJECT

private:
    void open(const Family &family, std::size_t sample = 0)
    {
        m_window->openSample(family, family.samples()[sample]);
        waitForPuzzle();
    }
    void openText(const Family &family, const QByteArray &text)
    {
        m_window->file().openText(QStringLiteral("text"), text, family);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->file().current() == 0, patience);
        waitForPuzzle();
    }
    void waitForPuzzle()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled() && !m_window->file().isReading()
                                     && m_window->play().marks(),
                                 patience);
    }

    UserMarks &marks() { return *m_window->play().marks(); }
    const Model &model() { return *marks().model(); }
    Answer answer() { return *m_window->play().solution()->first; }
    Fact right(UnknownId unknown) { return {unknown, ValueSet::only(answer().values[unknown])}; }
    /// The first main unknown that a person settles.
    UnknownId firstUnknown()
    {
        UnknownId unknown = 0;
        while (marks().choices().elementOf(unknown) == noElement)
            ++unknown;
        return unknown;
    }
    QAction &action(const char *id) { return *m_window->actions()[id]; }
    void press(Qt::Key key, Qt::KeyboardModifiers held = {})
    {
        QTest::keyClick(&m_window->view(), key, held);
    }
    void click(ElementId element, Qt::MouseButton button = Qt::LeftButton)
    {
        BoardView &view = m_window->view();
        const QPointF centre = m_window->scene().geometry()->centre(element);
        QTest::mouseClick(view.viewport(), button, {}, view.mapFromScene(centre));
    }
    /// The board shows these marks and nothing else.
    void verifyMarksShown()
    {
        verifyMarks(m_window->scene().state(), model(), marks().knowledge());
    }
    /// Chooses a value of an element as a person does, by clicks or by typing.
    void markByHand(ElementId element, const Fact &fact)
    {
        const auto facts = marks().choices().of(element);
        if (facts.size() <= 2) {
            for (std::size_t i = 0; i <= facts.size(); ++i) {
                if (marks().knowledge().possible(fact.unknown) != fact.possible)
                    click(element);
            }
        } else {
            click(element);
            const std::string text = model().mark(fact)->text;
            for (const char letter : text)
                QTest::keyClick(&m_window->view(), letter);
        }
        QCOMPARE(marks().knowledge().possible(fact.unknown), fact.possible);
    }
    void waitForHint() { QTRY_VERIFY_WITH_TIMEOUT(m_window->play().hint(), patience); }
    void waitForWhy()
    {
        QVERIFY(m_window->why().isTelling());
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->whyPanel().sentence().contains(u"Looking"), patience);
    }
    void picture(const QString &name)
    {
        const QString folder = qEnvironmentVariable("INKLING_PICTURES");
        if (folder.isEmpty())
            return;
        for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
            ThemeManager::instance().setChoice(choice);
            m_window->scene().finishMotion();
            QCoreApplication::processEvents();
            m_window->grab().save(QStringLiteral("%1/%2-%3.png")
                                      .arg(folder, name,
                                           choice == ThemeChoice::Dark ? QStringLiteral("dark")
                                                                       : QStringLiteral("light")));
        }
        ThemeManager::instance().setChoice(ThemeChoice::Light);
    }
    static void addFamilies()
    {
        QTest::addColumn<const Family *>("family");
        for (const Family *family : families())
            QTest::newRow(std::string(family->id()).c_str()) << family;
    }
    /// The first family whose elements have so many choices.
    static const Family &familyWith(bool isTyped)
    {
        for (const Family *family : families()) {
            LineSource source{std::string(family->samples().front().text)};
            const auto puzzle = family->read(source).value();
            const Choices choices(*puzzle->model(), puzzle->board().size());
            if (!choices.empty()
                && isTyped == (choices.of(choices.elementOf(choices.firstUnknown())).size() > 2))
                return *family;
        }
        qFatal("no such family");
    }

private Q_SLOTS:
    void everyMarkIsMadeByClicksAndTakenBack_data() { addFamilies(); }
    void everyMarkIsMadeByClicksAndTakenBack()
    {
        QFETCH(const Family *, family);
        open(*family);
        const std::size_t before = m_window->playback().position();
        action("playMode").trigger();
        QVERIFY(m_window->play().holdsBoard());
        verifyMarksShown();
        const Choices &choices = marks().choices();
        if (choices.empty())
            return;
        picture(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("-play-start"));
        std::vector<Fact> made;
        for (UnknownId unknown = 0; unknown < model().mainCount(); ++unknown) {
            const ElementId element = choices.elementOf(unknown);
            if (element == noElement)
                continue;
            markByHand(element, right(unknown));
            made.push_back(right(unknown));
            QCOMPARE(m_window->pointer().selected(), element);
            if (made.size() == 12) {
                verifyMarksShown();
                picture(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("-play"));
            }
        }
        verifyMarksShown();
        QVERIFY(marks().answer());
        QVERIFY(m_window->scene().state().isFinal);
        QVERIFY(m_window->playPanel().progressText().contains(u"Solved"));
        picture(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("-play-solved"));

        // To the other mode and back, nothing is lost.
        action("explainMode").trigger();
        QCOMPARE(m_window->playback().position(), before);
        verifyDrawn(*m_window);
        action("playMode").trigger();
        QCOMPARE(marks().facts(), made);
        verifyMarksShown();

        while (action("undo").isEnabled())
            action("undo").trigger();
        QVERIFY(marks().facts().empty());
        verifyMarksShown();
        QVERIFY(!m_window->scene().state().isFinal);
        while (action("redo").isEnabled())
            action("redo").trigger();
        QCOMPARE(marks().facts(), made);
        verifyMarksShown();
    }

    void theAnswerIsNotSeenWhileOneSolves_data() { addFamilies(); }
    void theAnswerIsNotSeenWhileOneSolves()
    {
        QFETCH(const Family *, family);
        open(*family);
        auto &list = *qobject_cast<PuzzleListModel *>(m_window->puzzles().model());
        constexpr int side = 64;
        const auto drawn = [&](const Answer *answer) {
            return thumbnail(*marks().puzzle(), answer, Theme::of(m_window->palette()), side);
        };
        const Answer first = answer();
        const QImage bare = drawn(nullptr);
        const QImage solved = drawn(&first);
        // Of the two the one that is shown: digits may differ by a shade from thread to thread.
        const auto isShown = [&](const QImage &wanted) {
            const QImage shown = list.picture(0, side).toImage();
            const QImage &other = wanted == bare ? solved : bare;
            return !shown.isNull() && 3 * difference(shown, wanted) < difference(bare, solved)
                   && difference(shown, wanted) < difference(shown, other);
        };
        QTRY_VERIFY(isShown(solved));
        QTRY_VERIFY(!m_window->answers().isFinding());
        QCOMPARE(m_window->answers().isVisible(), family->listsAnswers());
        action("playMode").trigger();
        QVERIFY(!m_window->answers().isVisible());
        QTRY_VERIFY(isShown(bare));
        // Nor while a question is answered, nor when the puzzle is shown anew.
        m_window->pointer().select(
            marks().choices().empty() ? ElementId(0) : marks().choices().elementOf(firstUnknown()));
        action("why").trigger();
        QVERIFY(!m_window->answers().isVisible() && !m_window->reasoning().list().isVisible());
        m_window->why().leave();
        if (m_window->file().count() > 1) {
            action("nextPuzzle").trigger();
            waitForPuzzle();
            QVERIFY(!m_window->answers().isVisible());
            action("previousPuzzle").trigger();
            waitForPuzzle();
        }
        QTRY_VERIFY(isShown(bare));
        action("explainMode").trigger();
        QCOMPARE(m_window->answers().isVisible(), family->listsAnswers());
        QTRY_VERIFY(isShown(solved));
    }

    void whatSearchFoundIsNotSeenWhileOneSolves()
    {
        openText(familyWith(false), "3 3\n. . .\n. . .\n. . .\n0 0\n");
        m_window->reasoning().setCurrentTab(nullptr);
        m_window->playback().last();
        QPushButton &button = m_window->reasoning().foundButton();
        QTest::mouseClick(&button, Qt::LeftButton);
        const BoardState &state = m_window->scene().state();
        QVERIFY(button.isChecked() && !state.found().empty());
        action("playMode").trigger();
        QVERIFY(state.found().empty() && state.foundAgain().empty());
        action("explainMode").trigger();
        QVERIFY(!button.isChecked());
    }

    void aFastSecondClickIsAClick()
    {
        open(familyWith(false));
        action("playMode").trigger();
        const UnknownId unknown = firstUnknown();
        const ElementId element = marks().choices().elementOf(unknown);
        const auto facts = marks().choices().of(element);
        click(element);
        QCOMPARE(marks().knowledge().possible(unknown), facts[0].possible);
        // Within the time of a double click, the second press comes as one.
        BoardView &view = m_window->view();
        const QPointF place = view.mapFromScene(m_window->scene().geometry()->centre(element));
        for (const QEvent::Type type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            QMouseEvent event(type, place, view.viewport()->mapToGlobal(place), Qt::LeftButton,
                              type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton,
                              Qt::NoModifier);
            QCoreApplication::sendEvent(view.viewport(), &event);
        }
        QCOMPARE(marks().knowledge().possible(unknown), facts[1].possible);
    }

    void enterMarksAndOpensNothing()
    {
        // A step that can be opened is lit in the reasoning, which is not what the board shows.
        openText(familyWith(false), needsMore);
        Playback &playback = m_window->playback();
        while (!m_window->reasoning().canOpenStep())
            playback.forward();
        QVERIFY(action("openStep").isEnabled());
        action("playMode").trigger();
        QVERIFY(!action("openStep").isEnabled());
        const UnknownId unknown = firstUnknown();
        m_window->pointer().select(marks().choices().elementOf(unknown));
        press(Qt::Key_Return);
        QVERIFY(marks().isMarked(unknown));
        action("explainMode").trigger();
        QVERIFY(action("openStep").isEnabled());
        QCOMPARE(playback.depth(), std::size_t(0));
    }

    void theListOfStepsHasRoom()
    {
        open(familyWith(false));
        StepListView &list = m_window->reasoning().list();
        const auto rowsShown = [&] {
            const int row = list.visualRect(list.model()->index(1, 0)).height();
            return list.viewport()->height() / row;
        };
        QVERIFY2(rowsShown() >= 5, qPrintable(QString::number(rowsShown())));
        m_window->resize(700, 700);
        QCoreApplication::processEvents();
        QVERIFY2(rowsShown() >= 4, qPrintable(QString::number(rowsShown())));
        // What stands above the list makes room for it.
        m_window->resize(700, 480);
        QCoreApplication::processEvents();
        QVERIFY2(rowsShown() >= 3, qPrintable(QString::number(rowsShown())));
        QVERIFY(!m_window->reasoning().difficulty().isVisible());
        m_window->resize(1240, 800);
        QCoreApplication::processEvents();
        QVERIFY(m_window->reasoning().difficulty().isVisible());
    }

    /// Every button has the width it needs, within what is seen of the part that it is in.
    static void verifyButtonsFit(const QWidget &part)
    {
        QCoreApplication::processEvents(); // what has changed is laid out
        for (const QPushButton *button : part.findChildren<QPushButton *>()) {
            if (!button->isVisible())
                continue;
            QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
            const int right = button->mapTo(&part, button->rect().topRight()).x();
            QVERIFY2(right < part.width(), qPrintable(button->text()));
        }
    }

    void nothingIsCutInASmallWindow_data() { addFamilies(); }
    void nothingIsCutInASmallWindow()
    {
        QFETCH(const Family *, family);
        open(*family);
        m_window->resize(692, 480);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(m_window->view().width() >= 200);
        verifyButtonsFit(m_window->reasoning());
        picture(name + QStringLiteral("-small"));
        m_window->playback().last();
        const auto element = m_window->playback().explained()->model->mark(
            m_window->playback().explained()->trace()[0].conclusions.front());
        if (element)
            m_window->pointer().select(element->element);
        if (action("why").isEnabled()) {
            press(Qt::Key_W);
            waitForWhy();
            verifyButtonsFit(m_window->reasoning());
        }
        press(Qt::Key_H);
        waitForHint();
        verifyButtonsFit(m_window->playPanel());
        while (!m_window->play().hint()->isAtTop()) {
            press(Qt::Key_H);
            verifyButtonsFit(m_window->playPanel());
        }
        picture(name + QStringLiteral("-small-hint"));
        press(Qt::Key_H);
        m_window->pointer().select(model().mark(marks().facts().front())->element);
        press(Qt::Key_W);
        waitForWhy();
        verifyButtonsFit(m_window->reasoning());
        QVERIFY(m_window->whyPanel().backButton().isVisible());
        picture(name + QStringLiteral("-small-why"));
    }

    void clicksGoThroughTheChoices()
    {
        open(familyWith(false));
        action("playMode").trigger();
        const UnknownId unknown = firstUnknown();
        const ElementId element = marks().choices().elementOf(unknown);
        const auto facts = marks().choices().of(element);
        const ValueSet blank = marks().blank(unknown);
        const auto now = [&] { return marks().knowledge().possible(unknown); };
        for (const ValueSet wanted : {facts[0].possible, facts[1].possible, blank}) {
            click(element);
            QCOMPARE(now(), wanted);
        }
        for (const ValueSet wanted : {facts[1].possible, facts[0].possible, blank}) {
            click(element, Qt::RightButton);
            QCOMPARE(now(), wanted);
        }
        // A drag moves the board, and marks nothing.
        BoardView &view = m_window->view();
        const QPoint from = view.mapFromScene(m_window->scene().geometry()->centre(element));
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view.viewport(), from + QPoint(40, 0));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, from + QPoint(40, 0));
        QCOMPARE(now(), blank);
    }

    void keysAloneMark_data() { addFamilies(); }
    void keysAloneMark()
    {
        QFETCH(const Family *, family);
        open(*family);
        press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(m_window->play().holdsBoard());
        const Choices &choices = marks().choices();
        if (choices.empty())
            return;
        // Every element is reached by the arrows.
        std::set<ElementId> reached;
        std::vector<ElementId> next;
        press(Qt::Key_Right);
        next.push_back(m_window->pointer().selected());
        QVERIFY(next.front() != noElement);
        while (!next.empty()) {
            const ElementId here = next.back();
            next.pop_back();
            if (!reached.insert(here).second)
                continue;
            for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                m_window->pointer().select(here);
                press(key);
                next.push_back(m_window->pointer().selected());
            }
        }
        for (ElementId element = 0; element < m_window->scene().geometry()->board().size();
             ++element) {
            QCOMPARE(reached.contains(element), !choices.of(element).empty());
        }

        const UnknownId unknown = firstUnknown();
        const auto facts = choices.of(choices.elementOf(unknown));
        m_window->pointer().select(choices.elementOf(unknown));
        if (facts.size() > 2) {
            QTest::keyClick(&m_window->view(), '2');
            QCOMPARE(marks().knowledge().possible(unknown), facts[1].possible);
            press(Qt::Key_Backspace);
        } else {
            press(Qt::Key_Space);
            QCOMPARE(marks().knowledge().possible(unknown), facts[0].possible);
            press(Qt::Key_Return);
            QCOMPARE(marks().knowledge().possible(unknown), facts[1].possible);
            press(Qt::Key_Delete);
        }
        QVERIFY(!marks().isMarked(unknown));
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(marks().isMarked(unknown));
        auto *board = QAccessible::queryAccessibleInterface(&m_window->view());
        QVERIFY(board->focusChild());
        QVERIFY(!board->focusChild()->text(QAccessible::Value).isEmpty());
        QVERIFY(board->focusChild()->state().selected);
    }

    void marksAreKeptForEachPuzzle()
    {
        const Family &family = familyWith(false);
        const std::string one(family.samples().front().text);
        openText(family, QByteArray::fromStdString(one));
        action("playMode").trigger();
        const ElementId element = marks().choices().elementOf(firstUnknown());
        click(element);
        const auto made = marks().facts();
        QCOMPARE(made.size(), std::size_t(1));
        if (m_window->file().count() < 2)
            QSKIP("one puzzle only");
        action("nextPuzzle").trigger();
        waitForPuzzle();
        QVERIFY(marks().facts().empty());
        QVERIFY(m_window->play().holdsBoard());
        verifyMarksShown();
        action("previousPuzzle").trigger();
        waitForPuzzle();
        QCOMPARE(marks().facts(), made);
        verifyMarksShown();
    }

    void aHintTellsALittleMoreEachTime_data() { addFamilies(); }
    void aHintTellsALittleMoreEachTime()
    {
        QFETCH(const Family *, family);
        open(*family);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        // Some steps in, by hints alone.
        for (int round = 0; round < 4; ++round) {
            press(Qt::Key_H);
            QVERIFY(m_window->play().holdsBoard());
            waitForHint();
            const HintLadder &hint = *m_window->play().hint();
            QCOMPARE(hint.rung(), HintRung::Where);
            QCOMPARE(hint.place(), std::size_t(0));
            const Lighting &lit = m_window->scene().state().lit();
            QVERIFY(!lit.region.empty());
            QVERIFY(lit.conclusions.empty() && lit.premises.empty());
            if (round == 2)
                picture(name + QStringLiteral("-hint-1"));
            const std::vector<FactChange> changes = hint.changes();
            std::size_t place = 0;
            while (!m_window->play().hint()->isAtTop()) {
                const QString words = m_window->playPanel().words();
                press(Qt::Key_H);
                QCOMPARE(m_window->play().hint()->place(), ++place);
                QVERIFY(m_window->playPanel().words() != words);
                if (round == 2)
                    picture(name + QStringLiteral("-hint-%1").arg(place + 1));
            }
            QCOMPARE(m_window->play().hint()->rung(), HintRung::Conclusion);
            QVERIFY(!lit.conclusions.empty());
            QVERIFY(!changes.empty());
            press(Qt::Key_H);
            QVERIFY(!m_window->play().hint());
            for (const FactChange &change : changes) {
                QVERIFY(marks().state(change.unknown) == change.after);
                QVERIFY(change.unknown >= model().mainCount()
                        || m_window->play().solution()->verdict != Verdict::Unique
                        || change.after.values.contains(answer().values[change.unknown]));
            }
            verifyMarksShown();
            QVERIFY(lit.empty());
        }
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(action("redo").isEnabled());
    }

    void hintsLeadToTheAnswer_data() { addFamilies(); }
    void hintsLeadToTheAnswer()
    {
        // All of a hint at once, then what it comes to: two presses a step.
        QFETCH(const Family *, family);
        open(*family);
        for (int i = 0; i < 400 && !marks().answer(); ++i) {
            press(Qt::Key_H, Qt::ShiftModifier);
            waitForHint();
            QCOMPARE(m_window->play().hint()->rung(), HintRung::Conclusion);
            QVERIFY(m_window->playPanel().ruleCard().isVisible());
            QVERIFY(!m_window->playPanel().wholeButton().isVisible());
            press(Qt::Key_H, Qt::ShiftModifier);
            QVERIFY(!m_window->play().hint());
        }
        QVERIFY(marks().answer());
        QVERIFY(m_window->scene().state().isFinal);
        verifyMarksShown();
        picture(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("-hints-solved"));
        action("hint").trigger();
        waitForHint();
        QCOMPARE(m_window->play().hint()->rung(), HintRung::Said);
        QVERIFY(m_window->playPanel().words().contains(u"answer"));
        QVERIFY(!m_window->playPanel().wholeButton().isVisible());
    }

    void theRestOfAHintComesAtOnce()
    {
        open(familyWith(true));
        press(Qt::Key_H);
        waitForHint();
        press(Qt::Key_H);
        QCOMPARE(m_window->play().hint()->rung(), HintRung::Rule);
        QTest::mouseClick(&m_window->playPanel().wholeButton(), Qt::LeftButton);
        QCOMPARE(m_window->play().hint()->rung(), HintRung::Conclusion);
        // One that is let go before it has come is not told later.
        press(Qt::Key_Escape);
        press(Qt::Key_H, Qt::ShiftModifier);
        press(Qt::Key_Escape);
        press(Qt::Key_H);
        waitForHint();
        QCOMPARE(m_window->play().hint()->rung(), HintRung::Where);
    }

    void aHintOfCardsLightsTheTwoToPutTogether()
    {
        const Family &cards
            = **std::ranges::find_if(families(), [](const Family *f) { return f->listsAnswers(); });
        open(cards);
        for (int i = 0; i < 3; ++i) {
            press(Qt::Key_H);
            waitForHint();
        }
        QCOMPARE(m_window->play().hint()->rung(), HintRung::Clues);
        const BoardState &state = m_window->scene().state();
        std::set<ElementId> lit;
        for (const Mark &mark : state.lit().premises)
            lit.insert(mark.element);
        QCOMPARE(lit.size(), std::size_t(2));
        for (const ElementId element : lit)
            QVERIFY(!state.geometry()->board().text(element).empty()); // a card
        picture(QStringLiteral("cards-two-lit"));
        // Where the answer's parts are to lie cannot be felt for.
        press(Qt::Key_Right);
        QVERIFY(m_window->pointer().selected() == noElement);
        // Of what it makes, "why?" can be asked.
        press(Qt::Key_H, Qt::ShiftModifier);
        const auto made = state.lit().conclusions;
        press(Qt::Key_H, Qt::ShiftModifier);
        QVERIFY(!marks().facts().empty());
        verifyMarksShown();
        const auto node = std::ranges::find(made, Look::Text, &Mark::look);
        QVERIFY(node != made.end());
        click(node->element);
        press(Qt::Key_W);
        waitForWhy();
        QVERIFY(m_window->whyPanel().model().rowCount() > 0);
        picture(QStringLiteral("cards-why-by-hand"));
        press(Qt::Key_Escape);
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(marks().facts().empty());
        verifyMarksShown();
    }

    void aCombinationIsOpenedFromItsHint()
    {
        openText(familyWith(false), needsMore);
        const SharedExplained whole = m_window->playback().explained();
        PlayPanel &panel = m_window->playPanel();
        Playback &playback = m_window->playback();
        const auto *plain = m_window->reasoning().findChild<QWidget *>(QStringLiteral("plainStep"));
        action("playMode").trigger();
        int asked = 0;
        for (std::size_t i = 0; i < whole->trace().size() && asked < 2; ++i) {
            // From all that is known before each combination of the reasoning.
            for (const Fact &fact : whole->trace()[i].conclusions) {
                if (fact.unknown < model().mainCount())
                    marks().set(fact);
            }
            if (i + 1 == whole->trace().size() || !canOpen(whole->trace()[i + 1]))
                continue;
            press(Qt::Key_Escape);
            press(Qt::Key_H, Qt::ShiftModifier);
            waitForHint();
            const HintLadder &hint = *m_window->play().hint();
            QCOMPARE(panel.playButton().isVisible(), hint.canOpenStep() || hint.canPlay());
            if (!hint.canOpenStep())
                continue;
            const auto made = marks().facts();
            const Step step = hint.explained()->trace()[hint.step()];
            const std::vector<Fact> conclusions(step.conclusions.begin(), step.conclusions.end());
            QTest::mouseClick(&panel.playButton(), Qt::LeftButton);
            QVERIFY(!m_window->play().holdsBoard());
            QTRY_VERIFY_WITH_TIMEOUT(playback.depth() == 1 || plain->isVisible(), patience);
            // What is in it, or that there is nothing more in it.
            QVERIFY(plain->isVisible() || playback.explained()->opened == conclusions);
            picture(QStringLiteral("hint-opened-%1").arg(++asked));
            m_window->whyPanel().backButton().click();
            QVERIFY(m_window->play().holdsBoard());
            QCOMPARE(marks().facts(), made);
            QCOMPARE(m_window->play().hint()->rung(), HintRung::Conclusion);
            verifyMarksShown();
        }
        QVERIFY(asked > 0);
    }

    void aWrongMarkIsNamedFirst_data() { addFamilies(); }
    void aWrongMarkIsNamedFirst()
    {
        QFETCH(const Family *, family);
        open(*family);
        action("playMode").trigger();
        if (marks().choices().empty() || m_window->play().solution()->verdict != Verdict::Unique)
            return;
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        // Some right marks, and a wrong one.
        const UnknownId count = std::min<UnknownId>(model().mainCount() - 2, 20);
        for (UnknownId unknown = 0; unknown < count; ++unknown) {
            if (marks().choices().elementOf(unknown) != noElement)
                marks().set(right(unknown));
        }
        UnknownId wrong = count;
        while (marks().choices().elementOf(wrong) == noElement)
            ++wrong;
        const ElementId element = marks().choices().elementOf(wrong);
        Fact mark;
        for (const Fact &fact : marks().choices().of(element)) {
            if (fact != right(wrong))
                mark = fact;
        }
        markByHand(element, mark);
        press(Qt::Key_H);
        waitForHint();
        // What the marks alone break is said at once; else first that there is something wrong.
        const bool isPlain = m_window->play().hint()->rung() == HintRung::Clash;
        if (!isPlain)
            QCOMPARE(m_window->play().hint()->rung(), HintRung::WrongSaid);
        QVERIFY(m_window->playPanel().words().contains(isPlain ? u"cannot" : u"wrong"));
        picture(name + QStringLiteral("-wrong-1"));
        if (!m_window->play().hint()->isAtTop()) {
            press(Qt::Key_H);
            QCOMPARE(m_window->play().hint()->rung(), HintRung::WrongShown);
        }
        QCOMPARE(m_window->scene().state().lit().wrong.size(), std::size_t(1));
        QCOMPARE(m_window->scene().state().lit().wrong.front().element, element);
        picture(name + QStringLiteral("-wrong-2"));
        // No two buttons ask the same.
        std::set<QString> asked;
        for (const QPushButton *button : m_window->playPanel().findChildren<QPushButton *>()) {
            if (button->isVisible())
                QVERIFY2(asked.insert(button->text()).second, qPrintable(button->text()));
        }
        if (!isPlain) {
            press(Qt::Key_H);
            QCOMPARE(m_window->play().hint()->rung(), HintRung::Clash);
        }
        const HintRung top = m_window->play().hint()->rung();
        QVERIFY(!m_window->scene().state().lit().constraints.empty()
                || !m_window->scene().state().lit().premises.empty());
        QVERIFY(m_window->scene().state().lit().conclusions.empty());
        picture(name + QStringLiteral("-wrong-3"));

        // Why is it wrong? The marks stay until that is found; then back to them, and to the hint anew.
        press(Qt::Key_W);
        verifyMarksShown();
        waitForWhy();
        QVERIFY(m_window->whyPanel().sentence().contains(u"wrong"));
        QVERIFY(m_window->whyPanel().model().rowCount() > 0);
        picture(name + QStringLiteral("-why-wrong"));
        m_window->whyPanel().backButton().click();
        QVERIFY(m_window->play().holdsBoard());
        verifyMarksShown();
        QCOMPARE(m_window->play().hint()->rung(), top);
        QCOMPARE(m_window->scene().state().lit().wrong.front().element, element);
        press(Qt::Key_H);
        QVERIFY(!m_window->play().hint());
        QVERIFY(!marks().isMarked(wrong));
        verifyMarksShown();
        press(Qt::Key_H);
        waitForHint();
        QCOMPARE(m_window->play().hint()->rung(), HintRung::Where);
    }

    void aChangeDropsTheHint()
    {
        open(familyWith(false));
        press(Qt::Key_H);
        waitForHint();
        const UnknownId unknown = firstUnknown();
        markByHand(marks().choices().elementOf(unknown), right(unknown));
        QVERIFY(!m_window->play().hint());
        QVERIFY(m_window->scene().state().lit().empty());
        // One that is being worked out, too.
        press(Qt::Key_H);
        click(marks().choices().elementOf(unknown));
        QTest::qWait(50);
        QVERIFY(!m_window->play().hint());
        QVERIFY(!m_window->playPanel().isWorking());
        // Another question takes its place; Escape puts a hint away.
        press(Qt::Key_H);
        press(Qt::Key_W);
        waitForWhy();
        QVERIFY(!m_window->play().hasHint());
        press(Qt::Key_Escape);
        QVERIFY(m_window->play().holdsBoard());
        press(Qt::Key_H);
        waitForHint();
        press(Qt::Key_Escape);
        QVERIFY(!m_window->play().hasHint());
        QVERIFY(m_window->scene().state().lit().empty());
        verifyMarksShown();
    }

    void theMiddleOfACellSaysItsSide()
    {
        open(familyWith(false)); // its board has edges, and cells between them
        action("playMode").trigger();
        const Board &board = m_window->scene().geometry()->board();
        ElementId cell = 0;
        while (board.kind(cell) != ElementKind::Cell || marks().choices().of(cell).empty())
            ++cell;
        const BoardState &state = m_window->scene().state();
        click(cell);
        QVERIFY(state.note(cell) == Look::Inside);
        click(cell);
        QVERIFY(state.note(cell) == Look::Outside);
        picture(QStringLiteral("outside"));
        // They are the person's, whatever is tinted of the reasoning.
        action("sides").trigger();
        QVERIFY(state.sidesShown && state.outsideShown);
        action("sides").trigger();
        QVERIFY(state.sidesShown && state.outsideShown);
        action("explainMode").trigger();
        QVERIFY(!state.sidesShown && !state.note(cell));
        action("playMode").trigger();
        QVERIFY(state.note(cell) == Look::Outside);
    }

    void whyIsAProofThatPlays_data() { addFamilies(); }
    void whyIsAProofThatPlays()
    {
        QFETCH(const Family *, family);
        open(*family);
        m_window->playback().last();
        m_window->scene().finishMotion();
        const SharedExplained whole = m_window->playback().explained();
        const std::size_t position = m_window->playback().position();
        // What takes longest to prove among the last steps.
        const Choices &choices = marks().choices();
        ElementId element = noElement;
        for (std::size_t i = whole->trace().size(); i-- > 0 && element == noElement;) {
            for (const Fact &fact : whole->trace()[i].conclusions) {
                const auto mark = model().mark(fact);
                if (mark && fact.unknown < model().mainCount()
                    && (choices.empty() || choices.elementOf(fact.unknown) != noElement))
                    element = mark->element;
            }
        }
        QVERIFY(element != noElement);
        click(element);
        QCOMPARE(m_window->pointer().selected(), element);
        QCOMPARE(m_window->scene().state().selected, element);
        QVERIFY(m_window->play().marks()->facts().empty());
        press(Qt::Key_W);
        waitForWhy();
        WhyPanel &panel = m_window->whyPanel();
        QVERIFY(panel.isVisible());
        const SharedExplained told = m_window->playback().explained();
        QVERIFY(told != whole);
        QVERIFY(told->trace().size() <= whole->trace().size());
        QCOMPARE(m_window->playback().step(), told->trace().size() - 1);
        verifyDrawn(*m_window);
        picture(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("-why"));

        // The tree goes where the playback goes, and the other way round.
        WhyTreeModel &tree = panel.model();
        QCOMPARE(tree.rowCount(), 1);
        const QModelIndex root = tree.index(0, 0);
        QCOMPARE(panel.tree().currentIndex(), root);
        QVERIFY(panel.tree().isExpanded(root));
        QModelIndex row = root;
        for (int depth = 0; depth < 5; ++depth) {
            panel.tree().expand(row);
            const QModelIndex below = tree.index(0, 0, row);
            QVERIFY(below.isValid());
            if (!below.data(WhyTreeModel::StepRole).isValid())
                break;
            row = below;
            panel.tree().setFocus();
            panel.tree().setCurrentIndex(row);
            QCOMPARE(m_window->playback().step(),
                     std::size_t(row.data(WhyTreeModel::StepRole).toULongLong()));
            verifyDrawn(*m_window);
        }
        picture(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("-why-deep"));
        m_window->playback().first();
        for (std::size_t step = 0; step < told->trace().size(); ++step) {
            press(Qt::Key_Right);
            QCOMPARE(panel.tree().currentIndex().data(WhyTreeModel::StepRole).toULongLong(),
                     qulonglong(step));
        }
        verifyDrawn(*m_window);
        m_window->playback().setSpeed(0);
        panel.playButton().click();
        QVERIFY(m_window->playback().isPlaying());
        QTRY_VERIFY_WITH_TIMEOUT(m_window->playback().atEnd(), patience);
        verifyDrawn(*m_window);

        panel.backButton().click();
        QCOMPARE(m_window->playback().explained(), whole);
        QCOMPARE(m_window->playback().position(), position);
        QVERIFY(!panel.isVisible());
        verifyDrawn(*m_window);
    }

    void whatIsOpenIsExplainedOrShownInTwoAnswers()
    {
        // From its start, everything is open.
        const Family &family = familyWith(false);
        open(family);
        const UnknownId unknown = firstUnknown();
        click(marks().choices().elementOf(unknown));
        action("why").trigger();
        waitForWhy();
        QVERIFY(!m_window->playback().explained()->trace().empty());
        Replay replay(model(), m_window->playback().explained()->trace());
        replay.moveTo(m_window->playback().size());
        QVERIFY(replay.knowledge().holds(right(unknown)));
        press(Qt::Key_Escape);
        QVERIFY(!m_window->why().isTelling());
        verifyDrawn(*m_window);
    }

    void twoAnswersAreLaidOverEachOther()
    {
        // A board without clues.
        openText(familyWith(false), "4 4\n. . . .\n. . . .\n. . . .\n. . . .\n0 0\n");
        action("playMode").trigger();
        m_window->pointer().select(marks().choices().elementOf(5));
        press(Qt::Key_W);
        waitForWhy();
        QVERIFY(m_window->whyPanel().legend().isVisible());
        const BoardState &state = m_window->scene().state();
        QVERIFY(!state.found().empty() || !state.foundAgain().empty());
        picture(QStringLiteral("why-two-answers"));
        m_window->whyPanel().backButton().click();
        QVERIFY(state.found().empty() && state.foundAgain().empty());
        QVERIFY(m_window->play().holdsBoard());
    }

    void ofManyAnswersNoMarkIsCalledWrongByItself()
    {
        openText(familyWith(false), "2 3\n2 . 2\n. . .\n0 0\n");
        QCOMPARE(m_window->play().solution()->verdict, Verdict::Many);
        action("playMode").trigger();
        // Right in some answers and not in others.
        const Answer one = answer();
        const Answer other = *m_window->play().solution()->second;
        std::vector<UnknownId> apart;
        for (UnknownId unknown = 0; unknown < model().mainCount(); ++unknown) {
            if (one.values[unknown] != other.values[unknown])
                apart.push_back(unknown);
        }
        marks().set(right(apart.front()));
        m_window->pointer().select(marks().choices().elementOf(apart.front()));
        press(Qt::Key_W);
        waitForWhy();
        QVERIFY(m_window->whyPanel().sentence().contains(u"may be right"));
        QVERIFY(m_window->whyPanel().legend().isVisible());
        picture(QStringLiteral("why-may-be-right"));
        press(Qt::Key_Escape);
        // Something of one answer and something of another, which no clue tells apart on its own.
        for (std::size_t i = 1; i < apart.size(); ++i) {
            marks().set({apart[i], ValueSet::only(other.values[apart[i]])});
            press(Qt::Key_H);
            waitForHint();
            if (m_window->play().hint()->rung() == HintRung::WrongSaid)
                break;
            marks().undoStack().undo();
        }
        QVERIFY(m_window->play().hint());
        QCOMPARE(m_window->play().hint()->rung(), HintRung::WrongSaid);
        QVERIFY(m_window->playPanel().words().contains(u"several answers"));
        press(Qt::Key_H);
        QVERIFY(m_window->playPanel().words().startsWith(u"No answer has all"));
        QVERIFY(m_window->scene().state().lit().wrong.size() > 1);
        picture(QStringLiteral("many-wrong-2"));
        press(Qt::Key_H);
        QCOMPARE(m_window->play().hint()->rung(), HintRung::Clash);
        const UnknownId first = m_window->play().hint()->changes().front().unknown;
        press(Qt::Key_H);
        QVERIFY(!marks().isMarked(first));
    }

    void withoutAnAnswerWhyShowsTheClash()
    {
        openText(familyWith(false), "3 3\n3 . .\n. 1 .\n. . 3\n0 0\n");
        QCOMPARE(m_window->play().solution()->verdict, Verdict::None);
        int clashes = 0;
        for (const char *mode : {"explainMode", "playMode"}) {
            action(mode).trigger();
            for (UnknownId unknown = 0; unknown < model().mainCount(); ++unknown) {
                const ElementId element = marks().choices().elementOf(unknown);
                m_window->pointer().select(element);
                action("why").trigger();
                waitForWhy();
                WhyPanel &panel = m_window->whyPanel();
                const bool isProof = panel.model().rowCount() > 0;
                QCOMPARE(panel.tree().isVisible(), isProof);
                if (isProof) {
                    const QModelIndex root = panel.model().index(0, 0);
                    QVERIFY(panel.model().hasChildren(root));
                    const Trace &trace = m_window->playback().explained()->trace();
                    const bool isClash = trace[trace.size() - 1].contradiction;
                    QCOMPARE(panel.sentence().contains(u"No answer is left"), isClash);
                    clashes += isClash ? 1 : 0;
                    if (isClash && clashes == 1)
                        picture(QStringLiteral("why-no-answer"));
                }
                m_window->why().leave();
            }
        }
        QVERIFY(clashes > 0);
    }

    void anElementHasAMenu()
    {
        open(familyWith(false));
        const ElementId element = marks().choices().elementOf(firstUnknown());
        click(element, Qt::RightButton);
        auto *menu = m_window->findChild<QMenu *>(QStringLiteral("elementMenu"));
        QVERIFY(menu);
        QVERIFY(menu->actions().contains(&action("why")));
        QVERIFY(action("why").isEnabled());
        menu->close();
        QVERIFY(marks().facts().empty());
    }

    void nothingFreezes()
    {
        // While hints and proofs are worked out, the window goes on.
        open(familyWith(false));
        action("playMode").trigger();
        QElapsedTimer timer;
        qint64 longest = 0;
        for (int i = 0; i < 6; ++i) {
            timer.start();
            press(Qt::Key_H);
            longest = std::max(longest, timer.elapsed());
            while (!m_window->play().hint()) {
                timer.start();
                QCoreApplication::processEvents();
                longest = std::max(longest, timer.elapsed());
            }
            while (m_window->play().hint())
                press(Qt::Key_H);
        }
        qInfo("longest turn of the window: %lld ms", longest);
        QVERIFY(longest < 1000);
    }
};

} // namespace

int main(int argc, char *argv[])
{
    return runWindowTest<PlayTest>(argc, argv);
}

#include "play_test.moc"
