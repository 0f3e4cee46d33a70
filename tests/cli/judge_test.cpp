// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "program.h"
#include "support/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace inkling;

/// The command "judge", as a process. What it finds is tested in core/puzzle/outputjudge.
class JudgeTest : public QObject
{
    Q_OBJECT

private slots:
    void ownOutputIsRight_data();
    void ownOutputIsRight();
    void tellsWhatIsWrong();
    void tellsTheEndOnce();
    void tellsPrograms();
    void readsStandardInput();
    void takesOptions();
    void badFiles();
    void corpus();

private:
    QString write(const QString &name, const QByteArray &text);

    QTemporaryDir m_folder;
};

QString JudgeTest::write(const QString &name, const QByteArray &text)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("a test file could not be written");
    return file.fileName();
}

void JudgeTest::ownOutputIsRight_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const Family *family : families()) {
        for (const Sample &sample : family->samples())
            QTest::newRow(sample.title.data())
                << QByteArray(sample.text.data(), qsizetype(sample.text.size()));
    }
}

void JudgeTest::ownOutputIsRight()
{
    QFETCH(QByteArray, text);
    const QString in = write("in", text);
    const ProgramRun solved = runProgram({"solve", in});
    const ProgramRun run = runProgram({"judge", in, write("out", solved.output)});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.errors, "");
    QVERIFY2(run.output.endsWith(" right\n") && run.output.count('\n') == 1, run.output);
}

void JudgeTest::tellsWhatIsWrong()
{
    const QString in
        = write("in", "2 1\naa\naa\na 6 +\n1 1\na\na 1 .\n2 2\nab\nab\na 3 +\nb 3 +\n0\n");
    const ProgramRun run = runProgram(
        {"judge", in,
         write("out", "KenKen Puzzle #1:\n12\n12\n\nKENKEN Puzzle #2:\n1\n\nKenKen Puzzle "
                      "#3:\n12\n2x\n\nmore\n")});
    QCOMPARE(run.status, 1);
    QCOMPARE(run.output,
             "data set 1: line 3, column 1: column 1 holds the digit 1 twice\n"
             "data set 2: line 5, column 2: presentation: found 'KENKEN Puzzle #2:'; expected "
             "'KenKen Puzzle #2:'\n"
             "data set 3: line 10, column 2: found 'x'; expected 1 or 2 at row 2, column 2\n"
             "0 of 3 right, 1 more right but for presentation\n");
    QCOMPARE(run.errors, "");
}

void JudgeTest::tellsTheEndOnce()
{
    const QString in = write("in", "2 2\n2 2\n2 2\n1 1\n3\n1 1\n2\n1 2\n3 3\n0 0\n");
    const ProgramRun run = runProgram(
        {"judge", in, write("out", runProgram({"solve", in}).output.split('2').first())});
    QCOMPARE(run.status, 1);
    QVERIFY2(run.output.contains("\ndata sets 2 to 4: line "), run.output);
    QCOMPARE(run.output.count('\n'), 4);
    QVERIFY(run.output.endsWith(": presentation: the last line has no line end\n"
                                "0 of 4 right; the output as a whole is not\n"));
}

void JudgeTest::tellsPrograms()
{
    const QString in = write("in", "1 1 1 = 3\n2 2 = 4\n5 5 = 1\n");
    const ProgramRun run = runProgram(
        {"judge", "--as", "jsonl", in, write("out", "1+1+1 = 3\n2-2 = 4\n5 / 5=1\nx\n")});
    QCOMPARE(run.status, 1);
    QCOMPARE(run.output,
             "{\"puzzle\":1,\"verdict\":\"right\"}\n"
             "{\"puzzle\":2,\"verdict\":\"wrong\",\"line\":2,\"column\":1,\"reason\":\"the "
             "expression is worth 0, not 4\"}\n"
             "{\"puzzle\":3,\"verdict\":\"right\"}\n"
             "{\"verdict\":\"wrong\",\"line\":4,\"column\":1,\"reason\":\"found 'x'; expected "
             "nothing more after the last answer\"}\n"
             "{\"end\":true,\"right\":2,\"puzzles\":3}\n");
}

void JudgeTest::readsStandardInput()
{
    const QByteArray hand = "1 1 1 = 3\n";
    const QString in = write("in", hand);
    const QString out = write("out", "1+1+1 = 3\n");
    QCOMPARE(runProgram({"judge", in, "-"}, "1+(1+1)=3\n").output, "1 of 1 right\n");
    QCOMPARE(runProgram({"judge", "-", out}, hand).output, "1 of 1 right\n");
    const ProgramRun both = runProgram({"judge", "-", "-"}, hand);
    QCOMPARE(both.status, 2);
    QCOMPARE(both.errors, "judge: found '-' twice; expected a file for IN or OUT\n");
}

void JudgeTest::takesOptions()
{
    const QString in = write("in", "2 3 = 8\n");
    const QString out = write("out", "2^3 = 8\n");
    const ProgramRun without = runProgram({"judge", in, out});
    QCOMPARE(without.status, 1);
    QCOMPARE(without.output,
             "data set 1: line 1, column 1: exponents are not allowed\n0 of 1 right\n");
    QCOMPARE(runProgram({"judge", in, out, "--with", "exponents"}).status, 0);
}

void JudgeTest::badFiles()
{
    const QString in = write("in", "2 3 = 8\n");
    const QString out = write("out", "2+3 = 5\n");
    QCOMPARE(runProgram({"judge", in}).status, 2);
    QCOMPARE(runProgram({"judge", in, "missing"}).status, 2);
    QCOMPARE(runProgram({"judge", "missing", out}).status, 2);
    QCOMPARE(runProgram({"judge", in, m_folder.path()}).status, 2);
    QCOMPARE(runProgram({"judge", write("bad", "2 3 = x\n"), out}).status, 2);
    const ProgramRun wide = runProgram({"judge", in,
                                        write("wide", "\xFF\xFE"
                                                      "2")});
    QCOMPARE(wide.status, 2);
    QVERIFY(wide.errors.endsWith(":1:1: found text in UTF-16; expected plain text\n"));
}

/// Public puzzles with the outputs that lie beside them.
void JudgeTest::corpus()
{
    if (!QDir(QStringLiteral(INKLING_CORPUS)).exists())
        QSKIP("the corpus is not here: " INKLING_CORPUS);
    QDirIterator files(QStringLiteral(INKLING_CORPUS), {"*.out"}, QDir::Files,
                       QDirIterator::Subdirectories);
    int count = 0;
    while (files.hasNext()) {
        const QString out = files.next();
        const ProgramRun run = runProgram({"judge", out.chopped(4) + ".in", out});
        QVERIFY2(run.status == 0, qPrintable(out));
        ++count;
    }
    QVERIFY(count > 100);
}

INKLING_TEST(JudgeTest, QCoreApplication)
#include "judge_test.moc"
