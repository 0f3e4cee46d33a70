// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/tiles.h"
#include "puzzle/family.h"

namespace inkling::hex {

/// A board of hexagonal tiles.
///
/// Its elements, in this order: a Cell each tile, an Edge each link, as Tiles numbers them; a Label
/// for the equation above the board; one beneath it for the values of its sides; one before it for
/// the reading; one behind it for how many tiles its sides have.
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
    [[nodiscard]] std::optional<Phrase> fault(const Answer &answer) const override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] std::string answerText(int number, const Answer *answer) const override;

private:
    Tiles m_tiles;
};

/// The element that stands for a tile, a link, the equation, its sides' values, its reading, its
/// sides' lengths.
[[nodiscard]] ElementId tileElement(const Tiles &tiles, int tile);
[[nodiscard]] ElementId linkElement(const Tiles &tiles, int link);
[[nodiscard]] ElementId equationElement(const Tiles &tiles);
[[nodiscard]] ElementId valuesElement(const Tiles &tiles);
[[nodiscard]] ElementId readingElement(const Tiles &tiles);
[[nodiscard]] ElementId lengthsElement(const Tiles &tiles);

/// The elements of a board. A tile is one unit wide.
[[nodiscard]] Board makeBoard(const Tiles &tiles);

/// The grammar: "R C", R odd and at least 3, no more than maxTiles tiles in all; then R lines, in
/// turn of C and of C + 1 characters parted by blanks or tabs, just one of them '='; "0" ends the
/// file. Empty lines may stand before a board. Nothing but empty lines may follow the end.
[[nodiscard]] tl::expected<std::shared_ptr<const HexPuzzle>, ParseError>
readPuzzle(LineSource &source);

/// Family::recognize for this grammar: Yes where the rows fit, and the first begins with a blank or
/// some tile is no digit.
[[nodiscard]] Likeness likeness(std::string_view text);

} // namespace inkling::hex
