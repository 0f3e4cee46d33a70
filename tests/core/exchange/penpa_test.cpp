// SPDX-License-Identifier: MIT
#include "exchange/foreigntext.h"
#include "exchange/penpa/packing.h"
#include "formats/linesource.h"
#include "support/testprogram.h"

#include <QTest>

using namespace inkling;

namespace {

const std::string site = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";
// Packed by Python's zlib from drawings with the lines of Penpa+ 3.2.4: a KenKen with a row of text
// above it and no tags, a killer Sudoku with an answer, and a titled Slitherlink.
const std::string kenken
    = "hVDLasMwELz7K8JeOwU9XEnWLZSkl5JCH4eimGKI0xZcQpMYio3/vWvJTaE5lNWK0Yx2tKvDZ1vta2jk0A4CkkMZ"
      "Ay1GIqWY4vH92NR+hnl7fNvtGQB3yyW2VXOosyDTrTLru8J3c3Q3PpAkkOKUVA4s3Pu+e/GhHNA9/cIH3/O+8j1J"
      "Q1zUy0s9EDdChkZdsqKTZNatEBvLYgnSKh85tW6Vkmri8shdXUxHa6YrQmxjGfs9x/du475gb+tgC/IKZDWcSKiA"
      "MxE5AWcTMidk4dwPV2hGbHUdDc040/+jprHOm/njE8os0GLzWs9Wu/1H1RB/75DRF8UMGgr5iRIjSIvrvgE=";
const std::string killer
    = "jVBNawJBDL3vr5Ccc9j5cF1zk6K9iIJtDyUMRXDbilsW1AWZZf97k1lZb6Vk8kjeJC+ZubSH5tSiF3Ml5mjEbFGg"
      "y5UYPL/b6/FaVzTBRXv9bs4SIG5XK/zc15cq43tVyLo4p7jA+EwMBhCsuIHQy8WOuvhBHHqMb4/whTrBDXVgSiDW"
      "FbRBOjUFByPhpkL4MfWa2kdqtdzYVD8DlTYi6gqv/FRopd7TtHXCZcKnhAUx2xnaMvxv1bmKyiw7vC7N+ltedDlk"
      "DMvDVzXZNOeffQ3yXX0GN0jOTtT8SOUaDEf6fgE=";
const std::string slither
    = "jU9NC4JAEL37K5Y5z8HVkNpbhHbpA7IOsUhIbiVtSWpQK/73xjXqWLx5j2GG95ipbve0VDgg+EN0kRO8IEDf7QY9"
      "3TfWea2VYPMnq9S+uGYs1nl9UqXOr2cc3+tTUQqGiMsowkOqK+XItzVxGjMSZoxmKiRwQPCIHJKWFivRmJ2QSYtm"
      "821j0ZAuRAN8CGTygS6zFjTc7rZWZ1ZDqxOrQRfwO/fPHJk4EsLsqNiiKC+pBvqldeABltJHDwefkds1fZHvBQ==";

/// A drawing of these lines, packed.
std::string drawing(const std::string &header, const std::string &problem,
                    const std::string &tags = "[]")
{
    return site
           + exchange::penpa::packed(header + "\n[0,0,0,0]\n{}\n" + problem + "\n{}\n[]\n" + tags
                                     + '\n');
}

} // namespace

class PenpaTest : public QObject
{
    Q_OBJECT

private slots:
    void meansThePuzzle_data();
    void meansThePuzzle();
    void errors_data();
    void errors();
    void unpacksNoMoreThanItMay();
};

void PenpaTest::meansThePuzzle_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("means");
    QTest::addColumn<std::string>("remark");
    QTest::newRow("walls and corner texts")
        << site + kenken << std::string("3 4\naab\ncab\ncdd\na 6 *\nb 2 -\nc 5 +\nd 2 /\n")
        << std::string();
    QTest::newRow("killer cage, notes, answer")
        << site + killer
        << std::string("sudoku 4 cages 1\n1...\n..3.\n.4..\n...2\n....\n.aa.\n....\n....\na 5 +\n")
        << std::string("the answer in the drawing is left out");
    QTest::newRow("title, and the old spelling")
        << "https://swaroopg92.github.io/penpa-edit/?m=edit&p=" + slither
        << std::string("4 4\n3 . . .\n. . . .\n. . . .\n. . . .\n") << std::string();
    QTest::newRow("without the site")
        << "m=edit&p=" + kenken + "&a=AAAA"
        << std::string("3 4\naab\ncab\ncdd\na 6 *\nb 2 -\nc 5 +\nd 2 /\n") << std::string();
    QTest::newRow("more than the puzzle")
        << drawing("square,2,2", R"({"number": {"14": ["1", 1, "1"]}, "thermo": [[1, 2]]})",
                   R"(["slitherlink"])")
        << std::string("2 2\n1 .\n. .\n")
        << std::string("what is drawn besides is left out: thermo");
}

void PenpaTest::meansThePuzzle()
{
    QFETCH(std::string, text);
    QFETCH(std::string, means);
    QFETCH(std::string, remark);
    QCOMPARE(recognized(text), findFormat("penpa"));
    LineSource source(text);
    const auto read = readForeign(source);
    QVERIFY2(read && read->puzzle, read ? "" : read.error().message().c_str());
    QCOMPARE(read->puzzle->text(), means);
    QCOMPARE(read->remarks.size(), remark.empty() ? 0U : 1U);
    if (!remark.empty())
        QCOMPARE(read->remarks.front().words.english(), remark);
}

void PenpaTest::errors_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("no base64") << site + "a*b"
                               << std::string("a whole link; this one is cut off or damaged");
    QTest::newRow("cut off") << site + kenken.substr(0, 60)
                             << std::string("a whole link; this one is cut off or damaged");
    QTest::newRow("hexagons") << drawing("hex,4,4", "{}")
                              << std::string(
                                     "a Penpa board of squares, of at most 1000 rows and columns");
    QTest::newRow("too large") << drawing("square,4,99999", "{}")
                               << std::string(
                                      "a Penpa board of squares, of at most 1000 rows and columns");
    QTest::newRow("unknown kind") << drawing(
        "square,4,4", R"({"number": {"18": ["1", 1, "1"]}})",
        R"(["lits"])") << std::string("a drawing with the name of the puzzle among its tags");
    // 74 is the dot between the first two columns, above the first row.
    QTest::newRow("other boxes") << drawing(
        "square,4,4", R"({"lineE": {"74,82": 2, "82,90": 2, "90,98": 2, "98,106": 2}})",
        R"(["classic"])") << std::string("a Sudoku whose boxes are rectangles");
    QTest::newRow("no pearl") << drawing("square,4,4", R"({"symbol": {"18": [1, "star", 1]}})",
                                         R"(["masyu"])")
                              << std::string("a white or black circle");
    QTest::newRow("a cage beside the board")
        << drawing("square,4,4", R"({"killercages": [[1, 2]]})", R"(["classic"])")
        << std::string("a cell of the board");
}

void PenpaTest::errors()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);
    LineSource source(text);
    const auto read = readForeign(source);
    QVERIFY(!read);
    QCOMPARE(read.error().expected.english(), expected);
    QCOMPARE(read.error().line, 1);
    QCOMPARE(read.error().column, int(site.size()) + 1);
}

void PenpaTest::unpacksNoMoreThanItMay()
{
    using exchange::penpa::mostUnpacked;
    using exchange::penpa::packed;
    using exchange::penpa::unpacked;
    const std::string large(mostUnpacked, 'a');
    QCOMPARE(unpacked(packed(large)), std::optional(large));
    QVERIFY(packed(large + large).size() < 20'000);
    QVERIFY(!unpacked(packed(large + large)));
    // Each sign stands for a longer word.
    std::string words;
    while (words.size() < mostUnpacked)
        words += "\"nobulbthermo\"";
    QCOMPARE(unpacked(packed(words.substr(0, mostUnpacked))),
             std::optional(words.substr(0, mostUnpacked)));
    QVERIFY(!unpacked(packed(words + words)));
    QCOMPARE(unpacked(packed("zinc \"qa\" null zZ")),
             std::optional<std::string>("zinc \"qa\" null zZ"));
}

INKLING_TEST(PenpaTest, QCoreApplication)
#include "exchange/penpa_test.moc"
