// SPDX-License-Identifier: MIT
#include "mainwindow.h"

#include "app/support/drawn.h"
#include "app/support/windowtest.h"
#include "editcontroller.h"
#include "pages.h"
#include "puzzlelist.h"
#include "reasoning/foundlegend.h"
#include "reasoning/reasoningpanel.h"
#include "reasoning/rulefilter.h"
#include "reasoning/steplistview.h"
#include "reasoning/traceslider.h"
#include "reasoning/transportbar.h"
#include "restoring.h"
#include "scene/boardview.h"
#include "thememanager.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSettings>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>
#include <map>

using namespace inkling;

namespace {

const QByteArray threeBoards = R"(5 5
0 . 2 1 2
. . 1 . .
. 2 0 . .
1 . 1 2 0
1 . . 1 .
7 6
1 . 0 . . 0
. . 1 . . .
1 1 2 2 . .
1 . 0 . 2 2
2 . 1 0 . .
1 . 3 1 . .
. 1 3 . 1 2
2 2
2 2
2 2
0 0
)";

const QByteArray brokenSecond = R"(2 2
2 2
2 2
3 3
3 . .
. 7 .
. . 3
0 0
)";

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

class MainWindowTest final : public WindowTest
{
    Q_OBJECT

private:
    QString three() { return write(QStringLiteral("three.in"), threeBoards); }

private Q_SLOTS:
    void saysWhatToDoWhenNothingIsOpen()
    {
        QVERIFY(m_window->findChild<QPushButton *>(QStringLiteral("openButton"))->isVisible());
        QVERIFY(!m_window->view().isVisible());
        QVERIFY(!m_window->transport().isEnabled());
    }

    void opensAFileWithThreeBoards()
    {
        openFile(three());
        QCOMPARE(m_window->file().count(), 3);
        QCOMPARE(m_window->puzzles().model()->rowCount(), 3);
        QTRY_COMPARE(m_window->file().pendingCount(), 0);
        for (int i = 0; i < 3; ++i)
            QVERIFY(m_window->file().entry(i).summary->verdict != Verdict::Unknown);
        QCOMPARE(m_window->file().entry(0).summary->verdict, Verdict::Unique);
        for (int i = 0; i < 3; ++i) {
            // Only what reasoning found to be the one answer is shown as the answer.
            const PuzzleSummary &summary = *m_window->file().entry(i).summary;
            QCOMPARE(summary.answer != nullptr,
                     summary.verdict == Verdict::Unique && summary.outcome == Outcome::Solved);
        }
        QVERIFY(m_window->view().isVisible());
        QVERIFY(m_window->status().contains(QStringLiteral("one answer")));
        QVERIFY(m_window->windowTitle().contains(QStringLiteral("three.in")));
        verifyDrawn(*m_window);
        // Every row has its small picture after a while.
        auto &model = static_cast<PuzzleListModel &>(*m_window->puzzles().model());
        for (int i = 0; i < 3; ++i)
            QTRY_VERIFY(!model.picture(i, 64).isNull());
    }

    void goesFromPuzzleToPuzzle()
    {
        openFile(three());
        for (int i = 1; i < 3; ++i) {
            press(Qt::Key_PageDown, Qt::ControlModifier);
            QTRY_VERIFY(m_window->isSettled());
            QCOMPARE(m_window->file().current(), i);
            QCOMPARE(m_window->puzzles().currentIndex().row(), i);
            verifyDrawn(*m_window);
        }
        press(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(m_window->file().current(), 1);
    }

    void noPuzzleIsLostInPassingOverIt()
    {
        QByteArray many;
        for (int i = 0; i < 30; ++i)
            many += threeBoards.first(threeBoards.size() - 4);
        m_window->openFile(write(QStringLiteral("ninety.in"), many + "0 0\n"));
        QTRY_VERIFY(m_window->file().count() > 60);
        m_window->puzzles().setFocus();
        for (int i = 0; i < 60; ++i)
            press(Qt::Key_Down);
        QCOMPARE(m_window->file().current(), 60);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->file().pendingCount(), 0, 20000);
        QTRY_VERIFY(m_window->isSettled());
        verifyDrawn(*m_window);
    }

    void stepsToTheEndAndBackByKeys()
    {
        openFile(three());
        Playback &playback = m_window->playback();
        QVERIFY(playback.size() > 20);
        QVERIFY(playback.atStart());
        StepListView &list = m_window->reasoning().list();
        const auto verifyCurrentRow = [&] {
            const int row = list.currentIndex().row();
            QCOMPARE(m_window->reasoning().steps().stepAt(row), playback.step());
            QCOMPARE(list.selectionModel()->selectedRows().size(), playback.atStart() ? 0 : 1);
            if (playback.atEnd())
                QCOMPARE(list.currentIndex().data().toString(), QStringLiteral("Solved"));
        };
        // From wherever the keyboard is, lists and slider included.
        const QList<QWidget *> places{&m_window->view(), &m_window->reasoning().list(),
                                      &m_window->puzzles(), &m_window->transport().slider()};
        while (!playback.atEnd()) {
            const std::size_t before = playback.position();
            places[qsizetype(before) % places.size()]->setFocus();
            press(Qt::Key_Right);
            QCOMPARE(playback.position(), before + 1);
            verifyDrawn(*m_window);
            verifyCurrentRow();
        }
        QVERIFY(m_window->reasoning().stepText().contains(QStringLiteral("Solved")));
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
        TraceSlider &slider = m_window->transport().slider();
        const int size = int(m_window->playback().size());
        const auto pointAt = [&](int position) {
            return QPoint(int(slider.xOf(position) + 0.5), slider.height() / 2);
        };
        QTest::mousePress(&slider, Qt::LeftButton, {}, pointAt(0));
        for (const int position : {size / 3, size, size / 2, 1, size - 1}) {
            QTest::mouseMove(&slider, pointAt(position));
            QTRY_COMPARE(int(m_window->playback().position()), position);
            verifyDrawn(*m_window);
        }
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, pointAt(size - 1));
        QTest::mouseClick(&slider, Qt::LeftButton, {}, pointAt(size / 4));
        QCOMPARE(int(m_window->playback().position()), size / 4);
        verifyDrawn(*m_window);
    }

    void filtersByARule()
    {
        openFile(three());
        StepListModel &steps = m_window->reasoning().steps();
        const std::size_t all = steps.stepCount();
        const auto used = steps.usedRules();
        QVERIFY(used.size() > 2);
        QComboBox &filter = m_window->reasoning().filter();
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
        while (!steps.stepAt(row) || steps.stepAt(row) == m_window->playback().step())
            ++row;
        m_window->reasoning().list().setCurrentIndex(steps.index(row));
        QCOMPARE(m_window->playback().step(), steps.stepAt(row));
        verifyDrawn(*m_window);
        // No row stands for a step that the filter hides.
        for (m_window->playback().first(); !m_window->playback().atEnd();
             m_window->playback().forward()) {
            const QModelIndex current = m_window->reasoning().list().currentIndex();
            QVERIFY(!current.isValid()
                    || steps.stepAt(current.row()) == m_window->playback().step());
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
        StepListView &list = m_window->reasoning().list();
        list.setFocus();
        QVERIFY(m_window->playback().atStart());
        list.setCurrentIndex(list.model()->index(list.model()->rowCount() - 1, 0));
        QVERIFY(m_window->playback().atEnd());
        verifyDrawn(*m_window);
    }

    void aTextFieldKeepsItsKeys()
    {
        openFile(three());
        m_window->playback().moveTo(5);
        QLineEdit *field = m_window->reasoning().filter().lineEdit();
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("a b"));
        QCOMPARE(field->text(), QStringLiteral("a b"));
        for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Right, Qt::Key_Left, Qt::Key_End})
            QTest::keyClick(field, key);
        QCOMPARE(m_window->playback().position(), std::size_t(5));
        QVERIFY(!m_window->playback().isPlaying());
    }

    void anEmptyTextFieldSteps()
    {
        openFile(three());
        Playback &playback = m_window->playback();
        QLineEdit *field = m_window->reasoning().filter().lineEdit();
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
        QVERIFY(!m_window->playback().isPlaying());
        QTest::keyRelease(&view, Qt::Key_Space);
        QVERIFY(m_window->playback().isPlaying());
        m_window->playback().setPlaying(false);

        const QPoint middle = view.viewport()->rect().center();
        const QPointF before = view.mapToScene(middle);
        QTest::keyPress(&view, Qt::Key_Space);
        QCOMPARE(view.viewport()->cursor().shape(), Qt::OpenHandCursor);
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, middle);
        QTest::mouseMove(view.viewport(), middle + QPoint(-60, -40));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, middle + QPoint(-60, -40));
        QTest::keyRelease(&view, Qt::Key_Space);
        QVERIFY(!m_window->playback().isPlaying());
        QVERIFY(view.mapToScene(middle) != before);
    }

    void itsPartsKeepTheirWidths()
    {
        openFile(three());
        const auto left = [&] { return m_window->puzzles().width(); };
        const auto right = [&] { return m_window->reasoning().width(); };
        QCOMPARE(left(), 230);
        QCOMPARE(right(), 360);
        for (const int width : {900, 700, 300}) {
            m_window->resize(width, 500);
            QCoreApplication::processEvents();
            QVERIFY(left() >= 104);
            QVERIFY(right() >= 280);
            QVERIFY(m_window->view().width() >= 300);
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
        QComboBox &speeds = m_window->transport().speeds();
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
        const int length = m_window->transport().slider().width();
        Playback &playback = m_window->playback();
        while (!playback.atEnd()) {
            playback.forward();
            QCoreApplication::sendPostedEvents();
            QCOMPARE(m_window->transport().slider().width(), length);
        }
        const QList<QWidget *> parts{&m_window->transport(), &m_window->view(),
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
        QComboBox &speeds = m_window->transport().speeds();
        speeds.setCurrentIndex(speeds.count() - 1);
        Playback &playback = m_window->playback();
        int moves = 0;
        connect(&playback, &Playback::moved, m_window.get(), [&] {
            ++moves;
            verifyDrawn(*m_window);
        });
        m_window->view().setFocus();
        press(Qt::Key_Space);
        QVERIFY(playback.isPlaying());
        QTRY_VERIFY_WITH_TIMEOUT(playback.atEnd() && !playback.isPlaying(), 20000);
        QVERIFY(moves > 10);
        // Playing at the end starts over; stepping by hand pauses.
        press(Qt::Key_Space);
        QVERIFY(playback.isPlaying());
        press(Qt::Key_Right);
        QVERIFY(!playback.isPlaying());
    }

    void showsWhereABrokenFileIsBroken()
    {
        openFile(write(QStringLiteral("broken.in"), brokenSecond));
        QCOMPARE(m_window->file().count(), 2);
        QVERIFY(m_window->file().entry(1).error);
        verifyDrawn(*m_window);
        press(Qt::Key_PageDown, Qt::ControlModifier);
        QVERIFY(m_window->errorPage().isVisible());
        QVERIFY(m_window->errorPage().message().startsWith(QStringLiteral("broken.in:6:3: found")));
        QVERIFY(m_window->findChild<QLabel *>(QStringLiteral("restNotRead"))->isVisible());
        QVERIFY(m_window->isSettled());
        QVERIFY(!m_window->transport().isEnabled());
        press(Qt::Key_PageUp, Qt::ControlModifier);
        QTRY_VERIFY(m_window->view().isVisible() && m_window->isSettled());
        verifyDrawn(*m_window);
    }

    void anythingAtAllCanBeOpened_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("bytes") << QByteArray("\0\xff\x80\x01 7 7", 8);
        QTest::newRow("too large") << QByteArray("300 300\n");
        QTest::newRow("a word") << QByteArray("hello\n");
    }

    void anythingAtAllCanBeOpened()
    {
        QFETCH(QByteArray, text);
        openFile(write(QStringLiteral("any.in"), text));
        QVERIFY(m_window->errorPage().isVisible());
        QVERIFY(!m_window->errorPage().message().isEmpty());
    }

    void saysThatThereIsNoPuzzle()
    {
        const ErrorPage &page = m_window->errorPage();
        openFile(write(QStringLiteral("none.in"), "0 0\n"));
        QVERIFY(page.isVisible());
        QCOMPARE(page.headingText(), QStringLiteral("This file holds no puzzles"));
        QVERIFY(m_window->findChild<QPushButton *>(QStringLiteral("samplesButton"))->isVisible());
        openFile(write(QStringLiteral("blank.in"), " \n\n"));
        QCOMPARE(page.headingText(), QStringLiteral("This file is empty"));
        for (const char *id : {"first", "back", "play", "forward", "last", "nextHard"})
            QVERIFY(!m_window->actions()[id]->isEnabled());
        // And from there back to puzzles.
        openFile(three());
        QVERIFY(!page.isVisible());
        QVERIFY(m_window->actions()["forward"]->isEnabled());
    }

    void aLongMessageIsNotCut()
    {
        m_window->resize(700, 500);
        const QString name = QString(180, u'x') + QStringLiteral(".in");
        openFile(pathOf(name));
        const auto *label = m_window->findChild<QLabel *>(QStringLiteral("errorMessage"));
        QTRY_VERIFY(label->height() >= label->heightForWidth(label->width()));
        const QRect words = label->fontMetrics().boundingRect(QRect(0, 0, label->width(), 5000),
                                                              Qt::TextWordWrap, label->text());
        QVERIFY(words.width() <= label->width());
    }

    void forgetsWhatWasOpened()
    {
        openFile(three());
        QVERIFY(!QSettings().value("recent").toStringList().isEmpty());
        m_window->findChild<QAction *>(QStringLiteral("clearRecent"))->trigger();
        QTRY_VERIFY(QSettings().value("recent").toStringList().isEmpty());
        QVERIFY(!m_window->findChild<QAction *>(QStringLiteral("clearRecent")));
    }

    void saysWhyAFileCannotBeRead()
    {
        openFile(pathOf(QStringLiteral("missing.in")));
        QVERIFY(m_window->errorPage().isVisible());
        QVERIFY(m_window->errorPage().message().contains(QStringLiteral("does not exist")));
        QCOMPARE(m_window->file().count(), 0);
        QVERIFY(
            m_window->findChild<QPushButton *>(QStringLiteral("openAnotherButton"))->isVisible());
    }

    void takesADroppedFile()
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(three())});
        QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(400, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &drop);
        QTRY_VERIFY(m_window->isSettled() && m_window->file().count() == 3);
        verifyDrawn(*m_window);
    }

    void saysWhereTheRulesStall()
    {
        openFile(write(QStringLiteral("empty.in"), emptyBoard));
        QCOMPARE(m_window->file().entry(0).summary->verdict, Verdict::Many);
        m_window->reasoning().setCurrentTab(nullptr);
        m_window->playback().last();
        ReasoningPanel &panel = m_window->reasoning();
        QVERIFY(panel.stepText().contains(QStringLiteral("Stalls here")));
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
        m_window->reasoning().setCurrentTab(nullptr);
        m_window->playback().last();
        ReasoningPanel &panel = m_window->reasoning();
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
        m_window->reasoning().setCurrentTab(nullptr);
        m_window->playback().last();
        QPushButton &button = m_window->reasoning().foundButton();
        QTRY_VERIFY(button.isVisible());
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(!m_window->scene().state().found().empty());
        press(Qt::Key_Left);
        QVERIFY(!button.isVisible());
        QVERIFY(m_window->view().hasFocus());
        const std::size_t before = m_window->playback().position();
        press(Qt::Key_Left);
        QCOMPARE(m_window->playback().position(), before - 1);
    }

    void closesWhileSolving()
    {
        QByteArray many;
        for (int i = 0; i < 1000; ++i)
            many += threeBoards.first(threeBoards.size() - 4);
        const QString path = write(QStringLiteral("many.in"), many + "0 0\n");
        m_window->openFile(path);
        QTRY_VERIFY(m_window->file().count() > 100);
        QElapsedTimer timer;
        timer.start();
        m_window->close();
        m_window.reset();
        QVERIFY2(timer.elapsed() < 500, qPrintable(QString::number(timer.elapsed())));
    }

    void anotherFileTakesTheFirstOnesPlace()
    {
        QByteArray many;
        for (int i = 0; i < 300; ++i)
            many += threeBoards.first(threeBoards.size() - 4);
        m_window->openFile(write(QStringLiteral("many.in"), many + "0 0\n"));
        QTRY_VERIFY(m_window->file().count() > 10);
        openFile(three());
        QCOMPARE(m_window->file().count(), 3);
        QTRY_COMPARE(m_window->file().pendingCount(), 0);
        verifyDrawn(*m_window);
    }

    void followsTheChoiceOfTheme()
    {
        openFile(three());
        ThemeManager::instance().setChoice(ThemeChoice::Dark);
        QCOMPARE(&m_window->scene().theme(), &Theme::darkTheme());
        ThemeManager::instance().setChoice(ThemeChoice::Light);
        QCOMPARE(&m_window->scene().theme(), &Theme::lightTheme());
    }

    void comesBackAsItWasLeft()
    {
        m_window->playback().setSpeed(10);
        m_window->actions()["sides"]->setChecked(true);
        openFile(three());
        m_window->close();
        reopen();
        QCOMPARE(m_window->playback().speed(), 10.0);
        QVERIFY(m_window->actions()["sides"]->isChecked());
        QVERIFY(QSettings().value("recent").toStringList().first().endsWith(
            QStringLiteral("three.in")));
    }

    void docksComeBackFromTheStartPage()
    {
        const auto shown = [this] {
            const auto docks = m_window->findChildren<QDockWidget *>();
            return std::ranges::count_if(docks, [](const auto *dock) { return dock->isVisible(); });
        };
        QCOMPARE(shown(), 0); // there would be nothing in them
        openFile(three());
        QCOMPARE(shown(), 2);
        m_window->close();
        reopen();
        QCOMPARE(shown(), 0);
        openFile(three());
        QCOMPARE(shown(), 2);
    }

    void allWindowsThatWereOpenComeBack()
    {
        m_window->close();
        const QString one = three();
        const QString other = write(QStringLiteral("other.in"), threeBoards);
        {
            const auto windows = openWindows({one, other});
            QCOMPARE(windows.size(), std::size_t(2));
            for (const auto &window : windows)
                QTRY_VERIFY_WITH_TIMEOUT(window->isSettled(), patience);
            windows.front()->actions()["editMode"]->trigger();
            windows.back()->actions()["quit"]->trigger();
            for (const auto &window : windows)
                QVERIFY(!window->isVisible());
        }
        const auto windows = openWindows({});
        QCOMPARE(windows.size(), std::size_t(2));
        QSet<QString> paths;
        for (const auto &window : windows) {
            QTRY_VERIFY_WITH_TIMEOUT(window->isSettled(), patience);
            paths.insert(window->file().path());
            QCOMPARE(window->edit().isOn(), window->file().path() == one);
            window->close();
        }
        QCOMPARE(paths, (QSet<QString>{one, other}));
    }

    void theWordsKeepTheirRoom()
    {
        m_window->resize(1240, 1000);
        openFile(three());
        QScrollArea &words = m_window->reasoning().words();
        Playback &playback = m_window->playback();
        QTRY_VERIFY(words.height() > 300);
        const int height = words.height();
        const int list = m_window->reasoning().list().height();
        // The same, whatever is said: a list that jumps up and down cannot be read.
        QVERIFY(2 * height > list);
        for (const std::size_t position : {9, 3, 0, 20, 30, 12}) {
            playback.moveTo(position);
            QCoreApplication::processEvents();
            QCOMPARE(words.height(), height);
        }
    }

    void theKeyboardIsSeenWhereItIs()
    {
        openFile(three());
        m_window->playback().moveTo(3);
        m_window->scene().finishMotion();
        const QList<QAbstractScrollArea *> places{&m_window->view(), &m_window->puzzles(),
                                                  &m_window->reasoning().list()};
        const auto pictures = [&] {
            QList<QImage> images;
            for (QAbstractScrollArea *place : places)
                images.append(place->viewport()->grab().toImage());
            return images;
        };
        m_window->transport().slider().setFocus();
        const QList<QImage> before = pictures();
        for (qsizetype i = 0; i < places.size(); ++i) {
            places[i]->setFocus(Qt::TabFocusReason);
            const QList<QImage> after = pictures();
            for (qsizetype k = 0; k < places.size(); ++k)
                QCOMPARE(after[k] != before[k], k == i);
        }
    }

    void everyControlHasAName()
    {
        openFile(three());
        for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
            const auto *button = qobject_cast<const QToolButton *>(widget);
            // A text field's own button to clear it is named by the field.
            if (!button || !button->isVisibleTo(m_window.get())
                || qobject_cast<const QLineEdit *>(button->parentWidget())
                || button->objectName().startsWith(QStringLiteral("qt_")))
                continue;
            QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty()
                         || !button->toolTip().isEmpty(),
                     qPrintable(button->objectName()));
        }
        for (const ActionLine &line : actionLines()) {
            QVERIFY(!m_window->actions()[line.id]->text().isEmpty());
            if (!line.shortcuts.isEmpty())
                QVERIFY(m_window->actions()[line.id]->toolTip().contains(
                    line.shortcuts.first().toString(QKeySequence::NativeText)));
            QVERIFY(!m_window->actions()[line.id]->statusTip().isEmpty());
        }
    }

    void theBoardSpeaks()
    {
        openFile(three());
        m_window->playback().last();
        QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&m_window->view());
        QVERIFY(board);
        const Board &elements = m_window->scene().state().geometry()->board();
        QCOMPARE(board->childCount(), int(elements.size()));
        QCOMPARE(board->child(0)->text(QAccessible::Name),
                 QStringLiteral("row 1, column 1, clue 0"));
        int marked = 0;
        for (int i = 0; i < board->childCount(); ++i) {
            QAccessibleInterface *element = board->child(i);
            QVERIFY(!element->text(QAccessible::Name).isEmpty());
            QCOMPARE(board->indexOfChild(element), i);
            QCOMPARE(element->parent(), board);
            marked += element->text(QAccessible::Value).isEmpty() ? 0 : 1;
            const QPoint middle = element->rect().center();
            QCOMPARE(board->indexOfChild(board->childAt(middle.x(), middle.y())), i);
        }
        QVERIFY(marked >= 60);
    }

    void aStepOutOfSightIsBroughtIntoSight()
    {
        openFile(three());
        BoardView &view = m_window->view();
        for (int i = 0; i < 8; ++i)
            m_window->actions()["zoomIn"]->trigger();
        QVERIFY(!view.isFitted());
        Playback &playback = m_window->playback();
        while (!playback.atEnd()) {
            const QRectF seen = view.mapToScene(view.viewport()->rect()).boundingRect();
            const QRectF fresh = m_window->scene().newArea();
            if (playback.position() > 0 && fresh.width() < seen.width()
                && fresh.height() < seen.height())
                QVERIFY(seen.adjusted(-0.05, -0.05, 0.05, 0.05).contains(fresh));
            playback.forward();
        }
    }

    void helpIsNeverInTheWay()
    {
        for (const char *id : {"shortcuts", "about"}) {
            m_window->actions()[id]->trigger();
            m_window->actions()[id]->trigger();
        }
        QCOMPARE(m_window->findChildren<QDialog *>().size(), 2);
        for (QDialog *dialog : m_window->findChildren<QDialog *>())
            QVERIFY(!dialog->isModal());
    }

private:
    void reopen()
    {
        m_window.reset();
        m_window = std::make_unique<MainWindow>();
        m_window->show();
    }
};

} // namespace

int main(int argc, char *argv[])
{
    return runWindowTest<MainWindowTest>(argc, argv);
}

#include "mainwindow_test.moc"
