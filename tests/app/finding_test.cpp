// SPDX-License-Identifier: MIT
// Finding a puzzle among many: the search, the filters and the orders of the list, and going to a
// number.
#include "app/support/windowtest.h"
#include "documents/filekeeper.h"
#include "modes/explaining/explainingmode.h"
#include "reasoning/puzzlesummary.h"
#include "support/corpus.h"
#include "window/list/puzzlefinder.h"
#include "window/list/puzzlelist.h"

#include <QAction>
#include <QElapsedTimer>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QStatusBar>
#include <algorithm>

using namespace inkling;

namespace {

/// The three boards twice, and one more of a size of its own.
QByteArray sevenBoards()
{
    const QByteArray three = threeBoards.first(threeBoards.size() - 4);
    return three + three + "3 4\n3 . . 2\n. . . .\n2 . . 3\n0 0\n";
}

class FindingTest final : public WindowTest
{
    Q_OBJECT

private:
    QAction &action(const char *id) { return *m_window->actions()[id]; }
    PuzzleListView &list() { return m_window->puzzles(); }
    PuzzleFinder &finder() { return m_window->finder(); }
    /// The places of the puzzles that are listed, in their order.
    QList<int> listed()
    {
        QList<int> places;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            places.append(list().model()->index(row, 0).data(PuzzleListModel::PlaceRole).toInt());
        return places;
    }
    /// Chooses an entry of a menu, or of a menu in it, by the beginning of its text.
    void choose(QMenu &menu, const QStringList &path)
    {
        Q_EMIT menu.aboutToShow();
        QMenu *now = &menu;
        for (const QString &step : path) {
            const auto actions = now->actions();
            const auto found = std::ranges::find_if(actions, [&](QAction *entry) {
                return entry->text().remove(u'&').startsWith(step);
            });
            QVERIFY2(found != actions.end(), qPrintable(step));
            if ((*found)->menu())
                now = (*found)->menu();
            else
                (*found)->trigger();
        }
    }
    void openSeven()
    {
        openText(sevenBoards());
        QTRY_COMPARE_WITH_TIMEOUT(m_window->scheduler().pendingCount(), 0, patience);
    }

private Q_SLOTS:
    void fewPuzzlesNeedNoFinding()
    {
        openText(threeBoards);
        QVERIFY(!finder().isVisible());
        openSeven();
        QVERIFY(finder().isVisible());
        QVERIFY(finder().count().text().contains(u'7'));
        keepPictures(QStringLiteral("finding"));
    }

    void searchesForWords()
    {
        openSeven();
        m_window->document().show(1);
        waitUntilSettled();
        m_window->document().setProperties(m_window->document().page(4).id,
                                           {.title = "The Owl", .author = "", .note = ""});
        waitUntilSettled();
        m_window->document().show(1);
        waitUntilSettled();
        press(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(finder().words().hasFocus());
        QTest::keyClicks(&finder().words(), QStringLiteral("owl"));
        QCOMPARE(listed(), QList<int>{4});
        QVERIFY(finder().count().text().contains(u'1'));
        // What is shown stays, and is no row of the list.
        QCOMPARE(m_window->document().place(), 1);
        QVERIFY(!list().currentIndex().isValid());
        QTest::keyClick(&finder().words(), Qt::Key_Escape);
        QCOMPARE(listed().size(), 7);
        QCOMPARE(list().currentIndex().row(), 1);
        finder().words().setText(QStringLiteral("3x4"));
        QCOMPARE(listed(), QList<int>{6});
        for (const char *spelling : {"3 x 4", "3 \u00D7 4"}) {
            finder().words().setText(QString::fromUtf8(spelling));
            QCOMPARE(listed(), QList<int>{6});
        }
        finder().words().setText(QStringLiteral("one answer 5x5"));
        QCOMPARE(listed(), (QList<int>{0, 3}));
        finder().words().setText(QStringLiteral("nothing like it"));
        QCOMPARE(listed(), QList<int>());
        QCOMPARE(m_window->document().place(), 1);
    }

    void filtersByWhatThereIs()
    {
        openSeven();
        choose(finder().filters(), {QStringLiteral("Size"), QStringLiteral("2 × 2")});
        QCOMPARE(listed(), (QList<int>{2, 5}));
        choose(finder().filters(), {QStringLiteral("Size"), QStringLiteral("3 × 4")});
        QCOMPARE(listed(), (QList<int>{2, 5, 6}));
        // Going on goes through what is listed.
        m_window->document().show(2);
        waitUntilSettled();
        action("nextPuzzle").trigger();
        QCOMPARE(m_window->document().place(), 5);
        waitUntilSettled();
        action("nextPuzzle").trigger();
        waitUntilSettled();
        QCOMPARE(m_window->document().place(), 6);
        QVERIFY(!action("nextPuzzle").isEnabled());
        choose(finder().filters(), {QStringLiteral("Show All")});
        QCOMPARE(listed().size(), 7);
        choose(finder().filters(), {QStringLiteral("Answers"), QStringLiteral("one answer")});
        for (const int place : listed())
            QCOMPARE(summary(place)->verdict, Verdict::Unique);
        // Another file begins with all of it.
        openText(threeBoards);
        QCOMPARE(listed().size(), 3);
    }

    void filtersByWhatIsSolved()
    {
        openSeven();
        choose(finder().filters(), {QStringLiteral("Progress"), QStringLiteral("not started")});
        QCOMPARE(listed().size(), 7);
        QVERIFY(!m_window->knownAnswers().isChecking());
        // All marks of the answer, at once.
        Document &document = m_window->document();
        const Page &page = document.page(0);
        const auto model = page.puzzle->model();
        const auto initial = model->initial();
        Stroke stroke;
        for (UnknownId unknown = 0; unknown < model->mainCount(); ++unknown)
            stroke.marks.facts.push_back(
                {unknown,
                 {initial[unknown], false},
                 {ValueSet::only(summary(0)->answer->values[unknown]), false}});
        document.record(page.id, stroke);
        QTRY_COMPARE(listed().size(), 6);
        QTRY_VERIFY(!m_window->knownAnswers().isChecking());
        choose(finder().filters(), {QStringLiteral("Progress"), QStringLiteral("not started")});
        choose(finder().filters(), {QStringLiteral("Progress"), QStringLiteral("solved")});
        QTRY_COMPARE(listed(), QList<int>{0});
        const PuzzleListModel &puzzles = m_window->puzzles().pictures();
        QVERIFY(puzzles.isSolved(0) && !puzzles.isSolved(1)); // ticked
        // Not any more once a clue says otherwise.
        Draft draft = document.draft(0);
        const auto clue = std::ranges::find_if(
            draft.texts, [](const std::string &text) { return !text.empty(); });
        *clue = *clue == "0" ? "1" : "0";
        document.setDraft(document.page(0).id, draft, QStringLiteral("another clue"));
        QVERIFY(!puzzles.isSolved(0));
        QTRY_VERIFY(!m_window->knownAnswers().isChecking());
        QVERIFY(!document.page(0).marks.empty() && !puzzles.isSolved(0));
        action("undo").trigger();
        QTRY_COMPARE(listed(), QList<int>{0});
        action("undo").trigger();
        QTRY_COMPARE(listed(), QList<int>());
    }

    void sorts()
    {
        openSeven();
        m_window->document().show(3);
        waitUntilSettled();
        choose(finder().orders(), {QStringLiteral("Size")});
        QCOMPARE(listed(), (QList<int>{2, 5, 6, 0, 3, 1, 4}));
        QCOMPARE(list().currentIndex().row(), 4);
        QCOMPARE(m_window->document().place(), 3);
        choose(finder().orders(), {QStringLiteral("Descending")});
        QCOMPARE(listed(), (QList<int>{1, 4, 0, 3, 6, 2, 5}));
        // A row cannot be dragged where its neighbours are not those of the file.
        QVERIFY(!list().model()->moveRow({}, 0, {}, 3));
        choose(finder().orders(), {QStringLiteral("File order")});
        QCOMPARE(listed(), (QList<int>{6, 5, 4, 3, 2, 1, 0}));
        choose(finder().orders(), {QStringLiteral("Descending")});
        QCOMPARE(listed(), (QList<int>{0, 1, 2, 3, 4, 5, 6}));
        QVERIFY(list().model()->moveRow({}, 0, {}, 3));
        QCOMPARE(m_window->document().place(), 2);
    }

    void goesToANumber()
    {
        openSeven();
        press(Qt::Key_G, Qt::ControlModifier);
        auto *dialog = m_window->findChild<QInputDialog *>(QStringLiteral("numberDialog"));
        QVERIFY(dialog);
        dialog->setIntValue(5);
        dialog->accept();
        QCOMPARE(m_window->document().place(), 4);
        waitUntilSettled();
        // One that is not there is not taken for another.
        QTRY_VERIFY(!m_window->findChild<QInputDialog *>(QStringLiteral("numberDialog")));
        action("goToPuzzle").trigger();
        dialog = m_window->findChild<QInputDialog *>(QStringLiteral("numberDialog"));
        auto *box = dialog->findChild<QSpinBox *>();
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("70"));
        dialog->accept();
        QCOMPARE(m_window->document().place(), 4);
        QVERIFY(m_window->statusBar()->currentMessage().contains(u"7 puzzles"));
    }

    /// Whoever has read the reasoning to its end may still solve the puzzle by hand.
    void picturesShowNoAnswerThatWasOnlyRead()
    {
        openSeven();
        const auto painted = [this] {
            QCoreApplication::processEvents();
            return list().pictures().picture(0, 64).toImage();
        };
        QTRY_VERIFY(!painted().isNull());
        const QImage before = painted();
        m_window->explaining().playback().last();
        QTRY_VERIFY(!painted().isNull());
        QCOMPARE(painted(), before);
    }

    void theCountFollowsTheList()
    {
        openSeven();
        const auto *count = finder().findChild<QLabel *>(QStringLiteral("puzzleCount"));
        QVERIFY(count->text().startsWith(u'7'));
        m_window->document().remove(2);
        QVERIFY(count->text().startsWith(u'6'));
        action("undo").trigger();
        QVERIFY(count->text().startsWith(u'7'));
    }

    /// A thousand puzzles are listed within a second; the time is told, and makes nobody fail.
    void manyAreListedAtOnce()
    {
        const auto text = test::corpusFile("slitherlink/janko-small.in");
        if (!text)
            QSKIP("no collections");
        const QString path = write(QStringLiteral("many.in"), QByteArray::fromStdString(*text));
        QElapsedTimer timer;
        timer.start();
        m_window->keeper().openFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(
            !m_window->document().isReading() && m_window->document().placeCount() > 900, patience);
        list().repaint();
        qInfo("%d puzzles listed in %lld ms", list().model()->rowCount(), timer.elapsed());
        timer.restart();
        finder().words().setText(QStringLiteral("10x10"));
        list().repaint();
        qInfo("%d found in %lld ms", list().model()->rowCount(), timer.restart());
        finder().words().clear();
        m_window->puzzles().order().sortBy(Facet::Size, true);
        list().repaint();
        qInfo("sorted in %lld ms", timer.elapsed());
        // The puzzle that is open stays in sight.
        QVERIFY(list().viewport()->rect().intersects(list().visualRect(list().currentIndex())));
        keepPictures(QStringLiteral("many"));
    }
};

} // namespace

INKLING_TEST(FindingTest, WindowApplication)
#include "finding_test.moc"
