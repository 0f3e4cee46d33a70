// SPDX-License-Identifier: MIT
// Hints from where one stands, for every family.
#include "app/support/playtest.h"
#include "families/registry.h"
#include "look/thememanager.h"
#include "modes/explaining/answerspanel.h"
#include "modes/explaining/explainingmode.h"
#include "modes/explaining/whycontroller.h"
#include "modes/solving/playcontroller.h"
#include "modes/solving/solvingmode.h"
#include "phrases.h"
#include "playing/boardpointer.h"
#include "playing/playpanel.h"
#include "reasoning/reasoningpanel.h"
#include "reasoning/whypanel.h"
#include "reasoning/whytreemodel.h"
#include "scene/boardview.h"
#include "scene/thumbnail.h"
#include "steps/foundlegend.h"
#include "steps/rulecard.h"
#include "steps/steplistview.h"
#include "steps/wordsview.h"
#include "transport/difficultystrip.h"
#include "window/list/puzzlelist.h"

#include <QAccessible>
#include <QAction>
#include <QElapsedTimer>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QTextDocument>
#include <QTreeView>
#include <set>

using namespace inkling;

namespace {

/// The same clue in each corner.
const QByteArray fourCorners = "7 7\n"
                               "0 . . . . . 0\n"
                               ". . . . . . .\n"
                               ". . 3 . . . .\n"
                               ". . . . . . .\n"
                               ". . . . . . .\n"
                               ". . . . . . .\n"
                               "0 . . . . . 0\n"
                               "0 0\n";

class PlayHintsTest final : public PlayTest
{
    Q_OBJECT

private Q_SLOTS:
    void aHintSaysWhatIsLitOnlyWhereSomethingIs_data() { addFamilies(); }
    void aHintSaysWhatIsLitOnlyWhereSomethingIs()
    {
        QFETCH(const Family *, family);
        open(*family);
        action("playMode").trigger();
        int told = 0;
        for (int hint = 0; hint < 6; ++hint) {
            press(Qt::Key_H);
            QTRY_VERIFY_WITH_TIMEOUT(!m_window->solving().playPanel().isWorking(), patience);
            const std::optional<HintLadder> ladder = m_window->solving().play().hint();
            if (!ladder || ladder->rung() != HintRung::Clues)
                continue;
            m_window->scene().finishMotion();
            const Lighting lit = m_window->scene().state().lit();
            QCOMPARE(m_window->solving().playPanel().words().contains(u"what is highlighted"),
                     !lit.constraints.empty() || !lit.premises.empty());
            ++told;
        }
        QCOMPARE(told, marks().table() ? 0 : 1);
    }

    /// In a small window the panel goes to what was asked for.
    void aHintIsScrolledTo()
    {
        m_window->resize(800, 600);
        const Family &typed = familyWith(true);
        open(typed);
        action("playMode").trigger();
        QCoreApplication::processEvents();
        const PlayPanel &panel = m_window->solving().playPanel();
        const auto &words = *panel.findChild<WordsView *>();
        press(Qt::Key_H);
        waitForHint();
        const auto isSeen = [](const QWidget &widget) {
            const QRegion seen = widget.visibleRegion();
            return !seen.isEmpty() && seen.boundingRect().top() == 0;
        };
        QTRY_VERIFY(isSeen(words));
        QVERIFY(isSeen(*panel.findChild<QPushButton *>(QStringLiteral("hintButton"))));
        picture(QStringLiteral("hint-small-window"));
        press(Qt::Key_H);
        QTRY_VERIFY(m_window->solving().play().hint()->rule());
        QTRY_VERIFY(isSeen(*panel.findChild<RuleCard *>()));
    }

    /// A few notes, right or wrong, are neither a reason nor judged: hints are as without them.
    void aFewNotesAreNoReason()
    {
        open(**guessFamily("sudoku 4 4\n"));
        action("playMode").trigger();
        const UnknownId open = marks().choices().firstUnknown();
        const int right = answer().values[open];
        for (const int noted : {right, right % 4 + 1}) {
            for (const ValueSet note :
                 {ValueSet::only(noted), ValueSet::only(noted) | ValueSet::only(noted % 4 + 1)}) {
                marks().set(open, {note, true});
                QVERIFY(marks().factsToRestOn().empty());
                action("wholeHint").trigger();
                waitForHint();
                const HintLadder &hint = *m_window->solving().play().hint();
                QVERIFY(!hint.isAboutWrong());
                QVERIFY(hint.explained()->deduction.given.empty());
            }
        }
        marks().clear(open);
        action("fillNotes").trigger();
        QVERIFY(!marks().factsToRestOn().empty());
    }

    /// What stands in a cell's row is not shown as left for the cell.
    void whatIsPlainlyExcludedIsNotShown()
    {
        openText(**guessFamily("sudoku 9\n"),
                 "sudoku 9\n4.....8.5\n.3.......\n...7.....\n.2.....6.\n....8.4..\n....1....\n"
                 "...6.3.7.\n5..2.....\n1.4......\n");
        action("playMode").trigger();
        const Lighting &lit = m_window->scene().state().lit();
        int listed = 0;
        for (int hint = 0; hint < 60 && listed == 0 && !marks().answer(); ++hint) {
            std::map<ElementId, ValueSet> left;
            for (const Fact &fact : model().noting(marks().knowledge())) {
                const ElementId element = marks().choices().elementOf(fact.unknown);
                ValueSet &values = left.try_emplace(element, ValueSet::first(10)).first->second;
                values = values & fact.possible;
            }
            press(Qt::Key_H, Qt::ShiftModifier);
            waitForHint();
            m_window->scene().finishMotion();
            for (const auto *shown : {&lit.premises, &lit.conclusions}) {
                for (const Mark &mark : *shown) {
                    if (mark.look != Look::Candidates || !left.contains(mark.element))
                        continue;
                    const ValueSet plain = left.at(mark.element);
                    if (((mark.outOf & ~mark.values) & plain.bits()) == 0)
                        continue;
                    QVERIFY(((mark.values | mark.outOf) & ~std::uint64_t(plain.bits())) == 0);
                    ++listed;
                }
            }
            press(Qt::Key_H, Qt::ShiftModifier);
        }
        QVERIFY(listed > 0);
    }

    /// Whoever writes no notes is led to a digit, and gets that alone.
    void aHintThatPlacesADigitWritesNoNotes()
    {
        open(**guessFamily("sudoku 4 4\n"));
        action("playMode").trigger();
        QSettings().setValue(QStringLiteral("play/autoNotes"), false);
        m_window->solving().play().applyOptions();
        for (UnknownId placed = 1; placed <= 3; ++placed) {
            action("wholeHint").trigger();
            waitForHint();
            QVERIFY(m_window->solving().play().hint()->isAtTop());
            press(Qt::Key_H);
            QCOMPARE(marks().settledCount(), placed);
            QCOMPARE(marks().marking().size(), std::size_t(placed));
        }
    }

    /// Of a hint that rests on much, one kind is lit alone while it is pointed at.
    void aKindOfAHintsPremisesIsLitAlone()
    {
        openText(familyWith(false), needsMore);
        action("playMode").trigger();
        auto &words = *m_window->solving().playPanel().findChild<WordsView *>();
        // What comes first may be the one loop, which has no place.
        const QString link = QStringLiteral("group:1");
        for (int hint = 0; hint < 200 && !words.placeOf(link).isValid(); ++hint) {
            if (m_window->solving().play().hint())
                press(Qt::Key_H); // takes it
            press(Qt::Key_H, Qt::ShiftModifier);
            waitForHint();
            QCoreApplication::processEvents();
        }
        QVERIFY(words.placeOf(link).isValid());
        m_window->scene().finishMotion();
        const Lighting whole = m_window->scene().state().lit();
        QVERIFY(!whole.conclusions.empty());
        const auto choose = [&] {
            QTest::mouseClick(&words, Qt::LeftButton, {}, words.placeOf(link).center().toPoint());
        };
        choose();
        const Lighting part = m_window->scene().state().lit();
        QVERIFY(part.conclusions.empty());
        QVERIFY(!part.constraints.empty() || !part.premises.empty());
        picture(QStringLiteral("hint-premises-unfolded"));
        choose();
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&words, &leave);
        QCOMPARE(m_window->scene().state().lit().conclusions.size(), whole.conclusions.size());
        QCOMPARE(m_window->scene().state().lit().premises.size(), whole.premises.size());
    }

    /// On a board of two rows a frame would be round all of it.
    void noHintFramesTheWholeBoard()
    {
        openText(familyWith(false), "2 2\n2 2\n2 2\n0 0\n");
        action("playMode").trigger();
        const PlayPanel &panel = m_window->solving().playPanel();
        for (const HintRung rung : {HintRung::Where, HintRung::Rule}) {
            press(Qt::Key_H);
            waitForHint();
            QCOMPARE(m_window->solving().play().hint()->rung(), rung);
            QVERIFY(m_window->scene().state().lit().empty());
            QVERIFY2(panel.words().contains(u"whole board"), qPrintable(panel.words()));
        }
        press(Qt::Key_H);
        QVERIFY(!m_window->scene().state().lit().empty());
    }

    void theListOfStepsHasRoom()
    {
        open(familyWith(false));
        StepListView &list = m_window->explaining().reasoning().list();
        const auto rowsShown = [&] {
            const int row = list.visualRect(list.model()->index(1, 0)).height();
            return list.viewport()->height() / row;
        };
        QVERIFY2(rowsShown() >= 5, qPrintable(QString::number(rowsShown())));
        m_window->resize(700, 700);
        QCoreApplication::processEvents();
        QVERIFY2(rowsShown() >= 4, qPrintable(QString::number(rowsShown())));
        // What stands above the list makes room for it.
        m_window->resize(700, 500);
        QCoreApplication::processEvents();
        QVERIFY2(rowsShown() >= 3, qPrintable(QString::number(rowsShown())));
        QVERIFY(!m_window->explaining().reasoning().difficulty().isVisible());
        m_window->resize(1240, 800);
        QCoreApplication::processEvents();
        QVERIFY(m_window->explaining().reasoning().difficulty().isVisible());
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
        m_window->resize(692, 500);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(m_window->view().width() >= 200);
        verifyButtonsFit(m_window->explaining().reasoning());
        picture(name + QStringLiteral("-small"));
        m_window->explaining().playback().last();
        const auto element = m_window->explaining().playback().explained()->model->mark(
            m_window->explaining().playback().explained()->trace()[0].conclusions.front());
        if (element)
            m_window->pointer().select(element->element);
        if (action("why").isEnabled()) {
            press(Qt::Key_W);
            waitForWhy();
            verifyButtonsFit(m_window->explaining().reasoning());
        }
        press(Qt::Key_H);
        if (marks().puzzle()->joinable()) {
            QTRY_VERIFY_WITH_TIMEOUT(!m_window->solving().playPanel().isWorking(), patience);
            return verifyButtonsFit(m_window->solving().playPanel());
        }
        waitForHint();
        verifyButtonsFit(m_window->solving().playPanel());
        while (!m_window->solving().play().hint()->isAtTop()) {
            press(Qt::Key_H);
            verifyButtonsFit(m_window->solving().playPanel());
        }
        picture(name + QStringLiteral("-small-hint"));
        press(Qt::Key_H);
        m_window->pointer().select(model().mark(marks().facts().front())->element);
        press(Qt::Key_W);
        waitForWhy();
        verifyButtonsFit(m_window->explaining().reasoning());
        QVERIFY(m_window->explaining().whyPanel().backButton().isVisible());
        picture(name + QStringLiteral("-small-why"));
    }

    void aHintTellsALittleMoreEachTime_data() { addFamilies(); }
    void aHintTellsALittleMoreEachTime()
    {
        QFETCH(const Family *, family);
        open(*family);
        if (marks().puzzle()->joinable())
            return; // its hints say what to join: see joining_test
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        // Some steps in, by hints alone.
        for (int round = 0; round < 4; ++round) {
            press(Qt::Key_H);
            QVERIFY(m_window->solving().play().holdsBoard());
            waitForHint();
            const HintLadder &hint = *m_window->solving().play().hint();
            QCOMPARE(hint.rung(), HintRung::Where);
            QCOMPARE(hint.place(), std::size_t(0));
            const Lighting &lit = m_window->scene().state().lit();
            QCOMPARE(!lit.region.empty(),
                     m_window->solving().playPanel().words().contains(u"framed part"));
            QVERIFY(lit.conclusions.empty() && lit.premises.empty());
            if (round == 2)
                picture(name + QStringLiteral("-hint-1"));
            const std::vector<MarkStateChange> changes = hint.changes();
            std::size_t place = 0;
            while (!m_window->solving().play().hint()->isAtTop()) {
                const QString words = m_window->solving().playPanel().words();
                press(Qt::Key_H);
                QCOMPARE(m_window->solving().play().hint()->place(), ++place);
                QVERIFY(m_window->solving().playPanel().words() != words);
                QCOMPARE(m_window->solving().playPanel().words().contains(u"framed in this colour"),
                         !lit.places.empty());
                if (round == 2)
                    picture(name + QStringLiteral("-hint-%1").arg(place + 1));
            }
            QCOMPARE(m_window->solving().play().hint()->rung(), HintRung::Conclusion);
            QVERIFY(!lit.conclusions.empty());
            QVERIFY(!changes.empty());
            press(Qt::Key_H);
            QVERIFY(!m_window->solving().play().hint());
            for (const MarkStateChange &change : changes) {
                QVERIFY(marks().state(change.unknown) == change.after);
                QVERIFY(change.unknown >= model().mainCount()
                        || m_window->solving().play().solution()->verdict != Verdict::Unique
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
        if (marks().puzzle()->joinable())
            return; // its hints say what to join: see joining_test
        for (int i = 0; i < 400 && !marks().answer(); ++i) {
            press(Qt::Key_H, Qt::ShiftModifier);
            waitForHint();
            QCOMPARE(m_window->solving().play().hint()->rung(), HintRung::Conclusion);
            QVERIFY(m_window->solving().playPanel().ruleCard().isVisible());
            QVERIFY(!m_window->solving().playPanel().wholeButton().isVisible());
            press(Qt::Key_H, Qt::ShiftModifier);
            QVERIFY(!m_window->solving().play().hint());
        }
        QVERIFY(marks().answer());
        QVERIFY(m_window->scene().state().isFinal);
        verifyMarksShown();
        picture(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("-hints-solved"));
        action("hint").trigger();
        waitForHint();
        QCOMPARE(m_window->solving().play().hint()->rung(), HintRung::NoStep);
        QVERIFY(m_window->solving().playPanel().words().contains(u"nothing"));
        QVERIFY(!m_window->solving().playPanel().wholeButton().isVisible());
    }

    void theRestOfAHintComesAtOnce()
    {
        open(familyWith(true));
        press(Qt::Key_H);
        waitForHint();
        press(Qt::Key_H);
        QCOMPARE(m_window->solving().play().hint()->rung(), HintRung::Rule);
        QTest::mouseClick(&m_window->solving().playPanel().wholeButton(), Qt::LeftButton);
        QCOMPARE(m_window->solving().play().hint()->rung(), HintRung::Conclusion);
        // One that is let go before it has come is not told later.
        press(Qt::Key_Escape);
        press(Qt::Key_H, Qt::ShiftModifier);
        press(Qt::Key_Escape);
        press(Qt::Key_H);
        waitForHint();
        QCOMPARE(m_window->solving().play().hint()->rung(), HintRung::Where);
    }

    void aCombinationIsOpenedFromItsHint()
    {
        openText(familyWith(false), needsMore);
        const SharedExplained whole = m_window->explaining().playback().explained();
        PlayPanel &panel = m_window->solving().playPanel();
        Playback &playback = m_window->explaining().playback();
        const auto *plain
            = m_window->explaining().reasoning().findChild<QWidget *>(QStringLiteral("plainStep"));
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
            const HintLadder &hint = *m_window->solving().play().hint();
            QCOMPARE(panel.playButton().isVisible(), hint.canOpenStep() || hint.canPlay());
            if (!hint.canOpenStep())
                continue;
            const auto made = marks().facts();
            const Step step = hint.explained()->trace()[hint.step()];
            const std::vector<Fact> conclusions(step.conclusions.begin(), step.conclusions.end());
            QTest::mouseClick(&panel.playButton(), Qt::LeftButton);
            QVERIFY(!m_window->solving().play().holdsBoard());
            QTRY_VERIFY_WITH_TIMEOUT(playback.depth() == 1 || plain->isVisible(), patience);
            // What is in it, or that there is nothing more in it.
            QVERIFY(plain->isVisible() || playback.explained()->opened == conclusions);
            picture(QStringLiteral("hint-opened-%1").arg(++asked));
            m_window->explaining().whyPanel().backButton().click();
            QVERIFY(m_window->solving().play().holdsBoard());
            QCOMPARE(marks().facts(), made);
            QCOMPARE(m_window->solving().play().hint()->rung(), HintRung::Conclusion);
            verifyMarksShown();
        }
        QVERIFY(asked > 0);
    }

    /// Of steps that are as easy, the one beside the last mark: with the same in each corner, that corner's.
    void aHintIsNearTheLastMark()
    {
        for (const QPointF &clue :
             {QPointF(0.5, 0.5), QPointF(6.5, 0.5), QPointF(0.5, 6.5), QPointF(6.5, 6.5)}) {
            openText(familyWith(false), fourCorners);
            action("playMode").trigger();
            markNothingByItself();
            const BoardGeometry &geometry = *m_window->scene().geometry();
            const QPointF outside(clue.x(), clue.y() < 1 ? 0 : 7);
            UnknownId marked = 0;
            while (QLineF(geometry.centre(marks().choices().elementOf(marked)), outside).length()
                   > 0.1)
                ++marked;
            markByHand(marks().choices().elementOf(marked), right(marked));
            press(Qt::Key_H, Qt::ShiftModifier);
            waitForHint();
            const HintLadder &hint = *m_window->solving().play().hint();
            const Step step = hint.explained()->trace()[hint.step()];
            QVERIFY(!step.conclusions.empty());
            for (const Fact &fact : step.conclusions) {
                const auto mark = model().mark(fact);
                QVERIFY(mark && QLineF(geometry.centre(mark->element), clue).length() < 2);
            }
            picture(QStringLiteral("hint-near-%1-%2").arg(clue.x()).arg(clue.y()));
        }
    }

    void aWrongMarkIsNamedFirst_data() { addFamilies(); }
    void aWrongMarkIsNamedFirst()
    {
        QFETCH(const Family *, family);
        open(*family);
        action("playMode").trigger();
        if (marks().choices().empty()
            || m_window->solving().play().solution()->verdict != Verdict::Unique)
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
        const bool isPlain = m_window->solving().play().hint()->rung() == HintRung::Clash;
        if (!isPlain)
            QCOMPARE(m_window->solving().play().hint()->rung(), HintRung::WrongSaid);
        QCOMPARE(m_window->solving().playPanel().words().contains(u"is wrong"), !isPlain);
        picture(name + QStringLiteral("-wrong-1"));
        if (!m_window->solving().play().hint()->isAtTop()) {
            press(Qt::Key_H);
            QCOMPARE(m_window->solving().play().hint()->rung(), HintRung::WrongShown);
        }
        QCOMPARE(m_window->scene().state().lit().wrong.size(), std::size_t(1));
        QCOMPARE(m_window->scene().state().lit().wrong.front().element, element);
        // Its words are as red as it is on the board.
        const Theme &theme = m_window->scene().theme();
        const QString words
            = m_window->solving().playPanel().findChild<WordsView *>()->document().toHtml();
        QVERIFY(words.contains(theme.error.name()) && !words.contains(theme.conclusion.name()));
        picture(name + QStringLiteral("-wrong-2"));
        // No two buttons ask the same.
        std::set<QString> asked;
        for (const QPushButton *button :
             m_window->solving().playPanel().findChildren<QPushButton *>()) {
            if (button->isVisible())
                QVERIFY2(asked.insert(button->text()).second, qPrintable(button->text()));
        }
        if (!isPlain) {
            press(Qt::Key_H);
            QCOMPARE(m_window->solving().play().hint()->rung(), HintRung::Clash);
        }
        const HintRung top = m_window->solving().play().hint()->rung();
        QVERIFY(!m_window->scene().state().lit().constraints.empty()
                || !m_window->scene().state().lit().premises.empty());
        QVERIFY(m_window->scene().state().lit().conclusions.empty());
        picture(name + QStringLiteral("-wrong-3"));

        // Why is it wrong? The marks stay until that is found; then back to them, and to the hint anew.
        press(Qt::Key_W);
        verifyMarksShown();
        waitForWhy();
        QVERIFY(m_window->explaining().whyPanel().sentence().contains(u"wrong"));
        QVERIFY(m_window->explaining().whyPanel().model().rowCount() > 0);
        picture(name + QStringLiteral("-why-wrong"));
        m_window->explaining().whyPanel().backButton().click();
        QVERIFY(m_window->solving().play().holdsBoard());
        verifyMarksShown();
        QCOMPARE(m_window->solving().play().hint()->rung(), top);
        QCOMPARE(m_window->scene().state().lit().wrong.front().element, element);
        press(Qt::Key_H);
        QVERIFY(!m_window->solving().play().hint());
        QVERIFY(!marks().isMarked(wrong));
        verifyMarksShown();
        press(Qt::Key_H);
        waitForHint();
        QCOMPARE(m_window->solving().play().hint()->rung(), HintRung::Where);
    }

    void aChangeDropsTheHint()
    {
        open(familyWith(false));
        press(Qt::Key_H);
        waitForHint();
        const UnknownId unknown = firstUnknown();
        markByHand(marks().choices().elementOf(unknown), right(unknown));
        QVERIFY(!m_window->solving().play().hint());
        QVERIFY(m_window->scene().state().lit().empty());
        // One that is being worked out, too.
        press(Qt::Key_H);
        click(marks().choices().elementOf(unknown));
        QTest::qWait(50);
        QVERIFY(!m_window->solving().play().hint());
        QVERIFY(!m_window->solving().playPanel().isWorking());
        // Another question takes its place; Escape puts a hint away.
        press(Qt::Key_H);
        press(Qt::Key_W);
        waitForWhy();
        QVERIFY(!m_window->solving().play().hasHint());
        press(Qt::Key_Escape);
        QVERIFY(m_window->solving().play().holdsBoard());
        press(Qt::Key_H);
        waitForHint();
        press(Qt::Key_Escape);
        QVERIFY(!m_window->solving().play().hasHint());
        QVERIFY(m_window->scene().state().lit().empty());
        verifyMarksShown();
    }
};

} // namespace

INKLING_TEST(PlayHintsTest, WindowApplication)

#include "playhints_test.moc"
