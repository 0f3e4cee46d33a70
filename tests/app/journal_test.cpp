// SPDX-License-Identifier: MIT
// The journal: it is read again as far as it was written, and a disk that is full, closed or gone
// under it is told of, damages nothing, and is made up for as soon as it can be.
#include "documents/journal.h"

#include "app/support/playtest.h"
#include "app/support/troubleddisk.h"
#include "document/project.h"
#include "documents/document.h"
#include "documents/filekeeper.h"
#include "documents/restoring.h"
#include "modes/explaining/explainingmode.h"
#include "modes/solving/solvingmode.h"
#include "playing/playtools.h"
#include "window/noticebar.h"
#include "window/openwindows.h"

#include <QDateTime>
#include <QDir>
#include <random>

using namespace inkling;

namespace {

const QByteArray two = "2 2\n2 2\n2 2\n3 3\n3 2 3\n2 1 2\n3 2 3\n0 0\n";

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

class JournalTest final : public PlayTest
{
    Q_OBJECT

private:
    using WindowTest::openText;
    Document &document() { return m_window->document(); }
    Journal &journal() { return *m_window->keeper().journal(); }
    /// A window that keeps a journal, in which something has been drawn; counts its troubles from
    /// then on.
    void begin()
    {
        m_window->keeper().keepJournal(std::make_unique<JournalFile>());
        m_troubles = 0;
        connect(&journal(), &Journal::troubleChanged, this, [this] { ++m_troubles; });
        openText(two);
        document().duplicate(1);
        journal().flush();
        QCOMPARE(m_troubles, 0);
    }
    /// A change that needs some room; what is to be written is, or has failed.
    void writeNote(char letter)
    {
        document().setProperties(document().page(0).id,
                                 {.title = {}, .author = {}, .note = std::string(20'000, letter)});
        journal().flush();
    }
    /// What another program would find.
    std::optional<Session> restored()
    {
        return JournalFile::adopt(write(QStringLiteral("copy"), bytesOf(journal().path())))->read();
    }
    void verifyComplete()
    {
        const auto session = restored();
        QVERIFY(session && session->project);
        QVERIFY(session->project->pages == document().project().pages);
        QCOMPARE(session->project->done, document().project().done);
        QVERIFY2(!JournalFile::adopt(journal().path()), "its window lives");
    }

    int m_troubles = 0;

private Q_SLOTS:
    void journalIsReadAgain();
    void unreadableJournalIsKept();
    void tornJournalIsReadAsFarAsItGoes();
    void spoiltJournalsGiveProjectsThatCanBeSaved();
    void senselessLinesEndTheJournal();
    void troubleIsToldOnceAndMadeUpFor_data();
    void troubleIsToldOnceAndMadeUpFor();
    void lostFolderIsMadeAgain();
    void whatIsSavedElsewhereDoesNotComeBack();
    void whereNothingCanBeWrittenItIsRead();
    void whatTheKilledLeaveGoes();
    void whereNothingWasOpenNothingIsRestored();
    void timeIsKept();
    void shownPageIsKept();
    void theStepComesBack();
    void whatCannotBeOpenedDoesNotComeBack();
};

void JournalTest::journalIsReadAgain()
{
    begin();
    const QString path = journal().path();
    document().setProperties(document().page(0).id, {.title = "t", .author = {}, .note = {}});
    action("undo").trigger();
    journal().flush();
    QCOMPARE(m_troubles, 0);
    QVERIFY2(!JournalFile::adopt(path), "its window lives");
    const QString copy = path + QStringLiteral("-copy");
    QVERIFY(QFile::copy(path, copy));
    const auto session = JournalFile::adopt(copy)->read();
    QVERIFY(session && session->project);
    QCOMPARE(session->saved, std::optional<std::size_t>(0));
    QVERIFY(session->project->pages == document().project().pages);
    QCOMPARE(session->project->history.size(), std::size_t(2));
    QCOMPARE(session->project->done, std::size_t(1));

    MainWindow restored;
    restored.keeper().restoreFrom(JournalFile::adopt(copy));
    QVERIFY2(!restored.isEnabled(), "what was drawn now would be lost");
    QTRY_VERIFY_WITH_TIMEOUT(restored.isEnabled() && restored.isSettled(), patience);
    QCOMPARE(restored.keeper().journal()->path(), copy);
    QCOMPARE(restored.document().count(), 3);
    QVERIFY(restored.isWindowModified());
    QVERIFY(restored.notice().text().contains(u"recovered"));
    restored.document().undoStack().setIndex(0);
    QVERIFY(!restored.isWindowModified());
    restored.document().openProject(QStringLiteral("kept"),
                                    write(QStringLiteral("kept.inkling"), ""),
                                    restored.document().project(), {});
    restored.keeper().save();
    QTRY_VERIFY_WITH_TIMEOUT(restored.notice().text().isEmpty(), patience);
}

void JournalTest::unreadableJournalIsKept()
{
    const QString path = write(QStringLiteral("other.journal"), "{}\n");
    m_window->keeper().restoreFrom(JournalFile::adopt(path));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->isEnabled(), patience);
    QVERIFY(!QFileInfo::exists(path));
    QCOMPARE(bytesOf(path + QStringLiteral(".unreadable")), QByteArray("{}\n"));
    QVERIFY(m_window->notice().text().contains(path));
    QVERIFY(m_window->keeper().journal()->path() != path);
}

void JournalTest::tornJournalIsReadAsFarAsItGoes()
{
    begin();
    document().duplicate(1);
    journal().flush();
    const QByteArray whole = bytesOf(journal().path());
    for (qsizetype size = 0; size < whole.size(); ++size) {
        const QString path = write(QStringLiteral("torn.journal"), whole.first(size));
        const auto session = JournalFile::adopt(path)->read();
        if (!session || !session->project)
            continue;
        QCOMPARE(session->project->done, std::size_t(1));
        QCOMPARE(session->project->pages.size(), std::size_t(3));
    }
}

/// With bytes that are others, missing or doubled.
void JournalTest::spoiltJournalsGiveProjectsThatCanBeSaved()
{
    begin();
    document().setProperties(document().page(0).id, {.title = "t", .author = {}, .note = {}});
    document().setSeconds(document().page(0).id, 7);
    action("undo").trigger();
    journal().flush();
    const QByteArray whole = bytesOf(journal().path());
    const QByteArray signs = "0123456789-[]{}\",:.eE ntf\\\xff\n";
    std::mt19937 random(1);
    for (int i = 0; i < 2000; ++i) {
        QByteArray spoilt = whole;
        for (std::uint32_t j = 0; j <= random() % 3; ++j) {
            const auto place = qsizetype(random() % std::uint32_t(spoilt.size()));
            const auto length = qsizetype(random() % 3);
            const char sign = signs[qsizetype(random() % std::uint32_t(signs.size()))];
            spoilt.replace(place, length, QByteArray(qsizetype(random() % 3), sign));
        }
        const auto session = JournalFile::adopt(write(QStringLiteral("spoilt"), spoilt))->read();
        if (!session || !session->project)
            continue;
        const std::string text = writeProject(*session->project);
        const auto read = readProject(text);
        QVERIFY2(read && !read->historyFault && writeProject(read->project) == text,
                 spoilt.constData());
    }
}

void JournalTest::senselessLinesEndTheJournal()
{
    begin();
    const QByteArray whole = bytesOf(journal().path());
    const auto read = [&](const QByteArray &line) {
        return JournalFile::adopt(write(QStringLiteral("senseless"), whole + line))->read();
    };
    const QByteArray page = QByteArray::number(document().page(0).id);
    for (const QByteArray &line : {QByteArray("{\"done\":\"x\"}\n"), QByteArray("{\"done\":-1}\n"),
                                   "{\"page\":" + page + ",\"seconds\":1e300}\n"}) {
        const auto session = read(line);
        QVERIFY(session && session->project);
        QCOMPARE(session->project->done, document().project().done);
        QCOMPARE(session->project->pages.front().seconds, 0.0);
    }
}

void JournalTest::troubleIsToldOnceAndMadeUpFor_data()
{
    QTest::addColumn<Trouble>("trouble");
    QTest::newRow("full") << Trouble::Full;
    QTest::newRow("limited") << Trouble::Limited;
    QTest::newRow("closed") << Trouble::Closed;
    QTest::newRow("replaced") << Trouble::Replaced;
}

void JournalTest::troubleIsToldOnceAndMadeUpFor()
{
    QFETCH(const Trouble, trouble);
    TroubledDisk disk(trouble, JournalFile::folder());
    if (!disk.isThere())
        QSKIP("no such disk can be made here");
    begin();
    const QByteArray before = bytesOf(journal().path());
    QVERIFY(disk.spoil());
    for (const char letter : {'a', 'b', 'c'}) {
        writeNote(letter);
        QCOMPARE(m_troubles, 1);
        QVERIFY(m_window->notice().isVisible());
        QVERIFY(m_window->notice().text().contains(journal().trouble()));
        if (trouble != Trouble::Replaced)
            QCOMPARE(bytesOf(journal().path()), before);
    }
    keepPictures(QStringLiteral("journal-trouble"));
    QVERIFY(disk.mend());
    QTRY_COMPARE_WITH_TIMEOUT(m_troubles, 2, patience);
    QVERIFY(journal().trouble().isEmpty());
    QVERIFY(!m_window->notice().isVisible());
    verifyComplete();
    QCOMPARE(restored()->project->pages[0].properties.note, std::string(20'000, 'c'));
    writeNote('d');
    QCOMPARE(m_troubles, 2);
    verifyComplete();
}

void JournalTest::lostFolderIsMadeAgain()
{
    begin();
    QVERIFY(QDir(JournalFile::folder()).removeRecursively());
    writeNote('a');
    QCOMPARE(m_troubles, 0);
    verifyComplete();
}

void JournalTest::whatIsSavedElsewhereDoesNotComeBack()
{
    TroubledDisk disk(Trouble::Full, JournalFile::folder());
    if (!disk.isThere())
        QSKIP("no small disk can be made here");
    begin();
    QVERIFY(disk.spoil());
    writeNote('a');
    QCOMPARE(m_troubles, 1);
    document().setSaved(pathOf(QStringLiteral("elsewhere.inkling")));
    journal().flush();
    const auto left = bytesOf(journal().path());
    QVERIFY(left.isEmpty() || !restored()->project);
}

void JournalTest::whereNothingCanBeWrittenItIsRead()
{
    TroubledDisk disk(Trouble::Limited, JournalFile::folder());
    if (!disk.isThere())
        QSKIP("no such disk can be made here");
    begin();
    const QString orphan = write(QStringLiteral("orphan"), bytesOf(journal().path()));
    QVERIFY(disk.spoil(0));
    const auto file = JournalFile::adopt(orphan);
    const auto session = file ? file->read() : std::nullopt;
    QVERIFY(disk.mend());
    QVERIFY(session && session->project);
}

void JournalTest::whatTheKilledLeaveGoes()
{
    QDir(JournalFile::folder()).removeRecursively(); // what the other tests left
    begin();
    QDir folder(JournalFile::folder());
    const auto make = [&folder](const char *name, const QByteArray &bytes) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QFile::ReadWrite | QFile::Truncate) && file.write(bytes) == bytes.size());
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60),
                                 QFile::FileModificationTime));
    };
    make("killed.journal", bytesOf(journal().path()));
    make("killed.journal.AbCdEf", "{\"inkling-jou");
    make("killed.journal.lock", {}); // by a power cut
    make("first.journal.AbCdEf", "{\"inkling-jou");
    make("first.journal.lock", {});
    make("other.journal.unreadable", "x");
    {
        const auto orphans = JournalFile::orphans();
        QCOMPARE(orphans.size(), std::size_t(1));
        QVERIFY(orphans.front()->read());
        orphans.front()->remove();
    }
    QFile::remove(folder.filePath(QStringLiteral("other.journal.unreadable")));
    const QString own = QFileInfo(journal().path()).fileName();
    QCOMPARE(folder.entryList(QDir::Files, QDir::Name),
             QStringList({own, own + QStringLiteral(".lock")}));
}

/// What was left in good order before is, then.
void JournalTest::whereNothingWasOpenNothingIsRestored()
{
    QDir(JournalFile::folder()).removeRecursively(); // what the other tests left
    m_window->keeper().keepJournal(std::make_unique<JournalFile>());
    document().openProject(QStringLiteral("nothing"), {}, {}, std::nullopt);
    journal().flush();
    const QByteArray blank = bytesOf(journal().path());
    QVERIFY(restored()->project);
    m_window->close();
    rememberSessions({{.name = {},
                       .path = write(QStringLiteral("two.in"), two),
                       .mode = QStringLiteral("editMode"),
                       .current = 1,
                       .project = {},
                       .saved = {}}});
    const QByteArray head = R"({"inkling-journal":1,"name":"","path":"","mode":"","current":0})";
    for (const QByteArray &bytes : {blank, head + '\n'}) {
        const QString orphan
            = QDir(JournalFile::folder()).filePath(QStringLiteral("orphan.journal"));
        QFile file(orphan);
        QVERIFY(file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        const auto windows = openWindows({});
        QCOMPARE(windows.size(), std::size_t(1));
        QVERIFY(!QFileInfo::exists(orphan));
        QTRY_VERIFY_WITH_TIMEOUT(windows.front()->isSettled(), patience);
        QVERIFY(windows.front()->document().path().endsWith(u"two.in"));
        windows.front()->close();
    }
}

void JournalTest::timeIsKept()
{
    m_window->keeper().keepJournal(std::make_unique<JournalFile>());
    open(*families().front());
    action("playMode").trigger();
    PlayClock &clock = m_window->solving().playPanel().tools().clock();
    clock.setElapsed(65'000); // before the first mark
    markByHand(marks().choices().elementOf(firstUnknown()), right(firstUnknown()));
    journal().flush();
    QVERIFY(restored()->project->pages[0].seconds >= 65);
    clock.setElapsed(3'600'000); // without a mark
    journal().flush();
    const auto session = restored();
    QVERIFY(session->project->pages[0].seconds >= 3600);

    MainWindow again;
    again.keeper().restore(*session);
    QTRY_VERIFY_WITH_TIMEOUT(again.isSettled(), patience);
    QVERIFY(again.solving().playPanel().tools().clock().elapsed() >= 3'600'000);
}

/// Pages before the one that is shown go, come back and are moved.
void JournalTest::shownPageIsKept()
{
    begin();
    document().show(2);
    const auto verifyShown = [&] {
        journal().flush();
        const auto session = restored();
        QVERIFY(session && session->project);
        QCOMPARE(session->project->current, document().currentPage()->id);
    };
    verifyShown();
    document().remove(0);
    QCOMPARE(document().place(), 1); // the same page, which nothing tells
    verifyShown();
    action("undo").trigger();
    verifyShown();
    document().move(0, 2);
    verifyShown();
}

void JournalTest::theStepComesBack()
{
    m_window->keeper().keepJournal(std::make_unique<JournalFile>());
    const QString path = write(QStringLiteral("three.in"), threeBoards);
    for (const int place : {0, 1}) {
        openFile(path);
        document().show(place);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        m_window->explaining().playback().moveTo(3);
        m_window->close();
        const std::vector<Session> last = lastSessions();
        QCOMPARE(last.size(), std::size_t(1));
        MainWindow again;
        again.keeper().restore(last.front());
        QTRY_VERIFY_WITH_TIMEOUT(again.isSettled() && again.document().place() == place, patience);
        QCOMPARE(again.explaining().playback().position(), std::size_t(3));
        m_window->show();
    }
}

void JournalTest::whatCannotBeOpenedDoesNotComeBack()
{
    m_window->keeper().keepJournal(std::make_unique<JournalFile>());
    const QString path = write(QStringLiteral("bad.in"), "3 3\n1 2 x\n");
    m_window->recentFiles().forget(path);
    for (const QString &bad : {path, pathOf(QStringLiteral("missing.in"))}) {
        m_window->keeper().openFile(bad);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        journal().flush();
        const auto session = restored();
        QVERIFY(session && session->path.isEmpty());
        QVERIFY(!session->project || session->project->pages.empty());
        for (const RecentFile &file : m_window->recentFiles().files())
            QVERIFY(file.path != bad);
    }
}

} // namespace

INKLING_TEST(JournalTest, WindowApplication)

#include "journal_test.moc"
