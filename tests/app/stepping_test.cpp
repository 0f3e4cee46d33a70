// SPDX-License-Identifier: MIT
// Going through the reasoning in the window: by keys, by the slider, by the list, by itself; and
// where it ends.
#include "app/support/drawn.h"
#include "app/support/windowtest.h"
#include "look/thememanager.h"
#include "modes/explaining/explainingmode.h"
#include "modes/explaining/whycontroller.h"
#include "reasoning/reasoningpanel.h"
#include "scene/boardview.h"
#include "steps/foundlegend.h"
#include "steps/rulefilter.h"
#include "steps/steplistview.h"
#include "transport/traceslider.h"
#include "transport/transportbar.h"
#include "window/list/puzzlelist.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolBar>
#include <algorithm>
#include <map>

using namespace inkling;

namespace {

/// A board on which no rule finds anything, and which has many answers.
const QByteArray emptyBoard = "4 4\n. . . .\n. . . .\n. . . .\n. . . .\n0 0\n";

/// A board with a few steps and then no more.
const QByteArray stallsLater = "5 5\n0 . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . 3\n0 0\n";

/// Whether an even number of lines meets at every dot.
bool isClosed(const BoardState &state)
{
    const BoardGeometry &geometry = *state.geometry();
    std::map<ElementId, int> lines;
    for (ElementId id = 0; id < geometry.board().size(); ++id) {
        if (state.mainMark(id) != Look::Line)
            continue;
        for (const ElementId end : geometry.endsOf(id))
            ++lines[end];
    }
    return std::ranges::all_of(lines, [](const auto &dot) { return dot.second % 2 == 0; });
}

class SteppingTest final : public WindowTest
{
    Q_OBJECT

private:
    QString three() { return write(QStringLiteral("three.in"), threeBoards); }

private Q_SLOTS:
    void stepsToTheEndAndBackByKeys()
    {
        openFile(three());
        Playback &playback = m_window->explaining().playback();
        // More than twenty as they are found, and fewer than half of that to be gone through.
        QVERIFY(playback.explained()->deduction.allSteps.size() > 20);
        QVERIFY(playback.size() > 5);
        QVERIFY(playback.atStart());
        StepListView &list = m_window->explaining().reasoning().list();
        const auto verifyCurrentRow = [&] {
            const int row = list.currentIndex().row();
            QCOMPARE(m_window->explaining().reasoning().steps().stepAt(row), playback.step());
            QCOMPARE(list.selectionModel()->selectedRows().size(), playback.atStart() ? 0 : 1);
            if (playback.atEnd())
                QCOMPARE(list.currentIndex().data().toString(), QStringLiteral("Solved"));
        };
        // From wherever the keyboard is, lists and slider included.
        const QList<QWidget *> places{&m_window->view(), &m_window->explaining().reasoning().list(),
                                      &m_window->puzzles(),
                                      &m_window->explaining().transport().slider()};
        while (!playback.atEnd()) {
            const std::size_t before = playback.position();
            places[qsizetype(before) % places.size()]->setFocus();
            press(Qt::Key_Right);
            QCOMPARE(playback.position(), before + 1);
            verifyDrawn(*m_window);
            verifyCurrentRow();
        }
        QVERIFY(m_window->explaining().reasoning().stepText().contains(QStringLiteral("Solved")));
        while (playback.position() > 0) {
            const std::size_t before = playback.position();
            press(Qt::Key_Left);
            QCOMPARE(playback.position(), before - 1);
            verifyDrawn(*m_window);
            verifyCurrentRow();
        }
        press(Qt::Key_End);
        QVERIFY(playback.atEnd());
        verifyDrawn(*m_window);
        press(Qt::Key_Home);
        QCOMPARE(playback.position(), std::size_t(0));
        verifyDrawn(*m_window);
    }

    /// Each puzzle of a list is found again at the step at which it was left.
    void theStepOfEachPuzzleIsKept()
    {
        openFile(three());
        const auto goTo = [this](int place) {
            m_window->document().show(place);
            waitUntilSettled();
        };
        Playback &playback = m_window->explaining().playback();
        playback.moveTo(3);
        goTo(1);
        QVERIFY(playback.atStart());
        playback.moveTo(2);
        goTo(0);
        QCOMPARE(playback.position(), std::size_t(3));
        verifyDrawn(*m_window);
        // An answer to "why?" that is left with the puzzle does not lose the step either.
        m_window->explaining().why().ask(0);
        QVERIFY(m_window->explaining().isAnswering());
        goTo(1);
        QCOMPARE(playback.position(), std::size_t(2));
        goTo(0);
        QCOMPARE(playback.position(), std::size_t(3));
    }

    void theAnswerIsReadOutAtTheEnd()
    {
        openFile(three());
        press(Qt::Key_End);
        QVariantAnimation &finale = m_window->scene().finale();
        QCOMPARE(finale.state(), QAbstractAnimation::Running);
        QVERIFY(finale.duration() < 1500);
        finale.setCurrentTime(finale.duration() / 2);
        QVERIFY(m_window->scene().state().glows().size() > 2);
        finale.setCurrentTime(finale.duration());
        QVERIFY(m_window->scene().state().glows().empty());
        verifyDrawn(*m_window);
    }

    void dragsTheSlider()
    {
        openFile(three());
        TraceSlider &slider = m_window->explaining().transport().slider();
        const int size = int(m_window->explaining().playback().size());
        const auto pointAt = [&](int position) {
            return QPoint(int(slider.xOf(position) + 0.5), slider.height() / 2);
        };
        QTest::mousePress(&slider, Qt::LeftButton, {}, pointAt(0));
        for (const int position : {size / 3, size, size / 2, 1, size - 1}) {
            QTest::mouseMove(&slider, pointAt(position));
            QTRY_COMPARE(int(m_window->explaining().playback().position()), position);
            verifyDrawn(*m_window);
        }
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, pointAt(size - 1));
        QTest::mouseClick(&slider, Qt::LeftButton, {}, pointAt(size / 4));
        QCOMPARE(int(m_window->explaining().playback().position()), size / 4);
        verifyDrawn(*m_window);
    }

    void filtersByARule()
    {
        openFile(three());
        StepListModel &steps = m_window->explaining().reasoning().steps();
        const std::size_t all = steps.stepCount();
        const auto used = steps.usedRules();
        QVERIFY(used.size() > 2);
        QComboBox &filter = m_window->explaining().reasoning().filter();
        QCOMPARE(filter.count(), int(used.size()) + 1);
        // What is typed counts from the first letter on.
        filter.setFocus();
        QTest::keyClicks(filter.lineEdit(), QStringLiteral("zz"));
        QCOMPARE(steps.stepCount(), std::size_t(0));
        filter.lineEdit()->clear();
        QCOMPARE(steps.stepCount(), all);
        for (int i = 0; i < int(used.size()); ++i) {
            filter.setCurrentIndex(i + 1);
            QVERIFY(steps.stepCount() >= std::size_t(used[std::size_t(i)].second));
            for (int row = 0; row < steps.rowCount(); ++row) {
                if (steps.stepAt(row))
                    QVERIFY(
                        steps.index(row).data().toString().contains(used[std::size_t(i)].first));
            }
        }
        // Choosing a row goes to its step.
        int row = 0;
        while (!steps.stepAt(row) || steps.stepAt(row) == m_window->explaining().playback().step())
            ++row;
        m_window->explaining().reasoning().list().setCurrentIndex(steps.index(row));
        QCOMPARE(m_window->explaining().playback().step(), steps.stepAt(row));
        verifyDrawn(*m_window);
        // No row stands for a step that the filter hides.
        for (m_window->explaining().playback().first(); !m_window->explaining().playback().atEnd();
             m_window->explaining().playback().forward()) {
            const QModelIndex current = m_window->explaining().reasoning().list().currentIndex();
            QVERIFY(!current.isValid()
                    || steps.stepAt(current.row()) == m_window->explaining().playback().step());
        }
        filter.setFocus();
        filter.lineEdit()->selectAll();
        QTest::keyClicks(filter.lineEdit(), QStringLiteral("no such rule"));
        QCOMPARE(steps.stepCount(), std::size_t(0));
        QVERIFY(steps.hidesAll());
        filter.lineEdit()->clear();
        QCOMPARE(steps.stepCount(), all);
    }

    void theLastRowIsTheEnd()
    {
        openFile(three());
        StepListView &list = m_window->explaining().reasoning().list();
        list.setFocus();
        QVERIFY(m_window->explaining().playback().atStart());
        list.setCurrentIndex(list.model()->index(list.model()->rowCount() - 1, 0));
        QVERIFY(m_window->explaining().playback().atEnd());
        verifyDrawn(*m_window);
    }

    void aTextFieldKeepsItsKeys()
    {
        openFile(three());
        m_window->explaining().playback().moveTo(5);
        QLineEdit *field = m_window->explaining().reasoning().filter().lineEdit();
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("a b"));
        QCOMPARE(field->text(), QStringLiteral("a b"));
        for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Right, Qt::Key_Left, Qt::Key_End})
            QTest::keyClick(field, key);
        QCOMPARE(m_window->explaining().playback().position(), std::size_t(5));
        QVERIFY(!m_window->explaining().playback().isPlaying());
    }

    void anEmptyTextFieldSteps()
    {
        openFile(three());
        Playback &playback = m_window->explaining().playback();
        QLineEdit *field = m_window->explaining().reasoning().filter().lineEdit();
        const std::size_t start = playback.position();
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Right);
        QTest::keyClick(field, Qt::Key_Right);
        QTest::keyClick(field, Qt::Key_Left);
        QCOMPARE(playback.position(), start + 1);
        QTest::keyClick(field, Qt::Key_End);
        QVERIFY(playback.atEnd());
        QTest::keyClick(field, Qt::Key_Home);
        QCOMPARE(playback.position(), start);
        QTest::keyClick(field, Qt::Key_Space);
        QVERIFY(playback.isPlaying());
        playback.setPlaying(false);
        for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Return}) {
            field->setFocus();
            QTest::keyClick(field, key);
            QVERIFY(m_window->view().hasFocus());
        }
    }

    void theSpaceBarPlaysOrMovesTheBoard()
    {
        openFile(three());
        BoardView &view = m_window->view();
        for (int i = 0; i < 8; ++i)
            m_window->actions()["zoomIn"]->trigger();
        view.setFocus();
        QTest::keyPress(&view, Qt::Key_Space);
        QVERIFY(!m_window->explaining().playback().isPlaying());
        QTest::keyRelease(&view, Qt::Key_Space);
        QVERIFY(m_window->explaining().playback().isPlaying());
        m_window->explaining().playback().setPlaying(false);

        const QPoint middle = view.viewport()->rect().center();
        const QPointF before = view.mapToScene(middle);
        QTest::keyPress(&view, Qt::Key_Space);
        QCOMPARE(view.viewport()->cursor().shape(), Qt::OpenHandCursor);
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, middle);
        QTest::mouseMove(view.viewport(), middle + QPoint(-60, -40));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, middle + QPoint(-60, -40));
        QTest::keyRelease(&view, Qt::Key_Space);
        QVERIFY(!m_window->explaining().playback().isPlaying());
        QVERIFY(view.mapToScene(middle) != before);
    }

    void itsPartsKeepTheirWidths()
    {
        openFile(three());
        const auto left = [&] { return m_window->puzzles().width(); };
        const auto right = [&] { return m_window->explaining().reasoning().width(); };
        QCOMPARE(left(), 230);
        QCOMPARE(right(), 360);
        for (const int width : {900, 700, 300}) {
            m_window->resize(width, 500);
            QCoreApplication::processEvents();
            QVERIFY(left() >= 104);
            QVERIFY(right() >= 280);
            QVERIFY(m_window->view().width() >= 280);
            QVERIFY(m_window->width() <= std::max(width, 700));
        }
        m_window->resize(1200, 800);
        QCoreApplication::processEvents();
        QCOMPARE(left(), 230);
        QCOMPARE(right(), 360);
    }

    void everySpeedCanBeReadInItsList()
    {
        openFile(three());
        QComboBox &speeds = m_window->explaining().transport().speeds();
        speeds.showPopup();
        QAbstractItemView &list = *speeds.view();
        const QImage image = list.viewport()->grab().toImage();
        for (int i = 0; i < speeds.count(); ++i) {
            const QRect row = list.visualRect(list.model()->index(i, 0)) & image.rect();
            double most = 0;
            for (int x = row.left(); x < row.right(); ++x) {
                for (int y = row.top(); y < row.bottom(); ++y)
                    most = std::max(most,
                                    contrast(image.pixelColor(x, y),
                                             image.pixelColor(row.right() - 8, row.top() + 4)));
            }
            QVERIFY2(most > 4.5, qPrintable(speeds.itemText(i)));
        }
        speeds.hidePopup();
    }

    void nothingJumpsWhileStepping()
    {
        openFile(three());
        QCoreApplication::processEvents(); // what opening has moved
        const int length = m_window->explaining().transport().slider().width();
        Playback &playback = m_window->explaining().playback();
        while (!playback.atEnd()) {
            playback.forward();
            QCoreApplication::sendPostedEvents();
            QCOMPARE(m_window->explaining().transport().slider().width(), length);
        }
        const QList<QWidget *> parts{&m_window->explaining().transport(), &m_window->view(),
                                     m_window->findChild<QToolBar *>(QStringLiteral("transport")),
                                     m_window->findChild<QToolBar *>(QStringLiteral("tools"))};
        QList<QSize> sizes;
        for (const QWidget *part : parts)
            sizes.append(part->size());
        for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
            ThemeManager::instance().setChoice(choice);
            QCoreApplication::processEvents();
            for (qsizetype i = 0; i < parts.size(); ++i)
                QCOMPARE(parts[i]->size(), sizes[i]);
        }
    }

    void playsAtTheFastestSpeed()
    {
        openFile(three());
        QComboBox &speeds = m_window->explaining().transport().speeds();
        speeds.setCurrentIndex(speeds.count() - 1);
        Playback &playback = m_window->explaining().playback();
        int moves = 0;
        connect(&playback, &Playback::moved, m_window.get(), [&] {
            ++moves;
            verifyDrawn(*m_window);
        });
        m_window->view().setFocus();
        press(Qt::Key_Space);
        QVERIFY(playback.isPlaying());
        QTRY_VERIFY_WITH_TIMEOUT(playback.atEnd() && !playback.isPlaying(), 20000);
        QVERIFY(moves >= int(playback.size()));
        // Playing at the end starts over; stepping by hand pauses.
        press(Qt::Key_Space);
        QVERIFY(playback.isPlaying());
        press(Qt::Key_Right);
        QVERIFY(!playback.isPlaying());
    }

    void saysWhereTheRulesStall()
    {
        openFile(write(QStringLiteral("empty.in"), emptyBoard));
        QCOMPARE(summary(0)->verdict, Verdict::Many);
        m_window->explaining().reasoning().setCurrentTab(nullptr);
        m_window->explaining().playback().last();
        ReasoningPanel &panel = m_window->explaining().reasoning();
        QVERIFY(panel.stepText().contains(QStringLiteral("Two answers differ at ")));
        QVERIFY(panel.foundButton().isVisible());
        panel.foundButton().click();
        QVERIFY(!m_window->scene().state().found().empty());
        // What search found is never among the facts.
        for (const Mark &mark : m_window->scene().state().found())
            QVERIFY(!m_window->scene().state().mainMark(mark.element));
        panel.foundButton().click();
        QVERIFY(m_window->scene().state().found().empty());
        QVERIFY(!panel.foundButton().isChecked());
    }

    void tellsTwoAnswersApart()
    {
        openFile(write(QStringLiteral("empty.in"), emptyBoard));
        m_window->explaining().reasoning().setCurrentTab(nullptr);
        m_window->explaining().playback().last();
        ReasoningPanel &panel = m_window->explaining().reasoning();
        QVERIFY(!panel.legend().isVisible());
        panel.foundButton().click();
        QVERIFY(panel.legend().isVisible());
        QCOMPARE(panel.legend().words().size(), 3);
        // Put together, each part with what both have is one answer: a closed loop.
        const BoardState &state = m_window->scene().state();
        const auto isLoop = [&](const std::vector<Mark> &own) {
            BoardState answer(state.sharedGeometry());
            qsizetype lines = 0;
            for (const auto *marks : {&own, &state.foundInBoth()}) {
                for (const Mark &mark : *marks) {
                    answer.add(mark);
                    lines += mark.look == Look::Line ? 1 : 0;
                }
            }
            return lines > 3 && isClosed(answer);
        };
        QVERIFY(isLoop(state.found()));
        QVERIFY(isLoop(state.foundAgain()));
        for (const Mark &mark : state.foundInBoth()) {
            QVERIFY(std::ranges::find(state.found(), mark) == state.found().end());
            QVERIFY(std::ranges::find(state.foundAgain(), mark) == state.foundAgain().end());
        }
        panel.foundButton().click();
        QVERIFY(!panel.legend().isVisible());
    }

    void theKeyboardGoesToTheBoardWhenItsButtonGoes()
    {
        openFile(write(QStringLiteral("stalls.in"), stallsLater));
        m_window->explaining().reasoning().setCurrentTab(nullptr);
        m_window->explaining().playback().last();
        QPushButton &button = m_window->explaining().reasoning().foundButton();
        QTRY_VERIFY(button.isVisible());
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(!m_window->scene().state().found().empty());
        press(Qt::Key_Left);
        QVERIFY(!button.isVisible());
        QVERIFY(m_window->view().hasFocus());
        const std::size_t before = m_window->explaining().playback().position();
        press(Qt::Key_Left);
        QCOMPARE(m_window->explaining().playback().position(), before - 1);
    }

    void theWordsKeepTheirRoom()
    {
        m_window->resize(1240, 1000);
        openFile(three());
        QScrollArea &words = m_window->explaining().reasoning().words();
        Playback &playback = m_window->explaining().playback();
        QTRY_VERIFY(words.height() > 300);
        const int list = m_window->explaining().reasoning().list().height();
        QVERIFY(2 * words.height() > list);
        // They get more room for a rule's picture that would not be seen whole, and keep it: a list
        // that jumps up and down cannot be read.
        int height = words.height();
        for (const bool isAgain : {false, true}) {
            for (const std::size_t position : {9, 3, 0, 20, 30, 12}) {
                playback.moveTo(position);
                QCoreApplication::processEvents();
                QVERIFY(isAgain ? words.height() == height : words.height() >= height);
                height = words.height();
            }
        }
    }

    void aStepIsReadFromItsBeginning()
    {
        m_window->resize(1000, 500);
        openFile(three());
        Playback &playback = m_window->explaining().playback();
        QScrollBar &bar = *m_window->explaining().reasoning().words().verticalScrollBar();
        playback.moveTo(9);
        QTRY_VERIFY(bar.maximum() > 0);
        bar.setValue(bar.maximum());
        playback.moveTo(12);
        QCoreApplication::processEvents();
        QCOMPARE(bar.value(), 0);
    }

    void aStepOutOfSightIsBroughtIntoSight()
    {
        openFile(three());
        BoardView &view = m_window->view();
        for (int i = 0; i < 8; ++i)
            m_window->actions()["zoomIn"]->trigger();
        QVERIFY(!view.isFitted());
        Playback &playback = m_window->explaining().playback();
        while (!playback.atEnd()) {
            const QRectF seen = view.mapToScene(view.viewport()->rect()).boundingRect();
            const QRectF fresh = m_window->scene().newArea();
            if (playback.position() > 0 && fresh.width() < seen.width()
                && fresh.height() < seen.height())
                QVERIFY(seen.adjusted(-0.05, -0.05, 0.05, 0.05).contains(fresh));
            playback.forward();
        }
    }
};

} // namespace

INKLING_TEST(SteppingTest, WindowApplication)

#include "stepping_test.moc"
