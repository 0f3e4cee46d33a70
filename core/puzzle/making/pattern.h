// SPDX-License-Identifier: MIT
#pragma once

#include "board/draft.h"
#include "board/phrase.h"

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace inkling {

class Puzzle;

/// The cells of a board that have a clue.
struct Pattern
{
    BoardSize size;
    std::vector<bool> cells = {}; ///< row by row

    friend bool operator==(const Pattern &, const Pattern &) = default;
};

/// Reads a line for each row of the board and a sign for each cell: '.' where there is no clue, any
/// other where there is one. Blanks and empty lines do not count. The error says what was
/// found and what was expected, as that of a ParseError does: "found ...; expected ...".
[[nodiscard]] tl::expected<Pattern, Phrase> readPattern(std::string_view text);

/// The pattern of a puzzle's clues: the cells of its sheet in which something is written.
[[nodiscard]] Pattern patternOf(const Puzzle &puzzle);

} // namespace inkling
