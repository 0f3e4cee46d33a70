// SPDX-License-Identifier: MIT
#include "exchange/foreigntext.h"
#include "families/registry.h"
#include "families/slink/grid.h"
#include "support/corpus.h"
#include "support/testprogram.h"

#include <QTest>
#include <sstream>

using namespace inkling;

namespace {

using Row = std::vector<std::string>;

/// The rows of a file of the corpus, without its headings; nothing if it is missing.
std::vector<Row> rowsOf(const std::string &name)
{
    const auto text = test::corpusFile("formats/" + name);
    std::vector<Row> rows;
    std::istringstream lines(text.value_or(""));
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('#'))
            continue;
        Row &row = rows.emplace_back();
        std::istringstream words(line);
        for (std::string word; std::getline(words, word, '\t');)
            row.push_back(word);
    }
    return rows;
}

tl::expected<std::shared_ptr<const Puzzle>, ParseError> readOne(const std::string &text)
{
    LineSource source(text);
    auto read = readForeign(source);
    if (!read)
        return tl::unexpected(read.error());
    return read->puzzle;
}

Draft draftOf(const Puzzle &puzzle)
{
    return puzzle.family().drafting().draft(puzzle);
}

std::string writtenIn(const char *format, const Puzzle &puzzle)
{
    return written(*findFormat(format), puzzle.family(), draftOf(puzzle)).value_or("refused");
}

/// The clues of a board, a character a cell, rows parted by slashes.
std::string gridOf(const Draft &draft)
{
    std::string grid;
    for (std::size_t cell = 0; cell < draft.texts.size(); ++cell) {
        if (cell > 0 && cell % std::size_t(draft.size.columns) == 0)
            grid += '/';
        grid += draft.texts[cell].empty() ? "." : draft.texts[cell];
    }
    return grid;
}

/// The answer that a solved file of pzpr holds.
Answer answerOf(const std::string &file, int rows, int columns)
{
    std::string words = file;
    std::ranges::replace(words, '/', ' ');
    std::istringstream stream(words);
    std::string word;
    for (int i = 0; i < 4 + rows * columns; ++i)
        stream >> word;
    const slink::Grid grid{rows, columns};
    Answer answer{std::vector<std::uint8_t>(std::size_t(grid.edgeCount()))};
    const auto take = [&](int edge) {
        stream >> word;
        answer.values[std::size_t(edge)] = word == "1" ? 1 : 0;
    };
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c <= columns; ++c)
            take(grid.vertical(r, c));
    }
    for (int r = 0; r <= rows; ++r) {
        for (int c = 0; c < columns; ++c)
            take(grid.horizontal(r, c));
    }
    return answer;
}

} // namespace

/// Reads and writes what other programs have written. The texts are the corpus's.
class VectorsTest : public QObject
{
    Q_OBJECT

private slots:
    void slitherAddresses();
    void loopyIds();
    void keenIds();
    void answersOfPzpr();
};

/// A board with a clue that Slitherlink has not here is refused at its first such clue.
void VectorsTest::slitherAddresses()
{
    const auto rows = rowsOf("puzzlink-slither-vectors.tsv");
    if (rows.empty())
        QSKIP("the corpus is not here");
    QCOMPARE(rows.size(), 617U);
    int held = 0;
    for (const Row &row : rows) {
        const std::string beginning = "https://puzz.link/p?slither/" + row[1] + '/' + row[2] + '/';
        const std::string &grid = row[4];
        const auto puzzle = readOne(beginning + row[3]);
        const std::size_t strange = grid.find_first_of("-4");
        if (strange != std::string::npos) {
            QVERIFY2(!puzzle, row[3].c_str());
            const auto before = std::string_view(grid).substr(0, strange);
            const auto line = std::size_t(std::ranges::count(before, '/'));
            QCOMPARE(puzzle.error().found.arguments[1], std::to_string(line + 1));
            QCOMPARE(puzzle.error().found.arguments[2],
                     std::to_string(strange - (line > 0 ? before.rfind('/') + 1 : 0) + 1));
            continue;
        }
        ++held;
        QVERIFY2(puzzle.has_value(), row[3].c_str());
        QCOMPARE(gridOf(draftOf(**puzzle)), grid);
        QCOMPARE(writtenIn("puzz.link", **puzzle), beginning + row[5] + '\n');
    }
    QVERIFY(held > 50);
}

void VectorsTest::loopyIds()
{
    const auto rows = rowsOf("sgt-loopy.tsv");
    if (rows.empty())
        QSKIP("the corpus is not here");
    for (const Row &row : rows) {
        const auto puzzle = readOne(row[1]);
        QVERIFY2(puzzle.has_value(), row[1].c_str());
        const Draft draft = draftOf(**puzzle);
        QCOMPARE(draftOf(*readOne(row[2]).value()), draft);
        QCOMPARE(draftOf(*readOne(row[3]).value()), draft);
        const auto fault = (*puzzle)->fault(answerOf(row[3], draft.size.rows, draft.size.columns));
        QVERIFY2(!fault, row[1].c_str());
        QCOMPARE(writtenIn("tatham", **puzzle), row[1] + '\n');
        QCOMPARE(writtenIn("puzz.link", **puzzle), row[2] + '\n');
    }
}

void VectorsTest::keenIds()
{
    const auto rows = rowsOf("sgt-keen.tsv");
    if (rows.empty())
        QSKIP("the corpus is not here");
    for (const Row &row : rows) {
        const auto puzzle = readOne(row[1]);
        QVERIFY2(puzzle.has_value(), row[1].c_str());
        Answer answer;
        for (const char digit : row[2])
            answer.values.push_back(std::uint8_t(digit - '0'));
        QVERIFY2(!(*puzzle)->fault(answer), row[1].c_str());
        QCOMPARE(writtenIn("tatham", **puzzle), row[1] + '\n');
    }
}

/// An answer in a pzpr file is right or wrong as pzpr says.
void VectorsTest::answersOfPzpr()
{
    const auto rows = rowsOf("pzpr-slither.failcheck.tsv");
    if (rows.empty())
        QSKIP("the corpus is not here");
    int count = 0;
    for (const Row &row : rows) {
        LineSource source(row[2]);
        const auto read = readForeign(source);
        if (row[2].find("/f/") != std::string::npos) {
            QVERIFY2(!read, "the loop does not pass every point here");
            continue;
        }
        QVERIFY2(read.has_value(), row[2].c_str());
        QVERIFY(read->remarks.empty());
        Answer answer{std::vector<std::uint8_t>(read->puzzle->model()->mainCount(), 0)};
        for (const MarkedUnknown &marked : read->work.marks)
            answer.values[marked.unknown] = std::uint8_t(marked.state.values.value());
        QCOMPARE(!read->puzzle->fault(answer), row[0] == "OK");
        ++count;
    }
    QCOMPARE(count, 7);
}

INKLING_TEST(VectorsTest, QCoreApplication)
#include "vectors_test.moc"
