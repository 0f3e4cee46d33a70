// SPDX-License-Identifier: MIT
// Files that are not quite right: whose kind is unclear, or whose end is missing; and standard
// input.
#include "app/support/windowtest.h"
#include "documents/filekeeper.h"
#include "families/registry.h"
#include "phrases.h"
#include "scene/boardview.h"
#include "window/list/puzzlelist.h"
#include "window/noticebar.h"
#include "window/start/errorpage.h"

#include <QAction>
#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <algorithm>
#include <unistd.h>

using namespace inkling;

namespace {

class OpeningTest final : public WindowTest
{
    Q_OBJECT

private:
    QList<QPushButton *> offers()
    {
        QList<QPushButton *> buttons
            = m_window->errorPage().findChildren<QPushButton *>(QStringLiteral("readAsButton"));
        buttons.removeIf([](const QPushButton *button) { return !button->isVisible(); });
        return buttons;
    }
    /// No name of a family that is meant for programs.
    static bool isForPeople(const QString &words)
    {
        return std::ranges::none_of(families(), [&](const Family *family) {
            const QString id
                = QString::fromUtf8(family->id().data(), qsizetype(family->id().size()));
            const QString title = translated("Families", family->title());
            return id.compare(title, Qt::CaseInsensitive) != 0 && words.contains(id);
        });
    }

private Q_SLOTS:
    void anUnclearFileOffersItsKinds()
    {
        openText("3 3\n1 2 x");
        QVERIFY(m_window->errorPage().isVisible());
        const UnclearFamily unclear = *m_window->document().unclear();
        QVERIFY(unclear.candidates.size() > 1);
        // The error of the family that got furthest, at its place.
        QCOMPARE(unclear.error.line, 2);
        QCOMPARE(unclear.error.column, 5);
        QVERIFY(m_window->errorPage().message().contains(QStringLiteral("'x'")));
        QVERIFY(isForPeople(m_window->errorPage().message()));
        QVERIFY(isForPeople(m_window->errorPage().headingText()));
        QCOMPARE(std::size_t(offers().size()), unclear.candidates.size());
        for (std::size_t i = 0; i < unclear.candidates.size(); ++i) {
            const QString title = translated("Families", unclear.candidates[i]->title());
            QVERIFY(offers()[qsizetype(i)]->text().contains(title));
        }
        keepPictures(QStringLiteral("unclear"));
        const Family *second = unclear.candidates[1];
        QTest::mouseClick(offers()[1], Qt::LeftButton);
        waitUntilSettled();
        // It is that family's error now.
        QVERIFY(!m_window->document().unclear());
        LineSource source("3 3\n1 2 x");
        QCOMPARE(translated(*m_window->document().fault()),
                 translated(second->read(source).error()));
        QVERIFY(offers().isEmpty());
        QCOMPARE(m_window->document().name(), QStringLiteral("puzzle.in"));
    }

    /// The first words fit one kind best, but the whole first puzzle does not.
    void aWrongGuessOffersTheOthers()
    {
        openText("8 8\nx 0 1 1 2 2 1 3\n3 3 3 3 2 3 3 2\n");
        QVERIFY(m_window->errorPage().isVisible());
        QVERIFY(m_window->document().unclear() && m_window->document().unclear()->furthest);
        QVERIFY(m_window->errorPage().message().contains(QStringLiteral("Read as")));
        QVERIFY(offers().size() > 1);
    }

    void textsArePasted()
    {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(threeBoards));
        QVERIFY(m_window->actions()["paste"]->isEnabled());
        QTest::keyClick(m_window.get(), Qt::Key_V, Qt::ControlModifier);
        waitUntilSettled();
        QCOMPARE(m_window->document().placeCount(), 3);
        m_window->document().show(1);
        waitUntilSettled();
        QGuiApplication::clipboard()->setText(QStringLiteral("no puzzle"));
        QTest::keyClick(m_window.get(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_window->document().placeCount(), 3);
        QVERIFY(m_window->statusBar()->currentMessage().contains(u"not a puzzle"));
    }

    /// An address of a kind that there is not is named by each mode.
    void unknownAddressesAreNamed()
    {
        openText(threeBoards);
        QGuiApplication::clipboard()->setText(
            QStringLiteral("https://puzz.link/p?nurikabe/5/5/g3g12p"));
        for (const char *mode : {"explainMode", "playMode", "editMode"}) {
            m_window->actions()[mode]->trigger();
            m_window->statusBar()->clearMessage();
            QTest::keyClick(m_window.get(), Qt::Key_V, Qt::ControlModifier);
            QVERIFY2(m_window->statusBar()->currentMessage().contains(u"nurikabe"), mode);
            QCOMPARE(m_window->document().placeCount(), 3);
        }
        QVERIFY(!m_window->document().isModified());
    }

    /// What is open stays: pasted puzzles come behind the one that is shown.
    void pastedPuzzlesAreAdded()
    {
        openText(threeBoards);
        const QString name = m_window->document().name();
        QGuiApplication::clipboard()->setText(
            QStringLiteral("https://puzz.link/p?slither/5/5/cbcbcddad"));
        for (const char *mode : {"explainMode", "playMode"}) {
            m_window->actions()[mode]->trigger();
            QTest::keyClick(m_window.get(), Qt::Key_V, Qt::ControlModifier);
            waitUntilSettled();
            QCOMPARE(m_window->document().placeCount(), 4);
            QCOMPARE(m_window->document().place(), 1);
            QCOMPARE(m_window->document().name(), name);
            QVERIFY(m_window->actions()[mode]->isChecked());
            QVERIFY(m_window->statusBar()->currentMessage().contains(u"Added 1 puzzle"));
            m_window->actions()["undo"]->trigger();
            QCOMPARE(m_window->document().placeCount(), 3);
            QCOMPARE(m_window->document().page(1).puzzle->rows(), 7);
            m_window->document().show(0);
            waitUntilSettled();
        }
        QMimeData data;
        data.setText(QString::fromUtf8(threeBoards));
        QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &enter);
        QDropEvent drop(QPointF(400, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &drop);
        QCOMPARE(m_window->document().placeCount(), 6);
    }

    /// Without cells that are drawn, it is the puzzle that is copied, the list's row too.
    void thePuzzleIsCopied()
    {
        openText(threeBoards);
        m_window->actions()["playMode"]->trigger();
        QClipboard &clipboard = *QGuiApplication::clipboard();
        const QString text = QString::fromStdString(m_window->document().page(0).puzzle->text());
        for (QWidget *place : {static_cast<QWidget *>(&m_window->view()),
                               static_cast<QWidget *>(&m_window->puzzles())}) {
            clipboard.setText(QStringLiteral("before"));
            place->setFocus();
            QTest::keyClick(place, Qt::Key_C, Qt::ControlModifier);
            QCOMPARE(clipboard.text(), text);
            QVERIFY(m_window->statusBar()->currentMessage().contains(u"Contest text"));
        }
    }

    void aFileIsOpenInOneWindow()
    {
        const QString path = write(QStringLiteral("one.in"), threeBoards);
        openFile(path);
        MainWindow other;
        other.show();
        other.keeper().openFile(path);
        QVERIFY(other.document().path().isEmpty() && other.document().name().isEmpty());
    }

    void aRestoredFileIsOpenInOneWindow()
    {
        const QString path = write(QStringLiteral("again.in"), threeBoards);
        MainWindow other;
        other.show();
        other.keeper().openFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(other.isSettled(), patience);
        Session session;
        session.path = path;
        m_window->keeper().restore(session);
        waitUntilSettled();
        QCOMPARE(m_window->document().placeCount(), 3);
        QVERIFY(!other.isVisible());
    }

    void whatAnotherHasSavedIsNotReplacedUnasked()
    {
        const QString path = write(QStringLiteral("both.in"), threeBoards);
        openFile(path);
        m_window->document().duplicate(0);
        write(QStringLiteral("both.in"), threeBoards + "\n");
        const auto question = [this] {
            return m_window->findChild<QMessageBox *>(QStringLiteral("otherQuestion"));
        };
        m_window->actions()["save"]->trigger();
        QVERIFY(question());
        keepPictures(*question(), QStringLiteral("other-question"));
        QTest::mouseClick(question()->button(QMessageBox::Cancel), Qt::LeftButton);
        QTRY_VERIFY(!question());
        QVERIFY(m_window->document().isModified());
        m_window->actions()["save"]->trigger();
        for (QAbstractButton *button : question()->buttons()) {
            if (question()->buttonRole(button) == QMessageBox::DestructiveRole)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QTRY_VERIFY(!m_window->document().isModified());
        // Its own file it knows.
        m_window->document().duplicate(0);
        m_window->actions()["save"]->trigger();
        QVERIFY(!question());
        QTRY_VERIFY(!m_window->document().isModified());
    }

    void strangeTextsNameNoInternals()
    {
        openText("this is no puzzle\n");
        QVERIFY(m_window->errorPage().isVisible());
        QVERIFY(isForPeople(m_window->errorPage().message()));
        QVERIFY(offers().isEmpty());
        openText("{\"inkling\":1,\"puzzles\":[{\"id\":1,\"family\":\"chess\"}]}");
        QVERIFY(isForPeople(m_window->errorPage().message()));
    }

    void aMissingLastLineIsNoPuzzle_data()
    {
        QTest::addColumn<const Family *>("family");
        for (const Family *family : families()) {
            if (!family->fileEnd().empty())
                QTest::newRow(family->id().data()) << family;
        }
    }
    void aMissingLastLineIsNoPuzzle()
    {
        QFETCH(const Family *, family);
        QByteArray text(family->samples().front().text.data(),
                        qsizetype(family->samples().front().text.size()));
        openText(text);
        const int count = m_window->document().placeCount();
        QVERIFY(m_window->notice().text().isEmpty());
        text.chop(qsizetype(family->fileEnd().size()));
        for (const char *end : {"", "\n", "  \n\n"}) {
            openText(text + end);
            QVERIFY(!m_window->document().fault());
            QCOMPARE(m_window->document().placeCount(), count);
            QVERIFY(m_window->notice().text().contains(QStringLiteral("last line")));
            QVERIFY(!m_window->document().isModified());
        }
        // What stands there and is no puzzle is told as before.
        openText(text + "x\n");
        QVERIFY(m_window->document().fault());
        QVERIFY(m_window->notice().text().isEmpty());
    }

    /// It opens like any other, and is not saved as something that its program cannot read.
    void anotherProgramsFileIsNotWrittenOver()
    {
        const QByteArray text = "3:_aba_3a,m3s1a8s1\nhttps://puzz.link/p?slither/5/5/cbcbcddad\n";
        openText(text);
        QCOMPARE(m_window->document().placeCount(), 2);
        QVERIFY(m_window->document().isForeign());
        QVERIFY(!m_window->document().fault() && !m_window->document().isModified());
        m_window->keeper().save();
        auto *dialog = m_window->findChild<QFileDialog *>(QStringLiteral("saveDialog"));
        QVERIFY(dialog);
        dialog->reject();
        openText(text + "\nhttps://puzz.link/p?slither/2/1/04\n");
        QCOMPARE(m_window->document().count(), 2);
        QCOMPARE(m_window->document().remarks().size(), 1);
        QVERIFY(m_window->document().remarks().first().startsWith(u"Line 4, column "));
        QVERIFY(m_window->document().remarks().first().contains(u"puzz.link"));
        openText("\n\nhttps://puzz.link/p?slither/2/1/04\n");
        QCOMPARE(m_window->document().fault()->line, 3);
        openText("2 2\n2 2\n2 2\n0 0\n");
        QVERIFY(!m_window->document().isForeign());
    }

    void standardInputIsRead()
    {
        int ends[2];
        QCOMPARE(pipe(ends), 0);
        const int before = dup(STDIN_FILENO);
        QVERIFY(before >= 0 && dup2(ends[0], STDIN_FILENO) >= 0);
        close(ends[0]);
        m_window->keeper().openFile(QStringLiteral("-"));
        QVERIFY(m_window->document().isReading());
        QCOMPARE(write(ends[1], threeBoards.constData(), std::size_t(threeBoards.size())),
                 ssize_t(threeBoards.size()));
        close(ends[1]);
        waitUntilSettled();
        QCOMPARE(m_window->document().placeCount(), 3);
        QVERIFY(m_window->document().path().isEmpty());
        QVERIFY(!m_window->document().isModified());
        QVERIFY(m_window->recentFiles().files().isEmpty());
        dup2(before, STDIN_FILENO);
        close(before);
    }

    /// A window can be closed while nothing comes.
    void standardInputHoldsNobodyUp()
    {
        int ends[2];
        QCOMPARE(pipe(ends), 0);
        const int before = dup(STDIN_FILENO);
        QVERIFY(before >= 0 && dup2(ends[0], STDIN_FILENO) >= 0);
        close(ends[0]);
        m_window->keeper().openFile(QStringLiteral("-"));
        QTest::qWait(100);
        m_window.reset();
        close(ends[1]);
        dup2(before, STDIN_FILENO);
        close(before);
    }

private:
    using WindowTest::write;
    static ssize_t write(int file, const char *bytes, std::size_t size)
    {
        return ::write(file, bytes, size);
    }
};

} // namespace

INKLING_TEST(OpeningTest, WindowApplication)
#include "opening_test.moc"
