// SPDX-License-Identifier: MIT
#include "families/hex/family.h"
#include "families/hex/puzzle.h"
#include "support/checks/reading.h"
#include "support/hex/hexboards.h"
#include "support/readertables.h"
#include "support/testprogram.h"

#include <QTest>
#include <random>

using namespace inkling;
using namespace inkling::hex;

namespace {

test::Reading<HexPuzzle> readAll(const std::string &text)
{
    return test::readAll<HexPuzzle>(family(), text);
}

} // namespace

class HexReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void good_data();
    void good();
    void bad_data();
    void bad();
    void largestBoards();
    void writtenBoardsReadTheSame();
    void randomTextGivesAPlace();
    void recognizes_data();
    void recognizes();
};

void HexReaderTest::good_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, QByteArray text) { QTest::newRow(name) << text; };
    row("plain", "3 1\n 0\n- =\n 7\n0\n");
    row("windows", "3 1\r\n 0\r\n- =\r\n 7\r\n0\r\n");
    row("byte-order mark", "\xEF\xBB\xBF"
                           "3 1\n 0\n- =\n 7\n0\n");
    row("tabs", "\t3\t1\t\n\t0\n-\t=\t\n7\n0\n");
    row("no blank before the odd rows", "3 1\n0\n- =\n7\n0\n");
    row("no last line end", "3 1\n 0\n- =\n 7\n0");
    row("empty lines", "\n\n3 1\n 0\n- =\n 7\n \t\n\n0\n\n \n");
    row("leading zeros", "03 001\n 0\n- =\n 7\n00\n");
}

void HexReaderTest::good()
{
    QFETCH(QByteArray, text);
    const auto reading = readAll(text.toStdString());
    QVERIFY2(!reading.error, reading.error ? reading.error->message().c_str() : "");
    QCOMPARE(reading.puzzles.size(), std::size_t(1));
    QVERIFY(reading.puzzles[0]->tiles() == Tiles({3, 1}, "0-=7"));
}

void HexReaderTest::bad_data()
{
    const test::BadTexts row;
    const QByteArray rows = "expected an odd number of rows, 3 to 15, or 0";
    const QByteArray columns = "expected the number of tiles in the odd rows, 1 to ";
    const QByteArray most = ", so that there are no more than 24 tiles";
    const QByteArray tile = ": a digit, +, -, *, / or =";
    row("empty", "", 0, 1, 1, "found the end of the text; " + rows);
    row("no terminator", "3 1\n 0\n- =\n 7\n", 1, 5, 1, "found the end of the text; " + rows);
    row("a zero tile is no terminator", "3 1\n 0\n", 0, 3, 1,
        "found the end of the text; expected row 2 of 3");
    row("even rows", "4 2\n", 0, 1, 1, "found '4'; " + rows);
    row("one row", "1 4\n", 0, 1, 1, "found '1'; " + rows);
    row("too many rows", "17 1\n", 0, 1, 1, "found '17'; " + rows);
    row("overflow", "99999999999999999999 5\n", 0, 1, 1, "found '99999999999999999999'; " + rows);
    row("negative", "-3 5\n", 0, 1, 1, "found '-3'; " + rows);
    row("no number", "x\n", 0, 1, 1, "found 'x'; " + rows);
    row("no columns", "3\n", 0, 1, 2, "found the end of the line; " + columns + "7" + most);
    row("zero columns", "5 0\n", 0, 1, 3, "found '0'; " + columns + "4" + most);
    row("too many columns", "3 8\n", 0, 1, 3, "found '8'; " + columns + "7" + most);
    row("too many columns on many rows", "15 2\n", 0, 1, 4, "found '2'; " + columns + "1" + most);
    row("third number", "3 1 1\n", 0, 1, 5, "found '1'; expected the end of the line");
    row("more behind the end", "0 0\n", 0, 1, 3, "found '0'; expected the end of the line");
    row("no tile", "3 1\n x\n", 0, 2, 2, "found 'x'; expected tile 1 of 1" + tile);
    row("a number", "3 1\n 12\n", 0, 2, 2, "found '12'; expected tile 1 of 1" + tile);
    row("not parted", "3 1\n 1\n-=\n", 0, 3, 1, "found '-='; expected tile 1 of 2" + tile);
    row("nul", QByteArray("3 1\n \0\n", 7), 0, 2, 2, "found '\\x00'; expected tile 1 of 1" + tile);
    row("short row", "3 2\n 1\n", 0, 2, 3,
        "found the end of the line; expected tile 2 of 2" + tile);
    row("even row too short", "3 2\n 1 2\n3 =\n", 0, 3, 4,
        "found the end of the line; expected tile 3 of 3" + tile);
    row("long row", "3 1\n 1 2\n", 0, 2, 4, "found '2'; expected the end of the line");
    row("empty row", "3 1\n\n1 =\n", 0, 2, 1,
        "found the end of the line; expected tile 1 of 1" + tile);
    row("missing row", "3 1\n 1\n", 0, 3, 1, "found the end of the text; expected row 2 of 3");
    row("second =", "3 1\n =\n1 =\n 2\n0\n", 0, 3, 3, "found '='; expected no second =");
    row("no =", "3 1\n 1\n1 +\n 2\n0\n", 0, 4, 3,
        "found the end of the line; expected an = on one of the tiles");
    row("more after the end", "3 1\n 0\n- =\n 7\n0\n\n3 1\n", 1, 7, 1,
        "found '3'; expected nothing more after the closing 0");
    row("second board", "3 1\n 0\n- =\n 7\n3 1\n y\n", 1, 6, 2,
        "found 'y'; expected tile 1 of 1" + tile);
    row("blanks without end", QByteArray(2 << 20, ' '), 0, 1, (1 << 20) + 1,
        "found a line of more than 1048576 bytes; " + rows);
}

void HexReaderTest::bad()
{
    test::checkBadText(family());
}

void HexReaderTest::largestBoards()
{
    for (const Grid grid :
         {Grid{3, 7}, Grid{5, 4}, Grid{7, 3}, Grid{9, 2}, Grid{11, 1}, Grid{15, 1}}) {
        std::string characters(std::size_t(grid.tileCount()), '7');
        characters[0] = '=';
        const Tiles tiles(grid, characters);
        const auto reading = readAll(HexPuzzle(tiles).text() + "0\n");
        QVERIFY(!reading.error);
        QVERIFY(reading.puzzles.at(0)->tiles() == tiles);
    }
}

void HexReaderTest::writtenBoardsReadTheSame()
{
    std::mt19937 random(1);
    for (int i = 0; i < 300; ++i) {
        std::vector<Tiles> boards;
        std::string text;
        for (int j = 0; j < i % 4; ++j) {
            boards.push_back(test::randomHexBoard(random, maxTiles));
            text += HexPuzzle(boards.back()).text();
        }
        const auto reading = readAll(text + "0\n");
        QVERIFY(!reading.error);
        QVERIFY(reading.each(&HexPuzzle::tiles) == boards);
    }
}

void HexReaderTest::randomTextGivesAPlace()
{
    test::checkRandomTexts(family(), "013=-  \n\n\r\t");
}

void HexReaderTest::recognizes_data()
{
    const test::Likenesses row;
    row("board", "\n3 2\n 1 2\n", Likeness::Yes);
    row("board with tabs", "3 2\n\t1\t2\n", Likeness::Yes);
    row("operator", "3 2\n1 +\n", Likeness::Yes);
    row("digits at the margin", "3 2\n1 2\n", Likeness::Perhaps);
    row("two rows", "3 1\n 3\n3 +\n", Likeness::Yes);
    row("a row that is cut", "3 2\n 1 3\n3 +", Likeness::Yes);
    row("a second row too short", "3 2\n 1 3\n3 1\n. 1\n", Likeness::No);
    row("end", "0\n", Likeness::Perhaps);
    row("only a size", "3 2\n", Likeness::Perhaps);
    row("bad row", "3 2\n x\n", Likeness::No);
    row("another family's row", "3 2\n. 1\n", Likeness::No);
    row("even rows", "4 2\n 1 2\n", Likeness::No);
    row("one number", "4\naabb\n", Likeness::No);
    row("three numbers", "3 2 6\n", Likeness::No);
    row("words", "a b\n", Likeness::No);
    row("empty", "", Likeness::No);
    row("a second =", "3 1\n 1\n= =\n 1\n", Likeness::Yes);
    row("too many tiles", "3 8\n 1 2 + 3 = 5 6 7\n", Likeness::Yes);
    row("even rows of operators", "4 2\n 1 +\n", Likeness::Yes);
}

void HexReaderTest::recognizes()
{
    test::checkLikeness(family());
}

INKLING_TEST(HexReaderTest, QCoreApplication)
#include "families/hex/reader_test.moc"
