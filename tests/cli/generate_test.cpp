// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "program.h"
#include "puzzle/making/distinct.h"
#include "support/checks/reading.h"
#include "support/testprogram.h"

#include <QTemporaryFile>
#include <QTest>
#include <algorithm>

using namespace inkling;

namespace {

QString idOf(const Family &family)
{
    return QString::fromStdString(std::string(family.id()));
}

QString textOf(BoardSize size)
{
    return QString::number(size.rows) + 'x' + QString::number(size.columns);
}

/// What is asked for in most cases: something that is quickly made.
ProgramRun generate(const Family &family, const QStringList &more)
{
    const QStringList arguments{
        "generate",     "--family", idOf(family), "--size", textOf(family.sizes().front()),
        "--difficulty", "easy"};
    return runProgram(arguments + more);
}

} // namespace

Q_DECLARE_METATYPE(const Family *)

class GenerateTest : public QObject
{
    Q_OBJECT

private slots:
    void makesAFile_data() { addMakers(); }
    void makesAFile();
    void nextPuzzlesHaveNextSeeds_data() { addMakers(); }
    void nextPuzzlesHaveNextSeeds();
    void tellsTheSeedItChose_data() { addMakers(); }
    void tellsTheSeedItChose();
    void refusesWhatItCannotMake_data();
    void refusesWhatItCannotMake();
    void stopsByTheTimeLimit();
    void ordersAreFulfilledByAnyNumberOfJobs_data();
    void ordersAreFulfilledByAnyNumberOfJobs();
    void patternIsReadFromAFile();
    void distinctLeavesOutTheSame();
    void saysWhenNoneIsAsOrdered();

private:
    static void addMakers();
};

void GenerateTest::addMakers()
{
    QTest::addColumn<const Family *>("family");
    for (const Family *family : families()) {
        if (!family->sizes().empty())
            QTest::addRow("%s", qPrintable(idOf(*family))) << family;
    }
}

void GenerateTest::makesAFile()
{
    QFETCH(const Family *, family);
    const ProgramRun run = generate(*family, {"--seed", "11"});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.errors, "");
    QVERIFY(run.output.endsWith(QByteArray::fromStdString(std::string(family->fileEnd()))));
    const auto puzzles = test::readPuzzles(*family, run.output.toStdString());
    QCOMPARE(puzzles.size(), std::size_t(1));
    QCOMPARE(textOf({puzzles[0]->rows(), puzzles[0]->columns()}), textOf(family->sizes().front()));
    QCOMPARE(generate(*family, {"--seed", "11"}).output, run.output);
}

void GenerateTest::nextPuzzlesHaveNextSeeds()
{
    QFETCH(const Family *, family);
    const ProgramRun run = generate(*family, {"--seed", "11", "--count", "3"});
    QCOMPARE(run.status, 0);
    const auto puzzles = test::readPuzzles(*family, run.output.toStdString());
    QCOMPARE(puzzles.size(), std::size_t(3));
    for (int i = 0; i < 3; ++i) {
        const ProgramRun single = generate(*family, {"--seed", QString::number(11 + i)});
        QCOMPARE(single.output.toStdString(),
                 puzzles[std::size_t(i)]->text() + std::string(family->fileEnd()));
    }
}

void GenerateTest::tellsTheSeedItChose()
{
    QFETCH(const Family *, family);
    const ProgramRun run = generate(*family, {});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.errors.startsWith("--seed "), run.errors);
    const QString seed = QString::fromUtf8(run.errors).section(' ', 1).trimmed();
    QCOMPARE(generate(*family, {"--seed", seed}).output, run.output);
}

void GenerateTest::refusesWhatItCannotMake_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("complaint");
    const auto add = [](const QStringList &arguments, const char *complaint) {
        QTest::addRow("%s", qPrintable(arguments.join(' '))) << arguments << QByteArray(complaint);
    };
    add({}, "--family is required");
    add({"--family", "slink", "--size", "5"}, "--size: found '5'; expected rows x columns");
    add({"--family", "slink", "--size", "0x5"}, "--size: found '0x5'; expected rows x columns");
    add({"--family", "slink", "--size", "500x500"},
        "generate: found 500x500, medium, symmetry none; expected a size from");
    add({"--family", "slink", "--size", "51x51"}, "which takes too long on larger boards");
    add({"--family", "slink", "--size", "5x6", "--symmetry", "quarter-turn"},
        "expected a square board for this symmetry");
    add({"--family", "kenken", "--symmetry", "half-turn"}, "expected no symmetry");
    add({"--family", "kenken", "--size", "4x5"}, "expected as many rows as columns");
    add({"--family", "slink", "--difficulty", "tough"}, "--difficulty: tough not in");
    add({"--family", "slink", "--seed", "-1"}, "--seed: found '-1'; expected a whole number");
    add({"--family", "slink", "--count", "0"}, "--count: found '0'; expected a whole number");
    add({"sudoku", "--needs", "x-wng"}, "--needs: found 'x-wng'; did you mean 'x-wing'?");
    add({"sudoku", "--only", "sudoku.only-digt"}, "did you mean 'sudoku.only-digit'?");
    add({"sudoku", "--without", "nonsense"}, "\"inkling-cli rules sudoku\" lists");
    add({"sudoku", "--needs", "x-wing", "--difficulty", "gentle"}, "is rated 2.5 or more");
    add({"sudoku", "--needs", "x-wing", "--without", "x-wing"}, "both needed and avoided");
    add({"sudoku", "--needs", "x-wing", "--only", "only-digit"}, "not among the only rules");
    add({"sudoku", "--rating", "1.0..2.0", "--difficulty", "hard"}, "rated 3.4 to 4.3");
    add({"sudoku", "--rating", "3"}, "--rating: found '3'; expected ratings");
    add({"sudoku", "--rating", "3.5..3.0"}, "No rating is at least 3.5 and at most 3.0.");
    add({"sudoku", "--clues", "x..3"}, "--clues: found 'x..3'; expected numbers");
    add({"sudoku", "--clues", "82.."}, "The board has 81 cells, fewer than the clues ordered.");
    add({"cards", "--clues", "2..3"}, "have fixed places");
    add({"sudoku", "--pattern", "/none/such"}, "--pattern: /none/such: The file cannot be read.");
    add({"sudoku", "--distinct", "--shard", "1/2"}, "--distinct: found --shard or --resume");
}

void GenerateTest::refusesWhatItCannotMake()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, complaint);
    const ProgramRun run = runProgram(QStringList{"generate"} + arguments);
    QCOMPARE(run.status, 2);
    QCOMPARE(run.output, "");
    QVERIFY2(run.errors.contains(complaint), run.errors);
}

/// What is printed until then is a file.
void GenerateTest::stopsByTheTimeLimit()
{
    const ProgramRun run = runProgram({"generate", "--family", "slink", "--size", "10x10",
                                       "--count", "100000", "--seed", "1", "--time-limit", "1"});
    QCOMPARE(run.status, 3);
    QVERIFY2(run.errors.contains("stopped by the time limit"), run.errors);
    const auto puzzles = test::readPuzzles(*findFamily("slink"), run.output.toStdString());
    QVERIFY(!puzzles.empty());
}

void GenerateTest::ordersAreFulfilledByAnyNumberOfJobs_data()
{
    QTest::addColumn<QStringList>("order");
    QTest::addColumn<QStringList>("met");
    QTest::addColumn<QStringList>("notMet");
    QTest::addRow("slink") << QStringList{"slink",      "--size",    "5x5", "--needs",
                                          "small-loop", "--without", "zero"}
                           << QStringList{"slink.small-loop"} << QStringList{"slink.zero"};
    QTest::addRow("sudoku") << QStringList{"sudoku",       "--size",    "6x6",
                                           "--difficulty", "gentle",    "--needs",
                                           "only-place",   "--without", "crossing"}
                            << QStringList{"sudoku.only-place"} << QStringList{"sudoku.crossing"};
    QTest::addRow("kenken") << QStringList{"kenken", "--size", "4x4", "--needs", "cage-in-line"}
                            << QStringList{"kenken.cage-in-line"} << QStringList{};
}

/// The rules are those that the records of "solve" tell.
void GenerateTest::ordersAreFulfilledByAnyNumberOfJobs()
{
    QFETCH(const QStringList, order);
    QFETCH(const QStringList, met);
    QFETCH(const QStringList, notMet);
    const QStringList arguments
        = QStringList{"generate"} + order + QStringList{"--seed", "1", "--count", "4"};
    const ProgramRun run = runProgram(arguments);
    QCOMPARE(run.status, 0);
    QCOMPARE(runProgram(arguments + QStringList{"--jobs", "3"}).output, run.output);
    const ProgramRun told = runProgram({"solve", "--as", "jsonl", "--rate"}, run.output);
    const QList<QByteArray> lines = told.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 4);
    for (const QByteArray &line : lines) {
        const QByteArray techniques = line.mid(line.indexOf("\"techniques\""));
        for (const QString &rule : met)
            QVERIFY2(techniques.contains('"' + rule.toUtf8() + '"'), line);
        for (const QString &rule : notMet)
            QVERIFY2(!techniques.contains('"' + rule.toUtf8() + '"'), line);
    }
}

void GenerateTest::patternIsReadFromAFile()
{
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write("xx.xx\nxxxxx\n.xxx.\nxxxxx\nxx.xx\n");
    file.close();
    const QStringList arguments{"generate", "slink",    "--pattern", file.fileName(),
                                "--rating", "1.0..2.4", "--seed",    "1"};
    const ProgramRun run = runProgram(arguments);
    QCOMPARE(run.status, 0);
    const auto puzzles = test::readPuzzles(*findFamily("slink"), run.output.toStdString());
    QCOMPARE(puzzles.size(), std::size_t(1));
    const std::string text = puzzles[0]->text();
    QCOMPARE(std::ranges::count(text.substr(text.find('\n')), '.'), 4);
    const ProgramRun wrong = runProgram(arguments + QStringList{"--size", "6x6"});
    QCOMPARE(wrong.status, 2);
    QVERIFY2(wrong.errors.contains("found 5x5; expected the board's 6x6"), wrong.errors);
}

/// The boards of three by three that can be made are few: some of those made are the same, turned.
void GenerateTest::distinctLeavesOutTheSame()
{
    const QStringList arguments{"generate", "slink",  "--size", "3x3",     "--difficulty",
                                "gentle",   "--seed", "1",      "--count", "60"};
    const auto keysOf = [](const ProgramRun &run) {
        std::vector<PuzzleKey> keys;
        for (const auto &puzzle : test::readPuzzles(*findFamily("slink"), run.output.toStdString()))
            keys.push_back(keyOf(*puzzle));
        return keys;
    };
    const auto differing = [](std::vector<PuzzleKey> keys) {
        std::ranges::sort(keys);
        return std::size_t(std::ranges::unique(keys).begin() - keys.begin());
    };
    const auto plain = keysOf(runProgram(arguments));
    QCOMPARE(plain.size(), std::size_t(60));
    QVERIFY(differing(plain) < 60);
    const ProgramRun run = runProgram(arguments + QStringList{"--distinct"});
    QCOMPARE(run.status, 0);
    QCOMPARE(keysOf(run).size(), std::size_t(60));
    QCOMPARE(differing(keysOf(run)), std::size_t(60));
    const ProgramRun jobs = runProgram(arguments + QStringList{"--distinct", "--jobs", "3"});
    QCOMPARE(jobs.output, run.output);
}

void GenerateTest::saysWhenNoneIsAsOrdered()
{
    const ProgramRun run = runProgram(
        {"generate", "slink", "--size", "5x5", "--clues", "..3", "--tries", "9", "--seed", "4"});
    QCOMPARE(run.status, 2);
    QCOMPARE(run.output, "0 0\n");
    QVERIFY2(run.errors.contains("--seed 4: none of 9 tries was as ordered"), run.errors);
}

INKLING_TEST(GenerateTest, QCoreApplication)
#include "generate_test.moc"
