// SPDX-License-Identifier: MIT
#pragma once

#include "board/look.h"

#include <cstdint>
#include <span>

namespace inkling {

class EdgePainter;
class MarkPainter;
enum class Role : std::uint8_t;
struct Coming;
struct Mark;
struct Theme;

/// The piece of a board that a look stands on.
enum class Ground : std::uint8_t {
    Side,   ///< an edge between two dots
    Link,   ///< an edge that joins two tiles
    Corner, ///< a cell at one of its corners
    Pair,   ///< two cells
    Square, ///< a cell in a grid: its look is written there, or shades all of it
    Field,  ///< a cell without a frame: its look is a tint
    Tile,   ///< a cell that is a tile
};

/// The shape of the glow below a new mark.
enum class Halo : std::uint8_t { None, Along, Spot, Area, Corner };

enum class Shading : std::uint8_t { None, Black, White };

/// All that the window has to know of a look. A new look is a value of Look, an entry in the table
/// in looks.cpp, and the functions that paint it.
struct LookTraits
{
    Look look;
    Ground ground;
    Halo halo = Halo::None;
    Shading shading = Shading::None;
    /// Whether the mark is worth showing in an answer; one that says that nothing is there is not.
    bool isTelling = true;
    /// Whether an answer is known by its marks of this look.
    bool isConspicuous = false;
    /// The meaning, marked for translation in the context "Signs": one text, in which %1 stands for
    /// the values; or eight, by Mark::values.
    std::span<const char *const> words;
    /// The words of the legend, in the same context; null: the meaning.
    const char *legend = nullptr;
    /// The look in a word for a screen reader, marked in the context "Phrases"; null between
    /// elements, and where what is written is read out as it is.
    const char *spoken = nullptr;
    /// Paints the mark where it is lit.
    void (MarkPainter::*paint)(const Mark &mark, Role role, const Coming &coming) = nullptr;
    /// Paints the look at rest on an edge; null where it does not stand on one.
    void (EdgePainter::*paintEdge)(std::uint32_t edge) = nullptr;

    [[nodiscard]] static const LookTraits &of(Look look);
};

/// Whether a mark is a text or candidates.
[[nodiscard]] bool isText(Look look);
/// Whether a mark shades its cell; isFilled(): with a colour that stands out from the paper.
[[nodiscard]] bool isShade(Look look);
[[nodiscard]] bool isFilled(Look shade, const Theme &theme);
/// Whether a mark takes all of its element: a text, candidates, or a shade.
[[nodiscard]] bool isWritten(Look look);
/// Whether a mark stands on an edge.
[[nodiscard]] bool isOnEdge(Look look);
/// See LookTraits::isTelling.
[[nodiscard]] bool isTelling(Look look);

} // namespace inkling
