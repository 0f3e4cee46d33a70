// SPDX-License-Identifier: MIT
#include "painting/looks.h"

#include "painting/edgepainter.h"
#include "painting/markpainter.h"

#include <QCoreApplication>
#include <array>

namespace inkling {

namespace {

constexpr std::array line{QT_TRANSLATE_NOOP("Signs", "a line: the loop runs here")};
constexpr std::array cross{QT_TRANSLATE_NOOP("Signs", "a cross: no line runs here")};
constexpr std::array inside{QT_TRANSLATE_NOOP("Signs", "this cell is inside the loop")};
constexpr std::array outside{QT_TRANSLATE_NOOP("Signs", "this cell is outside the loop")};
constexpr std::array alike{
    QT_TRANSLATE_NOOP("Signs", "both cells are inside the loop, or both outside")};
constexpr std::array unlike{QT_TRANSLATE_NOOP("Signs", "one of the two cells is inside the loop")};
/// Bit n of the index is set when n of a corner's two edges can be lines.
constexpr std::array<const char *, 8> corner{
    QT_TRANSLATE_NOOP("Signs", "nothing is possible at this corner any more"),
    QT_TRANSLATE_NOOP("Signs", "neither of the two edges at this corner is a line"),
    QT_TRANSLATE_NOOP("Signs", "exactly one of the two edges at this corner is a line"),
    QT_TRANSLATE_NOOP("Signs", "at most one of the two edges at this corner is a line"),
    QT_TRANSLATE_NOOP("Signs", "both edges at this corner are lines"),
    QT_TRANSLATE_NOOP("Signs", "the two edges at this corner are both lines, or neither is"),
    QT_TRANSLATE_NOOP("Signs", "at least one of the two edges at this corner is a line"),
    QT_TRANSLATE_NOOP("Signs", "nothing is known about the two edges at this corner"),
};
constexpr std::array valuesWords{QT_TRANSLATE_NOOP("Signs", "can still be: %1")};
constexpr std::array blackWords{QT_TRANSLATE_NOOP("Signs", "this cell is black")};
constexpr std::array whiteWords{QT_TRANSLATE_NOOP("Signs", "this cell stays white")};
constexpr std::array joinedWords{
    QT_TRANSLATE_NOOP("Signs", "the path goes from one to the other here")};
constexpr std::array cutWords{QT_TRANSLATE_NOOP("Signs", "the path does not pass here")};
constexpr std::array endWords{QT_TRANSLATE_NOOP("Signs", "the path starts or ends here")};
constexpr std::array innerWords{
    QT_TRANSLATE_NOOP("Signs", "the path goes on from here in both directions")};

} // namespace

const LookTraits &LookTraits::of(Look look)
{
    using Marks = MarkPainter;
    using Edges = EdgePainter;
    // In the order of Look.
    static constexpr std::array<LookTraits, 15> all{{
        {.look = Look::Line,
         .ground = Ground::Side,
         .halo = Halo::Along,
         .isConspicuous = true,
         .words = line,
         .spoken = QT_TRANSLATE_NOOP("Phrases", "line"),
         .paint = &Marks::paintLine,
         .paintEdge = &Edges::paintLine},
        {.look = Look::Cross,
         .ground = Ground::Side,
         .halo = Halo::Spot,
         .isTelling = false,
         .words = cross,
         .spoken = QT_TRANSLATE_NOOP("Phrases", "cross"),
         .paint = &Marks::paintCross,
         .paintEdge = &Edges::paintCross},
        {.look = Look::Inside,
         .ground = Ground::Field,
         .words = inside,
         .spoken = QT_TRANSLATE_NOOP("Phrases", "inside"),
         .paint = &Marks::paintSide},
        {.look = Look::Outside,
         .ground = Ground::Field,
         .isTelling = false,
         .words = outside,
         .spoken = QT_TRANSLATE_NOOP("Phrases", "outside"),
         .paint = &Marks::paintSide},
        {.look = Look::Alike, .ground = Ground::Pair, .words = alike, .paint = &Marks::paintTie},
        {.look = Look::Unlike, .ground = Ground::Pair, .words = unlike, .paint = &Marks::paintTie},
        {.look = Look::CornerLines,
         .ground = Ground::Corner,
         .halo = Halo::Corner,
         .words = corner,
         .paint = &Marks::paintCorner},
        {.look = Look::Text,
         .ground = Ground::Square,
         .halo = Halo::Area,
         .isConspicuous = true,
         .words = valuesWords,
         .legend = QT_TRANSLATE_NOOP("Signs", "large: the digit here"),
         .paint = &Marks::paintText},
        {.look = Look::Candidates,
         .ground = Ground::Square,
         .words = valuesWords,
         .legend
         = QT_TRANSLATE_NOOP("Signs", "small: digits still possible; struck out: ruled out now"),
         .paint = &Marks::paintCandidates},
        {.look = Look::Black,
         .ground = Ground::Square,
         .halo = Halo::Area,
         .shading = Shading::Black,
         .isConspicuous = true,
         .words = blackWords,
         .spoken = QT_TRANSLATE_NOOP("Phrases", "black"),
         .paint = &Marks::paintShade},
        {.look = Look::White,
         .ground = Ground::Square,
         .halo = Halo::Area,
         .shading = Shading::White,
         .words = whiteWords,
         .spoken = QT_TRANSLATE_NOOP("Phrases", "white"),
         .paint = &Marks::paintShade},
        {.look = Look::Joined,
         .ground = Ground::Link,
         .halo = Halo::Along,
         .isConspicuous = true,
         .words = joinedWords,
         .spoken = QT_TRANSLATE_NOOP("Phrases", "joined"),
         .paint = &Marks::paintJoined,
         .paintEdge = &Edges::paintJoined},
        {.look = Look::Cut,
         .ground = Ground::Link,
         .halo = Halo::Spot,
         .isTelling = false,
         .words = cutWords,
         .spoken = QT_TRANSLATE_NOOP("Phrases", "cut"),
         .paint = &Marks::paintCut,
         .paintEdge = &Edges::paintCut},
        {.look = Look::End,
         .ground = Ground::Tile,
         .words = endWords,
         .spoken = QT_TRANSLATE_NOOP("Phrases", "the path ends here"),
         .paint = &Marks::paintEnd},
        {.look = Look::Inner,
         .ground = Ground::Tile,
         .isTelling = false,
         .words = innerWords,
         .spoken = QT_TRANSLATE_NOOP("Phrases", "the path does not end here"),
         .paint = &Marks::paintEnd},
    }};
    const LookTraits &traits = all[std::size_t(look)];
    Q_ASSERT(traits.look == look);
    return traits;
}

bool isWritten(Look look)
{
    return LookTraits::of(look).ground == Ground::Square;
}

bool isText(Look look)
{
    return isWritten(look) && !isShade(look);
}

bool isShade(Look look)
{
    return LookTraits::of(look).shading != Shading::None;
}

bool isFilled(Look shade, const Theme &theme)
{
    return (LookTraits::of(shade).shading == Shading::Black) != theme.dark;
}

bool isOnEdge(Look look)
{
    return LookTraits::of(look).paintEdge;
}

bool isTelling(Look look)
{
    return LookTraits::of(look).isTelling;
}

} // namespace inkling
