// SPDX-License-Identifier: MIT
#include "families/slink/family.h"
#include "families/slink/puzzle.h"
#include "support/checks/reading.h"
#include "support/readertables.h"
#include "support/testprogram.h"

#include <QTest>
#include <rapidcheck.h>

using namespace inkling;
using namespace inkling::slink;

namespace {

test::Reading<SlinkPuzzle> readAll(const std::string &text)
{
    return test::readAll<SlinkPuzzle>(family(), text);
}

Clues clues(int rows, int columns, std::vector<std::int8_t> cells)
{
    return {{rows, columns}, std::move(cells)};
}

} // namespace

class SlinkReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void good_data();
    void good();
    void bad_data();
    void bad();
    void largestSide();
    void writtenBoardsReadTheSame();
    void randomTextGivesAPlace();
    void recognizes_data();
    void recognizes();
};

void SlinkReaderTest::good_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, QByteArray text) { QTest::newRow(name) << text; };
    row("plain", "1 2\n3 .\n0 0\n");
    row("windows", "1 2\r\n3 .\r\n0 0\r\n");
    row("byte-order mark", "\xEF\xBB\xBF"
                           "1 2\n3 .\n0 0\n");
    row("tabs", "\t1\t2\t\n3\t\t.\n0\t0\n");
    row("no last line end", "1 2\n3 .\n0 0");
    row("empty lines", "\n\n1 2\n3 .\n \t\n\n0 0\n\n \n");
    row("leading zeros", "01 002\n3 .\n00 0\n");
}

void SlinkReaderTest::good()
{
    QFETCH(QByteArray, text);
    const auto reading = readAll(text.toStdString());
    QVERIFY2(!reading.error, reading.error ? reading.error->message().c_str() : "");
    QCOMPARE(reading.puzzles.size(), std::size_t(1));
    QVERIFY(reading.puzzles[0]->clues() == clues(1, 2, {3, blank}));
}

void SlinkReaderTest::bad_data()
{
    const test::BadTexts row;
    const QByteArray size = "expected a number of rows and one of columns, 1 to 200 each, or 0 0";
    row("empty", "", 0, 1, 1, "found the end of the text; " + size);
    row("no terminator", "1 1\n.\n", 1, 3, 1, "found the end of the text; " + size);
    row("no terminator, no line end", "1 1\n.", 1, 2, 2, "found the end of the text; " + size);
    row("no columns", "5\n", 0, 1, 2, "found the end of the line; " + size);
    row("too many rows", "201 5\n", 0, 1, 1, "found '201'; " + size);
    row("too many columns", "5 201\n", 0, 1, 3, "found '201'; " + size);
    row("overflow", "99999999999999999999 5\n", 0, 1, 1, "found '99999999999999999999'; " + size);
    row("negative", "-3 5\n", 0, 1, 1, "found '-3'; " + size);
    row("zero rows", "0 5\n", 0, 1, 3, "found '5'; " + size);
    row("zero columns", "5 0\n", 0, 1, 3, "found '0'; " + size);
    row("third number", "5 5 5\n", 0, 1, 5, "found '5'; expected the end of the line");
    row("no number", "x\n", 0, 1, 1, "found 'x'; " + size);
    row("fraction", "2.0 2\n", 0, 1, 1, "found '2.0'; " + size);
    row("nul", QByteArray("1 1\n\0\n0 0\n", 10), 0, 2, 1,
        "found '\\x00'; expected clue 1 of 1: 0, 1, 2, 3 or '.'");
    row("lone returns", "1 1\r.\r0 0\r", 0, 1, 3, "found '1\\x0D.\\x0D0'; " + size);
    row("form feed", "1 1\n.\f\n", 0, 2, 1,
        "found '.\\x0C'; expected clue 1 of 1: 0, 1, 2, 3 or '.'");
    row("clue 4", "1 2\n. 4\n", 0, 2, 3, "found '4'; expected clue 2 of 2: 0, 1, 2, 3 or '.'");
    row("clues not parted", "1 2\n..\n", 0, 2, 1,
        "found '..'; expected clue 1 of 2: 0, 1, 2, 3 or '.'");
    row("short row", "1 3\n1 2 \n", 0, 2, 5,
        "found the end of the line; expected clue 3 of 3: 0, 1, 2, 3 or '.'");
    row("long row", "1 2\n1 2 3\n", 0, 2, 5, "found '3'; expected the end of the line");
    row("empty row", "2 1\n\n1\n2\n", 0, 2, 1,
        "found the end of the line; expected clue 1 of 1: 0, 1, 2, 3 or '.'");
    row("missing row", "2 1\n1\n", 0, 3, 1, "found the end of the text; expected row 2 of 2");
    row("more after the end", "1 1\n.\n0 0\n\n1 1\n", 1, 5, 1,
        "found '1'; expected nothing more after the closing 0 0");
    row("second board", "1 1\n.\n1 1\ny\n", 1, 4, 1,
        "found 'y'; expected clue 1 of 1: 0, 1, 2, 3 or '.'");
    row("blanks without end", QByteArray(2 << 20, ' '), 0, 1, (1 << 20) + 1,
        "found a line of more than 1048576 bytes; " + size);
}

void SlinkReaderTest::bad()
{
    test::checkBadText(family());
}

void SlinkReaderTest::largestSide()
{
    const SlinkPuzzle puzzle({{200, 200}, std::vector<std::int8_t>(40000, blank)});
    const auto reading = readAll(puzzle.text() + "0 0\n");
    QVERIFY(!reading.error);
    QVERIFY(reading.puzzles.at(0)->clues() == puzzle.clues());
}

void SlinkReaderTest::writtenBoardsReadTheSame()
{
    const bool holds = rc::check("boards survive text", [] {
        std::vector<Clues> boards(*rc::gen::inRange<std::size_t>(0, 4));
        std::string text;
        for (Clues &board : boards) {
            board.grid = {*rc::gen::inRange(1, 12), *rc::gen::inRange(1, 12)};
            board.cells = *rc::gen::container<std::vector<std::int8_t>>(
                std::size_t(board.grid.cellCount()), rc::gen::inRange<std::int8_t>(-1, 4));
            text += SlinkPuzzle(board).text();
        }
        const auto reading = readAll(text + "0 0\n");
        RC_ASSERT(!reading.error);
        RC_ASSERT(reading.each(&SlinkPuzzle::clues) == boards);
    });
    QVERIFY(holds);
}

void SlinkReaderTest::randomTextGivesAPlace()
{
    test::checkRandomTexts(family(), "0123.   \n\n\r\t");
}

void SlinkReaderTest::recognizes_data()
{
    const test::Likenesses row;
    row("board", "\n2 2\n1 .\n", Likeness::Yes);
    row("end", "0 0\n", Likeness::Yes);
    row("only a size", "2 2\n", Likeness::Perhaps);
    row("bad row", "2 2\nx\n", Likeness::Perhaps);
    row("bad size", "201 -2\nx\n", Likeness::Perhaps);
    row("one number", "4\naabb\n", Likeness::No);
    row("three numbers", "4 5 6\n", Likeness::No);
    row("words", "a b\n", Likeness::No);
    row("empty", "", Likeness::No);
    row("one indented row of digits", "3 2\n 0 0\n", Likeness::Perhaps);
    row("indented rows", "3 2\n 0 0\n . 1\n", Likeness::Yes);
}

void SlinkReaderTest::recognizes()
{
    test::checkLikeness(family());
}

INKLING_TEST(SlinkReaderTest, QCoreApplication)
#include "families/slink/reader_test.moc"
