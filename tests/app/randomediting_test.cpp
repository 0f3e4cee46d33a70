// SPDX-License-Identifier: MIT
// Whatever is done in the window: nothing breaks, all of it can be undone and done again, and a file holds
// all of it. INKLING_GESTURES: how many for each family, instead of a few hundred; INKLING_SEED: of the first
// round of them, as a failure names it.
#include "app/support/gestures.h"
#include "app/support/windowtest.h"
#include "document/project.h"
#include "documents/filekeeper.h"
#include "families/registry.h"
#include "modes/drawing/drawingmode.h"
#include "modes/drawing/editcontroller.h"
#include "modes/solving/playcontroller.h"
#include "modes/solving/solvingmode.h"
#include "puzzle/drafting.h"

#include <QAction>
#include <QFileDialog>
#include <QTest>

using namespace inkling;

namespace {

constexpr int usualGestures = 640;
constexpr int roundGestures = 80;
/// Larger samples take their time.
constexpr std::size_t mostText = 300;

/// Without what is not undone: what one looks at, and how long it took.
std::string textOf(Project project, bool isHistoryMeant)
{
    for (Page &page : project.pages)
        page.seconds = 0;
    project.current = noPage;
    if (!isHistoryMeant) {
        project.history.clear();
        project.done = 0;
    }
    return writeProject(project);
}

class RandomEditingTest final : public WindowTest
{
    Q_OBJECT

private:
    [[nodiscard]] Document &document() { return m_window->document(); }
    [[nodiscard]] QAction &action(const char *id) { return *m_window->actions()[id]; }
    [[nodiscard]] std::string pages() { return textOf(document().project(), false); }
    [[nodiscard]] std::string all() { return textOf(document().project(), true); }

    void begin(const Family &family, RandomSource &random)
    {
        std::vector<const Sample *> small;
        for (const Sample &sample : family.samples()) {
            if (sample.text.size() <= mostText || small.empty())
                small.push_back(&sample);
        }
        m_window->keeper().openSample(family, *random.pick(small));
        waitUntilSettled();
    }
    /// The file, the sheet and the marks have what the document has.
    void verifyAgreed()
    {
        QCOMPARE(m_window->document().placeCount(), document().count());
        for (int i = 0; i < document().count(); ++i)
            QVERIFY(m_window->document().page(i).puzzle == document().page(i).puzzle);
        const Page *page = document().currentPage();
        if (!page)
            return;
        EditController &edit = m_window->drawing().edit();
        if (edit.isOn()) {
            QVERIFY(edit.isOpen());
            QVERIFY(edit.editor().draft() == document().draft(document().current()));
        }
        const UserMarks *marks = m_window->solving().play().marks();
        if (marks && marks->puzzle() == page->puzzle && !marks->isInGesture()) {
            QVERIFY(marks->moves() == page->marks.moves);
            // What moves amount to is known of them, and is not kept.
            if (page->marks.moves.empty())
                QVERIFY(marks->marking() == page->marks.marks);
            QVERIFY(marks->trials() == page->marks.trials);
            QVERIFY(marks->pins() == page->marks.pins);
        }
    }
    /// Undoes all that there is in the history, and does it again.
    void goThere()
    {
        const std::string end = pages();
        QUndoStack &history = document().undoStack();
        for (int i = history.index(); i > 0; --i) {
            history.undo();
            QCOMPARE(history.index(), i - 1);
        }
        QCOMPARE(pages(), m_start);
        for (int i = 0; i < history.count(); ++i) {
            history.redo();
            QCOMPARE(history.index(), i + 1);
            if (i + 1 == m_done)
                QCOMPARE(pages(), end);
        }
    }
    /// Saves what there is, and opens it again.
    void saveAndOpen()
    {
        if (document().count() == 0)
            return; // there is nothing to be saved
        const QString path = pathOf(QStringLiteral("random-%1.inkling").arg(++m_files));
        action("saveAs").trigger();
        auto *files = m_window->findChild<QFileDialog *>(QStringLiteral("saveDialog"));
        QVERIFY(files);
        Q_EMIT files->fileSelected(path);
        files->reject();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->document().path() == path && !document().isModified(),
                                 patience);
        const std::string before = all();
        bool isOpened = false;
        const auto connection
            = connect(&document(), &Document::opened, this, [&] { isOpened = true; });
        m_window->keeper().openFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(isOpened, patience);
        disconnect(connection);
        QVERIFY(!document().historyFault());
        QCOMPARE(all(), before);
    }

    std::string m_start;
    int m_done = 0;
    int m_files = 0;

private Q_SLOTS:
    void gestures_data();
    void gestures();
};

void RandomEditingTest::gestures_data()
{
    QTest::addColumn<const Family *>("family");
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<int>("count");
    bool isGiven = false;
    const int given = qEnvironmentVariableIntValue("INKLING_GESTURES", &isGiven);
    const quint64 first = qEnvironmentVariable("INKLING_SEED").toULongLong();
    for (const Family *family : families()) {
        quint64 seed = first;
        for (int left = isGiven ? given : usualGestures; left > 0; left -= roundGestures, ++seed) {
            const std::string id(family->id());
            QTest::addRow("%s seed %llu", id.c_str(), static_cast<unsigned long long>(seed))
                << family << seed << std::min(left, roundGestures);
        }
    }
}

void RandomEditingTest::gestures()
{
    QFETCH(const Family *, family);
    QFETCH(quint64, seed);
    QFETCH(int, count);
    RandomSource random(seed);
    begin(*family, random);
    m_start = pages();
    Gestures gestures(*m_window, random);
    const bool isTold = qEnvironmentVariableIsSet("INKLING_TELL");
    for (int i = 0; i < count; ++i) {
        const QString made = gestures.make();
        if (isTold)
            qInfo("gesture %d: %s", i, qPrintable(made));
        verifyAgreed();
        if (QTest::currentTestFailed())
            return qWarning("at gesture %d: %s", i, qPrintable(made));
        if (document().undoStack().count() == 0)
            continue;
        const bool isTime = random.chance(1, 40);
        if (!isTime && i + 1 < count)
            continue;
        gestures.rest();
        m_done = document().undoStack().index();
        goThere();
        if (!QTest::currentTestFailed() && (i + 1 == count || random.chance(1, 2)))
            saveAndOpen();
        if (QTest::currentTestFailed())
            return qWarning("at gesture %d", i);
    }
}

} // namespace

INKLING_TEST(RandomEditingTest, WindowApplication)

#include "randomediting_test.moc"
