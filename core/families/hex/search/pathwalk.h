// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/tiles.h"
#include "stopcondition.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

namespace inkling::hex {

/// The set that holds only this tile.
constexpr TileSet only(int tile)
{
    return TileSet{1} << tile;
}

/// A walk, depth first, along all paths through a board whose characters have the form of an
/// equation, in the order of their tiles, reading the characters on the way.
///
/// A path is given up as soon as a tile that is left can no longer be passed, the tiles left are no
/// longer connected, or their digits and operators no longer make numbers of one or two digits with
/// an operator between each two. So hardly any walk ends in vain.
///
/// Reading: holds what has been read so far; copied from tile to tile. Requires these functions,
/// which return whether to go on:
///     bool digit(int digit, bool isFirst)  // the first or the second digit of a number
///     bool operation(char character)       // an operator or '='
/// Finish: bool(std::span<const std::uint8_t> tiles, const Reading &), called with each complete
/// path; returns whether to stop walking.
template <typename Reading, typename Finish>
class PathWalk
{
public:
    PathWalk(const Tiles &tiles, const StopCondition &stop, Finish finish)
        : m_tiles(tiles)
        , m_stop(stop)
        , m_finish(std::move(finish))
        , m_digits(tiles.digits())
        , m_operators(tiles.all() & ~tiles.digits())
    {
        dropIdleLinks();
    }

    /// Walks all paths. Returns false if the stop condition ended the walk.
    bool run();

private:
    /// The kinds of characters that may follow the tile read last.
    enum class Next : std::uint8_t { Digit, Operator, Either };

    void dropIdleLinks();
    bool goOn(TileSet left, TileSet end, Next next, const Reading &reading);
    bool pass(int tile, TileSet left, TileSet end, Next next, Reading reading);
    [[nodiscard]] TileSet waysOn(TileSet left, TileSet &ends) const;
    [[nodiscard]] bool connected(TileSet some, TileSet left) const;
    [[nodiscard]] TileSet neighbours(int tile) const { return m_neighbours[std::size_t(tile)]; }
    [[nodiscard]] bool isOperator(int tile) const { return (m_operators >> tile & 1) != 0; }

    const Tiles &m_tiles;
    const StopCondition &m_stop;
    Finish m_finish;
    TileSet m_digits;
    TileSet m_operators;
    /// By tile: the tiles that can follow it.
    std::array<TileSet, maxTiles> m_neighbours{};
    std::array<std::uint8_t, maxTiles> m_path{};
    std::size_t m_length = 0;
    std::uint32_t m_turns = 0;
    bool m_stopped = false;
};

/// Leaves out links that no path of that form takes: those between operators, between zeros, and,
/// where there are just enough digits for numbers of one digit, between digits.
template <typename Reading, typename Finish>
void PathWalk<Reading, Finish>::dropIdleLinks()
{
    TileSet zeros = 0;
    for (int tile = 0; tile < m_tiles.count(); ++tile)
        zeros |= m_tiles.character(tile) == '0' ? only(tile) : 0;
    const bool areSingle = std::popcount(m_digits) == std::popcount(m_operators) + 1;
    for (int tile = 0; tile < m_tiles.count(); ++tile) {
        TileSet idle = 0;
        if (isOperator(tile))
            idle = m_operators;
        else if (areSingle)
            idle = m_digits;
        else if ((zeros & only(tile)) != 0)
            idle = zeros;
        m_neighbours[std::size_t(tile)] = m_tiles.neighbours(tile) & ~idle;
    }
}

/// Whether the tiles in `some` are connected through tiles that are left.
template <typename Reading, typename Finish>
bool PathWalk<Reading, Finish>::connected(TileSet some, TileSet left) const
{
    TileSet seen = some & (~some + 1);
    TileSet edge = seen;
    while (edge != 0 && (some & ~seen) != 0) {
        const TileSet next = neighbours(std::countr_zero(edge)) & left & ~seen;
        edge = (edge & (edge - 1)) | next;
        seen |= next;
    }
    return (some & ~seen) == 0;
}

/// The tiles that can be passed next. `ends`: before, the tile that can only be the path's last, if
/// there is one; afterwards also the next tiles with a single way on: all of these but one must be
/// passed next.
template <typename Reading, typename Finish>
TileSet PathWalk<Reading, Finish>::waysOn(TileSet left, TileSet &ends) const
{
    const TileSet near = neighbours(m_path[m_length - 1]) & left;
    const TileSet end = ends;
    TileSet ways = near;
    for (TileSet rest = near; rest != 0; rest &= rest - 1) {
        const int tile = std::countr_zero(rest);
        // With one way left, a tile is passed now or last.
        const TileSet others = neighbours(tile) & left;
        if ((others & (others - 1)) != 0)
            continue;
        if (isOperator(tile))
            ways &= only(tile);
        else
            ends |= only(tile);
    }
    const int endCount = std::popcount(ends);
    if (endCount > 2)
        return 0;
    if (endCount == 2)
        ways &= end != 0 ? ends & ~end : ends;
    return ways != 0 && connected(near, left) ? ways : 0;
}

/// Goes on from the tile passed last in all ways. Requires: the tiles left were connected with it.
/// Returns whether the walk is over.
template <typename Reading, typename Finish>
bool PathWalk<Reading, Finish>::goOn(TileSet left, TileSet end, Next next, const Reading &reading)
{
    if (left == 0)
        return m_finish(std::span(m_path).first(m_length), reading);
    if (++m_turns % 1024 == 0 && m_stop.stopped())
        return m_stopped = true;
    TileSet ends = end;
    TileSet ways = waysOn(left, ends);
    if (next != Next::Either)
        ways &= next == Next::Digit ? m_digits : m_operators;
    for (; ways != 0; ways &= ways - 1) {
        const int tile = std::countr_zero(ways);
        if (pass(tile, left & ~only(tile), ends & ~only(tile), next, reading))
            return true;
    }
    return false;
}

template <typename Reading, typename Finish>
bool PathWalk<Reading, Finish>::pass(int tile, TileSet left, TileSet end, Next next,
                                     Reading reading)
{
    const int digits = std::popcount(left & m_digits);
    const int operators = std::popcount(left & m_operators);
    Next after = Next::Digit;
    if (isOperator(tile)) {
        if (digits <= operators || digits > 2 * operators + 2
            || !reading.operation(m_tiles.character(tile)))
            return false;
    } else {
        const int digit = m_tiles.character(tile) - '0';
        const bool isFirst = next == Next::Digit;
        after = isFirst && digit != 0 ? Next::Either : Next::Operator;
        if (digits < operators || digits > 2 * operators + (after == Next::Either ? 1 : 0)
            || !reading.digit(digit, isFirst))
            return false;
    }
    m_path[m_length++] = std::uint8_t(tile);
    const bool isOver = goOn(left, end, after, reading);
    --m_length;
    return isOver;
}

template <typename Reading, typename Finish>
bool PathWalk<Reading, Finish>::run()
{
    if (m_stop.stopped())
        return false;
    const TileSet all = m_tiles.all();
    TileSet ends = 0;
    for (int tile = 0; tile < m_tiles.count(); ++tile) {
        const int ways = std::popcount(neighbours(tile));
        if (ways == 0 || (ways == 1 && isOperator(tile)))
            return true;
        ends |= ways == 1 ? only(tile) : 0;
    }
    if (std::popcount(ends) > 2 || !connected(all, all))
        return true;
    TileSet starts = std::popcount(ends) == 2 ? ends : m_digits;
    for (; starts != 0; starts &= starts - 1) {
        const int tile = std::countr_zero(starts);
        if (pass(tile, all & ~only(tile), ends & ~only(tile), Next::Digit, Reading()))
            break;
    }
    return !m_stopped;
}

} // namespace inkling::hex
