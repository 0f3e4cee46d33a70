// SPDX-License-Identifier: MIT
#include "program.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

using namespace inkling;

/// Records, and runs of many puzzles: jobs, parts, and going on after a run that was killed.
class RecordsTest : public QObject
{
    Q_OBJECT

private slots:
    void severalJobsPrintTheSame();
    void partsAreTheWhole();
    void aKilledRunIsGoneOnWith_data();
    void aKilledRunIsGoneOnWith();
    void anotherRunIsRefused();
    void anErrorIsARecord();
    void whatCannotBeReadIsARecordOfOneShard();
    void aRunThatBeginsWithAnErrorIsGoneOnWith();
    void foldersAreRead();
    void badWishesAreRefused_data();
    void badWishesAreRefused();
    void recordsAreSummedUp();

private:
    static QStringList generating(const QString &seed = "5")
    {
        return {"generate", "kenken", "--size", "4x4",  "--count",
                "6",        "--seed", seed,     "--as", "jsonl"};
    }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString write(const QString &name, const QByteArray &text) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write a test's file");
        return file.fileName();
    }
    static QByteArray read(const QString &name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no file");
    }

    QTemporaryDir m_folder;
};

void RecordsTest::severalJobsPrintTheSame()
{
    const ProgramRun one = runProgram(generating());
    QCOMPARE(one.status, 0);
    QCOMPARE(one.output.count('\n'), 6);
    QCOMPARE(runProgram(generating() + QStringList{"--jobs", "3"}).output, one.output);
    const QByteArray sample = runProgram({"sample", "kenken"}).output;
    const QString file = write("several.in", sample);
    for (const char *command : {"solve", "check", "explain"}) {
        const QStringList arguments{command, "--as", "jsonl", file, file, file};
        const ProgramRun alone = runProgram(arguments);
        QCOMPARE(runProgram(arguments + QStringList{"--jobs", "2"}).output, alone.output);
    }
}

void RecordsTest::partsAreTheWhole()
{
    QByteArrayList whole = runProgram(generating()).output.split('\n');
    QByteArrayList parts;
    for (const char *part : {"1/3", "2/3", "3/3"})
        parts += runProgram(generating() + QStringList{"--shard", part}).output.split('\n');
    whole.removeAll({});
    parts.removeAll({});
    QCOMPARE(parts.size(), whole.size());
    for (const QByteArray &line : whole)
        QVERIFY(parts.contains(line));
}

void RecordsTest::aKilledRunIsGoneOnWith_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("made") << generating();
    const QByteArray sample = runProgram({"sample", "kenken"}).output;
    const QString file = write("resumed.in", sample);
    QTest::newRow("explained") << QStringList{"explain", "--as", "jsonl", file, file};
    QTest::newRow("checked") << QStringList{"check", "--as", "jsonl", file, file, file};
}

void RecordsTest::aKilledRunIsGoneOnWith()
{
    QFETCH(const QStringList, arguments);
    const QByteArray whole = runProgram(arguments).output;
    QVERIFY(whole.size() > 1000);
    for (const int part : {0, 1, 3, 5, 9, 10}) {
        const QString file = write("cut.jsonl", whole.left(whole.size() * part / 10));
        const ProgramRun run = runProgram(arguments + QStringList{"--resume", file});
        QCOMPARE(run.output, QByteArray());
        QCOMPARE(read(file), whole);
    }
    QVERIFY(QFile::remove(path("cut.jsonl")));
    QCOMPARE(runProgram(arguments + QStringList{"--resume", path("cut.jsonl")}).status, 0);
    QCOMPARE(read(path("cut.jsonl")), whole);
}

/// Not even a last record that was cut off is taken from another run's file.
void RecordsTest::anotherRunIsRefused()
{
    const QByteArray other = runProgram(generating("77")).output.chopped(5);
    const QString file = write("other.jsonl", other);
    const ProgramRun run = runProgram(generating() + QStringList{"--resume", file});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.errors.contains("of another run"), run.errors);
    QCOMPARE(read(file), other);
    // The same wish for another kind of puzzle is another run, too.
    const QStringList ofKind{"--seed", "1", "--size", "6x6", "--as", "jsonl"};
    const QByteArray squares = runProgram(QStringList{"generate", "kenken"} + ofKind).output;
    const QString made = write("squares.jsonl", squares);
    const ProgramRun loops
        = runProgram(QStringList{"generate", "slink", "--resume", made} + ofKind);
    QCOMPARE(loops.status, 2);
    QVERIFY2(loops.errors.contains("of another run"), loops.errors);
    QCOMPARE(read(made), squares);
    const ProgramRun solving = runProgram({"check", "--as", "jsonl", "--resume", file});
    QCOMPARE(solving.status, 2);
    QCOMPARE(read(file), other);
    const QString notes = write("notes.txt", "dear diary\n");
    const ProgramRun wrong = runProgram(generating() + QStringList{"--resume", notes});
    QCOMPARE(wrong.status, 2);
    QVERIFY2(wrong.errors.contains("notes.txt:1:1: found 'dear diary'"), wrong.errors);
    QCOMPARE(read(notes), QByteArray("dear diary\n"));
}

void RecordsTest::anErrorIsARecord()
{
    const QString wrong = write("wrong.in", "sudoku 4 4\n12x4\n");
    const QString right = write("right.in", runProgram({"sample", "kenken"}).output);
    const ProgramRun run = runProgram({"check", "--as", "jsonl", wrong, right});
    QCOMPARE(run.status, 2);
    const QByteArrayList lines = run.output.split('\n');
    QVERIFY(lines.size() >= 3);
    const QJsonObject error = QJsonDocument::fromJson(lines[0]).object();
    QCOMPARE(error["kind"].toString(), QString("error"));
    QVERIFY(error["line"].toInt() > 0 && !error["expected"].toString().isEmpty());
    QCOMPARE(QJsonDocument::fromJson(lines[1]).object()["kind"].toString(), QString("check"));
}

/// A file that is missing or of no known kind, too; a run that goes on with these ends the same.
void RecordsTest::whatCannotBeReadIsARecordOfOneShard()
{
    const QString right = write("right.in", runProgram({"sample", "kenken"}).output);
    const QString letter = write("letter.txt", "Dear Sirs\n");
    const QStringList several{"check", "--as", "jsonl", letter, path("missing.in"), right};
    const QByteArray whole = runProgram(several).output;
    QCOMPARE(whole.count("\"kind\":\"error\""), 2);
    QCOMPARE(whole.count("\"kind\":\"check\""), whole.count('\n') - 2);
    const QString half = write("half.jsonl", whole.left(whole.indexOf('\n') + 10));
    QCOMPARE(runProgram(several + QStringList{"--resume", half}).status, 2);
    QCOMPARE(read(half), whole);
    QByteArrayList parts;
    for (const QString shard : {"1/3", "2/3", "3/3"})
        parts += runProgram(several + QStringList{"--shard", shard}).output.split('\n');
    parts.removeAll(QByteArray());
    QByteArrayList all = whole.split('\n');
    all.removeAll(QByteArray());
    std::ranges::sort(parts);
    std::ranges::sort(all);
    QCOMPARE(parts, all);
}

/// A first seed without a puzzle made the file look like that of another run.
void RecordsTest::aRunThatBeginsWithAnErrorIsGoneOnWith()
{
    const QString file = path("error.jsonl");
    const QStringList arguments{"generate", "sudoku",  "--needs",  "x-wing", "--tries",
                                "1",        "--count", "2",        "--seed", "1",
                                "--as",     "jsonl",   "--resume", file};
    (void)runProgram(arguments);
    const QByteArray whole = read(file);
    QVERIFY2(whole.startsWith("{\"schema\":1,\"kind\":\"error\""), whole);
    const ProgramRun again = runProgram(arguments);
    QVERIFY2(!again.errors.contains("of another run"), again.errors);
    QCOMPARE(read(file), whole);
}

void RecordsTest::foldersAreRead()
{
    const QByteArray sample = runProgram({"sample", "kenken"}).output;
    QVERIFY(QDir(m_folder.path()).mkpath("all/inner"));
    (void)write("all/b.in", sample);
    (void)write("all/inner/c.in", sample);
    (void)write("all/a.in", sample);
    const ProgramRun run = runProgram({"check", "--as", "jsonl", path("all")});
    QCOMPARE(run.status, 0);
    QStringList files;
    for (const QByteArray &line : run.output.split('\n')) {
        const QString file = QJsonDocument::fromJson(line).object()["file"].toString();
        if (!file.isEmpty() && !files.contains(file))
            files.append(file);
    }
    QCOMPARE(files, QStringList({path("all/a.in"), path("all/b.in"), path("all/inner/c.in")}));
}

void RecordsTest::badWishesAreRefused_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("part above the number of parts") << QStringList{"--shard", "9/8"};
    QTest::newRow("no part") << QStringList{"--shard", "0/8"};
    QTest::newRow("no jobs") << QStringList{"--jobs", "0"};
}

void RecordsTest::badWishesAreRefused()
{
    QFETCH(const QStringList, options);
    const ProgramRun run = runProgram(generating() + options);
    QCOMPARE(run.status, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.errors.contains("expected"), run.errors);
}

void RecordsTest::recordsAreSummedUp()
{
    const QString file = write("summed.jsonl", runProgram(generating()).output);
    const ProgramRun run = runProgram({"stats", file});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.output.startsWith("6 puzzles\n"), run.output);
    QVERIFY2(run.output.contains("unique"), run.output);
    QVERIFY2(run.output.contains("kenken.only-digit"), run.output);
    const QString cut = write("cut.jsonl", runProgram(generating()).output.chopped(5));
    const ProgramRun broken = runProgram({"stats", cut});
    QCOMPARE(broken.status, 2);
    QVERIFY2(broken.output.startsWith("5 puzzles\n"), broken.output);
    QVERIFY2(broken.errors.contains("expected a whole record"), broken.errors);
}

INKLING_TEST(RecordsTest, QCoreApplication)
#include "records_test.moc"
