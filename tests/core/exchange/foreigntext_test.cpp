// SPDX-License-Identifier: MIT
#include "exchange/foreigntext.h"
#include "families/registry.h"
#include "support/corpus.h"
#include "support/testprogram.h"

#include <QTest>

using namespace inkling;

namespace {

/// What a text holds: its puzzles in judge text, up to the end or an error.
struct Content
{
    std::vector<std::string> puzzles;
    std::vector<std::string> remarks;
    std::optional<ParseError> error;
};

Content contentOf(const std::string &text)
{
    LineSource source(text);
    Content content;
    for (;;) {
        const auto puzzle = readForeign(source);
        if (!puzzle)
            content.error = puzzle.error();
        if (!puzzle || !puzzle->puzzle)
            return content;
        content.puzzles.push_back(puzzle->puzzle->text());
        for (const Remark &remark : puzzle->remarks)
            content.remarks.push_back(std::to_string(remark.line) + ':'
                                      + std::to_string(remark.column) + ' '
                                      + remark.words.english());
    }
}

const std::string smallKeen = "3:_aba_3a,m3s1a8s1";
const std::string smallKenken = "3 4\nabb\nacc\nddc\na 3 *\nb 1 -\nc 8 +\nd 1 -\n";

} // namespace

/// Texts of other programs: how they are told apart, what they mean, and what is said of wrong ones.
class ForeignTextTest : public QObject
{
    Q_OBJECT

private slots:
    void judgeTextsAreNotForeign();
    void formatsAreTold_data();
    void formatsAreTold();
    void meansThePuzzle_data();
    void meansThePuzzle();
    void longRunsOfKeen();
    void severalPuzzles();
    void tellsWhatIsLeftOut_data();
    void tellsWhatIsLeftOut();
    void goesOnBehindAnError();
    void errors_data();
    void errors();
    void refusesToWrite();
};

void ForeignTextTest::judgeTextsAreNotForeign()
{
    for (const Family *family : families()) {
        for (const Sample &sample : family->samples())
            QVERIFY2(!recognized(sample.text), sample.title.data());
        for (const std::string &file : test::corpusFilesOf(*family))
            QVERIFY2(!recognized(*test::corpusFile(file)), file.c_str());
    }
    for (const char *text : {"", "\n\n", "hello\nworld\n", "3", "word", "{\"format\":1}", "5x5",
                             "a: b", "abcd\nefgh\nijkl\nmnop\n\nno clue\n", "3 3\n1 2 3\n"})
        QVERIFY2(!recognized(text), text);
}

void ForeignTextTest::formatsAreTold_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("format");
    const auto add = [](const char *format, const std::string &text) {
        QTest::newRow(text.substr(0, 40).c_str()) << text << std::string(format);
    };
    add("puzz.link", "https://puzz.link/p?slither/3/3/o");
    add("puzz.link", "http://pzv.jp/p.html?slither/3/3/");
    add("puzz.link", "\n  \r\nhttps://puzz.link/p.html?nurikabe_edit/3/3/");
    add("pzpr", "pzprv3/slither/5/5");
    add("pzpr", "pzprv3.1\nsudoku\n9\n");
    add("pzpr", "http://pzv.jp/p.html?pzprv3/slither/5/5");
    add("tatham", "5x5t0:a12b3c23f1a202b0");
    add("tatham", "5x5t0de#demo");
    add("tatham", "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/keen.html#" + smallKeen);
    add("tatham-save", "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n");
    add("sudoku-line", std::string(81, '.'));
    add("sudoku-line", "  \n" + std::string(81, '0') + "  \r\n");
    add("sudoku-grid", "53..7....\n6..195...\n");
    add("letter-grid", "ABB\nACC\nDDC\n\nA 3*\n");
    add("letter-grid", ".KK \"one\"\nABB\nACC\nDDC\n");
    add("clue-grid", "3 3\n3* 1- .\n");
    add("janko", "[problem]\n");
    add("janko", "begin\npuzzle sudoku\n");
}

void ForeignTextTest::formatsAreTold()
{
    QFETCH(std::string, text);
    QFETCH(std::string, format);
    const Format *found = recognized(text);
    QVERIFY(found);
    QCOMPARE(std::string(found->id), format);
    QCOMPARE(findFormat(format), found);
}

void ForeignTextTest::meansThePuzzle_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("judge");
    const auto add = [](const std::string &text, const std::string &judge) {
        QTest::newRow(text.substr(0, 60).c_str()) << text << judge;
    };
    const std::string slither = "5 5\n2 . . 1 .\n. 2 . . 1\n. . 2 . .\n3 . . 3 .\n. 0 . . 3\n";
    add("https://puzz.link/p?slither/5/5/cbcbcddad", slither);
    add("puzz.link/p?slitherlink_edit/v:2/5/5/cbcbcddad/", slither);
    add("http://pzv.jp/p.html?type=editor&slither/5/5/cbcbcddad", slither);
    const std::string shorter = "4 4\n3 . . .\n3 . . .\n. 2 2 .\n. 2 . 1\n";
    add("https://puzz.link/p?slither/4/4/dgdh2c71", shorter);
    add("https://puzz.link/p?slither/4/4/dgdh2c7b", shorter);
    add(
        "https://puzz.link/p?slither/22/1/1z1", "1 22\n1" + []() {
            std::string blanks;
            for (int i = 0; i < 20; ++i)
                blanks += " .";
            return blanks;
        }() + " 1\n");
    add("https://puzz.link/p?slither/2/1/", "1 2\n. .\n");
    add("https://x.org/p?type=editor&pzprv3.1/slither/2/3/0%20.%203%20/. . ./",
        "2 3\n0 . 3\n. . .\n");
    add("pzprv3\r\nslither\r\n2\r\n3\r\n0  . 3 \r\n. . . \r\n1 0 0 0\r\n", "2 3\n0 . 3\n. . .\n");
    add("pzprv3/slither/1/2", "1 2\n. .\n");
    add("https://puzz.link/p?hitori/2/2/1z-2f1", "hitori 2 2\n1 35\n87 1\n");
    add("https://puzz.link/p?mashu/3/2/i2", "masyu 2 3\nx..\n..x\n");
    add("https://puzz.link/p?pearl/3/2/i2", "masyu 2 3\nx..\n..x\n");
    add("pzprv3/mashu/2/3/2 . . /. . 1 /", "masyu 2 3\nx..\n..o\n");
    const std::string kakuro = "kakuro 3 3\n# 4\\ 11\\\n\\12 . .\n\\3 . .\n";
    add("https://puzz.link/p?kakuro/2/2/n4bc3", kakuro);
    add("pzprv3/kakuro/2/2/0 4 11 /12 . . /3 . . /", kakuro);
    add("https://puzz.link/p?kakuro/3/1/.09k5", "kakuro 2 4\n# # # 5\\\n# # \\9 .\n");
    add("https://puzz.link/p?sudoku/4/4/1k3h4k2", "sudoku 4\n1...\n..3.\n.4..\n...2\n");
    add("2x2:1e3b4e2", "sudoku 4\n1...\n..3.\n.4..\n...2\n");
    add("2x2:1e3i", "sudoku 4\n1...\n..3.\n....\n....\n"); // as long as a Singles of 2 x 2
    add("2x2x:1e3b4e2", "sudoku 4 diagonals\n1...\n..3.\n.4..\n...2\n");
    add("2x2k:p,_baa_ab______aa_,5_9c5a3_4a8a6c",
        "sudoku 4 cages 7\n....\n....\n....\n....\nabbb\naccd\neefd\nggff\na 5 +\nb 9 +\nc 5 +\nd "
        "3 +\n"
        "e 4 +\nf 8 +\ng 6 +\n");
    add("5x5t0:2b232h3b303a1c", "5 5\n2 . . 2 3\n2 . . . .\n. . . . 3\n. . 3 0 3\n. 1 . . .\n");
    add("3x2:123321", "hitori 2 3\n1 2 3\n3 2 1\n");
    add("6x6:BcWdBbBeBbBaBfBaWc", "masyu 6 6\nx...o.\n...x..\nx.....\nx..x.x\n......\nx.o...\n");
    add(smallKeen, smallKenken);
    add("https://x.org/js/keen.html#" + smallKeen, smallKenken);
    add("SAVEFILE:41:Simon\nVERSION :1:1\nGAME    :4:Keen\nPARAMS  :1:3\nSEED    :1:1\nDESC    :16:"
            + smallKeen.substr(2) + "\nNSTATES :1:1\n",
        smallKenken);
    add("ABB\nACC\nDDC\n\nA 3*\nB 1-\nC 8+\nD 1-\n", smallKenken);
    add("aXX\nacc\nDDc\n\na: x3\nX:1-\nc = 8 +\nD 1-\n", smallKenken);
    add("3AA\n1AA\n2BB\n\nA 4\nB 3+\n", "3 5\nabb\ncbb\ndee\na 3 .\nb 4 ?\nc 1 .\nd 2 .\ne 3 +\n");
    add("AAB\nACB\nCCB\n\nA 0-\nB 1/\nC 1-\n", "3 3\naab\nacb\nccb\na 0 -\nb 1 /\nc 1 -\n");
    add("AA\nAB\n\nA 2/\nB + 2\n", "2 2\naa\nab\na 2 /\nb 2 .\n");
    add("3 3\n3* 1- .\n. 8+ .\n1- . .\n1 2 2\n1 3 3\n4 4 3\n", smallKenken);
    add("[begin]\n[problem]\n3* 1- -\n- 8+ -\n1- - -\n[areas]\n1 2 2\n1 3 3\n4 4 3\n[end]\n",
        smallKenken);
    const std::string areas = "areas\n1 2 2\n1 3 3\n4 4 3\n";
    add("begin\r\npuzzle Kendoku\r\nauthor A B\r\nsize 3\r\nproblem\r\n3* 1- -\r\n"
        "- 8+ -\r\n1- - -\r\n"
            + areas + "solution\n1 2 3\nmoves\nZ2;ba,2;\ncb,4;\nend\n",
        smallKenken);
    // By the board alone.
    add("[problem]\n3* 1- -\n- 8+ -\n1- - -\n\n[areas]\n1 2 2\n1 3 3\n4 4 3\n", smallKenken);
    add("[problem]\n0 -  3\n- - -\n", "2 3\n0 . 3\n. . .\n");
    add("begin\nproblem\n1 35\n87 1\nend", "hitori 2 2\n1 35\n87 1\n");
    add("begin\nproblem\n- b w\n- - -\nend", "masyu 2 3\n.xo\n...\n");
    add("[problem]\n- - 3 1\n- - - -\n- - - -\n1 4 - -\n", "sudoku 4\n..31\n....\n....\n14..\n");
    add("begin\npuzzle sudoku\nunit 30\nsize 4\npatternx 2\npatterny 2\nproblem\n- - 3 1\n- - - -\n"
        "- - - -\n1 2 - -\nareas\nsolution\n4 2 3 1\nend\n",
        "sudoku 4\n..31\n....\n....\n12..\n");
    add("[begin]\n[puzzle] slitherlink\n[rows] 1\n[cols]\n2\n[problem]\n3 -\n[solution]\n? ?\n"
        "[end]\n",
        "1 2\n3 .\n");
    add("1:000101000202030302:0,3,3:1,1,2:2,8,1:3,1,2", smallKenken);
    add("2:00010001:0,3,1:1,2,0", "2 2\nab\nab\na 3 +\nb 2 ?\n");
    const std::string top = "53..7....";
    const std::string blank = ".........";
    std::string grid = top + '\n';
    std::string line = top;
    for (int i = 1; i < 9; ++i) {
        grid += blank + '\n';
        line += "000000000";
    }
    add(line, "sudoku 9\n" + grid);
    add(grid, "sudoku 9\n" + grid);
}

void ForeignTextTest::meansThePuzzle()
{
    QFETCH(std::string, text);
    QFETCH(std::string, judge);
    const Content content = contentOf(text);
    QVERIFY2(!content.error, content.error ? content.error->message().c_str() : "");
    QCOMPARE(content.puzzles.size(), 1U);
    QCOMPARE(content.puzzles.front(), judge);
}

/// The programs read `y` as 25 pairs without a wall, though they write `z` for that.
void ForeignTextTest::longRunsOfKeen()
{
    std::string clues;
    for (int i = 0; i < 9; ++i)
        clues += "a45";
    const std::string id = "9:yyv_72," + clues;
    LineSource source(id);
    const auto puzzle = readForeign(source);
    QVERIFY(puzzle.has_value());
    const Family &family = puzzle->puzzle->family();
    QCOMPARE(*written(*findFormat("tatham"), family, family.drafting().draft(*puzzle->puzzle)),
             id + '\n');
    QVERIFY(contentOf("9:zzv_72," + clues).error);
}

void ForeignTextTest::tellsWhatIsLeftOut_data()
{
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("remark");
    const auto add = [](const char *name, const char *body, const char *remark) {
        QTest::newRow(name) << std::string(body) << std::string(remark);
    };
    add("whole", "slither/5/5/cbcbcddad", "");
    add("whole, with its last bar", "slither/3/2/012301/", "");
    add("cut off", "slither/5/5/cbcb",
        "1:37 the address ends before row 3, column 3; the cells from there on are blank");
    add("goes on", "slither/3/2/01230178", "1:39 what follows the last cell is left out: '78'");
    add("odd sign", "slither/3/1/1F2", "1:34 'F' is taken as a blank cell");
    add("Sudoku cut off", "sudoku/4/4/1g2",
        "1:35 the address ends before row 1, column 4; the cells from there on are blank");
    add("Masyu cut off", "mashu/3/3/90",
        "1:33 the address ends before row 3, column 1; the cells from there on are blank");
}

void ForeignTextTest::tellsWhatIsLeftOut()
{
    QFETCH(std::string, body);
    QFETCH(std::string, remark);
    const Content content = contentOf("https://puzz.link/p?" + body);
    QVERIFY2(!content.error, content.error ? content.error->message().c_str() : "");
    QCOMPARE(content.puzzles.size(), std::size_t(1));
    std::string remarks;
    for (const std::string &each : content.remarks)
        remarks += each;
    QCOMPARE(remarks, remark);
}

void ForeignTextTest::goesOnBehindAnError()
{
    LineSource source("https://puzz.link/p?slither/1/1/2\nhttps://puzz.link/p?nurikabe/1/1/2\n"
                      "no\nadress\nhttps://puzz.link/p?slither/2/1/1");
    std::vector<int> lines;
    std::size_t count = 0;
    for (auto read = readForeign(source); !read || read->puzzle; read = readForeign(source)) {
        if (read)
            ++count;
        else
            lines.push_back(read.error().line);
    }
    QCOMPARE(count, std::size_t(2));
    QCOMPARE(lines, (std::vector{2, 3}));
}

void ForeignTextTest::severalPuzzles()
{
    const Content content = contentOf("\n" + smallKeen
                                      + "\n\nhttps://puzz.link/p?slither/2/1/\r\n"
                                        "pzprv3\nslither\n1\n2\n3 . \n\npzprv3/slither/1/2\n"
                                        "[problem]\n1 -\n\n[problem]\n2 -\n\n"
                                        "AA\nAA\n\nA 6+\n\nAB\nAB\nA 2*\nB 2*\n2x2:p");
    QVERIFY2(!content.error, content.error ? content.error->message().c_str() : "");
    QCOMPARE(content.puzzles,
             (std::vector<std::string>{smallKenken, "1 2\n. .\n", "1 2\n3 .\n", "1 2\n. .\n",
                                       "1 2\n1 .\n", "1 2\n2 .\n", "2 1\naa\naa\na 6 +\n",
                                       "2 2\nab\nab\na 2 *\nb 2 *\n",
                                       "sudoku 4\n....\n....\n....\n....\n"}));
    const Content broken = contentOf(smallKeen + "\n\n" + smallKeen + "\n4 5 6\n");
    QCOMPARE(broken.puzzles.size(), 2U);
    QCOMPARE(broken.error->line, 4);
}

void ForeignTextTest::errors_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<std::string>("message");
    const auto add = [](const std::string &text, int line, int column, const std::string &message) {
        QTest::newRow(text.substr(0, 60).c_str()) << text << line << column << message;
    };
    add("\nhttps://puzz.link/p?slither/3/2/5.g9", 2, 34,
        "found '.' at row 1, column 3 (puzz.link address); expected a clue that Slitherlink "
        "has");
    add("https://puzz.link/p?slither/2/2/04", 1, 34,
        "found '4' at row 1, column 2 (puzz.link address); expected a clue that Slitherlink "
        "has");
    add("pzprv3\nslither\n1\n2\n. -\n", 5, 3,
        "found '-' at row 1, column 2 (pzpr file); expected a clue that Slitherlink has");
    add("2x2t0:0b4", 1, 9,
        "found '4' at row 2, column 2 (Simon Tatham's game ID); expected a clue that "
        "Slitherlink has");
    add("https://puzz.link/p?slither/f/3/3/gdk", 1, 29,
        "found 'f'; expected a puzzle without a special rule");
    add("pzprv3.1/slither/2/3/f/. . . /", 1, 22,
        "found 'f/.'; expected a puzzle without the rule that the loop passes every point");
    add("https://puzz.link/p?nurikabe/3/3/gdk", 1, 21,
        "found the kind 'nurikabe' (puzz.link address); expected one of these kinds: "
        "Slitherlink, Sudoku, Kakuro, Hitori, Masyu");
    add("https://puzz.link/p?slither/3", 1, 30,
        "found the end of the text; expected the number of rows or columns");
    add("https://puzz.link/p?slither/99999/99999/a", 1, 29,
        "found 99999x99999; expected a size from 1x1 to 200x200");
    add("https://puzz.link/p?slither/99999999999/3/a", 1, 29,
        "found '99999999999'; expected the number of rows or columns");
    add("https://puzz.link/p?sudoku/16/16/a", 1, 28,
        "found 16x16; expected a size from 4x4 to 9x9");
    add("https://puzz.link/p?hitori/2/2/1%23", 1, 33,
        "found '%' at row 1, column 2 (puzz.link address); expected a clue that Hitori has");
    add("https://puzz.link/p?hitori/2/2/121", 1, 35,
        "found the end of the address; expected the cells from row 2, column 2 on");
    add("https://puzz.link/p?kakuro/2/2/n34", 1, 35,
        "found the end of the address; expected the last 2 sums");
    add(std::string(80, '.'), 1, 1, "found 80 characters; expected 81, one for each cell");
    add("1x" + std::string(79, '.'), 1, 2,
        "found 'x' at row 1, column 2 (Sudoku in one line); expected a clue that Sudoku has");
    add("https://example.com/foo", 1, 1,
        "found 'https://example.com/foo'; expected the address of a puzzle, such as "
        "https://puzz.link/p?slither/3/3/...");
    add("4x4:p_", 1, 1, "found '4x4'; expected 2x2, 2x3 or 3x3 boxes");
    add("9j:c6a5,aa", 1, 2, "found 'j'; expected a Sudoku whose boxes are rectangles");
    add("3x2:z", 1, 1, "found '3x2'; expected 2x2, 2x3 or 3x3 boxes");
    add("5x5t0de#demo", 1, 1, "found '5x5t0de#'; expected a game id with ':', not a random seed");
    add("5x5t1:y", 1, 4, "found 't1'; expected t0, a grid of squares");
    add("5x5t0:w1", 1, 9, "found the end of the text; expected clues for 5 rows and 5 columns");
    add("5x5t0:yb1", 1, 8, "found 'b'; expected clues for 5 rows and 5 columns");
    add("13:z,a1", 1, 1, "found 13x13; expected a size from 1x1 to 12x12");
    add("3:_aba_999999999,m3", 1, 8, "found '999999999,m3'; expected the walls of the cages");
    add("3:_aba_3a", 1, 10,
        "found the end of the text; expected ',' and the clues of the 4 cages, such as a7, s2, m12 "
        "or d3");
    add("3dn:_aba_3a", 1, 12,
        "found the end of the text; expected ',' and the clues of the 4 cages, such as a7, s2, m12 "
        "or d3");
    add("4dn:", 1, 5, "found the end of the text; expected the walls of the cages");
    add("3:_aba_3a,m3s1a8", 1, 17,
        "found the end of the text; expected the clue of a cage, such as a7, s2, m12 or d3");
    add("3:_aba_3a,m99999999999s1a8s1", 1, 11,
        "found 'm99999999999' at row 1, column 1 (Simon Tatham's game ID); expected a "
        "clue "
        "that KenKen has");
    add("SAVEFILE:5:Simon\nGAME    :3:Net\nPARAMS  :3:5x5\nDESC    :1:a\n", 2, 12,
        "found the kind 'Net' (Simon Tatham's saved game); expected one of these "
        "kinds: Slitherlink, KenKen, Sudoku, Hitori, Masyu");
    add("SAVEFILE:5:Simon\nGAME    :4:Keen\n", 2, 16,
        "found the end of the text; expected the lines GAME, PARAMS and DESC of a saved game");
    add("53..7....\n6..195...\n", 2, 10, "found the end of the text; expected row 3 of 9");
    add("AB\nAB\n\nA 2^\nB 2*\n", 4, 1,
        "found 'A 2^' at row 1, column 1 (KenKen in letters); expected a clue that KenKen has");
    add("AB\nAB\n\nA 2*\nC 2*\n", 5, 1,
        "found 'C'; expected a letter of the grid that has no clue yet");
    add("AB\nBA\n\nA 2*\nB 2*\n", 1, 1,
        "found a cage in several pieces; expected a board without that mistake");
    add("2 2\n3* .\n- 2\n1 1\n1 1\n", 3, 3,
        "found '2' at row 2, column 2 (KenKen in clues); expected a clue that KenKen has");
    const std::string section = "expected a section of a janko.at text, such as [problem]";
    add("begin\npuzzle nurikabe\n", 2, 8,
        "found the kind 'nurikabe' (janko.at text); expected one of these kinds: Slitherlink, "
        "KenKen, Sudoku, Hitori, Masyu");
    add("begin\npuzzle sudoku\nend\n", 1, 1, "found 'begin'; " + section);
    add("begin\nvariant odd\nproblem\n1\nend\n", 2, 1, "found 'variant'; " + section);
    add("begin\nsize 1\nvariant odd\nproblem\n1\n", 3, 1, "found 'variant'; " + section);
    add("[problem]\n1\n[rlabels]\n1\n", 3, 1, "found '[rlabels]'; " + section);
    add("[puzzle]\nslitherlink\n[problem]\n1\n[areas]\n1\n", 5, 1, "found '[areas]'; " + section);
    add("[puzzle]\nkenken\n[problem]\n1\n", 1, 1, "found '[puzzle]'; " + section);
    add("begin\nsize x\nproblem\n1\nend\n", 2, 6, "found 'x'; expected a number");
    add("begin\nsize 2\nproblem\n1 1\nend\n", 5, 1,
        "found the end of the text; expected row 2 of 2, with 2 words");
    add("begin\nsize 1\nproblem\n-\n2\nend\n", 5, 1, "found '2'; expected the end of the clues");
    add("begin\npuzzle masyu\nproblem\n- c\n- -\nend\n", 4, 3,
        "found 'c' at row 1, column 2 (janko.at text); expected a clue that Masyu has");
    add("begin\npuzzle sudoku\nsize 4\npatternx 4\nproblem\n- - - -\n- - - -\n- - - -\n- - - -\n"
        "end\n",
        4, 10, "found '4'; expected 2");
    add("1:00010001:0,3,1:0,2,3", 1, 18,
        "found '0,2,3'; expected a cage's number, target and operator, such as 0,12,3");
    add("1:00010001:0,3,1", 1, 17, "found the end of the text; expected the clue of cage 1");
}

void ForeignTextTest::errors()
{
    QFETCH(std::string, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(std::string, message);
    const Content content = contentOf(text);
    QVERIFY(content.error);
    QCOMPARE(content.error->message(), message);
    QCOMPARE(content.error->line, line);
    QCOMPARE(content.error->column, column);
}

void ForeignTextTest::refusesToWrite()
{
    const auto refused = [](const char *format, const char *id, const Draft &draft) {
        const auto text = written(*findFormat(format), *findFamily(id), draft);
        return text ? *text : text.error().english();
    };
    const Drafting &kenken = findFamily("kenken")->drafting();
    QCOMPARE(refused("puzz.link", "kenken", kenken.blank({4, 4})),
             std::string("this format has no KenKen"));
    QCOMPARE(refused("tatham", "kenken", kenken.blank({2, 2})),
             std::string("this format has no boards of 2 × 2"));
    QCOMPARE(refused("tatham", "kenken", kenken.blank({4, 4})),
             std::string("row 1, column 1 is in no cage"));
    const Drafting &sudoku = findFamily("sudoku")->drafting();
    Draft diagonals = sudoku.blank({9, 9});
    diagonals.options = 1;
    QCOMPARE(refused("sudoku-line", "sudoku", diagonals),
             std::string("this format has no diagonals"));
    const std::vector<PlaceId> cells{0, 1};
    QCOMPARE(refused("sudoku-grid", "sudoku", caged(sudoku, sudoku.blank({9, 9}), cells)),
             std::string("this format has no cages"));
    Draft hitori = findFamily("hitori")->drafting().blank({2, 2});
    hitori.texts = {"1", "2", "3", "1"};
    QCOMPARE(refused("tatham", "hitori", hitori),
             std::string("'3' at row 2, column 1 cannot be written in this format"));
}

INKLING_TEST(ForeignTextTest, QCoreApplication)
#include "foreigntext_test.moc"
