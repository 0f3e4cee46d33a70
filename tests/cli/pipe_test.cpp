// SPDX-License-Identifier: MIT
#include "program.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace {

constexpr int patience = 300'000;

/// Waits for output that ends like this. Returns all that came.
QByteArray readUntil(QProcess &process, const QByteArray &ending)
{
    QByteArray text;
    while (!text.endsWith(ending) && process.waitForReadyRead(patience))
        text += process.readAllStandardOutput();
    return text;
}

} // namespace

class PipeTest : public QObject
{
    Q_OBJECT

private slots:
    void answersBeforeTheNextPuzzleIsWritten_data();
    void answersBeforeTheNextPuzzleIsWritten();
    void readerThatLeavesEndsTheRunQuietly_data();
    void readerThatLeavesEndsTheRunQuietly();
    void explainsBeforeTheNextPuzzleIsWritten();
    void runScriptFindsTheSteps();
    void tellsATerminalHowFarItIs();
};

void PipeTest::answersBeforeTheNextPuzzleIsWritten_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("family given") << QStringList{"--family", "slink"};
    QTest::newRow("family guessed") << QStringList{};
}

void PipeTest::answersBeforeTheNextPuzzleIsWritten()
{
    QFETCH(QStringList, options);
    QProcess process;
    process.start(QStringLiteral(INKLING_CLI), QStringList{"check"} + options);
    for (int number = 1; number <= 3; ++number) {
        process.write("2 2\n2 2\n2 2\n");
        const QByteArray answer = QByteArray::number(number) + " unique\n";
        QCOMPARE(readUntil(process, answer), answer);
        QCOMPARE(process.state(), QProcess::Running);
    }
    process.write("0 0\n");
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitCode(), 0);
}

void PipeTest::readerThatLeavesEndsTheRunQuietly_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("check") << "check";
    QTest::newRow("explain") << "explain";
}

void PipeTest::readerThatLeavesEndsTheRunQuietly()
{
    QFETCH(QString, command);
    QProcess shell;
    shell.start("sh",
                {"-c", R"({ "$0" $1 -; echo "status $?" >&2; } | true)", INKLING_CLI, command});
    QByteArray boards;
    for (int i = 0; i < 20000; ++i)
        boards += "2 2\n2 2\n2 2\n";
    shell.write(boards + "0 0\n");
    shell.closeWriteChannel();
    QVERIFY(shell.waitForFinished(patience));
    QCOMPARE(shell.readAllStandardError(), "status 2\n");
}

void PipeTest::explainsBeforeTheNextPuzzleIsWritten()
{
    QProcess process;
    process.start(QStringLiteral(INKLING_CLI), {"explain", "--as", "jsonl", "--family", "slink"});
    for (int number = 1; number <= 3; ++number) {
        process.write("2 2\n2 2\n2 2\n");
        QByteArray text;
        while (!text.contains("\"end\":true") || !text.endsWith('\n')) {
            QVERIFY(process.waitForReadyRead(patience));
            text += process.readAllStandardOutput();
        }
        QVERIFY(text.startsWith("{\"puzzle\":" + QByteArray::number(number) + ",\"family\""));
        QCOMPARE(process.state(), QProcess::Running);
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(patience));
}

/// Where standard error is a terminal, and only there; the line is taken away again.
/// scripts/run reads the number of each puzzle's steps from the records.
void PipeTest::runScriptFindsTheSteps()
{
    QProcess process;
    process.start("sh", {"-c",
                         R"(filter=$(grep -o "sed -n '[^']*'" "$1/scripts/run")
                            "$0" sample --family slink | "$0" explain --as jsonl | eval "$filter")",
                         INKLING_CLI, INKLING_SOURCE_DIR});
    QVERIFY(process.waitForFinished());
    const QByteArrayList lines = process.readAllStandardOutput().trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    for (int i = 0; i < 3; ++i)
        QVERIFY(lines[i].startsWith(QByteArray::number(i + 1) + ' '));
}

void PipeTest::tellsATerminalHowFarItIs()
{
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
    QVERIFY(terminal >= 0);
    if (grantpt(terminal) != 0 || unlockpt(terminal) != 0)
        QSKIP("there are no terminals here");
    // Held open, or what was written would be gone with the program.
    const int other = open(ptsname(terminal), O_RDWR | O_NOCTTY);
    QProcess process;
    process.setStandardErrorFile(QString::fromLocal8Bit(ptsname(terminal)));
    process.start(QStringLiteral(INKLING_CLI), {"explain", "--family", "slink"});
    process.write("2 2\n2 2\n2 2\n0 0\n");
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitCode(), 0);
    QByteArray shown(4096, '\0');
    shown.resize(std::max<qsizetype>(0, read(terminal, shown.data(), std::size_t(shown.size()))));
    close(other);
    close(terminal);
    QVERIFY2(shown.startsWith("puzzle 1"), shown);
    QVERIFY2(shown.endsWith("\r\x1b[K"), shown);
}

INKLING_TEST(PipeTest, QCoreApplication)
#include "pipe_test.moc"
