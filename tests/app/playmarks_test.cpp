// SPDX-License-Identifier: MIT
// Solving by hand in the window, by pointer and by keys: marks and their undoing, for every family.
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
#include "puzzle/drafting.h"
#include "puzzle/joinable.h"
#include "reasoning/reasoningpanel.h"
#include "reasoning/whypanel.h"
#include "reasoning/whytreemodel.h"
#include "scene/boardview.h"
#include "scene/thumbnail.h"
#include "steps/foundlegend.h"
#include "steps/rulecard.h"
#include "steps/steplistview.h"
#include "transport/difficultystrip.h"
#include "window/list/puzzlelist.h"

#include <QAccessible>
#include <QAction>
#include <QElapsedTimer>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <set>

using namespace inkling;

namespace {

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

class PlayMarksTest final : public PlayTest
{
    Q_OBJECT

private Q_SLOTS:
    void everyMarkIsMadeByClicksAndTakenBack_data() { addFamilies(); }
    void everyMarkIsMadeByClicksAndTakenBack()
    {
        QFETCH(const Family *, family);
        markNothingByItself();
        open(*family);
        const std::size_t before = m_window->explaining().playback().position();
        action("playMode").trigger();
        QVERIFY(m_window->solving().play().holdsBoard());
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
        QVERIFY(m_window->solving().playPanel().progressText().contains(u"Correct!"));
        picture(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("-play-solved"));

        // To the other mode and back, nothing is lost.
        action("explainMode").trigger();
        QCOMPARE(m_window->explaining().playback().position(), before);
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

    void coloursAreFree_data() { addFamilies(); }
    void coloursAreFree()
    {
        QFETCH(const Family *, family);
        open(*family);
        action("playMode").trigger();
        if (marks().choices().empty()) {
            QVERIFY(!action("colour").isEnabled());
            return;
        }
        const SharedGeometry geometry = m_window->scene().geometry();
        const BoardView &view = m_window->view();
        const auto ofKind = [&](ElementKind kind) {
            std::vector<ElementId> elements;
            for (ElementId element = 0; element < geometry->board().size(); ++element) {
                if (geometry->board().kind(element) == kind)
                    elements.push_back(element);
            }
            return elements;
        };
        const std::vector<ElementId> cells = ofKind(ElementKind::Cell);
        const auto at
            = [&](ElementId element) { return view.mapFromScene(geometry->centre(element)); };
        QTest::keyClick(m_window->focusWidget(), Qt::Key_B);
        QVERIFY(action("colour").isChecked());
        const Marking before = marks().marking();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at(cells[0]));
        QCOMPARE(marks().tint(cells[0]), 1);
        QTest::keyClick(m_window->focusWidget(), Qt::Key_3);
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, at(cells[1]));
        QTest::mouseMove(view.viewport(), (at(cells[1]) + at(cells[2])) / 2);
        QTest::mouseMove(view.viewport(), at(cells[2]));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at(cells[2]));
        QVERIFY(marks().tint(cells[1]) == 3 && marks().tint(cells[2]) == 3);
        const std::vector<ElementId> edges = ofKind(ElementKind::Edge);
        if (!edges.empty()) {
            auto *green = m_window->findChild<QToolButton *>(QStringLiteral("colour2"));
            QTest::mouseClick(green, Qt::LeftButton);
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at(edges.back()));
            QCOMPARE(marks().tint(edges.back()), 2);
        }
        picture(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("-play-colours"));
        const std::vector<Tint> tints = marks().tints();
        QCOMPARE(m_window->scene().state().tints, tints);
        QCOMPARE(m_window->document().page(0).marks.tints, tints);
        QCOMPARE(marks().marking(), before);
        QVERIFY(marks().facts().empty());

        // The right button takes a colour away; each stroke is one step to undo.
        QTest::mouseClick(view.viewport(), Qt::RightButton, {}, at(cells[0]));
        QCOMPARE(marks().tint(cells[0]), 0);
        action("undo").trigger();
        QCOMPARE(marks().tints(), tints);
        action("explainMode").trigger();
        QVERIFY(m_window->scene().state().tints.empty());
        action("playMode").trigger();
        QCOMPARE(m_window->scene().state().tints, tints);
        action("restart").trigger();
        QVERIFY(marks().tints().empty());
        action("undo").trigger();
        QCOMPARE(marks().tints(), tints);
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
        QVERIFY(!action("colour").isChecked());
    }

    void theAnswerIsNotSeenWhileOneSolves_data() { addFamilies(); }
    void theAnswerIsNotSeenWhileOneSolves()
    {
        QFETCH(const Family *, family);
        open(*family);
        PuzzleListModel &list = m_window->puzzles().pictures();
        constexpr int side = 64;
        const Theme &theme = Theme::of(m_window->palette());
        const Answer first = answer();
        const Drafting &drafting = family->drafting();
        const QImage bare
            = thumbnail(drafting.board(drafting.draft(*marks().puzzle())), theme, side);
        const QImage solved = thumbnail(*marks().puzzle(), &first, theme, side);
        // Of the two the one that is shown: digits may differ by a shade from thread to thread.
        const auto isShown = [&](const QImage &wanted) {
            const QImage shown = list.picture(0, side).toImage();
            const QImage &other = wanted == bare ? solved : bare;
            return !shown.isNull() && 3 * difference(shown, wanted) < difference(bare, solved)
                   && difference(shown, wanted) < difference(shown, other);
        };
        // Nor while one watches the reasoning.
        QTRY_VERIFY(isShown(bare));
        QTRY_VERIFY(!m_window->answers().isFinding());
        QCOMPARE(m_window->answers().isVisible(), isJoinable(*family));
        action("playMode").trigger();
        QVERIFY(!m_window->answers().isVisible());
        QTRY_VERIFY(isShown(bare));
        // Nor while a question is answered, nor when the puzzle is shown anew.
        m_window->pointer().select(
            marks().choices().empty() ? ElementId(0) : marks().choices().elementOf(firstUnknown()));
        action("why").trigger();
        QVERIFY(!m_window->answers().isVisible()
                && !m_window->explaining().reasoning().list().isVisible());
        m_window->explaining().why().leave();
        if (m_window->document().placeCount() > 1) {
            action("nextPuzzle").trigger();
            waitForPuzzle();
            QVERIFY(!m_window->answers().isVisible());
            action("previousPuzzle").trigger();
            waitForPuzzle();
        }
        QTRY_VERIFY(isShown(bare));
        action("explainMode").trigger();
        QCOMPARE(m_window->answers().isVisible(), isJoinable(*family));
        QVERIFY(isShown(bare));
        m_window->explaining().playback().first();
        m_window->explaining().playback().last();
        QVERIFY(isShown(bare));
    }

    void whatSearchFoundIsNotSeenWhileOneSolves()
    {
        openText(familyWith(false), "3 3\n. . .\n. . .\n. . .\n0 0\n");
        m_window->explaining().reasoning().setCurrentTab(nullptr);
        m_window->explaining().playback().last();
        QPushButton &button = m_window->explaining().reasoning().foundButton();
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
        Playback &playback = m_window->explaining().playback();
        while (!m_window->explaining().reasoning().canOpenStep())
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

    /// Notes written before a wrong digit were lost with it.
    void backspaceGivesBackTheNotesUnderADigit()
    {
        open(**guessFamily("sudoku 4 4\n"));
        action("playMode").trigger();
        const UnknownId unknown = firstUnknown();
        m_window->pointer().select(marks().choices().elementOf(unknown));
        const auto state = [&] { return marks().state(unknown); };
        for (const char digit : {'2', '3'})
            QTest::keyClick(&m_window->view(), digit, Qt::ShiftModifier);
        const MarkState notes = state();
        QVERIFY(notes.isNote && notes.values.size() == 2);
        QTest::keyClick(&m_window->view(), '4');
        QVERIFY(!state().isNote && state().values.single());
        press(Qt::Key_Backspace);
        QCOMPARE(state(), notes);
        press(Qt::Key_Backspace);
        QVERIFY(!marks().isMarked(unknown));
        // A digit on a blank has no notes under it.
        QTest::keyClick(&m_window->view(), '4');
        press(Qt::Key_Backspace);
        QVERIFY(!marks().isMarked(unknown));
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
        for (const ValueSet wanted : {facts[1].possible, blank}) {
            click(element, Qt::RightButton);
            QCOMPARE(now(), wanted);
        }
        // A drag with the middle button moves the board, and marks nothing.
        BoardView &view = m_window->view();
        const QPoint from = view.mapFromScene(m_window->scene().geometry()->centre(element));
        QTest::mousePress(view.viewport(), Qt::MiddleButton, {}, from);
        QTest::mouseMove(view.viewport(), from + QPoint(40, 0));
        QTest::mouseRelease(view.viewport(), Qt::MiddleButton, {}, from + QPoint(40, 0));
        QCOMPARE(now(), blank);
    }

    void keysAloneMark_data() { addFamilies(); }
    void keysAloneMark()
    {
        QFETCH(const Family *, family);
        open(*family);
        press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(m_window->solving().play().holdsBoard());
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
            QCOMPARE(reached.contains(element),
                     !choices.of(element).empty() || model().given(element).has_value());
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
        if (m_window->document().placeCount() < 2)
            QSKIP("one puzzle only");
        action("nextPuzzle").trigger();
        waitForPuzzle();
        QVERIFY(marks().facts().empty());
        QVERIFY(m_window->solving().play().holdsBoard());
        verifyMarksShown();
        action("previousPuzzle").trigger();
        waitForPuzzle();
        QCOMPARE(marks().facts(), made);
        verifyMarksShown();
    }

    /// Not even where a line must go on.
    void noLineIsDrawnByItself()
    {
        openText(**guessFamily("masyu 4 4\n"), "masyu 4 4\n....\n....\n....\n....\n");
        action("playMode").trigger();
        QSettings().setValue(QStringLiteral("play/autoCross"), true);
        m_window->solving().play().applyOptions();
        const BoardGeometry &geometry = *m_window->scene().geometry();
        const auto linkAt = [&](double x, double y) {
            ElementId found = noElement;
            geometry.index(ElementKind::Edge)
                .visit(QRectF(x, y, 0, 0).adjusted(-0.05, -0.05, 0.05, 0.05), [&](ElementId id) {
                    if (QLineF(geometry.centre(id), QPointF(x, y)).length() < 0.1)
                        found = id;
                });
            return *marks().choices().unknownOf(found);
        };
        marks().set({linkAt(0.5, 1), ValueSet::only(1)});
        marks().set({linkAt(0.5, 2), ValueSet::only(1)});
        int lines = 0;
        for (const MarkedUnknown &marked : marks().marking())
            lines += marked.state.values == ValueSet::only(1) ? 1 : 0;
        QCOMPARE(lines, 2);
    }

    /// Givens have their digit, too, and can be chosen.
    void givensAreAmongTheSameDigits()
    {
        openText(**guessFamily("sudoku 4 4\n"), "sudoku 4\n1...\n..3.\n.4..\n..12\n");
        action("playMode").trigger();
        marks().set({5, ValueSet::only(1)});
        click(0);
        QCOMPARE(m_window->pointer().selected(), ElementId(0));
        press(Qt::Key_Equal);
        std::set<ElementId> alike;
        for (const Alike &one : m_window->scene().state().alike)
            alike.insert(one.element);
        QCOMPARE(alike, (std::set<ElementId>{0, 5, 14}));
        press(Qt::Key_2); // it is given
        QVERIFY(marks().settledCount() == 1);
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
        // They are the person's, whatever is tinted of the reasoning: that is none of theirs.
        QVERIFY(state.sidesShown && state.outsideShown);
        QVERIFY(!action("sides").isEnabled());
        action("explainMode").trigger();
        QVERIFY(action("sides").isEnabled());
        QVERIFY(!state.sidesShown && !state.note(cell));
        action("playMode").trigger();
        QVERIFY(state.note(cell) == Look::Outside);
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
            while (!m_window->solving().play().hint()) {
                timer.start();
                QCoreApplication::processEvents();
                longest = std::max(longest, timer.elapsed());
            }
            while (m_window->solving().play().hint())
                press(Qt::Key_H);
        }
        qInfo("longest turn of the window: %lld ms", longest);
        QVERIFY(longest < 1000);
    }
};

} // namespace

INKLING_TEST(PlayMarksTest, WindowApplication)

#include "playmarks_test.moc"
