// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/judging/writtenanswer.h"

#include <cstdint>
#include <functional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace inkling {

/// A word that can stand in a cell of an answer, and the value that it means.
struct CellWord
{
    std::string word;
    std::uint8_t value = 0;
};

/// Reads an answer that is a grid with a value a cell: `rows` lines of `columns` words, whether or
/// not there are blanks between words of one character; upper and lower case are the same. `wordsOf`
/// gives the words that can stand in a cell, in order. The cells are the main unknowns, row by row.
[[nodiscard]] tl::expected<WrittenAnswer, ParseError>
readAnswerGrid(LineSource &source, int rows, int columns,
               const std::function<std::vector<CellWord>(int cell)> &wordsOf);

} // namespace inkling
