// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/rules.h"

#include "board/phrase.h"

#include <array>

namespace inkling::slink {

namespace {

// clang-format off
constexpr std::array catalogue{
    Rule{
        .id = "slink.zero",
        .title = INKLING_TR_NOOP("Rules", "No lines round a 0"),
        .text = INKLING_TR_NOOP("Rules",
            "A 0 has no lines round it: all four of its edges are crossed."),
        .cost = 1.2,
    },
    Rule{
        .id = "slink.needs-all",
        .title = INKLING_TR_NOOP("Rules", "As many edges left as lines needed"),
        .text = INKLING_TR_NOOP("Rules",
            "When a clue has exactly as many edges left as it needs lines, all of them are lines."),
        .cost = 1.0,
    },
    Rule{
        .id = "slink.clue-full",
        .title = INKLING_TR_NOOP("Rules", "The clue has its lines"),
        .text = INKLING_TR_NOOP("Rules",
            "When a clue has all its lines, its other edges are crossed."),
        .cost = 1.0,
    },
    Rule{
        .id = "slink.adjacent-threes",
        .title = INKLING_TR_NOOP("Rules", "Two 3s next to each other"),
        .text = INKLING_TR_NOOP("Rules",
            "Between two 3s that share an edge runs a line, and so it does on their far "
            "sides. If their common edge were crossed, the loop would run round just these "
            "two cells; so the rule holds only where a clue elsewhere forbids that."),
        .cost = 1.4,
    },
    Rule{
        .id = "slink.diagonal-threes",
        .title = INKLING_TR_NOOP("Rules", "Two 3s corner to corner"),
        .text = INKLING_TR_NOOP("Rules",
            "Two 3s that touch at a corner have lines at their corners farthest from each "
            "other: were one of these four edges crossed, its 3 would send both other lines "
            "into the common dot, and the other 3 could not get its own."),
        .cost = 1.4,
    },
    Rule{
        .id = "slink.one-exit",
        .title = INKLING_TR_NOOP("Rules", "Only one way for a line"),
        .text = INKLING_TR_NOOP("Rules",
            "A line that reaches a dot must go on. If only one way is left, it goes there."),
        .cost = 1.0,
    },
    Rule{
        .id = "slink.dot-full",
        .title = INKLING_TR_NOOP("Rules", "A dot with two lines"),
        .text = INKLING_TR_NOOP("Rules",
            "The loop passes through a dot only once, so a dot with two lines has no third: its "
            "other edges are crossed."),
        .cost = 1.0,
    },
    Rule{
        .id = "slink.dead-end",
        .title = INKLING_TR_NOOP("Rules", "A dot with one edge left"),
        .text = INKLING_TR_NOOP("Rules",
            "A line into a dot needs a way out. If three edges at a dot are crossed, so is the "
            "fourth."),
        .cost = 1.0,
    },
    Rule{
        .id = "slink.three-blocked-corner",
        .title = INKLING_TR_NOOP("Rules", "A 3 with a blocked corner"),
        .text = INKLING_TR_NOOP("Rules",
            "Where both ways out of a corner of a 3 are blocked, as in a corner of the "
            "board, the corner's two edges are both lines or both crossed; a 3 cannot miss "
            "two."),
        .cost = 1.2,
    },
    Rule{
        .id = "slink.two-blocked-corner",
        .title = INKLING_TR_NOOP("Rules", "A 2 with a blocked corner"),
        .text = INKLING_TR_NOOP("Rules",
            "Where both ways out of a corner of a 2 are blocked, its two lines are either "
            "both at that corner or both opposite. Either way one of them comes to each of "
            "the two other corners and must leave there: if one way out is blocked, it "
            "takes the other."),
        .cost = 2.2,
    },
    Rule{
        .id = "slink.one-blocked-corner",
        .title = INKLING_TR_NOOP("Rules", "A 1 with a blocked corner"),
        .text = INKLING_TR_NOOP("Rules",
            "Where both ways out of a corner of a 1 are blocked, the corner's two edges are "
            "both lines or both crossed; a 1 cannot have two."),
        .cost = 1.6,
    },
    Rule{
        .id = "slink.three-entered",
        .title = INKLING_TR_NOOP("Rules", "A line comes to a 3"),
        .text = INKLING_TR_NOOP("Rules",
            "A line that comes to a corner of a 3 takes one of the 3's two edges there: it "
            "cannot pass by, or the 3 would lack both, and it cannot meet both. So the "
            "other way out is blocked, and the 3 has both its edges at the opposite corner."),
        .cost = 1.4,
    },
    Rule{
        .id = "slink.three-one-diagonal",
        .title = INKLING_TR_NOOP("Rules", "A 3 and a 1 corner to corner"),
        .text = INKLING_TR_NOOP("Rules",
            "Where the far corner of the 3 is blocked, the 3 has both lines there and sends "
            "just one to the dot between: the 1 takes it on, so its far edges are crossed. "
            "The other way round, a 1 whose far edges are crossed leaves just one line to "
            "the 3 at the dot between, so the 3 has both lines at its far corner, whose "
            "other ways are blocked."),
        .cost = 2.2,
    },
    Rule{
        .id = "slink.two-entered",
        .title = INKLING_TR_NOOP("Rules", "A line comes to a 2"),
        .text = INKLING_TR_NOOP("Rules",
            "A line that comes to a corner of a 2 and cannot pass by takes one of its two "
            "edges there. So the 2 has one line at the opposite corner too; if one way out "
            "is blocked there, it leaves by the other."),
        .cost = 2.2,
    },
    Rule{
        .id = "slink.one-entered",
        .title = INKLING_TR_NOOP("Rules", "A line comes to a 1"),
        .text = INKLING_TR_NOOP("Rules",
            "A line that comes to a corner of a 1 and cannot pass by takes one of its two "
            "edges there; the 1 has no other."),
        .cost = 1.9,
    },
    Rule{
        .id = "slink.small-loop",
        .title = INKLING_TR_NOOP("Rules", "The loop must not close too early"),
        .text = INKLING_TR_NOOP("Rules",
            "An edge between the two ends of one path would close the loop. While there is "
            "a line elsewhere, or a clue is not met by that loop, the edge is crossed."),
        .cost = 1.5,
    },
    Rule{
        .id = "slink.loop-closed",
        .title = INKLING_TR_NOOP("Rules", "The loop is closed"),
        .text = INKLING_TR_NOOP("Rules",
            "There is only one loop. Once a ring of lines has closed, every edge that is still "
            "open is crossed."),
        .cost = 1.0,
    },
    Rule{
        .id = "slink.threes-no-further",
        .title = INKLING_TR_NOOP("Rules", "No line on from between two 3s"),
        .text = INKLING_TR_NOOP("Rules",
            "No line runs straight on from the edge between two 3s next to each other. With a line "
            "between them, it would take the near edge from both, and both would need the "
            "far one: three lines at one dot. Without, both need the near edge: three again."),
        .cost = 1.6,
    },
    Rule{
        .id = "slink.ones-blocked",
        .title = INKLING_TR_NOOP("Rules", "Two 1s against a wall"),
        .text = INKLING_TR_NOOP("Rules",
            "Two 1s next to each other whose common dot has no way out: a line between them would "
            "have to turn along one of them, its second."),
        .cost = 1.6,
    },
    Rule{
        .id = "slink.corner-edges",
        .title = INKLING_TR_NOOP("Rules", "A corner and its edges"),
        .text = INKLING_TR_NOOP("Rules",
            "A corner of a cell has as many lines as there are lines among its two edges. So a "
            "known corner and one known edge give the other edge, two known edges give the corner, "
            "and two corners that share an edge tell something about each other."),
        .cost = 2.5,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "slink.clue-corners",
        .title = INKLING_TR_NOOP("Rules", "A clue and its corners"),
        .text = INKLING_TR_NOOP("Rules",
            "The number of lines a clue has at one corner fixes the number at the opposite corner. "
            "Every way to place its lines that fits the known edges and corners agrees here."),
        .cost = 2.75,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "slink.dot-corners",
        .title = INKLING_TR_NOOP("Rules", "A dot and the corners round it"),
        .text = INKLING_TR_NOOP("Rules",
            "A dot has either no line or two. Every way to place them that fits the known edges "
            "and corners round it agrees here: so a single line at one corner means a single line "
            "at the corner opposite."),
        .cost = 2.75,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "slink.colour-across",
        .title = INKLING_TR_NOOP("Rules", "Inside and outside across an edge"),
        .text = INKLING_TR_NOOP("Rules",
            "The loop separates inside from outside: cells with a line between them differ, cells "
            "with a cross between them are the same. Beyond the border is outside."),
        .cost = 2.95,
    },
    Rule{
        .id = "slink.edge-colours",
        .title = INKLING_TR_NOOP("Rules", "A line just where inside meets outside"),
        .text = INKLING_TR_NOOP("Rules",
            "Between a cell inside and one outside runs a line; between two inside, or two "
            "outside, runs none."),
        .cost = 2.95,
    },
    Rule{
        .id = "slink.clue-colours",
        .title = INKLING_TR_NOOP("Rules", "A clue and its neighbours' colours"),
        .text = INKLING_TR_NOOP("Rules",
            "A clue counts the neighbours on the other side of the loop. Every way to colour the "
            "cell and its neighbours that fits what is known agrees here."),
        .cost = 2.98,
    },
    Rule{
        .id = "slink.colour-chain",
        .title = INKLING_TR_NOOP("Rules", "A chain of cells"),
        .text = INKLING_TR_NOOP("Rules",
            "Going from cell to cell along known edges and pairs, you can tell whether the cells "
            "at the two ends are on the same side of the loop, even when it is not yet known which "
            "side that is."),
        .cost = 2.98,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "slink.inside-connected",
        .title = INKLING_TR_NOOP("Rules", "The inside is in one piece"),
        .text = INKLING_TR_NOOP("Rules",
            "The cells inside the loop are connected. Where only one cell can connect them, that "
            "cell is inside."),
        .cost = 3.2,
    },
    Rule{
        .id = "slink.outside-connected",
        .title = INKLING_TR_NOOP("Rules", "The outside is in one piece"),
        .text = INKLING_TR_NOOP("Rules",
            "Every cell outside the loop can be reached from beyond the border without "
            "crossing the loop. Where the only way is through one cell, that cell is "
            "outside."),
        .cost = 3.2,
    },
    Rule{
        .id = "slink.pair-of-cells",
        .title = INKLING_TR_NOOP("Rules", "Two neighbours taken together"),
        .text = INKLING_TR_NOOP("Rules",
            "Every way to draw the lines of two neighbouring cells and through their six dots that "
            "fits what is known agrees here."),
        .cost = 3.4,
    },
    Rule{
        .id = "slink.block-of-cells",
        .title = INKLING_TR_NOOP("Rules", "Four cells taken together"),
        .text = INKLING_TR_NOOP("Rules",
            "Every way to draw the lines of four cells round a dot and through their nine dots "
            "that fits what is known agrees here."),
        .cost = 3.8,
    },
    Rule{
        .id = "slink.two-clues",
        .title = INKLING_TR_NOOP("Rules", "Two clues and the cells round them"),
        .text = INKLING_TR_NOOP("Rules",
            "Two clues that touch or share a neighbour must be met together. Every way to colour "
            "them and their neighbours inside or outside that fits what is known agrees here."),
        .cost = 3.5,
    },
    Rule{
        .id = "slink.clue-in-one-piece",
        .title = INKLING_TR_NOOP("Rules", "A clue, and the loop in one piece"),
        .text = INKLING_TR_NOOP("Rules",
            "A clue can be met in only a few ways. Some of them would cut off a part of the inside "
            "from the rest, or a part of the outside from the border; then there would be two "
            "loops. The remaining ways agree here."),
        .cost = 3.9,
    },
    Rule{
        .id = "slink.two-clues-in-one-piece",
        .title = INKLING_TR_NOOP("Rules", "Two clues, and the loop in one piece"),
        .text = INKLING_TR_NOOP("Rules",
            "Two clues that touch or share a neighbour can be met together in only a few ways. "
            "Some of them would cut off a part of the inside from the rest, or a part of the "
            "outside from the border. The remaining ways agree here."),
        .cost = 4.2,
    },
    Rule{
        .id = "slink.crosswise",
        .title = INKLING_TR_NOOP("Rules", "Inside and outside crosswise at a dot"),
        .text = INKLING_TR_NOOP("Rules",
            "Of the four cells round a dot, two across from each other are never inside with the "
            "other two outside: the loop would touch itself at the dot."),
        .cost = 2.95,
        .isLinkOnly = true,
    },
};
// clang-format on
static_assert(catalogue.size() == std::size_t(RuleName::Count));

constexpr std::array<std::string_view, 1> zeroPatterns{
    ".X.\n"
    "X0X\n"
    ".X.",
};
constexpr std::array<std::string_view, 4> needsAllPatterns{
    ".L.\n"
    "x1x\n"
    ".x.",
    ".L.\n"
    "L2x\n"
    ".x.",
    ".L.\n"
    "x2x\n"
    ".L.",
    ".L.\n"
    "L3L\n"
    ".x.",
};
constexpr std::array<std::string_view, 4> fullPatterns{
    ".-.\n"
    "X1X\n"
    ".X.",
    ".-.\n"
    "|2X\n"
    ".X.",
    ".-.\n"
    "X2X\n"
    ".-.",
    ".-.\n"
    "|3|\n"
    ".X.",
};
constexpr std::array<std::string_view, 1> adjacentThreesPatterns{
    ". + .\n"
    "L3L3L\n"
    ". + .",
};
constexpr std::array<std::string_view, 1> diagonalThreesPatterns{
    ".L. .\n"
    "L3   \n"
    ". + .\n"
    "   3L\n"
    ". .L.",
};
constexpr std::array<std::string_view, 2> oneExitPatterns{
    ". . .\n"
    "  |  \n"
    ".x+x.\n"
    "  L  \n"
    ". . .",
    ". . .\n"
    "  |  \n"
    ".x+L.\n"
    "  x  \n"
    ". . .",
};
constexpr std::array<std::string_view, 2> dotFullPatterns{
    ". . .\n"
    "  |  \n"
    ".X+X.\n"
    "  |  \n"
    ". . .",
    ". . .\n"
    "  |  \n"
    ".X+-.\n"
    "  X  \n"
    ". . .",
};
constexpr std::array<std::string_view, 1> deadEndPatterns{
    ". . .\n"
    "  x  \n"
    ".x+X.\n"
    "  x  \n"
    ". . .",
};
constexpr std::array<std::string_view, 1> threeBlockedCornerPatterns{
    ". . .\n"
    "  x  \n"
    ".x+L.\n"
    "  L3 \n"
    ". . .",
};
constexpr std::array<std::string_view, 2> twoBlockedCornerPatterns{
    ". . . .\n"
    "  x x  \n"
    ".x+ +L.\n"
    "   2   \n"
    ". . . .",
    ". . . .\n"
    "  x L  \n"
    ".x+ +x.\n"
    "   2   \n"
    ". . . .",
};
constexpr std::array<std::string_view, 1> oneBlockedCornerPatterns{
    ". . .\n"
    "  x  \n"
    ".x+X.\n"
    "  X1 \n"
    ". . .",
};
constexpr std::array<std::string_view, 1> threeEnteredPatterns{
    ". . .\n"
    "  |  \n"
    ".X+ .\n"
    "   3L\n"
    ". .L.",
};
constexpr std::array<std::string_view, 2> threeOneDiagonalPatterns{
    ". . . .\n"
    "  x    \n"
    ".x+ . .\n"
    "   3   \n"
    ". . + .\n"
    "     1X\n"
    ". . .X.",
    ". . . .\n"
    "  X    \n"
    ".X+L. .\n"
    "  L3   \n"
    ". . + .\n"
    "     1x\n"
    ". . .x.",
};
constexpr std::array<std::string_view, 2> twoEnteredPatterns{
    ". . . .\n"
    "  |    \n"
    ".x+ . .\n"
    "   2   \n"
    ". . +x.\n"
    "    L  \n"
    ". . . .",
    ". . . .\n"
    "  |    \n"
    ".x+ . .\n"
    "   2   \n"
    ". . +L.\n"
    "    x  \n"
    ". . . .",
};
constexpr std::array<std::string_view, 1> oneEnteredPatterns{
    ". . .\n"
    "  |  \n"
    ".x+ .\n"
    "   1X\n"
    ". .X.",
};
constexpr std::array<std::string_view, 1> threesNoFurtherPatterns{
    ". . .\n"
    "  X  \n"
    ". + .\n"
    " 3 3 \n"
    ". + .\n"
    "  X  \n"
    ". . .",
};
constexpr std::array<std::string_view, 1> onesBlockedPatterns{
    ". . .\n"
    "  x  \n"
    ". + .\n"
    " 1X1 \n"
    ". . .",
};

} // namespace

std::span<const Rule> rules()
{
    return catalogue;
}

std::span<const std::string_view> patternTexts(RuleName rule)
{
    switch (rule) {
    case RuleName::Zero:
        return zeroPatterns;
    case RuleName::NeedsAll:
        return needsAllPatterns;
    case RuleName::Full:
        return fullPatterns;
    case RuleName::AdjacentThrees:
        return adjacentThreesPatterns;
    case RuleName::DiagonalThrees:
        return diagonalThreesPatterns;
    case RuleName::OneExit:
        return oneExitPatterns;
    case RuleName::DotFull:
        return dotFullPatterns;
    case RuleName::DeadEnd:
        return deadEndPatterns;
    case RuleName::ThreeBlockedCorner:
        return threeBlockedCornerPatterns;
    case RuleName::TwoBlockedCorner:
        return twoBlockedCornerPatterns;
    case RuleName::OneBlockedCorner:
        return oneBlockedCornerPatterns;
    case RuleName::ThreeEntered:
        return threeEnteredPatterns;
    case RuleName::ThreeOneDiagonal:
        return threeOneDiagonalPatterns;
    case RuleName::TwoEntered:
        return twoEnteredPatterns;
    case RuleName::OneEntered:
        return oneEnteredPatterns;
    case RuleName::ThreesNoFurther:
        return threesNoFurtherPatterns;
    case RuleName::OnesBlocked:
        return onesBlockedPatterns;
    default:
        return {};
    }
}

} // namespace inkling::slink
