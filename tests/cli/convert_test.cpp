// SPDX-License-Identifier: MIT
#include "exchange/foreigntext.h"
#include "families/registry.h"
#include "program.h"
#include "support/testprogram.h"

#include <QTest>

using namespace inkling;

namespace {

const QByteArray address = "https://puzz.link/p?slither/5/5/cbcbcddad\n";
const QByteArray board = "5 5\n2 . . 1 .\n. 2 . . 1\n. . 2 . .\n3 . . 3 .\n. 0 . . 3\n";
const QByteArray loopy = "5x5t0:2b1b2b1b2b3b3b0b3\n";
const QByteArray keen = "3:_aba_3a,m3s1a8s1\n";

QByteArray bytes(std::string_view text)
{
    return {text.data(), qsizetype(text.size())};
}

QStringList convertTo(const QString &format)
{
    return {"convert", "--to", format};
}

} // namespace

/// Texts of other programs on the command line.
class ConvertTest : public QObject
{
    Q_OBJECT

private slots:
    void readsAndWrites();
    void writesEverySample_data();
    void writesEverySample();
    void refusesWhatAFormatCannotHold();
    void judgeFilesHoldOneFamily();
    void solvesOtherProgramsTexts();
    void namesTheWrongPlace();
    void asksForTheNamedFamily();
    void listsFormats();
};

void ConvertTest::readsAndWrites()
{
    QCOMPARE(runProgram({"convert"}, address).output, board + "0 0\n");
    QCOMPARE(runProgram({"convert"}, address + loopy).output, board + board + "0 0\n");
    QCOMPARE(runProgram(convertTo("judge"), board + board + "0 0\n").output,
             board + board + "0 0\n");
    QCOMPARE(runProgram(convertTo("puzz.link"), board + "0 0\n").output, address);
    const ProgramRun run = runProgram(convertTo("tatham"), address + keen);
    QCOMPARE(run.output, loopy + keen);
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.status, 0);
    const QByteArray letters = runProgram(convertTo("letter-grid"), keen + keen).output;
    QCOMPARE(letters, "ABB\nACC\nDDC\n\nA 3*\nB 1-\nC 8+\nD 1-\n\n"
                      "ABB\nACC\nDDC\n\nA 3*\nB 1-\nC 8+\nD 1-\n");
    QCOMPARE(runProgram(convertTo("tatham"), letters).output, keen + keen);
}

void ConvertTest::writesEverySample_data()
{
    QTest::addColumn<QString>("format");
    for (const Format &format : formats())
        QTest::newRow(bytes(format.id).constData()) << QString::fromUtf8(bytes(format.id));
}

/// What is written is read again as the same puzzles.
void ConvertTest::writesEverySample()
{
    QFETCH(QString, format);
    for (const Family *family : families()) {
        if (!holds(*findFormat(format.toStdString()), *family))
            continue;
        int count = 0;
        for (const Sample &each : family->samples()) {
            const QByteArray sample = bytes(each.text);
            const ProgramRun written = runProgram(convertTo(format), sample);
            // Not every format has small boards, cages or diagonals.
            if (written.status == 2)
                continue;
            ++count;
            QCOMPARE(written.errors, QByteArray());
            QCOMPARE(runProgram({"convert"}, written.output).output,
                     runProgram({"convert"}, sample).output);
        }
        QVERIFY2(count > 0, family->title().data());
    }
}

void ConvertTest::refusesWhatAFormatCannotHold()
{
    const ProgramRun run = runProgram(convertTo("letter-grid"), keen + address + keen);
    QCOMPARE(run.status, 2);
    QCOMPARE(run.errors, "<stdin>: puzzle 2: this format has no Slitherlink (letter-grid)\n");
    QCOMPARE(run.output.count("A 3*"), 2);
    QCOMPARE(runProgram(convertTo("braille"), keen).status, 2);
}

void ConvertTest::judgeFilesHoldOneFamily()
{
    const ProgramRun run = runProgram({"convert"}, address + keen + address);
    QCOMPARE(run.status, 2);
    QCOMPARE(run.output, board + board + "0 0\n");
    QCOMPARE(run.errors, "<stdin>: puzzle 2: found KenKen; expected Slitherlink, as before\n");
}

void ConvertTest::solvesOtherProgramsTexts()
{
    const ProgramRun run = runProgram({"check"}, address + keen + loopy);
    QCOMPARE(run.output, "1 unique\n2 unique\n3 unique\n");
    QCOMPARE(run.status, 0);
    QCOMPARE(runProgram({"solve"}, keen).output,
             runProgram({"solve"}, runProgram({"convert"}, keen).output).output);
}

void ConvertTest::namesTheWrongPlace()
{
    const ProgramRun run = runProgram({"check"}, keen + "\nhttps://puzz.link/p?slither/2/1/04\n");
    QCOMPARE(run.output, "1 unique\n");
    QCOMPARE(run.status, 2);
    const ProgramRun unknown = runProgram({"check"}, "https://puzz.link/p?nurikabe/2/1/05\n");
    QVERIFY(unknown.errors.startsWith(
        "<stdin>:1:21: found the kind 'nurikabe' (puzz.link address); expected one of"));
}

void ConvertTest::asksForTheNamedFamily()
{
    const ProgramRun fitting = runProgram({"check", "--family", "kenken"}, keen);
    QCOMPARE(fitting.output, "1 unique\n");
    const ProgramRun other = runProgram({"check", "--family", "kenken"}, keen + address);
    QCOMPARE(other.output, "1 unique\n");
    QCOMPARE(other.errors, "<stdin>: puzzle 2: found Slitherlink; expected KenKen\n");
    QCOMPARE(other.status, 2);
    QCOMPARE(runProgram({"check", "--with", "diagonals"}, keen).status, 2);
}

void ConvertTest::listsFormats()
{
    const QByteArray list = runProgram({"formats"}).output;
    QVERIFY(list.startsWith("judge "));
    QCOMPARE(list.count('\n'), int(formats().size()) + 1);
    for (const Format &format : formats())
        QVERIFY2(list.contains('\n' + bytes(format.id) + ' '), list);
}

INKLING_TEST(ConvertTest, QCoreApplication)
#include "convert_test.moc"
