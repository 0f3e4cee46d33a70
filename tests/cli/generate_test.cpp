// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "program.h"
#include "support/checks/reading.h"
#include "support/testprogram.h"

#include <QTest>

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

INKLING_TEST(GenerateTest, QCoreApplication)
#include "generate_test.moc"
