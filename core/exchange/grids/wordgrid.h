// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/dialect.h"

#include <vector>

/// Boards as rows of words, a word for each cell, as janko.at and puzzlekit write them.
namespace inkling::exchange::grids {

/// A word, and what has just read it from byte `from` on.
struct GridWord
{
    std::string_view text;
    Scanner line;
    std::size_t from;
};

/// Whether a word stands for a cell without a clue.
[[nodiscard]] bool isBlankWord(std::string_view word);

/// The number of words in the next line that has any.
[[nodiscard]] int wordsInLine(Scanner text);

/// Reads the words of a board, row by row; lines without words are passed over. Allocates in
/// proportion to the text.
[[nodiscard]] tl::expected<std::vector<GridWord>, ParseError> readGrid(Scanner &body,
                                                                       BoardSize size);

/// A KenKen in words: clues in some cell of their cages, and for each cell its cage's name.
struct CageGrids
{
    std::string clues;
    std::string names;
};

/// Whether a word is a clue of KenKen. A number alone is one for any operator.
[[nodiscard]] bool isClueWord(std::string_view word);

/// Puts clues and cages into a filling. Requires: it has begun, and has a cell for each clue and
/// each name.
[[nodiscard]] Fault putCages(const std::vector<GridWord> &clues, const std::vector<GridWord> &names,
                             Filling &filling);
/// Both grids of a draft. `blank`: the word of a cell without a clue. Ensures: putCages() makes the
/// same draft of them again.
[[nodiscard]] tl::expected<CageGrids, Phrase> cageGrids(const Draft &draft, std::string_view blank);

} // namespace inkling::exchange::grids
