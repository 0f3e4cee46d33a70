// SPDX-License-Identifier: MIT
#include "families/hex/tiles.h"

#include <bit>
#include <cassert>

namespace inkling::hex {

TilePlace Grid::place(int tile) const
{
    const int pair = tile / (2 * columns + 1);
    const int rest = tile % (2 * columns + 1);
    return rest < columns ? TilePlace{2 * pair, rest} : TilePlace{2 * pair + 1, rest - columns};
}

Tiles::Tiles(Grid grid, std::string characters)
    : m_grid(grid)
    , m_characters(std::move(characters))
{
    assert(count() >= 1 && count() <= maxTiles && m_characters.size() == std::size_t(count()));
    for (auto &row : m_between)
        row.fill(-1);
    for (int tile = 0; tile < count(); ++tile) {
        if (character(tile) >= '0' && character(tile) <= '9')
            m_digits |= TileSet{1} << tile;
        const auto [row, column] = m_grid.place(tile);
        if (column + 1 < m_grid.rowLength(row))
            connect(tile, tile + 1);
        if (row + 1 == m_grid.rows)
            continue;
        // Below a tile of a longer row stick out one place less to the left.
        const int left = m_grid.firstTile(row + 1) + column - (row & 1);
        if (row % 2 == 0 || column > 0)
            connect(tile, left);
        if (row % 2 == 0 || column < m_grid.columns)
            connect(tile, left + 1);
    }
}

void Tiles::connect(int tile, int other)
{
    const int link = linkCount();
    m_links.push_back({tile, other});
    for (const auto &[from, to] : {std::array{tile, other}, std::array{other, tile}}) {
        m_between[std::size_t(from)][std::size_t(to)] = std::int8_t(link);
        m_neighbours[std::size_t(from)] |= TileSet{1} << to;
        m_linksAt[std::size_t(from)] |= LinkSet{1} << link;
    }
}

std::string typeset(char character)
{
    switch (character) {
    case '*':
        return "\u00D7";
    case '/':
        return "\u00F7";
    case '-':
        return "\u2212";
    case blankTile:
        return {};
    default:
        return {character};
    }
}

std::string typeset(std::string_view characters)
{
    std::string text;
    for (const char character : characters)
        text += typeset(character);
    return text;
}

TileSet Tiles::across(LinkSet links, int tile) const
{
    TileSet others = 0;
    for (LinkSet rest = linksAt(tile) & links; rest != 0; rest &= rest - 1) {
        const auto [first, second] = link(std::countr_zero(rest));
        others |= TileSet{1} << (first == tile ? second : first);
    }
    return others;
}

} // namespace inkling::hex
