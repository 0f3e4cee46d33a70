// SPDX-License-Identifier: MIT
// Documents: every change goes both ways, what is saved is what there is, closing asks, and a disk that is full or
// closed to writing loses nothing. With INKLING_PICTURES set to a folder, pictures are left there.
#include "documents/document.h"

#include "app/support/troubleddisk.h"
#include "app/support/windowtest.h"
#include "dialogs/propertiesdialog.h"
#include "documents/diskfile.h"
#include "documents/filekeeper.h"
#include "documents/saving.h"
#include "families/registry.h"
#include "marking/usermarks.h"
#include "modes/explaining/explainingmode.h"
#include "modes/solving/marksbinding.h"
#include "modes/solving/playcontroller.h"
#include "modes/solving/solvingmode.h"
#include "puzzle/drafting.h"
#include "support/randomchanges.h"
#include "window/list/puzzlelist.h"
#include "window/noticebar.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QUndoView>
#include <cerrno>
#include <malloc.h>
#include <rapidcheck.h>

using namespace inkling;

namespace {

const QByteArray two = "2 2\n2 2\n2 2\n3 3\n3 2 3\n2 1 2\n3 2 3\n0 0\n";

Project samples(std::size_t most)
{
    Project project;
    project.pages = test::samplePages(most);
    return project;
}

/// Makes a change through what a document offers.
void make(Document &document, const ChangePart &part, const QString &words,
          StrokeKind kind = StrokeKind::New)
{
    if (const auto *insertion = std::get_if<PageInsertion>(&part))
        return document.insert(int(insertion->index), {insertion->page}, words);
    if (const auto *removal = std::get_if<PageRemoval>(&part))
        return document.remove(int(removal->index));
    if (const auto *move = std::get_if<PageMove>(&part))
        return document.move(int(move->from), int(move->to));
    const auto &change = std::get<PageChange>(part);
    if (!change.draft.empty())
        document.record(change.page, {.draft = change.draft, .words = words, .kind = kind});
    else if (!isEmpty(change.marks))
        document.record(change.page, {.marks = change.marks, .words = words});
    else
        document.setProperties(change.page, change.propertiesAfter);
}

/// Whether no two drafts, on one page or several, have had the same revision; notes those of now.
bool haveRevisions(const Document &document,
                   std::map<std::uint64_t, std::pair<PageId, Draft>> &drafts)
{
    for (int i = 0; i < document.count(); ++i) {
        const Page &page = document.page(i);
        const auto [place, isNew] = drafts.try_emplace(page.revision, page.id, draftOf(page));
        if (!isNew && place->second != std::pair(page.id, draftOf(page)))
            return false;
    }
    return true;
}

class DocumentTest final : public WindowTest
{
    Q_OBJECT

private:
    QAction &action(const char *id) { return *m_window->actions()[id]; }
    Document &document() { return m_window->document(); }
    template <typename Dialog>
    Dialog *dialog(const char *name)
    {
        return m_window->findChild<Dialog *>(QString::fromLatin1(name));
    }
    void chooseFile(const QString &path)
    {
        auto *files = dialog<QFileDialog>("saveDialog");
        QVERIFY(files);
        Q_EMIT files->fileSelected(path);
        files->reject();
    }
    void waitUntilSaved(const QString &path)
    {
        QTRY_VERIFY_WITH_TIMEOUT(
            !m_window->isWindowModified() && m_window->document().path() == path, patience);
    }

private Q_SLOTS:
    void randomChangesGoBothWays();
    void oneStackOverPuzzles();
    void strokesCostWhatTheyChange();
    void optionsAndPropertiesAreSteps();
    void puzzlesAreCopiedMovedAndTakenOut();
    void savedProjectIsTheSame();
    void whatIsOpenedMeanwhileKeepsItsFile();
    void whatIsBegunIsSolvedOn();
    void judgeFileAsksBeforeItLoses();
    void aDamagedProjectIsOpenedAsFarAsItIsWhole();
    void closingAsks();
    void aNewSheetClosesWithoutAQuestion();
    void whatCannotBeOpenedAsksNothing();
    void fullAndClosedDisksLoseNothing();
    void looksWell();
};

void DocumentTest::randomChangesGoBothWays()
{
    const bool holds = rc::check("undo all is the start, redo all the end", [](std::uint32_t seed) {
        Document document;
        std::map<std::uint64_t, std::pair<PageId, Draft>> drafts;
        document.openProject(QStringLiteral("x"), {}, samples(6), std::nullopt);
        const auto start = document.project().pages;
        std::mt19937 random(seed);
        PageId last = 1000;
        for (int i = 0; i < 25; ++i) {
            std::vector<Page> pages = document.project().pages;
            const Change change = test::randomChange(pages, last, random);
            make(document, change.parts.front(), QStringLiteral("x"),
                 random() % 2 == 0 ? StrokeKind::GoesOn : StrokeKind::New);
            if (random() % 3 == 0)
                document.undoStack().undo();
            if (random() % 5 == 0)
                document.undoStack().redo();
            RC_ASSERT(haveRevisions(document, drafts));
        }
        const auto end = document.project();
        document.undoStack().setIndex(0);
        RC_ASSERT(document.project().pages == start);
        RC_ASSERT(haveRevisions(document, drafts));
        document.undoStack().setIndex(int(end.done));
        RC_ASSERT(document.project().pages == end.pages);
        RC_ASSERT(haveRevisions(document, drafts));
    });
    QVERIFY(holds);
}

/// Ten thousand strokes on a large board with many marks, pins and trials keep less than 50 MB.
void DocumentTest::strokesCostWhatTheyChange()
{
    constexpr int side = 40;
    std::string text = std::to_string(side) + ' ' + std::to_string(side) + '\n';
    for (int row = 0; row < side; ++row)
        text += QByteArray(". ").repeated(side - 1).toStdString() + "2\n";
    LineSource source{text};
    const std::shared_ptr<const Puzzle> puzzle = families().front()->read(source).value();
    Project project;
    project.pages.push_back(pageOf(puzzle));
    project.pages.front().id = 1;
    Document document;
    document.openProject(QStringLiteral("large"), {}, std::move(project), std::nullopt);
    UserMarks marks(puzzle, puzzle->model(), puzzle->board().size());
    bindMarks(document, 1, marks);
    std::vector<MarkStateChange> many;
    for (UnknownId unknown = marks.choices().firstUnknown(); many.size() < 3000; ++unknown)
        many.push_back({unknown, marks.state(unknown), {ValueSet::only(1), false}});
    marks.change(many, QStringLiteral("many"));
    for (int i = 0; i < 5; ++i) {
        std::vector<Pin> pins = marks.pins();
        pins.push_back({"pin", marks.marking()});
        marks.setPins(std::move(pins), QStringLiteral("pin"));
    }
    marks.beginTrial();
    marks.beginTrial();

    const std::size_t before = mallinfo2().uordblks;
    for (std::size_t i = 0; i < 10'000; ++i) {
        const UnknownId unknown = many[i * 7 % many.size()].unknown;
        marks.isMarked(unknown) ? marks.clear(unknown) : marks.set({unknown, ValueSet::only(0)});
    }
    const std::size_t kept = mallinfo2().uordblks - before;
    QCOMPARE(document.undoStack().count(), 10'000 + 8);
    qInfo("10,000 strokes keep %.1f MB", double(kept) / 1e6);
    QVERIFY(kept < 50'000'000);
    document.undoStack().setIndex(8);
    QCOMPARE(marks.marking().size(), many.size());
    QCOMPARE(marks.trials().size(), std::size_t(2));
}

void DocumentTest::oneStackOverPuzzles()
{
    openText(two);
    QCOMPARE(document().count(), 2);
    Draft first = document().draft(0);
    first.texts[0] = "";
    document().setDraft(document().page(0).id, first, QStringLiteral("first"));
    m_window->document().show(1);
    Draft second = document().draft(1);
    second.texts[0] = "";
    document().setDraft(document().page(1).id, second, QStringLiteral("second"));
    QVERIFY(m_window->isWindowModified());
    document().undoStack().undo();
    QCOMPARE(m_window->document().place(), 1);
    QCOMPARE(document().draft(1).texts[0], std::string("3"));
    document().undoStack().undo();
    QCOMPARE(m_window->document().place(), 0);
    QVERIFY(!m_window->isWindowModified());
    waitUntilSettled();
    QVERIFY(m_window->explaining().playback().explained());
}

void DocumentTest::optionsAndPropertiesAreSteps()
{
    openText(two);
    action("properties").trigger();
    auto *properties = dialog<PropertiesDialog>("propertiesDialog");
    QVERIFY(properties);
    QTest::keyClicks(properties->findChild<QLineEdit *>(QStringLiteral("title")), "A small one");
    keepPictures(*properties, QStringLiteral("properties"));
    properties->accept();
    QCOMPARE(document().page(0).properties.title, std::string("A small one"));
    const QModelIndex row = m_window->puzzles().model()->index(0, 0);
    QCOMPARE(row.data().toString(), QStringLiteral("1\u00a0· A small one"));
    action("undo").trigger();
    QVERIFY(document().page(0).properties.title.empty());
}

void DocumentTest::puzzlesAreCopiedMovedAndTakenOut()
{
    openText(two);
    action("duplicatePuzzle").trigger();
    QCOMPARE(document().count(), 3);
    QCOMPARE(m_window->document().place(), 1);
    action("movePuzzleDown").trigger();
    QCOMPARE(m_window->document().place(), 2);
    QVERIFY(m_window->puzzles().model()->moveRow({}, 2, {}, 0)); // as a drag does
    QCOMPARE(m_window->document().place(), 0);
    QCOMPARE(m_window->puzzles().currentIndex().row(), 0);
    QTest::keyClick(&m_window->puzzles(), Qt::Key_Delete);
    QCOMPARE(document().count(), 2);
    QCOMPARE(m_window->puzzles().model()->rowCount(), 2);
    for (int i = 0; i < 4; ++i)
        action("undo").trigger();
    QCOMPARE(document().count(), 2);
    QVERIFY(!m_window->isWindowModified());
    waitUntilSettled();
    QTRY_COMPARE_WITH_TIMEOUT(m_window->scheduler().pendingCount(), 0, patience);
}

void DocumentTest::savedProjectIsTheSame()
{
    openText(two);
    document().setProperties(document().page(1).id, {.title = "t", .author = "a", .note = "n"});
    document().duplicate(0);
    action("undo").trigger();
    const std::string before = writeProject(document().project());
    const QString path = pathOf(QStringLiteral("saved.inkling"));
    action("saveAs").trigger();
    chooseFile(path);
    waitUntilSaved(path);
    QCOMPARE(m_window->document().path(), path);
    openFile(path);
    QCOMPARE(writeProject(document().project()), before);
    QVERIFY(!document().isModified());
    document().undoStack().redo();
    QCOMPARE(document().count(), 3);
}

/// A file that is opened while another is written has its own path, not that of what is written.
void DocumentTest::whatIsOpenedMeanwhileKeepsItsFile()
{
    openText(two);
    const QString other = write(QStringLiteral("other.in"), two);
    const QString saved = pathOf(QStringLiteral("late.inkling"));
    QSignalSpy told(&m_window->keeper(), &FileKeeper::said);
    action("saveAs").trigger();
    chooseFile(saved);
    m_window->keeper().openFile(other);
    QTRY_COMPARE_WITH_TIMEOUT(told.count(), 1, patience);
    waitUntilSettled();
    QVERIFY(QFile::exists(saved));
    QCOMPARE(m_window->document().path(), other);
}

/// A file with marks opens where they are seen; one without, where steps are.
void DocumentTest::whatIsBegunIsSolvedOn()
{
    const auto saveAndOpen = [this](const QString &path) {
        action("saveAs").trigger();
        chooseFile(path);
        waitUntilSaved(path);
        action("explainMode").setChecked(true);
        openFile(path);
    };
    openText(two);
    saveAndOpen(pathOf(QStringLiteral("blank.inkling")));
    QVERIFY(action("explainMode").isChecked());
    QTRY_VERIFY_WITH_TIMEOUT(m_window->solving().play().marks(), patience);
    const UserMarks &marks = *m_window->solving().play().marks();
    const UnknownId unknown = 0;
    MarksChange change;
    change.facts.push_back(
        {unknown, marks.state(unknown), {ValueSet::only(marks.blank(unknown).value()), false}});
    document().record(document().page(0).id, {.marks = change, .words = QStringLiteral("mark")});
    saveAndOpen(pathOf(QStringLiteral("begun.inkling")));
    QTRY_VERIFY_WITH_TIMEOUT(action("playMode").isChecked(), patience);
    QVERIFY(!m_window->solving().play().marks()->marking().empty());
}

void DocumentTest::judgeFileAsksBeforeItLoses()
{
    openText(two);
    const QString path = m_window->document().path();
    document().remove(0);
    action("save").trigger();
    waitUntilSaved(path);
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("3 3\n3 2 3\n2 1 2\n3 2 3\n0 0\n"));
    document().setProperties(document().page(0).id, {.title = "t", .author = {}, .note = {}});
    action("save").trigger();
    auto *question = dialog<QMessageBox>("lossQuestion");
    QVERIFY(question);
    QVERIFY(question->informativeText().contains(u"titles"));
    question->reject();
    QVERIFY(m_window->isWindowModified());
}

void DocumentTest::aDamagedProjectIsOpenedAsFarAsItIsWhole()
{
    const std::string whole = writeProject(samples(5));
    const auto fourth = whole.find("{\"id\":4,");
    const QByteArray cut = QByteArray::fromStdString(whole.substr(0, fourth + 30));
    const QString path = write(QStringLiteral("cut.inkling"), cut);
    m_window->keeper().keepJournal(std::make_unique<JournalFile>());
    openFile(path);
    QCOMPARE(document().count(), 3);
    QCOMPARE(document().placeCount(), 3);
    const auto *notice = m_window->findChild<NoticeBar *>();
    QVERIFY(notice->isVisible());
    QVERIFY(notice->text().contains(u"3 puzzle") && notice->text().contains(u"line 7"));
    QVERIFY(!document().isModified());
    document().duplicate(0);
    // What a crash leaves behind is restored without the file: it would be written over unasked.
    const Session session = m_window->keeper().sessions().front();
    QVERIFY(session.path.isEmpty() && session.project && !session.saved);
    action("save").trigger();
    const auto question = [this] { return dialog<QMessageBox>("damageQuestion"); };
    QVERIFY(question());
    question()->reject();
    QTRY_VERIFY(!question());
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll(), cut);
    action("save").trigger();
    for (QAbstractButton *button : question()->buttons()) {
        if (question()->buttonRole(button) == QMessageBox::DestructiveRole)
            QTest::mouseClick(button, Qt::LeftButton);
    }
    waitUntilSaved(path);
    QVERIFY(!document().damage());
    openFile(path);
    QCOMPARE(document().count(), 4);
    QVERIFY(!notice->isVisible());
}

void DocumentTest::closingAsks()
{
    openText(two);
    document().duplicate(0);
    m_window->close();
    QVERIFY(m_window->isVisible());
    auto *question = dialog<QMessageBox>("closeQuestion");
    QVERIFY(question);
    QTest::mouseClick(question->button(QMessageBox::Cancel), Qt::LeftButton);
    QVERIFY(m_window->isVisible());
    QTRY_VERIFY(!dialog<QMessageBox>("closeQuestion"));
    m_window->close();
    QTest::mouseClick(dialog<QMessageBox>("closeQuestion")->button(QMessageBox::Save),
                      Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->isVisible(), patience);
    QFile file(m_window->document().path());
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("2 2\n2 2\n2 2\n") + two);
}

/// A sheet on which nothing was drawn was asked about like any work.
void DocumentTest::aNewSheetClosesWithoutAQuestion()
{
    const Family &family = **guessFamily("sudoku 4 4\n");
    const Page sheet = pageOf(family, family.drafting().fresh(family.drafting().usual()));
    document().insert(0, {sheet}, QStringLiteral("new"));
    QVERIFY(document().isModified() && !document().hasUnsavedWork());
    document().setProperties(document().page(0).id, {.title = "mine", .author = {}, .note = {}});
    QVERIFY(document().hasUnsavedWork());
    document().undoStack().undo();
    m_window->close();
    QVERIFY(!m_window->isVisible());
}

void DocumentTest::whatCannotBeOpenedAsksNothing()
{
    openText(two);
    document().duplicate(0);
    const QString bad = write(QStringLiteral("bad.in"), "not a puzzle\n");
    const QString good = write(QStringLiteral("good.in"), "2 2\n2 2\n2 2\n0 0\n");
    for (const QString &path : {pathOf(QStringLiteral("missing.in")), bad}) {
        m_window->keeper().openFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(dialog<QMessageBox>("problem"), patience);
        QVERIFY(dialog<QMessageBox>("problem")->text().contains(QFileInfo(path).fileName()));
        QVERIFY(!dialog<QMessageBox>("closeQuestion"));
        dialog<QMessageBox>("problem")->reject();
        QTRY_VERIFY(!dialog<QMessageBox>("problem"));
        QCOMPARE(document().count(), 3);
        QVERIFY(document().isModified());
    }
    m_window->keeper().openFile(good);
    QTRY_VERIFY_WITH_TIMEOUT(dialog<QMessageBox>("closeQuestion"), patience);
    QTest::mouseClick(dialog<QMessageBox>("closeQuestion")->button(QMessageBox::Discard),
                      Qt::LeftButton);
    QTRY_COMPARE(document().path(), good);
}

void DocumentTest::fullAndClosedDisksLoseNothing()
{
    openText(two);
    document().duplicate(0);
    const QString nowhere = QStringLiteral("/proc/inkling-cannot-write-here.inkling");
    action("saveAs").trigger();
    chooseFile(nowhere);
    QTRY_VERIFY_WITH_TIMEOUT(dialog<QMessageBox>("problem"), patience);
    dialog<QMessageBox>("problem")->reject();
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(document().count(), 3);

    int checked = 0;
    for (const Trouble trouble : {Trouble::Full, Trouble::Limited}) {
        const QString folder = pathOf(QStringLiteral("disk%1").arg(checked));
        TroubledDisk disk(trouble, folder);
        if (!disk.isThere())
            continue;
        ++checked;
        const QString path = folder + QStringLiteral("/file");
        QVERIFY(!writeWhole(path, "good"));
        QVERIFY(disk.spoil());
        const QStringList files = QDir(folder).entryList(QDir::Files);
        const auto problem = writeWhole(path, QByteArray(200'000, 'x'));
        const auto added = appendTo(path, QByteArray(200'000, 'x'));
        QFile file(path);
        QCOMPARE(file.open(QFile::ReadOnly) ? file.readAll() : QByteArray(), QByteArray("good"));
        QCOMPARE(QDir(folder).entryList(QDir::Files), files);
        QVERIFY(disk.mend());
        // In words, not that something unknown went wrong.
        const QString words = qt_error_string(trouble == Trouble::Full ? ENOSPC : EFBIG);
        QCOMPARE(problem, std::optional(words));
        QCOMPARE(added, std::optional(words));
    }
    if (checked < 2)
        QSKIP("no small disk can be made here");
}

void DocumentTest::looksWell()
{
    openText(two);
    document().setProperties(document().page(1).id,
                             {.title = "Corners", .author = "A", .note = {}});
    document().duplicate(1);
    Draft draft = document().draft(0);
    draft.texts[0] = "";
    document().setDraft(document().page(0).id, draft, QStringLiteral("row 1, column 1: blank"));
    action("undo").trigger();
    m_window->notice().tell(QStringLiteral("Unsaved changes recovered: puzzle.in"));
    auto *history = m_window->findChild<QUndoView *>(QStringLiteral("history"));
    QVERIFY(history);
    history->window()->findChild<QWidget *>(QStringLiteral("historyDock"))->show();
    waitUntilSettled();
    keepPictures(QStringLiteral("document"));
    QCOMPARE(history->currentIndex().row(), 2);
}

} // namespace

INKLING_TEST(DocumentTest, WindowApplication)

#include "document_test.moc"
