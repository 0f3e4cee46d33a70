// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace inkling::hex {

/// The most tiles of a board that the reader takes.
inline constexpr int maxTiles = 24;
/// An upper limit of the links on a board of maxTiles tiles: a tile has at most six neighbours,
/// fewer on the border.
inline constexpr int maxLinks = 64;

/// The character of a tile that has none yet while a board is drawn.
inline constexpr char blankTile = ' ';

/// The place of a tile; row and column count from 0.
struct TilePlace
{
    int row = 0;
    int column = 0;
};

/// The shape of a board: `rows` rows, an odd number. The first, third, ... row has `columns` tiles;
/// the rows between have one more, and stick out on both sides. Tiles are numbered row by row.
struct Grid
{
    int rows = 0;
    int columns = 0;

    [[nodiscard]] constexpr int rowLength(int row) const { return columns + (row & 1); }
    [[nodiscard]] constexpr int firstTile(int row) const { return row * columns + row / 2; }
    [[nodiscard]] constexpr int tileCount() const { return firstTile(rows); }
    [[nodiscard]] constexpr int tile(TilePlace place) const
    {
        return firstTile(place.row) + place.column;
    }
    [[nodiscard]] TilePlace place(int tile) const;

    friend bool operator==(const Grid &, const Grid &) = default;
};

/// The most rows, on a board with one tile in its first row; the most columns, on a board with
/// three rows.
inline constexpr int maxRows = 15;
inline constexpr int maxColumns = 7;
static_assert(Grid{maxRows, 1}.tileCount() <= maxTiles
              && Grid{maxRows + 2, 1}.tileCount() > maxTiles);
static_assert(Grid{3, maxColumns}.tileCount() <= maxTiles
              && Grid{3, maxColumns + 1}.tileCount() > maxTiles);

/// A set of tiles: bit t for tile t.
using TileSet = std::uint32_t;
/// A set of links: bit l for link l.
using LinkSet = std::uint64_t;

/// The characters that a puzzle's tiles can have.
inline constexpr std::string_view tileCharacters = "0123456789+-*/=";

/// A puzzle: a shape with one of tileCharacters on each tile, and the links between tiles.
///
/// A link is a pair of tiles that touch; links are numbered by their lower, then by their higher
/// tile.
class Tiles
{
public:
    /// Requires: 1 <= grid.tileCount() <= maxTiles, and as many characters.
    Tiles(Grid grid, std::string characters);

    [[nodiscard]] const Grid &grid() const { return m_grid; }
    [[nodiscard]] int count() const { return m_grid.tileCount(); }
    [[nodiscard]] const std::string &characters() const { return m_characters; }
    [[nodiscard]] char character(int tile) const { return m_characters[std::size_t(tile)]; }
    [[nodiscard]] bool isDigit(int tile) const { return (m_digits >> tile & 1) != 0; }
    [[nodiscard]] TileSet all() const { return TileSet((std::uint64_t{1} << count()) - 1); }
    [[nodiscard]] TileSet digits() const { return m_digits; }

    [[nodiscard]] int linkCount() const { return int(m_links.size()); }
    /// The two tiles of a link, the lower one first.
    [[nodiscard]] std::array<int, 2> link(int link) const { return m_links[std::size_t(link)]; }
    /// The link between two tiles; -1 if they do not touch.
    [[nodiscard]] int linkBetween(int first, int second) const
    {
        return m_between[std::size_t(first)][std::size_t(second)];
    }
    [[nodiscard]] TileSet neighbours(int tile) const { return m_neighbours[std::size_t(tile)]; }
    [[nodiscard]] LinkSet linksAt(int tile) const { return m_linksAt[std::size_t(tile)]; }
    /// The tiles that the links in `links` lead to from a tile.
    [[nodiscard]] TileSet across(LinkSet links, int tile) const;

    friend bool operator==(const Tiles &a, const Tiles &b)
    {
        return a.m_grid == b.m_grid && a.m_characters == b.m_characters;
    }

private:
    void connect(int tile, int other);

    Grid m_grid;
    std::string m_characters;
    TileSet m_digits = 0;
    std::vector<std::array<int, 2>> m_links;
    std::array<TileSet, maxTiles> m_neighbours{};
    std::array<LinkSet, maxTiles> m_linksAt{};
    std::array<std::array<std::int8_t, maxTiles>, maxTiles> m_between{};
};

/// A character, or characters, with typeset signs for multiplication, division and minus in place
/// of "*", "/" and "-"; empty for a blank tile.
[[nodiscard]] std::string typeset(char character);
[[nodiscard]] std::string typeset(std::string_view characters);

} // namespace inkling::hex
