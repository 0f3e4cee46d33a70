// SPDX-License-Identifier: MIT
#include "families/slink/family.h"
#include "families/slink/puzzle.h"

#include <QTest>
#include <algorithm>
#include <rapidcheck.h>

using namespace inkling;
using namespace inkling::slink;

namespace {

struct Reading
{
    std::vector<Clues> boards;
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
        reading.boards.push_back((*puzzle)->clues());
    }
}

Clues clues(int rows, int columns, std::vector<std::int8_t> cells)
{
    return {{rows, columns}, std::move(cells)};
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

} // namespace

class ReaderTest : public QObject
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

void ReaderTest::good_data()
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

void ReaderTest::good()
{
    QFETCH(QByteArray, text);
    const Reading reading = readAll(text.toStdString());
    QVERIFY2(!reading.error, reading.error ? reading.error->message().c_str() : "");
    QCOMPARE(reading.boards.size(), std::size_t(1));
    QVERIFY(reading.boards[0] == clues(1, 2, {3, blank}));
}

void ReaderTest::bad_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("boards");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("message");

    const auto row = [](const char *name, QByteArray text, int boards, int line, int column,
                        QByteArray message) {
        QTest::newRow(name) << text << boards << line << column << message;
    };
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

void ReaderTest::bad()
{
    QFETCH(QByteArray, text);
    QFETCH(int, boards);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QByteArray, message);

    const Reading reading = readAll(text.toStdString());
    QCOMPARE(int(reading.boards.size()), boards);
    QVERIFY(reading.error.has_value());
    QCOMPARE(reading.error->message(), message.toStdString());
    QCOMPARE(reading.error->line, line);
    QCOMPARE(reading.error->column, column);
}

void ReaderTest::largestSide()
{
    const SlinkPuzzle puzzle({{200, 200}, std::vector<std::int8_t>(40000, blank)});
    const Reading reading = readAll(puzzle.text() + "0 0\n");
    QVERIFY(!reading.error);
    QVERIFY(reading.boards.at(0) == puzzle.clues());
}

void ReaderTest::writtenBoardsReadTheSame()
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
        const Reading reading = readAll(text + "0 0\n");
        RC_ASSERT(!reading.error);
        RC_ASSERT(reading.boards == boards);
    });
    QVERIFY(holds);
}

void ReaderTest::randomTextGivesAPlace()
{
    const auto likely = rc::gen::element('0', '1', '2', '3', '.', ' ', ' ', '\n', '\n', '\r', '\t');
    const auto any = rc::gen::arbitrary<char>();
    const auto character = rc::gen::weightedOneOf<char>({{20, likely}, {1, any}});
    const bool holds = rc::check("what is not boards has a place in the text", [&] {
        const auto text = *rc::gen::container<std::string>(character);
        const Reading reading = readAll(text);
        if (reading.error) {
            RC_ASSERT(isInside(text, reading.error->line, reading.error->column));
            RC_ASSERT(!reading.error->message().empty());
        }
        family().recognize(text);
    });
    QVERIFY(holds);
}

void ReaderTest::recognizes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Likeness>("likeness");
    QTest::newRow("board") << QByteArray("\n2 2\n1 .\n") << Likeness::Yes;
    QTest::newRow("end") << QByteArray("0 0\n") << Likeness::Yes;
    QTest::newRow("only a size") << QByteArray("2 2\n") << Likeness::Perhaps;
    QTest::newRow("bad row") << QByteArray("2 2\nx\n") << Likeness::Perhaps;
    QTest::newRow("bad size") << QByteArray("201 -2\nx\n") << Likeness::Perhaps;
    QTest::newRow("one number") << QByteArray("4\naabb\n") << Likeness::No;
    QTest::newRow("three numbers") << QByteArray("4 5 6\n") << Likeness::No;
    QTest::newRow("words") << QByteArray("a b\n") << Likeness::No;
    QTest::newRow("empty") << QByteArray("") << Likeness::No;
    QTest::newRow("one indented row of digits") << QByteArray("3 2\n 0 0\n") << Likeness::Perhaps;
    QTest::newRow("indented rows") << QByteArray("3 2\n 0 0\n . 1\n") << Likeness::Yes;
}

void ReaderTest::recognizes()
{
    QFETCH(QByteArray, text);
    QFETCH(Likeness, likeness);
    QCOMPARE(family().recognize(text.toStdString()), likeness);
}

QTEST_APPLESS_MAIN(ReaderTest)
#include "reader_test.moc"
