// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "puzzle/family.h"

namespace inkling::numbercross {

/// A Number Cross board.
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
    [[nodiscard]] std::optional<AnswerFault> fault(const Answer &answer) const override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] std::string answerText(int number, const Answer *answer) const override;
    [[nodiscard]] tl::expected<WrittenAnswer, ParseError>
    readAnswer(LineSource &source) const override;

private:
    Givens m_givens;
};

/// Reads the next puzzle; null at the end of a text that has one. The grammar: a line of column
/// labels, then a line for each row: as many digits 1 to 9, then the row's label; up to an empty
/// line or the end of the text. Words are separated by blanks or tabs; empty lines before the first
/// row are ignored.
[[nodiscard]] tl::expected<std::shared_ptr<const NumberCrossPuzzle>, ParseError>
readPuzzle(LineSource &source);

/// Implements Family::recognize() for this grammar.
[[nodiscard]] Likeness likeness(std::string_view text);

} // namespace inkling::numbercross
