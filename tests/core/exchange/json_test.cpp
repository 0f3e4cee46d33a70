// SPDX-License-Identifier: MIT
#include "exchange/foreigntext.h"
#include "exchange/json/lzstring.h"
#include "exchange/json/zipped.h"
#include "formats/linesource.h"
#include "support/testprogram.h"

#include <QTest>
#include <random>

using namespace inkling;

namespace {

const std::string killer
    = "sudoku 4 diagonals cages 1\n1...\n..3.\n.4..\n...2\n.aa.\n....\n....\n....\na 5 +\n";
const std::string givens = "sudoku 4\n1...\n..3.\n.4..\n...2\n";
const std::string kenken = "2 2\nab\nab\na 3 +\nb 2 *\n";

// The packed texts were made by lz-string 1.5.0.
const std::string padLink
    = "sclN4YwzgXArADANCAphA2i4A3CBGAvnAgXThQMwgGZ9jTyAWfOGgucgJl0OICdk0V4MGvGw1scISXGiaAuG2Fw"
      "KY+SuWy2EmptEkKWvXBkkUmhSU3LD5lPvXEQAQ1TkA5ABcAlu4A2yAAQAku4AOq5g/oA4BGAA9oC4BK74oHxyun"
      "IKxFhQcGAArgC20HC5AHaeAI65yO6ccD4uIJR0AELNAKIAbHDuABYQmgDuAA6ocnQ0dFqESY0AxPC9/XDDo4ITc"
      "OPT00A";
const std::string puzzleLink
    = "https://f-puzzles.com/?load=N4IgzglgXgpiBcAWANCALhNAbO8QBURUBzAJwgBMEBta0ANwEMsBXXARhInp"
      "gDsE0pNgF9kwUeLHCAusjoSJIJq1wBmLj37xBIsSADGfNDFIAFPvohYAso1IBrMDXbSZcyQ2ZsEKEMW58AkIwCl"
      "Ky8lKRnioIAEwagdrBMrIgFBCMxAD2vMwA1EFsqOmZOcwAtIUwqHakWQDuNKn2Vjik+pm4dAYwWFhO8NQgAErsA"
      "MKxRCPjqiCpyt54AKwgMsJAA==";
const std::string arrowLink
    = "fpuzzlesN4IgzglgXgpiBcAWANCALhNAbO8QBURUBzAJwgBMEBta0ANwEMsBXXARhInpgDsE0pNgF9kwUeLHCAus"
      "joSJIJq1wBmLj37xBIsSADGfNDFIAFPvohYAso1IBrMDXbSZcyQ2ZsEKEMW58AkIwClKy8lKRnioIAEwagdrBMr"
      "IgFBCMxAD2vMwA1EFsqOmZOcwAtIUwqHakWQDuNKBYELwwTvC0IABK7ADC7EQ9%2FbEg0qmGWFgd1MMDY24g9lY"
      "4pPqZuHQGMFMzc6OovX2qY6jK3ngArCAywkA";

std::string ipuz(const std::string &kind, const std::string &rest)
{
    return R"({"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/)" + kind + "#1\"],\n"
           + rest + "}\n";
}

} // namespace

/// ipuz, f-puzzles and SudokuPad.
class JsonTest : public QObject
{
    Q_OBJECT

private slots:
    void meansThePuzzle_data();
    void meansThePuzzle();
    void errors_data();
    void errors();
    void unpacksNoMoreThanItMay();
    void packedIsUnpacked();
};

void JsonTest::meansThePuzzle_data()
{
    QTest::addColumn<std::string>("format");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("judge");
    const auto add = [](const char *name, const char *format, const std::string &text,
                        const std::string &judge) {
        QTest::newRow(name) << std::string(format) << text << judge;
    };
    const std::string board
        = R"("puzzle": [[1, 0, null, "0"], ["", {"cell": 0}, {"value": "3"}, 0], [0, 4, 0, 0],
                        [0, 0, 0, {"cell": 2, "style": {"shapebg": "circle"}}]])";
    add("ipuz", "ipuz", ipuz("sudoku", board + R"(, "boxes": true, "title": "{)\"")"), givens);
    add("ipuz wrapped", "ipuz", "ipuz(" + ipuz("sudoku", board) + ");", givens);
    add("ipuz killer", "ipuz",
        ipuz("sudoku/diagonalsudoku",
             board + R"(, "cages": [{"value": 5, "cells": [[1, 0], [2, 0]]}], "x.y.z": [1])"),
        killer);
    const std::string cages = R"("puzzle": [[0, 0], [0, 0]], "cages": )";
    add("ipuz from 0", "ipuz",
        ipuz("sudoku/calcudoku",
             cages + R"([{"value": 3, "operator": "+", "cells": [[0, 0], [0, 1]]},
                         {"value": 2, "operator": "*", "rect": [1, 0, 1, 1]}])"),
        kenken);
    add("ipuz from 1", "ipuz",
        ipuz("sudoku/calcudoku",
             cages + R"([{"value": 3, "operator": "+", "cells": [[1, 1], [1, 2]]},
                         {"value": "2", "operator": "×", "cells": [[2, 1], [2, 2]]}])"),
        kenken);
    add("ipuz with hidden operators", "ipuz",
        ipuz("sudoku/calcudoku",
             R"("showoperators": false, "puzzle": [[0, 0], [0, 2]], "cages":
                [{"value": 3, "operator": "+", "cells": [[0, 0], [0, 1]]},
                 {"value": 1, "operator": "+", "cells": [[1, 0]]}])"),
        "2 3\nab\nac\na 3 ?\nb 1 .\nc 2 .\n");
    add("SudokuPad", "sudokupad", padLink, killer);
    add("SudokuPad link", "sudokupad", "https://sudokupad.app/" + padLink, killer);
    add("an older link", "sudokupad",
        "https://app.crackingthecryptic.com/sudoku/?puzzleid=" + padLink + "&setting=1", killer);
    add("f-puzzles", "f-puzzles-link", puzzleLink, killer);
    const std::string packed = puzzleLink.substr(puzzleLink.find('=') + 1);
    add("f-puzzles in SudokuPad", "f-puzzles-link", "https://sudokupad.app/fpuzzles" + packed,
        killer);
    add("f-puzzles as JSON", "f-puzzles",
        R"({"size":4,"title":"(","grid":[[{"value":1,"given":true},{},{"value":2},{}],
            [{},{"region":0},{"value":"3","given":true},{}],[{},{"value":4,"given":true},{},{}],
            [{},{},{},{"value":2,"given":true}]],"arrow":[],"antiknight":false})",
        givens);
}

void JsonTest::meansThePuzzle()
{
    QFETCH(std::string, format);
    QFETCH(std::string, text);
    QFETCH(std::string, judge);
    QVERIFY(recognized(text));
    QCOMPARE(std::string(recognized(text)->id), format);
    LineSource source("\n" + text + "\n" + text);
    for (int i = 0; i < 2; ++i) {
        const auto puzzle = readForeign(source);
        QVERIFY2(puzzle.has_value(), puzzle ? "" : puzzle.error().message().c_str());
        QCOMPARE(puzzle->puzzle->text(), judge);
    }
}

void JsonTest::errors_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<std::string>("message");
    const auto add = [](const char *name, const std::string &text, int line, int column,
                        const std::string &message) {
        QTest::newRow(name) << text << line << column << message;
    };
    const std::string two = "\"puzzle\": [[0, 0], [0, 0]]";
    add("no sudoku", ipuz("crossword", two), 1, 44,
        "found the kind '\"http://ipuz.org/crossword#1\"' (ipuz); expected one of these kinds: "
        "Sudoku, KenKen");
    add("a hidden kind",
        ipuz("sudoku/hypersudoku", "\"puzzle\": [[0,0,0,0],[0,0,0,0],[0,0,0,0],"
                                   "[0,0,0,0]]"),
        1, 44,
        "found '\"http://ipuz.org/sudoku/hypersudoku#1\"'; expected one of these kinds: sudoku, "
        "killersudoku, diagonalsudoku");
    add("zones", ipuz("sudoku/calcudoku", two + ",\n\"zones\": [1]"), 3, 10,
        "found 'zones'; expected a puzzle that has no more than these: kind, puzzle, boxes, cages");
    add("two cages for a cell",
        ipuz("sudoku/calcudoku",
             two + ",\n\"cages\": [{\"value\": 3, \"cells\": [[0, 0], [0, 0]]}]"),
        3, 42, "found '['; expected a cell that is in no other cage");
    add("outside", ipuz("sudoku/calcudoku", two + ",\n\"cages\": [{\"cells\": [[0, 7]]}]"), 3, 22,
        "found '['; expected a cell of the board");
    add("a long row", ipuz("sudoku/calcudoku", "\"puzzle\": [[0, 0], [0, 0, 0]]"), 2, 20,
        "found '['; expected a row of 2 cells");
    add("no clue",
        ipuz("sudoku/calcudoku", two
                                     + ",\n\"cages\": [{\"value\": \"x\", \"cells\": "
                                       "[[0, 0]]}]"),
        3, 21, "found '\"x\"'; expected a number");
    add("too large", ipuz("sudoku", "\"puzzle\": [[0]]"), 2, 11,
        "found 1x1; expected a size from 4x4 to 9x9");
    add("no JSON", ipuz("sudoku", "\"puzzle\": [[0,]]"), 2, 15, "found ']'; expected JSON");
    add("arrows", arrowLink, 1, 9,
        "found 'arrow'; expected a puzzle that has no more than these: size, grid, killercage, "
        "diagonal+, diagonal-");
    add("a single diagonal",
        R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
        "\n\"diagonal+\":true}",
        2, 13, "found 'true'; expected both diagonals or none");
    add("other boxes",
        R"({"size":4,"grid":[[{"region":3},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]})",
        1, 18, "found '['; expected a Sudoku whose boxes are rectangles");
    add("a short link", "https://sudokupad.app/qzc9wgaf8s", 1, 23,
        "found 'qzc9wgaf8s'; expected a link that holds the whole puzzle behind 'scl' or 'fpuz'");
    add("a broken link", "https://f-puzzles.com/?load=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", 1, 29,
        "found 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'; expected a whole link; this one is cut off or "
        "damaged");
}

void JsonTest::errors()
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

void JsonTest::unpacksNoMoreThanItMay()
{
    const std::string packed = exchange::json::lzPacked(std::string(1'000'000, 'a'));
    QVERIFY(packed.size() < 4'000);
    QVERIFY(exchange::json::lzUnpacked(packed, 1'000'000));
    QVERIFY(!exchange::json::lzUnpacked(packed, 999'999));
}

void JsonTest::packedIsUnpacked()
{
    std::mt19937 random(31);
    for (int i = 0; i < 300; ++i) {
        std::string text;
        const std::size_t letters = 1 + random() % 90;
        for (std::size_t left = random() % 3'000; left > 0; --left)
            text += char(' ' + random() % letters);
        const std::string packed = exchange::json::lzPacked(text);
        QCOMPARE(exchange::json::lzUnpacked(packed, text.size()), text);
        // Whatever else is unpacked is a text or nothing.
        std::string spoiled = packed;
        spoiled[random() % spoiled.size()] = char('A' + random() % 26);
        (void)exchange::json::unzipped(exchange::json::lzUnpacked(spoiled, 1 << 20).value_or(text));
    }
}

INKLING_TEST(JsonTest, QCoreApplication)
#include "json_test.moc"
