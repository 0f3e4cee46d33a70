// SPDX-License-Identifier: MIT
// The window: what it opens, what it says where it cannot, how it comes back, and that everyone can
// reach its parts.
#include "app/support/drawn.h"
#include "app/support/windowtest.h"
#include "document/project.h"
#include "documents/filekeeper.h"
#include "documents/restoring.h"
#include "look/thememanager.h"
#include "modes/drawing/drawingmode.h"
#include "modes/drawing/editcontroller.h"
#include "modes/explaining/explainingmode.h"
#include "reasoning/reasoningpanel.h"
#include "scene/boardview.h"
#include "steps/steplistview.h"
#include "transport/traceslider.h"
#include "transport/transportbar.h"
#include "window/list/puzzlelist.h"
#include "window/openwindows.h"
#include "window/start/errorpage.h"

#include <QAccessible>
#include <QAction>
#include <QDialog>
#include <QDockWidget>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QToolButton>
#include <algorithm>

using namespace inkling;

namespace {

const QByteArray brokenSecond = R"(2 2
2 2
2 2
3 3
3 . .
. 7 .
. . 3
0 0
)";

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
        QVERIFY(!m_window->explaining().transport().isEnabled());
    }

    void opensAFileWithThreeBoards()
    {
        openFile(three());
        QCOMPARE(m_window->document().placeCount(), 3);
        QCOMPARE(m_window->puzzles().model()->rowCount(), 3);
        QTRY_COMPARE(m_window->scheduler().pendingCount(), 0);
        for (int i = 0; i < 3; ++i)
            QVERIFY(summary(i)->verdict != Verdict::Unknown);
        QCOMPARE(summary(0)->verdict, Verdict::Unique);
        for (int i = 0; i < 3; ++i) {
            // Only what reasoning found to be the one answer is shown as the answer.
            const PuzzleSummary &known = *summary(i);
            QCOMPARE(known.answer != nullptr,
                     known.verdict == Verdict::Unique && known.outcome == Outcome::Solved);
        }
        QVERIFY(m_window->view().isVisible());
        QVERIFY(m_window->status().contains(QStringLiteral("one answer")));
        QVERIFY(m_window->windowTitle().contains(QStringLiteral("three.in")));
        verifyDrawn(*m_window);
        // Every row has its small picture after a while.
        PuzzleListModel &model = m_window->puzzles().pictures();
        for (int i = 0; i < 3; ++i)
            QTRY_VERIFY(!model.picture(i, 64).isNull());
    }

    void goesFromPuzzleToPuzzle()
    {
        openFile(three());
        for (int i = 1; i < 3; ++i) {
            press(Qt::Key_PageDown, Qt::ControlModifier);
            QTRY_VERIFY(m_window->isSettled());
            QCOMPARE(m_window->document().place(), i);
            QCOMPARE(m_window->puzzles().currentIndex().row(), i);
            verifyDrawn(*m_window);
        }
        press(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(m_window->document().place(), 1);
    }

    void noPuzzleIsLostInPassingOverIt()
    {
        QByteArray many;
        for (int i = 0; i < 30; ++i)
            many += threeBoards.first(threeBoards.size() - 4);
        m_window->keeper().openFile(write(QStringLiteral("ninety.in"), many + "0 0\n"));
        QTRY_VERIFY(m_window->document().placeCount() > 60);
        m_window->puzzles().setFocus();
        for (int i = 0; i < 60; ++i)
            press(Qt::Key_Down);
        QCOMPARE(m_window->document().place(), 60);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->scheduler().pendingCount(), 0, 20000);
        QTRY_VERIFY(m_window->isSettled());
        verifyDrawn(*m_window);
    }

    void showsWhereABrokenFileIsBroken()
    {
        openFile(write(QStringLiteral("broken.in"), brokenSecond));
        QCOMPARE(m_window->document().placeCount(), 2);
        QVERIFY(m_window->document().fault());
        verifyDrawn(*m_window);
        press(Qt::Key_PageDown, Qt::ControlModifier);
        QVERIFY(m_window->errorPage().isVisible());
        QVERIFY(m_window->errorPage().message().startsWith(QStringLiteral("broken.in:6:3: found")));
        QVERIFY(m_window->findChild<QLabel *>(QStringLiteral("restNotRead"))->isVisible());
        QVERIFY(m_window->isSettled());
        QVERIFY(!m_window->explaining().transport().isEnabled());
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
        QCOMPARE(page.headingText(), QStringLiteral("This file contains no puzzles"));
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
        QCOMPARE(m_window->document().placeCount(), 0);
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
        QTRY_VERIFY(m_window->isSettled() && m_window->document().placeCount() == 3);
        verifyDrawn(*m_window);
    }

    void closesWhileSolving()
    {
        QByteArray many;
        for (int i = 0; i < 1000; ++i)
            many += threeBoards.first(threeBoards.size() - 4);
        const QString path = write(QStringLiteral("many.in"), many + "0 0\n");
        m_window->keeper().openFile(path);
        QTRY_VERIFY(m_window->document().placeCount() > 100);
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
        m_window->keeper().openFile(write(QStringLiteral("many.in"), many + "0 0\n"));
        QTRY_VERIFY(m_window->document().placeCount() > 10);
        openFile(three());
        QCOMPARE(m_window->document().placeCount(), 3);
        QTRY_COMPARE(m_window->scheduler().pendingCount(), 0);
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
        m_window->explaining().playback().setSpeed(10);
        m_window->actions()["sides"]->setChecked(true);
        openFile(three());
        m_window->close();
        reopen();
        QCOMPARE(m_window->explaining().playback().speed(), 10.0);
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
        // As wide as the first time: the window has come back no wider than the screen.
        m_window->resize(1240, 800);
        QTRY_COMPARE(shown(), 2);
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
            paths.insert(window->document().path());
            QCOMPARE(window->drawing().edit().isOn(), window->document().path() == one);
            window->close();
        }
        QCOMPARE(paths, (QSet<QString>{one, other}));
    }

    /// Each window asked by itself, one after the other.
    void quittingAsksOnceForAllWindows()
    {
        m_window->close();
        const auto windows = openWindows({three(), write(QStringLiteral("other.in"), threeBoards)});
        for (const auto &window : windows) {
            QTRY_VERIFY_WITH_TIMEOUT(window->isSettled(), patience);
            window->document().duplicate(0);
        }
        MainWindow &last = *windows.back();
        const auto question
            = [&] { return last.findChild<QMessageBox *>(QStringLiteral("quitQuestion")); };
        last.actions()["quit"]->trigger();
        QVERIFY(question());
        for (const auto &window : windows)
            QVERIFY(question()->informativeText().contains(window->document().name()));
        QTest::mouseClick(question()->button(QMessageBox::Cancel), Qt::LeftButton);
        QTRY_VERIFY(!question());
        QVERIFY(last.isVisible());
        last.actions()["quit"]->trigger();
        QTest::mouseClick(question()->button(QMessageBox::SaveAll), Qt::LeftButton);
        for (const auto &window : windows) {
            QTRY_VERIFY_WITH_TIMEOUT(!window->isVisible(), patience);
            QFile file(window->document().path());
            QVERIFY(file.open(QFile::ReadOnly));
            QVERIFY(file.readAll().size() > QByteArray(threeBoards).size());
        }
    }

    /// Undo goes as far in a window that takes over from another, as for another language; not into
    /// what was done before a file was opened.
    void undoReachesAsFarAsWhatIsOpen()
    {
        openFile(three());
        Document &document = m_window->document();
        m_window->keeper().keepJournal(std::make_unique<JournalFile>());
        m_window->actions()["deletePuzzle"]->trigger();
        m_window->actions()["deletePuzzle"]->trigger();
        QVERIFY(m_window->actions()["undo"]->isEnabled());
        const QString path = write(QStringLiteral("two-less.inkling"),
                                   QByteArray::fromStdString(writeProject(document.project())));
        MainWindow &fresh = openWindow();
        m_window->moveTo(fresh);
        QTRY_VERIFY_WITH_TIMEOUT(fresh.isSettled(), patience);
        fresh.actions()["undo"]->trigger();
        QCOMPARE(fresh.document().count(), 2);
        fresh.document().setSaved(path);
        fresh.actions()["redo"]->trigger();
        fresh.document().setSaved(path);
        fresh.keeper().openFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(fresh.isSettled() && !fresh.document().isReading(), patience);
        QCOMPARE(fresh.document().done(), std::size_t(2));
        QVERIFY(!fresh.actions()["undo"]->isEnabled());
        fresh.closeWithAll();
    }

    void theKeyboardIsSeenWhereItIs()
    {
        openFile(three());
        m_window->explaining().playback().moveTo(3);
        m_window->scene().finishMotion();
        const QList<QAbstractScrollArea *> places{&m_window->view(), &m_window->puzzles(),
                                                  &m_window->explaining().reasoning().list()};
        const auto pictures = [&] {
            QList<QImage> images;
            for (QAbstractScrollArea *place : places)
                images.append(place->viewport()->grab().toImage());
            return images;
        };
        m_window->explaining().transport().slider().setFocus();
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
        m_window->explaining().playback().last();
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

INKLING_TEST(MainWindowTest, WindowApplication)

#include "mainwindow_test.moc"
