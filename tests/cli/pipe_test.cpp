// SPDX-License-Identifier: MIT
#include "program.h"

#include <QTest>

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
    void readerThatLeavesEndsTheRunQuietly();
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

void PipeTest::readerThatLeavesEndsTheRunQuietly()
{
    QProcess shell;
    shell.start("sh", {"-c", R"({ "$0" check -; echo "status $?" >&2; } | true)", INKLING_CLI});
    QByteArray boards;
    for (int i = 0; i < 20000; ++i)
        boards += "2 2\n2 2\n2 2\n";
    shell.write(boards + "0 0\n");
    shell.closeWriteChannel();
    QVERIFY(shell.waitForFinished(patience));
    QCOMPARE(shell.readAllStandardError(), "status 2\n");
}

QTEST_GUILESS_MAIN(PipeTest)
#include "pipe_test.moc"
