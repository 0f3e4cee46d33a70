// SPDX-License-Identifier: MIT
#include "families/numbercross/family.h"
#include "families/numbercross/puzzle.h"

#include <QTest>
#include <rapidcheck.h>

using namespace inkling;
using namespace inkling::numbercross;

namespace {

struct Reading
{
    std::vector<Givens> boards;
    std::optional<ParseError> error;
};

Reading readAll(std::string text)
{
    LineSource source(std::move(text));
    Reading reading;
    while (true) {
        const auto puzzle = readPuzzle(source);
        if (!puzzle) {
            reading.error = puzzle.error();
            return reading;
        }
        if (!*puzzle)
            return reading;
        reading.boards.push_back((*puzzle)->givens());
    }
}

/// Whether a place is in a text or right behind a line of it.
bool isInside(std::string_view text, int line, int column)
{
    for (; line > 1; --line) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos)
            return false;
        text.remove_prefix(end + 1);
    }
    const std::size_t length = std::min(text.find('\n'), text.size());
    return line == 1 && column >= 1 && std::size_t(column) <= length + 1;
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

class ReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void good_data();
    void good();
    void bad_data();
    void bad();
    void largestSides();
    void writtenBoardsReadTheSame();
    void randomTextGivesAPlace();
    void recognizes_data();
    void recognizes();
};

void ReaderTest::good_data()
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
    row("empty lines", "\n \t\n3 0 12\n\n1 2 3 4\n\n9 8 7 5\n\n\n");
    row("leading zeros", "03 00 012\n01 2 3 004\n9 8 7 05\n");
}

void ReaderTest::good()
{
    QFETCH(QByteArray, text);
    const Reading reading = readAll(text.toStdString());
    QVERIFY2(!reading.error, reading.error ? reading.error->message().c_str() : "");
    QCOMPARE(reading.boards.size(), std::size_t(1));
    QVERIFY(reading.boards[0] == (Givens{{2, 3}, {1, 2, 3, 9, 8, 7}, {4, 5, 3, 0, 12}}));
    QCOMPARE(family().recognize(text.toStdString()), Likeness::Yes);
}

void ReaderTest::bad_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("message");
    const auto row
        = [](const char *name, QByteArray text, int line, int column, QByteArray message) {
              QTest::newRow(name) << text << line << column << message;
          };
    const QByteArray labels = "expected the column labels: 1 to 60 numbers from 0 to 9999";
    row("empty", "", 1, 1, "found the end of the text; " + labels);
    row("only blanks", " \n\n", 3, 1, "found the end of the text; " + labels);
    row("word for a label", "3 x 4\n", 1, 3, "found 'x'; " + labels);
    row("negative label", "3 -1 4\n", 1, 3, "found '-1'; " + labels);
    row("large label", "3 10000 4\n", 1, 3, "found '10000'; " + labels);
    row("fraction", "3 1.5 4\n", 1, 3, "found '1.5'; " + labels);
    row("no rows", "3 4\n", 2, 1,
        "found the end of the text; expected a row: 2 digits, then its label");
    row("no rows, no line end", "3 4", 1, 4,
        "found the end of the text; expected a row: 2 digits, then its label");
    row("digit 0", "3 4\n1 0 5\n", 2, 3, "found '0'; expected digit 2 of 2: 1 to 9");
    row("digit 10", "3 4\n10 1 5\n", 2, 1, "found '10'; expected digit 1 of 2: 1 to 9");
    row("letter", "3 4\n1 a 5\n", 2, 3, "found 'a'; expected digit 2 of 2: 1 to 9");
    row("no row label", "3 4\n1 2\n", 2, 4,
        "found the end of the line; expected the row's label, a number from 0 to 9999");
    row("bad row label", "3 4\n1 2 -\n", 2, 5,
        "found '-'; expected the row's label, a number from 0 to 9999");
    row("short row", "3 4 5\n1 2\n", 2, 4,
        "found the end of the line; expected digit 3 of 3: 1 to 9");
    row("long row", "3 4\n1 2 3 4\n", 2, 7, "found '4'; expected the end of the line");
    row("later row", "3 4\n1 2 3\n4 5 6\n7 8\n", 4, 4,
        "found the end of the line; expected the row's label, a number from 0 to 9999");
    row("second puzzle", "3 4\n1 2 3\n\n3 4\n", 4, 4,
        "found the end of the line; expected the row's label, a number from 0 to 9999");
    row("nul", QByteArray("3 4\n1 \0 5\n", 10), 2, 3,
        "found '\\x00'; expected digit 2 of 2: 1 to 9");
    row("61 rows", QByteArray::fromStdString(boardOfOnes(61, 2)), 62, 1,
        "found '1'; expected no more than 60 rows");
    row("61 columns", QByteArray::fromStdString(boardOfOnes(1, 61)), 1, 121,
        "found '0'; " + labels);
}

void ReaderTest::bad()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QByteArray, message);
    const Reading reading = readAll(text.toStdString());
    QVERIFY(reading.boards.empty());
    QVERIFY(reading.error.has_value());
    QCOMPARE(reading.error->message(), message.toStdString());
    QCOMPARE(reading.error->line, line);
    QCOMPARE(reading.error->column, column);
}

void ReaderTest::largestSides()
{
    for (const auto &[rows, columns] : {std::pair(60, 60), std::pair(1, 60), std::pair(60, 1)}) {
        const Reading reading = readAll(boardOfOnes(rows, columns));
        QVERIFY(!reading.error);
        QVERIFY(reading.boards.at(0).grid == (Grid{rows, columns}));
    }
}

void ReaderTest::writtenBoardsReadTheSame()
{
    const bool holds = rc::check("a board survives text", [] {
        Givens board;
        board.grid = {*rc::gen::inRange(1, 12), *rc::gen::inRange(1, 12)};
        board.digits = *rc::gen::container<std::vector<std::uint8_t>>(
            std::size_t(board.grid.cellCount()), rc::gen::inRange<std::uint8_t>(1, 10));
        board.labels = *rc::gen::container<std::vector<int>>(std::size_t(board.grid.lineCount()),
                                                             rc::gen::inRange(0, 600));
        const Reading reading = readAll(NumberCrossPuzzle(board).text());
        RC_ASSERT(!reading.error);
        RC_ASSERT(reading.boards == std::vector{board});
    });
    QVERIFY(holds);
}

void ReaderTest::randomTextGivesAPlace()
{
    const auto likely = rc::gen::element('0', '1', '2', '3', ' ', ' ', ' ', '\n', '\n', '\r', '\t');
    const auto any = rc::gen::arbitrary<char>();
    const auto character = rc::gen::weightedOneOf<char>({{20, likely}, {1, any}});
    const bool holds = rc::check("what is no board has a place in the text", [&] {
        const auto text = *rc::gen::container<std::string>(character);
        const Reading reading = readAll(text);
        if (reading.error) {
            RC_ASSERT(isInside(text, reading.error->line, reading.error->column));
            RC_ASSERT(!reading.error->message().empty());
        }
        (void)family().recognize(text);
    });
    QVERIFY(holds);
}

void ReaderTest::recognizes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Likeness>("likeness");
    QTest::newRow("board") << QByteArray("\n3 4 5\n1 2 3 4\n") << Likeness::Yes;
    QTest::newRow("one column") << QByteArray("5\n5 0\n") << Likeness::Yes;
    QTest::newRow("cut in a row") << QByteArray("3 4 5\n1 2 3 4\n1 2") << Likeness::Yes;
    QTest::newRow("cut in the first row") << QByteArray("3 4 5\n1 2") << Likeness::Perhaps;
    QTest::newRow("later bad row") << QByteArray("3 4 5\n1 2 3 4\nx\n1") << Likeness::Perhaps;
    QTest::newRow("only labels") << QByteArray("3 4 5\n") << Likeness::Perhaps;
    QTest::newRow("bad row") << QByteArray("3 4 5\n1 2 3\n") << Likeness::Perhaps;
    QTest::newRow("two numbers, as a size") << QByteArray("3 4\n1 2 . 3\n") << Likeness::No;
    QTest::newRow("one number, as a size") << QByteArray("4\naabb\n") << Likeness::No;
    QTest::newRow("words") << QByteArray("a b\n") << Likeness::No;
    QTest::newRow("an equation") << QByteArray("1 2 3 4 = 24\n") << Likeness::No;
    QTest::newRow("empty") << QByteArray("") << Likeness::No;
    QTest::newRow("indented row below a size") << QByteArray("3 3\n 4 2 2\n") << Likeness::Perhaps;
    QTest::newRow("indented rows") << QByteArray("3 3\n 4 2 2\n 1 1 1\n") << Likeness::Yes;
    QTest::newRow("label too large") << QByteArray("1 2 10000\n1 2 3 0\n") << Likeness::Perhaps;
}

void ReaderTest::recognizes()
{
    QFETCH(QByteArray, text);
    QFETCH(Likeness, likeness);
    QCOMPARE(family().recognize(text.toStdString()), likeness);
}

QTEST_APPLESS_MAIN(ReaderTest)
#include "reader_test.moc"
