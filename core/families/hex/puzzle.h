// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/tiles.h"
#include "puzzle/family.h"

namespace inkling::hex {

/// A board of hexagonal tiles.
///
/// The elements of its board, in this order: one Cell for each tile and one Edge for each link,
/// numbered as in Tiles; then Labels: the equation above the board, the values of its sides beneath
/// the equation, the reading before it, and the numbers of tiles on its sides behind it.
class HexPuzzle final : public Puzzle
{
public:
    /// Requires: an odd number of rows, at least 3.
    explicit HexPuzzle(Tiles tiles);

    [[nodiscard]] const Tiles &tiles() const { return m_tiles; }

    [[nodiscard]] const Family &family() const override;
    [[nodiscard]] int rows() const override { return m_tiles.grid().rows; }
    [[nodiscard]] int columns() const override { return m_tiles.grid().columns; }
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
    Tiles m_tiles;
};

/// The element of a tile, of a link, of the equation, of the values of its sides, of its reading,
/// of the lengths of its sides.
[[nodiscard]] ElementId tileElement(const Tiles &tiles, int tile);
[[nodiscard]] ElementId linkElement(const Tiles &tiles, int link);
[[nodiscard]] ElementId equationElement(const Tiles &tiles);
[[nodiscard]] ElementId valuesElement(const Tiles &tiles);
[[nodiscard]] ElementId readingElement(const Tiles &tiles);
[[nodiscard]] ElementId lengthsElement(const Tiles &tiles);

/// The board of a puzzle. A tile is one unit wide.
[[nodiscard]] Board makeBoard(const Tiles &tiles);

/// Reads the next board; null at the end. The grammar: "R C", R odd and at least 3, no more than
/// maxTiles tiles in all; then R lines, alternately of C and of C + 1 characters separated by
/// blanks or tabs, exactly one of them '='; "0" ends the file. Empty lines may stand before a
/// board. Nothing but empty lines may follow the end.
[[nodiscard]] tl::expected<std::shared_ptr<const HexPuzzle>, ParseError>
readPuzzle(LineSource &source);

/// Implements Family::recognize() for this grammar: Yes where the rows fit, and the first row
/// begins with a blank or some tile is no digit.
[[nodiscard]] Likeness likeness(std::string_view text);

} // namespace inkling::hex
