// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/tiles.h"
#include "logic/model/fact.h"

namespace inkling::hex {

/// The values of the unknowns.
inline constexpr int cut = 0;
inline constexpr int joined = 1;
inline constexpr int inner = 0;
inline constexpr int pathEnd = 1;
/// The values of the reading: from the end of the path on the lower tile, or from the one on the
/// higher tile.
inline constexpr int fromLower = 0;
inline constexpr int fromHigher = 1;

/// The kinds of unknowns.
enum class Kind : std::uint8_t { Link, Reading, End, Before };

/// An unknown, taken apart: `index` is the link or the tile that it is about.
struct Subject
{
    Kind kind;
    int index = 0;
};

/// The numbers of the unknowns and the constraints of a board.
///
/// Unknowns: first the main ones: the links, cut or joined, and the reading. Then the derived ones:
/// for each tile, whether it is inner or an end of the path; and the number of tiles that the path
/// passes before the '='. Constraints: one for each tile (it has one link or two); there is one
/// path through all tiles; the characters along it are an acceptable equation.
struct Terms
{
    int tiles;
    int links;

    explicit Terms(const Tiles &board)
        : tiles(board.count())
        , links(board.linkCount())
    {}

    [[nodiscard]] UnknownId link(int link) const { return UnknownId(link); }
    [[nodiscard]] UnknownId reading() const { return UnknownId(links); }
    [[nodiscard]] UnknownId mainCount() const { return UnknownId(links) + 1; }
    [[nodiscard]] UnknownId end(int tile) const { return mainCount() + UnknownId(tile); }
    [[nodiscard]] UnknownId before() const { return mainCount() + UnknownId(tiles); }
    [[nodiscard]] UnknownId count() const { return before() + 1; }
    [[nodiscard]] Subject subject(UnknownId unknown) const
    {
        if (unknown < reading())
            return {Kind::Link, int(unknown)};
        if (unknown == reading())
            return {Kind::Reading};
        if (unknown < before())
            return {Kind::End, int(unknown - mainCount())};
        return {Kind::Before};
    }
    /// The values of an unknown before any reasoning. At least one tile is on each side of the '='.
    [[nodiscard]] ValueSet initial(UnknownId unknown) const
    {
        return unknown == before() ? ValueSet::first(tiles - 1) - ValueSet::only(0)
                                   : ValueSet::first(2);
    }

    [[nodiscard]] ConstraintId tile(int tile) const { return ConstraintId(tile); }
    [[nodiscard]] ConstraintId path() const { return ConstraintId(tiles); }
    [[nodiscard]] ConstraintId equation() const { return ConstraintId(tiles) + 1; }
};

} // namespace inkling::hex
