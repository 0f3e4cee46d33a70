// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "puzzle/family.h"

namespace inkling::numbercross {

/// A Number Cross board.
///
/// Its elements, in this order: a Cell each; then for each line, as Grid numbers them, a Label with its
/// label; for each line a Label for the sum so far; for each line a Label for what remains; and a
/// Region for each line.
class NumberCrossPuzzle final : public Puzzle
{
public:
    /// Requires: 1 <= rows, columns <= maxSide; as many digits, each 1 to 9, as cells; as many labels,
    /// each 0 to maxLabel, as lines.
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

/// The elements that stand for a cell and for a line's label, sum so far, what remains, and all of it.
[[nodiscard]] ElementId cellElement(const Grid &grid, int cell);
[[nodiscard]] ElementId labelElement(const Grid &grid, int line);
[[nodiscard]] ElementId sumElement(const Grid &grid, int line);
[[nodiscard]] ElementId restElement(const Grid &grid, int line);
[[nodiscard]] ElementId lineElement(const Grid &grid, int line);

/// The elements of a board.
[[nodiscard]] Board makeBoard(const Givens &givens);
/// Of one that may lack something. `texts`: of each cell, then of each line's label.
[[nodiscard]] Board makeBoard(const Grid &grid, std::span<const std::string> texts);

/// The grammar: a line of column labels, then a line for each row: as many digits 1 to 9, then the row's
/// label; up to the end of the text. Words are parted by blanks or tabs; empty lines are passed over.
[[nodiscard]] tl::expected<std::shared_ptr<const NumberCrossPuzzle>, ParseError>
readPuzzle(LineSource &source);

/// Family::recognize for this grammar.
[[nodiscard]] Likeness likeness(std::string_view text);

} // namespace inkling::numbercross
