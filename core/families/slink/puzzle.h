// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "puzzle/family.h"

namespace inkling::slink {

/// A Slink or Slitherlink board.
///
/// The elements of its board, in this order: one Cell for each cell, one Edge for each edge, one
/// Vertex for each dot, numbered as in Grid.
class SlinkPuzzle final : public Puzzle
{
public:
    /// Requires: 1 <= rows, columns <= maxSide; clues as solve() requires them.
    explicit SlinkPuzzle(Clues clues);

    [[nodiscard]] const Clues &clues() const { return m_clues; }

    [[nodiscard]] const Family &family() const override;
    [[nodiscard]] int rows() const override { return m_clues.grid.rows; }
    [[nodiscard]] int columns() const override { return m_clues.grid.columns; }
    [[nodiscard]] Board board() const override;
    [[nodiscard]] Phrase describe(ElementId element) const override;
    [[nodiscard]] std::unique_ptr<Model> model() const override;
    [[nodiscard]] Solution solve(Search search, const StopCondition &stop) const override;
    /// The additions are clues in blank cells.
    void forEachAddition(const Answer &answer,
                         const std::function<bool(Addition)> &use) const override;
    [[nodiscard]] std::optional<AnswerFault> fault(const Answer &answer) const override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] std::string answerText(int number, const Answer *answer) const override;
    [[nodiscard]] tl::expected<WrittenAnswer, ParseError>
    readAnswer(LineSource &source) const override;

private:
    Clues m_clues;
};

/// The element of a cell, an edge, a dot.
[[nodiscard]] ElementId cellElement(const Grid &grid, int cell);
[[nodiscard]] ElementId edgeElement(const Grid &grid, int edge);
[[nodiscard]] ElementId dotElement(const Grid &grid, int dot);

/// The number of lines of an answer round a cell.
[[nodiscard]] int linesRound(const Grid &grid, const Answer &answer, int cell);

/// The board with these clues.
[[nodiscard]] Board makeBoard(const Clues &clues);

/// Reads the next board; null at the end. The grammar: "R C", then R lines of C words 0 1 2 3 or
/// "."; "0 0" ends the file. Empty lines may stand before a board; words are separated by blanks or
/// tabs. Nothing but empty lines may follow the end.
[[nodiscard]] tl::expected<std::shared_ptr<const SlinkPuzzle>, ParseError>
readPuzzle(LineSource &source);

/// Implements Family::recognize() for this grammar.
[[nodiscard]] Likeness likeness(std::string_view text);

} // namespace inkling::slink
