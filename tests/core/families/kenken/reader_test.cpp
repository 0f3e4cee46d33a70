// SPDX-License-Identifier: MIT
#include "families/kenken/family.h"
#include "families/kenken/puzzle.h"
#include "support/checks/reading.h"
#include "support/readertables.h"
#include "support/testprogram.h"

#include <QTest>

using namespace inkling;
using namespace inkling::kenken;

namespace {

using Reading = tl::expected<std::shared_ptr<const KenkenPuzzle>, ParseError>;

Reading readOne(const std::string &text)
{
    LineSource source(text);
    return readPuzzle(source);
}

const std::string small = "2 3\naa\nbc\na 3 +\nb 2 .\nc 1 .\n";

} // namespace

class KenKenReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void readsAPuzzle();
    void readsLettersInAnyOrder();
    void readsCapitalsAfterSmallLetters();
    void readsDigitsAfterCapitals();
    void readsUnknownOperations();
    void readsLargeTargets();
    void readsBlanksAndEmptyLines();
    void endsAtALoneZero();
    void errors_data();
    void errors();
    void randomTextGivesAPlace();
    void isRecognized_data();
    void isRecognized();
    void writesWhatItReads();
    void answerTexts();
};

void KenKenReaderTest::readsAPuzzle()
{
    const auto puzzle = readOne(small);
    QVERIFY(puzzle.has_value() && *puzzle);
    const Cages &cages = (*puzzle)->cages();
    QCOMPARE(cages.side, 2);
    QCOMPARE(cages.cages.size(), std::size_t(3));
    QCOMPARE(cages.cages[0].operation, Operation::Sum);
    QCOMPARE(cages.cages[0].target, std::int64_t(3));
    QCOMPARE(cages.cages[0].cells, (std::vector<std::uint8_t>{0, 1}));
    QCOMPARE(cages.cages[1].operation, Operation::Given);
    QCOMPARE(cages.cageOf, (std::vector<std::uint8_t>{0, 0, 1, 2}));
}

void KenKenReaderTest::readsLettersInAnyOrder()
{
    const auto puzzle = readOne("2 3\ncc\nab\nb 1 .\nc 3 +\na 2 .\n");
    QVERIFY(puzzle.has_value());
    QCOMPARE((*puzzle)->cages().cages[0].target, std::int64_t(2));
    QCOMPARE((*puzzle)->cages().cages[2].target, std::int64_t(3));
    QCOMPARE((*puzzle)->text(), std::string("2 3\ncc\nab\na 2 .\nb 1 .\nc 3 +\n"));
}

void KenKenReaderTest::readsCapitalsAfterSmallLetters()
{
    std::string text = "6 27\n";
    std::string clues;
    // Ten cells in one cage, then one each.
    for (int row = 0; row < 6; ++row) {
        for (int column = 0; column < 6; ++column) {
            const int place = row * 6 + column;
            text += place < 6 || place == 11 || place == 10 || place == 9 || place == 8
                        ? 'a'
                        : letterOf(place < 8 ? place - 5 : place - 9);
        }
        text += '\n';
    }
    clues += "a 30 +\n";
    for (int cage = 1; cage < 27; ++cage)
        clues += std::string(1, letterOf(cage)) + " 1 .\n";
    const auto puzzle = readOne(text + clues);
    QVERIFY2(puzzle.has_value(), puzzle ? "" : puzzle.error().message().c_str());
    QCOMPARE((*puzzle)->cages().cages.size(), std::size_t(27));
    QCOMPARE((*puzzle)->cages().cageOf.back(), std::uint8_t(26));
    QVERIFY((*puzzle)->text().find("\nA 1 .\n") != std::string::npos);
}

void KenKenReaderTest::readsDigitsAfterCapitals()
{
    std::string text = "12 56\n";
    std::string clues;
    int cage = 0;
    for (int row = 0; row < 12; ++row) {
        const std::vector<int> lengths
            = row < 5 ? std::vector{2, 2, 2, 2, 2, 1, 1} : std::vector{4, 4, 4};
        for (const int length : lengths) {
            const std::string letter(1, letterOf(cage++));
            text += std::string(std::size_t(length), letter.front());
            clues += letter + (length == 1 ? " 12 .\n" : " 20 +\n");
        }
        text += '\n';
    }
    const auto puzzle = readOne(text + clues);
    QVERIFY2(puzzle.has_value(), puzzle ? "" : puzzle.error().message().c_str());
    QCOMPARE((*puzzle)->cages().cageOf.back(), std::uint8_t(55));
    QCOMPARE((*puzzle)->text(), text + clues);
    QVERIFY(clues.ends_with("\n3 20 +\n"));
}

void KenKenReaderTest::readsUnknownOperations()
{
    const auto puzzle = readOne("2 3\naa\nbc\na 2 ?\nb 2 .\nc 1 .\n");
    QVERIFY(puzzle.has_value());
    QCOMPARE((*puzzle)->cages().cages[0].operation, Operation::Unknown);
    QCOMPARE(clueText((*puzzle)->cages().cages[0]), std::string("2?"));
}

void KenKenReaderTest::readsLargeTargets()
{
    const auto puzzle = readOne("2 3\naa\nbc\na 61917364224 *\nb 2 .\nc 1 .\n");
    QVERIFY(puzzle.has_value());
    QCOMPARE((*puzzle)->cages().cages[0].target, std::int64_t(61'917'364'224));
}

void KenKenReaderTest::readsBlanksAndEmptyLines()
{
    const auto puzzle
        = readOne("\xEF\xBB\xBF\n \t\r\n 2  3 \r\naa \r\nbc\r\na\t3 +\r\n b 2 .\r\nc 1 . ");
    QVERIFY(puzzle.has_value());
    QCOMPARE((*puzzle)->text(), small);
}

void KenKenReaderTest::endsAtALoneZero()
{
    LineSource source(small + "\n" + small + "0\n\n");
    QVERIFY(*readPuzzle(source));
    QVERIFY(*readPuzzle(source));
    const auto end = readPuzzle(source);
    QVERIFY(end.has_value() && !*end);
}

void KenKenReaderTest::errors_data()
{
    const test::BadTexts row;
    const char *size = "a side from 1 to 12 and a number of cages from 1 to 62, or 0";
    const auto sized
        = [&](const char *found) { return QByteArray("found ") + found + "; expected " + size; };
    row("no end", "", 0, 1, 1, sized("the end of the text"));
    row("no size", "x 3\n", 0, 1, 1, sized("'x'"));
    row("too large", "13 3\n", 0, 1, 1, sized("'13'"));
    row("no count", "2\n", 0, 1, 2, sized("the end of the line"));
    row("no cage", "2 0\n", 0, 1, 3, sized("'0'"));
    row("too many cages", "9 63\n", 0, 1, 3, sized("'63'"));
    row("too much", "2 3 4\n", 0, 1, 5, "found '4'; expected the end of the line");
    row("after the end", "0\nx\n", 0, 2, 1, "found 'x'; expected nothing more after the closing 0");
    row("row missing", "2 3\naa\n", 0, 3, 1, "found the end of the text; expected row 2 of 2");
    row("row short", "2 3\na\nbc\n", 0, 2, 1, "found 'a'; expected a row of 2 letters");
    row("row long", "2 3\naab\nbc\n", 0, 2, 1, "found 'aab'; expected a row of 2 letters");
    row("row in pieces", "2 3\naa a\nbc\n", 0, 2, 4, "found 'a'; expected the end of the line");
    row("no letter", "2 3\na1\nbc\n", 0, 2, 2, "found '1'; expected a letter from a to c");
    row("letter too far", "2 3\naa\nbd\n", 0, 3, 2, "found 'd'; expected a letter from a to c");
    row("capital", "2 27\naa\nbB\n", 0, 3, 2,
        "found 'B'; expected a letter from a to z or from A to A");
    row("one letter", "1 1\nb\n", 0, 2, 1, "found 'b'; expected the letter a");
    row("two pieces", "2 2\nab\nba\na 3 +\nb 3 +\n", 0, 3, 1,
        "found 'b'; expected a cage in one piece: this cell does not touch the others of its "
        "letter");
    row("too many cells", "4 2\naaaa\naaaa\naaab\nbbbb\na 30 +\nb 12 +\n", 0, 4, 3,
        "found 'a'; expected at most 10 cells in a cage");
    row("clue missing", "2 3\naa\nbc\na 3 +\nb 2 .\n", 0, 6, 1,
        "found the end of the text; expected clue 3 of 3");
    row("clue twice", "2 3\naa\nbc\na 3 +\na 3 +\n", 0, 5, 1,
        "found 'a'; expected a cage that has no clue yet");
    row("clue of no cage", "2 3\naa\nbb\na 3 +\nb 3 +\nc 1 .\n", 0, 6, 1,
        "found 'c'; expected a letter that stands in the grid");
    row("clue of no letter", "2 3\naa\nbc\nd 3 +\n", 0, 4, 1,
        "found 'd'; expected a letter from a to c");
    row("clue of two letters", "2 3\naa\nbc\naa 3 +\n", 0, 4, 1,
        "found 'aa'; expected a letter from a to c");
    row("no target", "2 3\naa\nbc\na + 3\n", 0, 4, 3,
        "found '+'; expected a target from 0 to 61917364224");
    row("target below 0", "2 3\naa\nbc\na -3 +\n", 0, 4, 3,
        "found '-3'; expected a target from 0 to 61917364224");
    row("target too large", "2 3\naa\nbc\na 61917364225 *\n", 0, 4, 3,
        "found '61917364225'; expected a target from 0 to 61917364224");
    row("no operator", "2 3\naa\nbc\na 3\n", 0, 4, 4,
        "found the end of the line; expected '+', '-', '*', '/' or '?' for a cage of two cells");
    row("given of two", "2 3\naa\nbc\na 3 .\n", 0, 4, 5,
        "found '.'; expected '+', '-', '*', '/' or '?' for a cage of two cells");
    row("sum of one", "2 3\naa\nbc\nb 2 +\n", 0, 4, 5,
        "found '+'; expected '.' for a cage of one cell");
    row("unknown of one", "2 3\naa\nbc\nb 2 ?\n", 0, 4, 5,
        "found '?'; expected '.' for a cage of one cell");
    row("no operator for three", "2 2\naa\nab\na 1 .\n", 0, 4, 5,
        "found '.'; expected '+', '-', '*', '/' or '?' for a cage of 3 cells");
    row("another sign", "2 3\naa\nbc\na 3 x\n", 0, 4, 5,
        "found 'x'; expected '+', '-', '*', '/' or '?' for a cage of two cells");
    row("clue too long", "2 3\naa\nbc\na 3 + 1\n", 0, 4, 7,
        "found '1'; expected the end of the line");
}

void KenKenReaderTest::errors()
{
    test::checkBadText(family());
}

void KenKenReaderTest::randomTextGivesAPlace()
{
    test::checkRandomTexts(family(), "0123aabb+-.?    \n\n\n\r\t");
}

void KenKenReaderTest::isRecognized_data()
{
    const test::Likenesses row;
    row("a puzzle", small.c_str(), Likeness::Yes);
    row("its head", "\n 2 3\naa\n", Likeness::Yes);
    row("only a size", "2 3\n", Likeness::Perhaps);
    row("only the end", "0\n", Likeness::Perhaps);
    row("another grid", "2 2\n1 2\n3 0\n", Likeness::Perhaps);
    row("another size", "20 20\n", Likeness::No);
    row("words", "hello\n", Likeness::No);
    row("nothing", "", Likeness::No);
    row("a wrong letter", "2 2\nac\n", Likeness::Yes);
    row("a row too long", "2 2\nabb\n", Likeness::Yes);
    row("a side too large", "20 20\nabc\n", Likeness::Yes);
}

void KenKenReaderTest::isRecognized()
{
    test::checkLikeness(family());
}

void KenKenReaderTest::writesWhatItReads()
{
    QCOMPARE((*readOne(small))->text(), small);
}

void KenKenReaderTest::answerTexts()
{
    const auto puzzle = *readOne(small);
    const Answer answer{{1, 2, 2, 1}};
    QCOMPARE(puzzle->answerText(3, &answer), std::string("KenKen Puzzle #3:\n12\n21\n\n"));
    QCOMPARE(puzzle->answerText(1, nullptr), std::string("KenKen Puzzle #1:\nNo solution\n\n"));
}

INKLING_TEST(KenKenReaderTest, QCoreApplication)
#include "families/kenken/reader_test.moc"
