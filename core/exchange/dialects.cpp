// SPDX-License-Identifier: MIT
#include "exchange/dialect.h"
#include "exchange/foreigntext.h"
#include "exchange/grids/grids.h"
#include "exchange/janko/janko.h"
#include "exchange/json/document.h"
#include "exchange/json/formats.h"
#include "exchange/mathdoku/mathdoku.h"
#include "exchange/pencilbox/pencilbox.h"
#include "exchange/penpa/penpa.h"
#include "exchange/pzpr.h"
#include "exchange/tatham.h"
#include "exchange/xml/ksudoku.h"

#include <algorithm>
#include <array>

namespace inkling {

namespace {

using exchange::Dialect;
namespace mathdoku = exchange::mathdoku;
namespace pencilbox = exchange::pencilbox;
namespace penpa = exchange::penpa;
namespace pzpr = exchange::pzpr;
namespace tatham = exchange::tatham;
namespace grids = exchange::grids;
namespace janko = exchange::janko;
namespace json = exchange::json;
namespace xml = exchange::xml;

constexpr std::array urls{
    Dialect{"slink", "slither slitherlink", pzpr::readSlitherUrl, pzpr::writeSlitherUrl},
    Dialect{"sudoku", "sudoku", pzpr::readSudokuUrl, pzpr::writeSudokuUrl},
    Dialect{"kakuro", "kakuro", pzpr::readKakuroUrl, pzpr::writeKakuroUrl},
    Dialect{"hitori", "hitori", pzpr::readHitoriUrl, pzpr::writeHitoriUrl},
    Dialect{"masyu", "mashu masyu pearl", pzpr::readMasyuUrl, pzpr::writeMasyuUrl},
};
constexpr std::array files{
    Dialect{"slink", "slither slitherlink", pzpr::readSlitherFile, pzpr::writeSlitherFile,
            pzpr::readSlitherAnswer, pzpr::writeSlitherAnswer},
    Dialect{"sudoku", "sudoku", pzpr::readSudokuFile, pzpr::writeSudokuFile, pzpr::readSudokuAnswer,
            pzpr::writeSudokuAnswer},
    Dialect{"kakuro", "kakuro", pzpr::readKakuroFile, pzpr::writeKakuroFile, pzpr::readKakuroAnswer,
            pzpr::writeKakuroAnswer},
    Dialect{"hitori", "hitori", pzpr::readHitoriFile, pzpr::writeHitoriFile, pzpr::readHitoriAnswer,
            pzpr::writeHitoriAnswer},
    Dialect{"masyu", "mashu masyu pearl", pzpr::readMasyuFile, pzpr::writeMasyuFile,
            pzpr::readMasyuAnswer, pzpr::writeMasyuAnswer},
};
constexpr std::array games{
    Dialect{"slink", "Loopy", tatham::readLoopy, tatham::writeLoopy},
    Dialect{"kenken", "Keen", tatham::readKeen, tatham::writeKeen},
    Dialect{"sudoku", "Solo", tatham::readSolo, tatham::writeSolo},
    Dialect{"hitori", "Singles", tatham::readSingles, tatham::writeSingles},
    Dialect{"masyu", "Pearl", tatham::readPearl, tatham::writePearl},
};
constexpr std::array sudokuLines{
    Dialect{"sudoku", "sudoku", grids::readSudoku, grids::writeSudokuLine},
};
constexpr std::array sudokuGrids{
    Dialect{"sudoku", "sudoku", grids::readSudoku, grids::writeSudokuGrid},
};
constexpr std::array letterGrids{
    Dialect{"kenken", "kenken", grids::readLetters, grids::writeLetters},
};
constexpr std::array clueGrids{
    Dialect{"kenken", "kenken", grids::readClues, grids::writeClues},
};
constexpr std::array jankoTexts{
    Dialect{"slink", "slitherlink", janko::readNumbers, janko::writeNumbers},
    Dialect{"kenken", "kendoku kenken calcudoku", janko::readKenken, janko::writeKenken},
    Dialect{"sudoku", "sudoku", janko::readSudoku, janko::writeNumbers},
    Dialect{"hitori", "hitori", janko::readNumbers, janko::writeNumbers},
    Dialect{"masyu", "masyu", janko::readMasyu, janko::writeMasyu},
};
constexpr std::array ipuz{
    Dialect{"sudoku", "sudoku", json::readIpuzSudoku, json::writeIpuzSudoku},
    Dialect{"kenken", "calcudoku", json::readIpuzKenken, json::writeIpuzKenken},
};
constexpr std::array fPuzzles{
    Dialect{"sudoku", "sudoku", json::readFPuzzles, json::writeFPuzzles},
};
constexpr std::array fPuzzlesLinks{
    Dialect{"sudoku", "sudoku", json::readFPuzzlesLink, json::writeFPuzzles},
};
constexpr std::array sudokuPad{
    Dialect{"sudoku", "sudoku", json::readSudokuPad, json::writeSudokuPad},
};
constexpr std::array kSudokuFiles{
    Dialect{"sudoku", "Plain XSudoku KillerSudoku", xml::readKSudoku, xml::writeKSudoku},
    Dialect{"kenken", "Mathdoku", xml::readMathdoku, xml::writeMathdoku},
};
constexpr std::array kanpen{
    Dialect{"slink", "slitherlink", pzpr::readSlitherFile, pzpr::writeSlitherFile},
    Dialect{"sudoku", "sudoku", pzpr::readSudokuFile, pzpr::writeSudokuFile},
    Dialect{"kakuro", "kakuro", pencilbox::readKakuro, pencilbox::writeKakuro},
    Dialect{"hitori", "hitori", pencilbox::readHitori, pencilbox::writeHitori},
    Dialect{"masyu", "masyu", pzpr::readMasyuFile, pzpr::writeMasyuFile},
};
constexpr std::array pencilboxFiles{
    Dialect{"slink", "slitherlink", pzpr::readSlitherFile, pzpr::writeSlitherFile,
            pzpr::readKanpenAnswer, pzpr::writeKanpenAnswer},
    Dialect{"kakuro", "kakuro", pencilbox::readKakuro, pencilbox::writeKakuro},
    Dialect{"hitori", "hitori", pencilbox::readHitori, pencilbox::writeHitori},
    Dialect{"masyu", "masyu", pzpr::readMasyuFile, pzpr::writeMasyuFile, pzpr::readMasyuAnswer,
            pzpr::writeMasyuAnswer},
};
constexpr std::array drawings{
    Dialect{"slink", "slitherlink slither", penpa::readNumbers, penpa::writeSlither},
    Dialect{"kenken", "tomtom kenken calcudoku mathdoku", penpa::readKenken, penpa::writeKenken},
    Dialect{"sudoku", "classic killer sudoku", penpa::readSudoku, penpa::writeSudoku},
    Dialect{"kakuro", "kakuro", penpa::readKakuro, penpa::writeKakuro},
    Dialect{"hitori", "hitori", penpa::readNumbers, penpa::writeHitori},
    Dialect{"masyu", "masyu mashu", penpa::readMasyu, penpa::writeMasyu},
};
constexpr std::array mathdokuLines{
    Dialect{"kenken", "mathdoku", mathdoku::readLine, mathdoku::writeLine},
};

// clang-format off
/// A file in an address is a file, and an id in one is an id: addresses as such come after these.
constexpr std::array all{
    Format{"pzpr", INKLING_TR_NOOP("Phrases", "pzpr file"), files,
           pzpr::isFile, pzpr::gatherFile, pzpr::openFile, pzpr::frameFile},
    Format{"mathdoku", INKLING_TR_NOOP("Phrases", "MathDoku KenKen"), mathdokuLines,
           mathdoku::isLine, nullptr, grids::openGrid, grids::frameGrid},
    Format{"tatham", INKLING_TR_NOOP("Phrases", "Simon Tatham's game ID"), games,
           tatham::isId, nullptr, tatham::openId, tatham::frameId},
    Format{"tatham-save", INKLING_TR_NOOP("Phrases", "Simon Tatham's saved game"), games,
           tatham::isSave, tatham::gatherSave, tatham::openSave, tatham::frameSave},
    Format{"f-puzzles-link", INKLING_TR_NOOP("Phrases", "f-puzzles link"), fPuzzlesLinks,
           json::isFPuzzlesLink, nullptr, json::openFPuzzlesLink, json::frameFPuzzlesLink},
    Format{"sudokupad", INKLING_TR_NOOP("Phrases", "SudokuPad link"), sudokuPad,
           json::isSudokuPad, json::gather, json::openSudokuPad, json::frameSudokuPad},
    Format{"penpa", INKLING_TR_NOOP("Phrases", "Penpa address"), drawings,
           penpa::isAddress, nullptr, penpa::openAddress, penpa::frameAddress},
    Format{"kanpen", INKLING_TR_NOOP("Phrases", "Kanpen address"), kanpen,
           pencilbox::isAddress, pencilbox::gatherAddress, pencilbox::openAddress,
           pencilbox::frameAddress},
    Format{"puzz.link", INKLING_TR_NOOP("Phrases", "puzz.link address"), urls,
           pzpr::isUrl, nullptr, pzpr::openUrl, pzpr::frameUrl},
    Format{"sudoku-line", INKLING_TR_NOOP("Phrases", "Sudoku in one line"), sudokuLines,
           grids::isSudokuLine, nullptr, grids::openGrid, grids::frameGrid},
    Format{"sudoku-grid", INKLING_TR_NOOP("Phrases", "Sudoku in nine lines"), sudokuGrids,
           grids::isSudokuGrid, grids::gatherSudokuGrid, grids::openGrid, grids::frameGrid},
    Format{"letter-grid", INKLING_TR_NOOP("Phrases", "KenKen in letters"), letterGrids,
           grids::isLetters, grids::gatherLetters, grids::openGrid, grids::frameGrid},
    Format{"clue-grid", INKLING_TR_NOOP("Phrases", "KenKen in clues"), clueGrids,
           grids::isClues, grids::gatherClues, grids::openGrid, grids::frameGrid},
    Format{"janko", INKLING_TR_NOOP("Phrases", "janko.at text"), jankoTexts,
           janko::isText, janko::gatherText, janko::openText, janko::frameText},
    Format{"ipuz", INKLING_TR_NOOP("Phrases", "ipuz"), ipuz,
           json::isIpuz, json::gather, json::openIpuz, grids::frameGrid},
    Format{"f-puzzles", INKLING_TR_NOOP("Phrases", "f-puzzles JSON"), fPuzzles,
           json::isFPuzzles, json::gather, grids::openGrid, grids::frameGrid},
    Format{"ksudoku", INKLING_TR_NOOP("Phrases", "KSudoku file"), kSudokuFiles,
           xml::isKSudoku, xml::gatherKSudoku, xml::openKSudoku, grids::frameGrid},
    Format{"pencilbox", INKLING_TR_NOOP("Phrases", "Pencilbox file"), pencilboxFiles,
           pencilbox::isFile, pencilbox::gatherFile, pencilbox::openFile, grids::frameGrid},
};
// clang-format on

} // namespace

std::span<const Format> formats()
{
    return all;
}

const Format *findFormat(std::string_view id)
{
    const auto found = std::ranges::find(all, id, &Format::id);
    return found == all.end() ? nullptr : &*found;
}

} // namespace inkling
