// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"
#include "puzzle/family.h"

namespace inkling::kenken {

/// A KenKen.
///
/// The elements of its board, in this order: a Cell for each cell, row by row; a Region for each
/// cage, with its clue; a Region for each row and for each column, without a text.
class KenkenPuzzle final : public Puzzle
{
public:
    /// Requires: cages that readPuzzle() would accept.
    explicit KenkenPuzzle(Cages cages);

    [[nodiscard]] const Cages &cages() const { return m_cages; }

    [[nodiscard]] const Family &family() const override;
    [[nodiscard]] int rows() const override { return m_cages.side; }
    [[nodiscard]] int columns() const override { return m_cages.side; }
    [[nodiscard]] Board board() const override;
    [[nodiscard]] Phrase describe(ElementId element) const override;
    [[nodiscard]] std::unique_ptr<Model> model() const override;
    [[nodiscard]] Solution solve(Search search, const StopCondition &stop) const override;
    /// The additions are operators of cages whose operator is not shown.
    void forEachAddition(const Answer &answer,
                         const std::function<bool(Addition)> &use) const override;
    [[nodiscard]] std::optional<Phrase> fault(const Answer &answer) const override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] std::string answerText(int number, const Answer *answer) const override;

private:
    Cages m_cages;
};

/// The board of a puzzle with these cages. Cages whose bit in `shownCages` is not set have no clue,
/// and so are not drawn.
[[nodiscard]] Board makeBoard(const Cages &cages, std::uint64_t shownCages = ~std::uint64_t{0});
/// The board of a draft: `cages` has the side and the cells of each cage, but need not cover all
/// cells; `clues` has the text of each cage.
[[nodiscard]] Board makeBoard(const Cages &cages, std::span<const std::string> clues);
/// The board's element for a cage.
[[nodiscard]] ElementId cageElement(const Cages &cages, int cage);
/// The board's element for a line: the rows come first, then the columns.
[[nodiscard]] ElementId lineElement(const Cages &cages, int line);

/// Reads the next puzzle; null at the end. The grammar: "N G", N lines of N letters, G lines
/// "LETTER TARGET OPERATOR" in any order, with the operators + - * / . and ? for an unknown one;
/// "0" ends the file. The letters are the first G of a..z A..Z. Empty lines may stand before a
/// puzzle; words are separated by blanks or tabs. Nothing but empty lines may follow the end.
[[nodiscard]] tl::expected<std::shared_ptr<const KenkenPuzzle>, ParseError>
readPuzzle(LineSource &source);

/// Implements Family::recognize() for this grammar.
[[nodiscard]] Likeness likeness(std::string_view text);

} // namespace inkling::kenken
