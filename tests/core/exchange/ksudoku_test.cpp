// SPDX-License-Identifier: MIT
#include "exchange/foreigntext.h"
#include "formats/linesource.h"
#include "support/testprogram.h"

#include <QTest>

using namespace inkling;

namespace {

std::string game(const std::string &graph, const std::string &values)
{
    return "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"9\">\n  <puzzle>\n"
           + graph + "\n<values>" + values
           + "</values></puzzle>\n  <history>\n   <simple-event index=\"1\" value=\"2\"/>\n"
             "  </history>\n </game>\n</ksudoku>\n";
}

const std::string mathdoku
    = "<graph order='2' type=\"custom\" specific-type=\"Mathdoku\" ncliques=\"4\" sizeX=\"2\" "
      "sizeY=\"2\" sizeZ=\"1\" name=\"x\">\n<sudokugroups at=\"0\" withblocks=\"0\"/>\n";

} // namespace

/// The saved games of KSudoku.
class KSudokuTest : public QObject
{
    Q_OBJECT

private slots:
    void meansThePuzzle_data();
    void meansThePuzzle();
    void errors_data();
    void errors();
};

void KSudokuTest::meansThePuzzle_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("judge");
    const std::string plain = "<graph order=\"4\" type=\"sudoku\" specific-type=\"Plain\"/>";
    // Cells are numbered down the columns, and b is 1.
    QTest::newRow("plain") << game(plain, "b_____e__d_____c")
                           << std::string("sudoku 4\n1...\n..3.\n.4..\n...2\n");
    // The groups of KSudoku's own file XSudoku.xml, for a board of four rows.
    const std::string crossed = "<graph sizeX=\"4\" sizeY=\"4\" sizeZ=\"1\" ncliques=\"14\" "
                                "order=\"4\" \ntype=\"custom\" specific-type=\"XSudoku\" >"
                                "<!-- <clique> -->"
                                "<clique size=\"4\" >0 1 2 3 </clique><clique>4 5 6 7</clique>"
                                "<clique>8 9 10 11</clique><clique>12 13 14 15</clique>"
                                "<clique>0 4 8 12</clique><clique>1 5 9 13</clique>"
                                "<clique>2 6 10 14</clique><clique>3 7 11 15</clique>"
                                "<clique>0 1 4 5</clique><clique>2 3 6 7</clique>"
                                "<clique>8 9 12 13</clique><clique>10 11 14 15</clique>"
                                "<clique>0 5 10 15</clique>\n<clique>3 6 9 12</clique></graph>";
    QTest::newRow("crossed") << game(crossed, "b_____e__d_____c")
                             << std::string("sudoku 4 diagonals\n1...\n..3.\n.4..\n...2\n");
    const std::string cages = "<cage operator=\"4\" value=\"3\" size=\"2\"> 0 1 </cage>\n";
    QTest::newRow("Mathdoku") << game(mathdoku + cages
                                          + "<cage operator=\"3\" value=\"2\" size=\"2\"> 2 3 "
                                            "</cage>\n</graph>",
                                      "____")
                              << std::string("2 2\nab\nab\na 3 +\nb 2 *\n");
    QTest::newRow("Mathdoku with digits") << game(
        mathdoku + cages + "<cage operator=\"0\" value=\"1\" size=\"1\"> 2 </cage></graph>", "__bc")
                                          << std::string("2 3\nab\nac\na 3 +\nb 1 .\nc 2 .\n");
}

void KSudokuTest::meansThePuzzle()
{
    QFETCH(std::string, text);
    QFETCH(std::string, judge);
    for (const std::string &whole : {text, "<?xml version=\"1.0\"?>\n" + text}) {
        QVERIFY(recognized(whole));
        QCOMPARE(std::string(recognized(whole)->id), std::string("ksudoku"));
        LineSource source(whole + whole);
        for (int i = 0; i < 2; ++i) {
            const auto puzzle = readForeign(source);
            QVERIFY2(puzzle.has_value(), puzzle ? "" : puzzle.error().message().c_str());
            QCOMPARE(puzzle->puzzle->text(), judge);
        }
    }
}

void KSudokuTest::errors_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<std::string>("message");
    const auto add = [](const char *name, const std::string &text, int line, int column,
                        const std::string &message) {
        QTest::newRow(name) << text << line << column << message;
    };
    add("another kind", game("<graph order=\"9\" type=\"custom\" specific-type=\"Samurai\"/>", "_"),
        5, 47,
        "found the kind 'Samurai' (KSudoku file); expected one of these kinds: Sudoku, "
        "KenKen");
    add("other groups",
        game("<graph order=\"4\" type=\"custom\" specific-type=\"Plain\">"
             "<sudokugroups at=\"0\" withblocks=\"0\"/></graph>",
             "_"),
        5, 1,
        "found '<graph order=\"4\" type=\"custom\" specific-...'; expected the rows and columns of "
        "a square, and a Sudoku's boxes");
    add("few values", game("<graph order=\"4\" type=\"sudoku\"/>", "_"), 6, 10,
        "found 1 values; expected 16 values, each '_' or a letter from b on");
    add("many values", game("<graph order=\"4\" type=\"sudoku\"/>", std::string(25, '_')), 6, 25,
        "found 25 values; expected 16 values, each '_' or a letter from b on");
    add("wrong value", game("<graph order=\"4\" type=\"sudoku\"/>", "_a"), 6, 10,
        "found 'a'; expected 16 values, each '_' or a letter from b on");
    add("no number", game("<graph order=\"four\" type=\"sudoku\"/>", "_"), 5, 15,
        "found 'four'; expected the number of rows as the graph's order");
    add("no order", game("<graph type=\"sudoku\"/>", "_"), 5, 1,
        "found '<graph type=\"sudoku\"/>'; expected the number of rows as the graph's order");
    add("too large", game("<graph order=\"16\" type=\"sudoku\"/>", "_"), 5, 15,
        "found 16x16; expected a size from 4x4 to 9x9");
    add("outside", game(mathdoku + "<cage value=\"1\">4</cage></graph>", "____"), 7, 17,
        "found '4'; expected a cell of the board");
    add("entities", "<!DOCTYPE ksudoku [<!ENTITY a \"aaaa\">]>\n<ksudoku/>", 1, 1,
        "found '<!DOCTYPE'; expected XML");
    add("cut off", "<ksudoku>\n<game>\n", 2, 7,
        "found the end of the text; expected the rest of the file; it is cut off here");
    add("no end", "<ksudoku>\n<graph order=\"4", 2, 15, "found '4'; expected XML");
    add("empty", "<ksudoku>\n</ksudoku>", 1, 1,
        "found '<ksudoku>'; expected the elements graph and values");
}

void KSudokuTest::errors()
{
    QFETCH(std::string, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(std::string, message);
    LineSource source(text);
    const auto puzzle = readForeign(source);
    QVERIFY(!puzzle);
    QVERIFY2(puzzle.error().message() == message, puzzle.error().message().c_str());
    QCOMPARE(puzzle.error().line, line);
    QCOMPARE(puzzle.error().column, column);
}

INKLING_TEST(KSudokuTest, QCoreApplication)
#include "ksudoku_test.moc"
