// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "puzzle/family.h"

namespace inkling::numbercross {

/// A Number Cross board.
///
/// The elements of its board, in this order: a Cell for each cell; then, for the lines as numbered
/// in Grid, a Label with each line's label, a Label for each line's sum so far, a Label for what
/// each line still lacks, and a Region for each line.
class NumberCrossPuzzle final : public Puzzle
{
public:
    /// Requires: 1 <= rows, columns <= maxSide; as many digits, each 1 to 9, as cells; as many
    /// labels, each 0 to maxLabel, as lines.
    explicit NumberCrossPuzzle(Givens givens);

    [[nodiscard]] const Givens &givens() const { return m_givens; }

    [[nodiscard]] const Family &family() const override;
    [[nodiscard]] int rows() const override { return m_givens.grid.rows; }
    [[nodiscard]] int columns() const override { return m_givens.grid.columns; }
    [[nodiscard]] Board board() const override;
    [[nodiscard]] Phrase describe(ElementId element) const override;
    [[nodiscard]] std::unique_ptr<Model> model() const override;
    [[nodiscard]] Solution solve(Search search, const StopCondition &stop) const override;
    [[nodiscard]] std::optional<Phrase> fault(const Answer &answer) const override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] std::string answerText(int number, const Answer *answer) const override;

private:
    Givens m_givens;
};

/// The element of a cell; of a line's label, of its sum so far, of what it still lacks; and of the
/// whole line.
[[nodiscard]] ElementId cellElement(const Grid &grid, int cell);
[[nodiscard]] ElementId labelElement(const Grid &grid, int line);
[[nodiscard]] ElementId sumElement(const Grid &grid, int line);
[[nodiscard]] ElementId restElement(const Grid &grid, int line);
[[nodiscard]] ElementId lineElement(const Grid &grid, int line);

/// The board of a puzzle.
[[nodiscard]] Board makeBoard(const Givens &givens);
/// The board of a draft, which may lack digits and labels. `texts`: first those of the cells, then
/// those of the lines' labels.
[[nodiscard]] Board makeBoard(const Grid &grid, std::span<const std::string> texts);

/// Reads the next puzzle; null at the end of a text that has one. The grammar: a line of column
/// labels, then a line for each row: as many digits 1 to 9, then the row's label; up to an empty
/// line or the end of the text. Words are separated by blanks or tabs; empty lines before the first
/// row are ignored.
[[nodiscard]] tl::expected<std::shared_ptr<const NumberCrossPuzzle>, ParseError>
readPuzzle(LineSource &source);

/// Implements Family::recognize() for this grammar.
[[nodiscard]] Likeness likeness(std::string_view text);

} // namespace inkling::numbercross
