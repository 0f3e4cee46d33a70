// SPDX-License-Identifier: MIT
#include "exchange/foreigntext.h"
#include "families/registry.h"
#include "formats/linesource.h"
#include "support/testprogram.h"

#include <QTest>

using namespace inkling;

/// Kanpen and Pencilbox. The texts were written by pzpr 0.10.1.
class PencilboxTest : public QObject
{
    Q_OBJECT

private slots:
    void isReadAndWritten_data();
    void isReadAndWritten();
    void errors_data();
    void errors();
};

void PencilboxTest::isReadAndWritten_data()
{
    QTest::addColumn<std::string>("format");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("judge");
    const auto add = [](const char *format, const std::string &text, const std::string &judge) {
        QTest::newRow((format + text.substr(0, 40)).c_str())
            << std::string(format) << text << judge;
    };
    const std::string site = "http://www.kanpen.net/";
    const std::string slither = "4 4\n3 . . .\n3 . . .\n. 2 2 .\n. 2 . 1\n";
    const std::string hitori = "hitori 2 2\n1 35\n87 1\n";
    const std::string masyu = "masyu 2 3\nx..\n..x\n";
    const std::string kakuro = "kakuro 3 3\n# 4\\ 11\\\n\\12 . .\n\\3 . .\n";
    add("kanpen", site + "slitherlink.html?problem=4/4/3_._._._/3_._._._/._2_2_._/._2_._1_//\n",
        slither);
    add("kanpen", site + "hitori.html?problem=2/2/1_35_/87_1_//\n", hitori);
    add("kanpen", site + "masyu.html?problem=2/3/2_._._/._._2_//\n", masyu);
    add("kanpen", site + "kakuro.html?problem=3/3/0_0_0_0/0_1_0_4/0_2_0_11/1_0_12_0/2_0_3_0///\n",
        kakuro);
    add("kanpen", site + "sudoku.html?problem=4/1_._._._/._._3_._/._4_._._/._._._2_//\n",
        "sudoku 4\n1...\n..3.\n.4..\n...2\n");
    add("pencilbox",
        "4\n4\n3 . . . \n3 . . . \n. 2 2 . \n. 2 . 1 \n0 0 0 0 \n0 0 0 0 \n0 0 0 0 \n0 0 0 0 "
        "\n0 0 0 0 \n0 0 0 0 0 \n0 0 0 0 0 \n0 0 0 0 0 \n0 0 0 0 0 \n",
        slither);
    add("pencilbox", "2\n2\n1 35 \n87 1 \n. . \n. . \n", hitori);
    add("pencilbox", "2\n3\n2 . . \n. . 2 \n0 0 \n0 0 \n0 0 0 \n", masyu);
    add("pencilbox",
        "3\n3\n0 0 0 0\n0 1 0 4\n0 2 0 11\n1 0 12 0\n2 0 3 0\n\n. . . \n. 0 0 \n. 0 0 \n", kakuro);
}

void PencilboxTest::isReadAndWritten()
{
    QFETCH(std::string, format);
    QFETCH(std::string, text);
    QFETCH(std::string, judge);
    QVERIFY(recognized(text));
    QCOMPARE(std::string(recognized(text)->id), format);
    LineSource source(text + '\n' + text);
    for (int i = 0; i < 2; ++i) {
        const auto puzzle = readForeign(source);
        QVERIFY2(puzzle.has_value(), puzzle ? "" : puzzle.error().message().c_str());
        QCOMPARE(puzzle->puzzle->text(), judge);
        const Family &family = puzzle->puzzle->family();
        QCOMPARE(*written(*findFormat(format), family, family.drafting().draft(*puzzle->puzzle)),
                 text);
    }
}

void PencilboxTest::errors_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<std::string>("message");
    const auto add = [](const std::string &text, int line, int column, const std::string &message) {
        QTest::newRow(text.substr(0, 60).c_str()) << text << line << column << message;
    };
    add("http://www.kanpen.net/lits.html?problem=4/4/", 1, 23,
        "found the kind 'lits' (Kanpen address); expected one of these kinds: Slitherlink, "
        "Sudoku, Kakuro, Hitori, Masyu");
    add("http://www.kanpen.net/kakuro.html?pzpr=/2/2/n4bc3", 1, 29,
        "found '.html?pzpr=/2/2/n4bc3'; expected 'problem=' and a puzzle");
    add("http://www.kanpen.net/masyu.html?problem=2/3/2_._3_/._._2_//", 1, 50,
        "found '3' at row 1, column 3 (Kanpen address); expected a clue that Masyu has");
    add("http://www.kanpen.net/kakuro.html?problem=3/3/0_0_0_0/0_3_0_4/", 1, 55,
        "found '0 3 0 4'; expected a black cell's row, column, sum across and sum down");
    add("2\n3\n2 . . \n. . 2 \n0 0 \n", 1, 1,
        "found '2'; expected the rows of a file of Pencilbox, with an answer, if a blank one");
}

void PencilboxTest::errors()
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

INKLING_TEST(PencilboxTest, QCoreApplication)
#include "pencilbox_test.moc"
