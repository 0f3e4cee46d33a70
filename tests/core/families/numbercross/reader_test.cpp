// SPDX-License-Identifier: MIT
#include "families/numbercross/family.h"
#include "families/numbercross/puzzle.h"
#include "support/checks/reading.h"
#include "support/readertables.h"
#include "support/testprogram.h"

#include <QTest>
#include <rapidcheck.h>

using namespace inkling;
using namespace inkling::numbercross;

namespace {

test::Reading<NumberCrossPuzzle> readAll(const std::string &text)
{
    return test::readAll<NumberCrossPuzzle>(family(), text);
}

/// A board of ones, whose labels are all 0.
std::string boardOfOnes(int rows, int columns)
{
    std::string text;
    for (int c = 0; c < columns; ++c)
        text += "0 ";
    for (int r = 0; r < rows; ++r) {
        text += '\n';
        for (int c = 0; c < columns; ++c)
            text += "1 ";
        text += '0';
    }
    return text + '\n';
}

} // namespace

class NumberCrossReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void good_data();
    void good();
    void bad_data();
    void bad();
    void emptyLinePartsPuzzles();
    void largestSides();
    void writtenBoardsReadTheSame();
    void randomTextGivesAPlace();
    void recognizes_data();
    void recognizes();
};

void NumberCrossReaderTest::good_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, QByteArray text) { QTest::newRow(name) << text; };
    row("plain", "3 0 12\n1 2 3 4\n9 8 7 5\n");
    row("windows", "3 0 12\r\n1 2 3 4\r\n9 8 7 5\r\n");
    row("byte-order mark", "\xEF\xBB\xBF"
                           "3 0 12\n1 2 3 4\n9 8 7 5\n");
    row("tabs", "\t3\t0\t12\t\n1\t2\t3\t4\n9\t8\t7\t5\t\n");
    row("no last line end", "3 0 12\n1 2 3 4\n9 8 7 5");
    row("no last line end, windows", "3 0 12\r\n1 2 3 4\r\n9 8 7 5\r");
    row("trailing blanks", "3 0 12  \n1 2 3 4 \n9 8 7 5   \n   \n");
    row("empty lines", "\n \t\n3 0 12\n\n1 2 3 4\n9 8 7 5\n\n\n");
    row("leading zeros", "03 00 012\n01 2 3 004\n9 8 7 05\n");
}

void NumberCrossReaderTest::good()
{
    QFETCH(QByteArray, text);
    const auto reading = readAll(text.toStdString());
    QVERIFY2(!reading.error, reading.error ? reading.error->message().c_str() : "");
    QCOMPARE(reading.puzzles.size(), std::size_t(1));
    QVERIFY(reading.puzzles[0]->givens() == (Givens{{2, 3}, {1, 2, 3, 9, 8, 7}, {4, 5, 3, 0, 12}}));
    QCOMPARE(family().recognize(text.toStdString()), Likeness::Yes);
}

void NumberCrossReaderTest::bad_data()
{
    const test::BadTexts row;
    const QByteArray labels = "expected the column labels: 1 to 60 numbers from 0 to 9999";
    row("empty", "", 0, 1, 1, "found the end of the text; " + labels);
    row("only blanks", " \n\n", 0, 3, 1, "found the end of the text; " + labels);
    row("word for a label", "3 x 4\n", 0, 1, 3, "found 'x'; " + labels);
    row("negative label", "3 -1 4\n", 0, 1, 3, "found '-1'; " + labels);
    row("large label", "3 10000 4\n", 0, 1, 3, "found '10000'; " + labels);
    row("fraction", "3 1.5 4\n", 0, 1, 3, "found '1.5'; " + labels);
    row("no rows", "3 4\n", 0, 2, 1,
        "found the end of the text; expected a row: 2 digits, then its label");
    row("no rows, no line end", "3 4", 0, 1, 4,
        "found the end of the text; expected a row: 2 digits, then its label");
    row("digit 0", "3 4\n1 0 5\n", 0, 2, 3, "found '0'; expected digit 2 of 2: 1 to 9");
    row("digit 10", "3 4\n10 1 5\n", 0, 2, 1, "found '10'; expected digit 1 of 2: 1 to 9");
    row("letter", "3 4\n1 a 5\n", 0, 2, 3, "found 'a'; expected digit 2 of 2: 1 to 9");
    row("no row label", "3 4\n1 2\n", 0, 2, 4,
        "found the end of the line; expected the row's label, a number from 0 to 9999");
    row("bad row label", "3 4\n1 2 -\n", 0, 2, 5,
        "found '-'; expected the row's label, a number from 0 to 9999");
    row("short row", "3 4 5\n1 2\n", 0, 2, 4,
        "found the end of the line; expected digit 3 of 3: 1 to 9");
    row("long row", "3 4\n1 2 3 4\n", 0, 2, 7, "found '4'; expected the end of the line");
    row("later row", "3 4\n1 2 3\n4 5 6\n7 8\n", 0, 4, 4,
        "found the end of the line; expected the row's label, a number from 0 to 9999");
    row("second puzzle without rows", "3 4\n1 2 3\n\n3 4\n", 1, 5, 1,
        "found the end of the text; expected a row: 2 digits, then its label");
    row("row behind an empty line", "3 4\n1 2 3\n\n4 5 6\n\n7 8\n", 1, 6, 4,
        "found the end of the line; expected digit 3 of 3: 1 to 9");
    row("nul", QByteArray("3 4\n1 \0 5\n", 10), 0, 2, 3,
        "found '\\x00'; expected digit 2 of 2: 1 to 9");
    row("61 rows", QByteArray::fromStdString(boardOfOnes(61, 2)), 0, 62, 1,
        "found '1'; expected no more than 60 rows");
    row("61 columns", QByteArray::fromStdString(boardOfOnes(1, 61)), 0, 1, 121,
        "found '0'; " + labels);
}

void NumberCrossReaderTest::bad()
{
    test::checkBadText(family());
}

void NumberCrossReaderTest::emptyLinePartsPuzzles()
{
    const Givens wide{{1, 3}, {1, 2, 3}, {6, 0, 0, 0}};
    const Givens tall{{2, 1}, {4, 5}, {0, 5, 4}};
    const std::string between(family().betweenPuzzles());
    const std::string text
        = NumberCrossPuzzle(wide).text() + between + NumberCrossPuzzle(tall).text();
    const auto reading = readAll(text);
    QVERIFY(!reading.error);
    QVERIFY(reading.each(&NumberCrossPuzzle::givens) == (std::vector{wide, tall}));
    QCOMPARE(family().recognize(text), Likeness::Yes);
    const auto answer = reading.puzzles[1]->solve(Search::FirstAnswer, {}).first;
    QCOMPARE(QByteArray::fromStdString(reading.puzzles[1]->answerText(2, &*answer)),
             QByteArray("\n1\n0\n"));
}

void NumberCrossReaderTest::largestSides()
{
    for (const auto &[rows, columns] : {std::pair(60, 60), std::pair(1, 60), std::pair(60, 1)}) {
        const auto reading = readAll(boardOfOnes(rows, columns));
        QVERIFY(!reading.error);
        QVERIFY(reading.puzzles.at(0)->givens().grid == (Grid{rows, columns}));
    }
}

void NumberCrossReaderTest::writtenBoardsReadTheSame()
{
    const bool holds = rc::check("a board survives text", [] {
        Givens board;
        board.grid = {*rc::gen::inRange(1, 12), *rc::gen::inRange(1, 12)};
        board.digits = *rc::gen::container<std::vector<std::uint8_t>>(
            std::size_t(board.grid.cellCount()), rc::gen::inRange<std::uint8_t>(1, 10));
        board.labels = *rc::gen::container<std::vector<int>>(std::size_t(board.grid.lineCount()),
                                                             rc::gen::inRange(0, 600));
        const auto reading = readAll(NumberCrossPuzzle(board).text());
        RC_ASSERT(!reading.error);
        RC_ASSERT(reading.each(&NumberCrossPuzzle::givens) == std::vector{board});
    });
    QVERIFY(holds);
}

void NumberCrossReaderTest::randomTextGivesAPlace()
{
    test::checkRandomTexts(family(), "0123   \n\n\r\t");
}

void NumberCrossReaderTest::recognizes_data()
{
    const test::Likenesses row;
    row("board", "\n3 4 5\n1 2 3 4\n", Likeness::Yes);
    row("one column", "5\n5 0\n", Likeness::Yes);
    row("cut in a row", "3 4 5\n1 2 3 4\n1 2", Likeness::Yes);
    row("cut in the first row", "3 4 5\n1 2", Likeness::Perhaps);
    row("later bad row", "3 4 5\n1 2 3 4\nx\n1", Likeness::Perhaps);
    row("only labels", "3 4 5\n", Likeness::Perhaps);
    row("bad row", "3 4 5\n1 2 3\n", Likeness::Perhaps);
    row("two numbers, as a size", "3 4\n1 2 . 3\n", Likeness::No);
    row("one number, as a size", "4\naabb\n", Likeness::No);
    row("words", "a b\n", Likeness::No);
    row("an equation", "1 2 3 4 = 24\n", Likeness::No);
    row("empty", "", Likeness::No);
    row("indented row below a size", "3 3\n 4 2 2\n", Likeness::Perhaps);
    row("indented rows", "3 3\n 4 2 2\n 1 1 1\n", Likeness::Yes);
    row("label too large", "1 2 10000\n1 2 3 0\n", Likeness::Perhaps);
}

void NumberCrossReaderTest::recognizes()
{
    test::checkLikeness(family());
}

INKLING_TEST(NumberCrossReaderTest, QCoreApplication)
#include "families/numbercross/reader_test.moc"
