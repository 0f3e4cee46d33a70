// SPDX-License-Identifier: MIT
#include "families/hex/puzzle.h"

#include "board/outlines.h"
#include "families/hex/checker.h"
#include "families/hex/family.h"
#include "families/hex/model.h"
#include "families/hex/path.h"
#include "families/hex/search/solver.h"

#include <algorithm>
#include <cassert>
#include <numbers>

namespace inkling::hex {

namespace {

/// Corners lie on a lattice: `halves` half units to the right, `quarters` halves of a tile's side
/// down. Neighbours so share their corners to the last bit.
Point latticePoint(int halves, int quarters)
{
    return {halves * 0.5, quarters * 0.5 / std::numbers::sqrt3};
}

/// A tile's middle on that lattice.
TilePlace middle(const Grid &grid, int tile)
{
    const auto [row, column] = grid.place(tile);
    return {3 * row + 2, 2 * column + (row % 2 == 0 ? 2 : 1)};
}

Point middlePoint(const Grid &grid, int tile)
{
    const auto [quarters, halves] = middle(grid, tile);
    return latticePoint(halves, quarters);
}

std::array<Point, 6> tileOutline(const Grid &grid, int tile)
{
    const auto [y, x] = middle(grid, tile);
    return {latticePoint(x, y - 2), latticePoint(x + 1, y - 1), latticePoint(x + 1, y + 1),
            latticePoint(x, y + 2), latticePoint(x - 1, y + 1), latticePoint(x - 1, y - 1)};
}

/// Above the board: the equation, with the reading to its left and the sides' lengths to its right;
/// and beneath all three the values of its sides.
void addLabels(const Tiles &tiles, Board &board)
{
    constexpr double characterWidth = 0.36;
    constexpr double asideWidth = 0.9;
    constexpr double gap = 0.15;
    constexpr double top = -1.5;
    constexpr double height = 0.6;
    const double boardWidth = tiles.grid().columns + 1;
    const double width
        = std::max({boardWidth - 2 * (asideWidth + gap), tiles.count() * characterWidth, 2.0});
    const double whole = width + 2 * (asideWidth + gap);
    const double left = (boardWidth - whole) / 2;
    board.add(ElementKind::Label, outlineOf({left + asideWidth + gap, top, width, height}));
    board.add(ElementKind::Label, outlineOf({left, top + height, whole, height}));
    board.add(ElementKind::Label, outlineOf({left, top, asideWidth, height}));
    board.add(ElementKind::Label, outlineOf({left + whole - asideWidth, top, asideWidth, height}));
}

/// The tiles of which an equation has not made use: "a tile that is left: 1 2 =".
Phrase expectedTile(const std::string &left)
{
    if (left.empty())
        return {INKLING_TR_NOOP("Phrases", "the end of the line"), {}};
    std::string list;
    for (const char character : left) {
        list += ' ';
        list += character;
    }
    return {INKLING_TR_NOOP("Phrases", "a tile that is left:%1"), {list}};
}

} // namespace

ElementId tileElement(const Tiles &, int tile)
{
    return ElementId(tile);
}

ElementId linkElement(const Tiles &tiles, int link)
{
    return ElementId(tiles.count() + link);
}

ElementId equationElement(const Tiles &tiles)
{
    return ElementId(tiles.count() + tiles.linkCount());
}

ElementId valuesElement(const Tiles &tiles)
{
    return equationElement(tiles) + 1;
}

ElementId readingElement(const Tiles &tiles)
{
    return equationElement(tiles) + 2;
}

ElementId lengthsElement(const Tiles &tiles)
{
    return equationElement(tiles) + 3;
}

Board makeBoard(const Tiles &tiles)
{
    Board board;
    board.setFrame(CellFrame::Tile);
    board.setNumberedLines(NumberedLines::Rows);
    for (int tile = 0; tile < tiles.count(); ++tile)
        board.add(ElementKind::Cell, tileOutline(tiles.grid(), tile),
                  typeset(tiles.character(tile)));
    for (int link = 0; link < tiles.linkCount(); ++link) {
        const auto [first, second] = tiles.link(link);
        board.add(ElementKind::Edge,
                  {middlePoint(tiles.grid(), first), middlePoint(tiles.grid(), second)});
    }
    addLabels(tiles, board);
    return board;
}

HexPuzzle::HexPuzzle(Tiles tiles)
    : m_tiles(std::move(tiles))
{
    assert(rows() >= 3 && rows() % 2 == 1);
}

const Family &HexPuzzle::family() const
{
    return hex::family();
}

Board HexPuzzle::board() const
{
    return makeBoard(m_tiles);
}

std::unique_ptr<Model> HexPuzzle::model() const
{
    return std::make_unique<HexModel>(m_tiles);
}

Solution HexPuzzle::solve(Search search, const StopCondition &stop) const
{
    return hex::solve(m_tiles, search, stop);
}

std::optional<AnswerFault> HexPuzzle::fault(const Answer &answer) const
{
    return hex::fault(m_tiles, answer);
}

Phrase HexPuzzle::describe(ElementId element) const
{
    if (element < linkElement(m_tiles, 0)) {
        const auto [row, column] = m_tiles.grid().place(int(element));
        return {INKLING_TR_NOOP("Phrases", "row %1, place %2, tile %3"),
                {std::to_string(row + 1), std::to_string(column + 1),
                 typeset(m_tiles.character(int(element)))}};
    }
    if (element < equationElement(m_tiles))
        return describeLink(m_tiles, int(element - linkElement(m_tiles, 0)));
    if (element == equationElement(m_tiles))
        return {INKLING_TR_NOOP("Phrases", "the equation"), {}};
    if (element == valuesElement(m_tiles))
        return {INKLING_TR_NOOP("Phrases", "the values of its sides"), {}};
    if (element == readingElement(m_tiles))
        return {INKLING_TR_NOOP("Phrases", "the end from which it is read"), {}};
    return {INKLING_TR_NOOP("Phrases", "how many tiles stand before the ="), {}};
}

std::string HexPuzzle::text() const
{
    const Grid &grid = m_tiles.grid();
    std::string text = std::to_string(grid.rows) + ' ' + std::to_string(grid.columns) + '\n';
    for (int row = 0; row < grid.rows; ++row) {
        for (int column = 0; column < grid.rowLength(row); ++column) {
            if (row % 2 == 0 || column > 0)
                text += ' ';
            text += m_tiles.character(grid.tile({row, column}));
        }
        text += '\n';
    }
    return text;
}

std::string HexPuzzle::answerText(int, const Answer *answer) const
{
    const auto path = answer ? pathOf(m_tiles, *answer) : std::nullopt;
    return (path ? charactersAlong(m_tiles, *path) : "No solution") + '\n';
}

/// A path is looked for that has these characters; which one does not matter.
tl::expected<WrittenAnswer, ParseError> HexPuzzle::readAnswer(LineSource &source) const
{
    if (!source.next()) {
        return tl::unexpected(
            endOfTextError(source, {INKLING_TR_NOOP("Phrases", "an equation"), {}}));
    }
    std::string characters;
    std::vector<std::size_t> columns;
    std::string left = m_tiles.characters();
    for (std::size_t i = 0; i < source.line().size(); ++i) {
        const char character = source.line()[i];
        if (character == ' ' || character == '\t')
            continue;
        const auto tile = left.find(character);
        if (tile == std::string::npos)
            return tl::unexpected(errorAt(source, i, 1, expectedTile(left)));
        left.erase(tile, 1);
        characters += character;
        columns.push_back(i);
    }
    if (!left.empty())
        return tl::unexpected(errorAt(source, source.line().size(), 0, expectedTile(left)));
    std::size_t longest = 0;
    const auto path = pathWith(m_tiles, characters, longest);
    if (!path) {
        return tl::unexpected(errorAt(
            source, columns[longest], 1,
            {INKLING_TR_NOOP("Phrases", "a tile that touches the one before, on a path through all "
                                        "tiles"),
             {}}));
    }
    return WrittenAnswer{answerOf(m_tiles, *path)};
}

} // namespace inkling::hex
