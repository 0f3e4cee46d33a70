// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/dialect.h"

#include <optional>
#include <string>
#include <vector>

namespace inkling::exchange {

/// The digits of the largest board, in their order.
inline constexpr std::string_view boardDigits = "123456789";

/// The place of a value in a text: what `text` has read since `from`, see Scanner::error().
struct Place
{
    Scanner text{{}};
    std::size_t from = 0;

    [[nodiscard]] ParseError error(Phrase expected) const
    {
        return text.error(from, std::move(expected));
    }
};

/// A Sudoku or a KenKen whose digits and cages are read one by one, in any order.
class CagedSheet
{
public:
    /// Requires, here and below: the filling has been begun and lives as long.
    explicit CagedSheet(Filling &filling);

    [[nodiscard]] int side() const { return m_filling.draft().size.columns; }
    /// The digit that is given in a cell. Requires, here and below: the cell is on the board.
    void setDigit(PlaceId cell, std::string digit, const Place &place);
    /// Begins the next cage. `clue`: its number, or nothing, and an operator behind it.
    void beginCage(std::string clue, const Place &place);
    /// Adds a cell to the cage that was begun last; an error if it is in a cage already.
    [[nodiscard]] Fault addCell(PlaceId cell, const Place &place);

    /// Writes all that has been read into the filling, as a Sudoku whose cages have sums.
    [[nodiscard]] Fault putSudoku();
    /// The same as a KenKen, where a digit is the clue of a cage of one cell. A single cell's clue
    /// loses its operator, and a larger cage without one may have any.
    [[nodiscard]] Fault putKenken();

private:
    struct Piece
    {
        std::string text;
        Place place;
    };

    Filling &m_filling;
    std::vector<std::optional<Piece>> m_digits; ///< by cell
    std::vector<Piece> m_clues;                 ///< by cage
    std::vector<int> m_sizes;                   ///< by cage
    std::vector<int> m_cages;                   ///< by cell; noCage for none
};

/// The parts of a Sudoku cell's text: the sum of the cage that begins there, and the cell's digit.
struct CellParts
{
    std::string_view sum;
    std::string_view digit;
};
[[nodiscard]] CellParts partsOf(std::string_view text);

/// The parts of a KenKen cage's clue.
struct ClueParts
{
    std::string_view number;
    char sign = '\0'; ///< one of "+-*/", or nothing for any operator and for a single cell
};
/// The parts of the clue of the cage that begins at `cell`; nothing where a text that says only a
/// number and an operator would be read back as another clue.
[[nodiscard]] std::optional<ClueParts> cluePartsOf(const Draft &draft, std::size_t cell);

/// The cells of each cage of a draft, in the order of the cages' first cells.
[[nodiscard]] std::vector<std::vector<PlaceId>> cageCells(const Draft &draft);

/// The usual sign of an operator: "x" and "×" for '*', ":" and "÷" for '/'; nothing for a text that
/// is no operator.
[[nodiscard]] std::optional<char> operatorOf(std::string_view text);

} // namespace inkling::exchange
