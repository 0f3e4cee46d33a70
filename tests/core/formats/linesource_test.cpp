// SPDX-License-Identifier: MIT
#include "formats/linesource.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <rapidcheck.h>

using namespace inkling;

namespace {

struct Reading
{
    std::vector<std::string> lines;
    int endLine = 0;
    int endColumn = 0;

    friend bool operator==(const Reading &, const Reading &) = default;
};

Reading readAll(LineSource &source)
{
    Reading reading;
    while (source.next())
        reading.lines.emplace_back(source.line());
    reading.endLine = source.lineNumber();
    reading.endColumn = source.column();
    return reading;
}

/// Hands out a text in pieces of at most `piece` bytes.
LineSource::Refill inPieces(std::string text, std::size_t piece)
{
    return [text = std::move(text), piece, position = std::size_t{0}](char *buffer,
                                                                      std::size_t size) mutable {
        const std::size_t count = std::min({piece, size, text.size() - position});
        std::copy_n(text.data() + position, count, buffer);
        position += count;
        return count;
    };
}

std::string bytes(const QByteArray &array)
{
    return array.toStdString();
}

} // namespace

class LineSourceTest : public QObject
{
    Q_OBJECT

private slots:
    void lines_data();
    void lines();
    void piecesMakeNoDifference();
    void asksForNoMoreThanALine();
    void longLineIsCut();
    void endlessLineIsCut();
    void peekDoesNotMove();
    void peekStopsAtTwoLinesWithText();
    void wordsHaveColumns();
    void errorShowsTheWord_data();
    void errorShowsTheWord();
    void errorShowsTheLineRoundTheWord();
    void numbers_data();
    void numbers();
};

void LineSourceTest::lines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("lines");
    QTest::addColumn<int>("endLine");
    QTest::addColumn<int>("endColumn");

    const auto row
        = [](const char *name, QByteArray text, QByteArrayList expected, int endLine,
             int endColumn) { QTest::newRow(name) << text << expected << endLine << endColumn; };
    row("empty", "", {}, 1, 1);
    row("one line", "a b\n", {"a b"}, 2, 1);
    row("no end", "a\nbc", {"a", "bc"}, 2, 3);
    row("empty lines", "\n\na\n", {"", "", "a"}, 4, 1);
    row("windows", "a\r\nb\r\n", {"a", "b"}, 3, 1);
    row("lone return", "a\rb\n", {"a\rb"}, 2, 1);
    row("return at the end", "a\r", {"a"}, 1, 3);
    row("mark",
        "\xEF\xBB\xBF"
        "a\n",
        {"a"}, 2, 1);
    row("only a mark", "\xEF\xBB\xBF", {}, 1, 1);
    row("half a mark", "\xEF\xBB", {"\xEF\xBB"}, 1, 3);
    row("mark later",
        "a\n\xEF\xBB\xBF"
        "b\n",
        {"a", "\xEF\xBB\xBF"
              "b"},
        3, 1);
    row("nul", QByteArray("a\0b\n", 4), {QByteArray("a\0b", 3)}, 2, 1);
}

void LineSourceTest::lines()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArrayList, lines);
    QFETCH(int, endLine);
    QFETCH(int, endColumn);

    Reading expected{{}, endLine, endColumn};
    for (const QByteArray &line : lines)
        expected.lines.push_back(bytes(line));

    LineSource whole(bytes(text));
    QVERIFY(readAll(whole) == expected);
    QVERIFY(!whole.next());
    QCOMPARE(whole.lineNumber(), endLine);
    LineSource byByte(inPieces(bytes(text), 1));
    QVERIFY(readAll(byByte) == expected);
}

void LineSourceTest::piecesMakeNoDifference()
{
    const auto character = rc::gen::element('\n', '\r', ' ', 'a', '\0', '\xEF', '\xBB', '\xBF');
    const bool holds = rc::check("text in pieces reads as the whole text", [&] {
        const auto text = *rc::gen::container<std::string>(character);
        const auto piece = *rc::gen::inRange<std::size_t>(1, 8);
        LineSource whole(text);
        LineSource pieces{inPieces(text, piece)};
        RC_ASSERT(readAll(whole) == readAll(pieces));
    });
    QVERIFY(holds);
}

void LineSourceTest::asksForNoMoreThanALine()
{
    bool asked = false;
    LineSource watched(
        [&, inner = inPieces("first\nsecond\n", 6)](char *buffer, std::size_t size) mutable {
            asked = true;
            return inner(buffer, size);
        });
    QVERIFY(watched.next());
    QCOMPARE(watched.line(), std::string_view("first"));
    asked = false;
    QCOMPARE(watched.lineNumber(), 1);
    QVERIFY(!asked);
    QVERIFY(watched.next());
    QVERIFY(asked);
}

void LineSourceTest::longLineIsCut()
{
    const std::size_t max = LineSource::maxLineLength;
    const std::string longest(max, 'a');
    const std::string tooLong(3 * max, 'b');
    const std::string text = longest + '\n' + tooLong + "\nnext\n" + tooLong;
    LineSource whole(text);
    LineSource pieces(inPieces(text, 10000));
    for (LineSource *source : {&whole, &pieces}) {
        QVERIFY(source->next());
        QVERIFY(source->line() == longest);
        QVERIFY(source->next());
        QVERIFY(source->line() == tooLong.substr(0, max) + '\0');
        QVERIFY(source->next());
        QCOMPARE(source->line(), std::string_view("next"));
        QCOMPARE(source->lineNumber(), 3);
        QVERIFY(source->next());
        QVERIFY(!source->next());
        QCOMPARE(source->lineNumber(), 4);
    }
}

/// The words before the cut are read; the cut itself is an error, even after blanks only.
void LineSourceTest::endlessLineIsCut()
{
    std::size_t given = 0;
    LineSource source([&](char *buffer, std::size_t size) {
        std::fill_n(buffer, size, ' ');
        if (given == 0)
            buffer[0] = '7';
        given += size;
        return size;
    });
    QVERIFY(source.next());
    QVERIFY(given < 2 * LineSource::maxLineLength);
    WordReader words(source);
    QCOMPARE(words.next(), std::string_view("7"));
    QVERIFY(!words.next().empty());
    const ParseError error = words.error({"nothing", {}});
    QCOMPARE(error.found.english(), std::string("a line of more than 1048576 bytes"));
    QCOMPARE(error.lineText.size(), std::size_t(101));
}

void LineSourceTest::peekDoesNotMove()
{
    LineSource source(inPieces("\xEF\xBB\xBF\n a\nb\nc\n", 1));
    QVERIFY(source.peek(100).starts_with("\n a\nb"));
    QVERIFY(source.next());
    QCOMPARE(source.line(), std::string_view());
    QVERIFY(source.next());
    QCOMPARE(source.line(), std::string_view(" a"));
    QVERIFY(source.peek(3) == "b\nc");
    QVERIFY(source.next());
    QCOMPARE(source.line(), std::string_view("b"));
    QVERIFY(source.next());
    QVERIFY(!source.next());
    QCOMPARE(source.peek(), std::string_view());
}

void LineSourceTest::peekStopsAtTwoLinesWithText()
{
    LineSource source(inPieces("\n \na\n\nb\nc\nd\n", 1));
    QCOMPARE(source.peek(), std::string_view("\n \na\n\nb\n"));
}

void LineSourceTest::wordsHaveColumns()
{
    WordReader words("  12\tx ", 4);
    QCOMPARE(words.next(), std::string_view("12"));
    QCOMPARE(words.column(), 3);
    QCOMPARE(words.next(), std::string_view("x"));
    QCOMPARE(words.column(), 6);
    const ParseError atWord = words.error({"a clue", {}});
    QCOMPARE(atWord.line, 4);
    QCOMPARE(atWord.column, 6);
    QCOMPARE(atWord.message(), std::string("found 'x'; expected a clue"));
    QVERIFY(words.next().empty());
    const ParseError atEnd = words.error({"a clue", {}});
    QCOMPARE(atEnd.column, 8);
    QCOMPARE(atEnd.message(), std::string("found the end of the line; expected a clue"));
}

void LineSourceTest::errorShowsTheWord_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QByteArray>("shown");
    QTest::newRow("plain") << QByteArray("x") << QByteArray("'x'");
    QTest::newRow("nul") << QByteArray("a\0", 2) << QByteArray("'a\\x00'");
    QTest::newRow("return") << QByteArray("1\r2") << QByteArray("'1\\x0D2'");
    QTest::newRow("escape") << QByteArray("\x1B[31m") << QByteArray("'\\x1B[31m'");
    QTest::newRow("not ascii") << QByteArray("\xC3\xBC") << QByteArray("'\\xC3\\xBC'");
    QTest::newRow("percent") << QByteArray("%1%2") << QByteArray("'%1%2'");
    QTest::newRow("long") << QByteArray(41, 'a') << "'" + QByteArray(40, 'a') + "...'";
}

void LineSourceTest::errorShowsTheWord()
{
    QFETCH(QByteArray, word);
    QFETCH(QByteArray, shown);
    const std::string line = bytes(word);
    WordReader words(line, 1);
    words.next();
    QCOMPARE(words.error({"%1", {}}).found.english(), bytes(shown));
}

void LineSourceTest::errorShowsTheLineRoundTheWord()
{
    std::string line(500, 'a');
    line += " b ";
    line.append(500, 'c');
    WordReader words(line, 1);
    words.next();
    words.next();
    const ParseError error = words.error({"", {}});
    QCOMPARE(error.column, 502);
    QCOMPARE(error.lineText.size(), std::size_t(200));
    QCOMPARE(error.lineText[std::size_t(error.column - error.lineTextColumn)], 'b');
}

void LineSourceTest::numbers_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<int>("number"); // -1: none
    for (const char *bad : {"", "-1", "-0", "+1", "201", "99999999999999999999", "1x", "x", "0x1",
                            "1.0", "1e1", " 1", "\xD9\xA1"})
        QTest::newRow(bad) << QByteArray(bad) << -1;
    QTest::newRow("nul") << QByteArray("1\0", 2) << -1;
    QTest::newRow("0") << QByteArray("0") << 0;
    QTest::newRow("007") << QByteArray("007") << 7;
    QTest::newRow("200") << QByteArray("200") << 200;
}

void LineSourceTest::numbers()
{
    QFETCH(QByteArray, word);
    QFETCH(int, number);
    QCOMPARE(readNumber(bytes(word), 200).value_or(-1), number);
}

INKLING_TEST(LineSourceTest, QCoreApplication)
#include "formats/linesource_test.moc"
