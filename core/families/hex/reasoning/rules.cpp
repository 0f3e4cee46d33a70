// SPDX-License-Identifier: MIT
#include "families/hex/reasoning/rules.h"

#include "board/phrase.h"

#include <array>

namespace inkling::hex {

namespace {

// clang-format off
constexpr std::array catalogue{
    Rule{
        .id = "hex.operator-inside",
        .title = INKLING_TR_NOOP("Rules", "The path does not end on an operator"),
        .text = INKLING_TR_NOOP("Rules",
            "An operator stands between two numbers, and so does the =. The path goes on from it "
            "on both sides, so it ends on digits only."),
        .cost = 1.0,
    },
    Rule{
        .id = "hex.operators-apart",
        .title = INKLING_TR_NOOP("Rules", "No two operators in a row"),
        .text = INKLING_TR_NOOP("Rules",
            "There is a number between two operators, and a number has no sign before it. So no "
            "link joins two operators, or an operator and the =."),
        .cost = 1.0,
    },
    Rule{
        .id = "hex.zeros-apart",
        .title = INKLING_TR_NOOP("Rules", "No two zeros in a row"),
        .text = INKLING_TR_NOOP("Rules",
            "No number begins with a 0 followed by another digit. Two zeros in a row would be such "
            "a number, whichever way they are read, or part of a three-digit number."),
        .cost = 1.0,
    },
    Rule{
        .id = "hex.tile-full",
        .title = INKLING_TR_NOOP("Rules", "A tile has all its links"),
        .text = INKLING_TR_NOOP("Rules",
            "The path passes through a tile once: it comes in and goes out. A tile with two links "
            "has no third, and an end of the path has no second."),
        .cost = 1.0,
    },
    Rule{
        .id = "hex.one-way-out",
        .title = INKLING_TR_NOOP("Rules", "Only as many links left as needed"),
        .text = INKLING_TR_NOOP("Rules",
            "The path passes through every tile. A tile with only one link left uses it, and a "
            "tile where the path does not end needs two."),
        .cost = 1.0,
    },
    Rule{
        .id = "hex.end-or-inner",
        .title = INKLING_TR_NOOP("Rules", "One link makes an end, two do not"),
        .text = INKLING_TR_NOOP("Rules",
            "Where a tile has one link left, the path ends on it. Where two are joined, the path "
            "goes through."),
        .cost = 1.0,
    },
    Rule{
        .id = "hex.two-ends",
        .title = INKLING_TR_NOOP("Rules", "The path has two ends"),
        .text = INKLING_TR_NOOP("Rules",
            "Where both ends are known, the path goes through all other tiles. Where it goes "
            "through all but two, these are its ends."),
        .cost = 1.2,
    },
    Rule{
        .id = "hex.three-digits",
        .title = INKLING_TR_NOOP("Rules", "No three digits in a row"),
        .text = INKLING_TR_NOOP("Rules",
            "A number has at most two digits. Where two digits are joined, the path goes on from "
            "both to an operator or the =, or ends."),
        .cost = 1.2,
    },
    Rule{
        .id = "hex.pairs-used-up",
        .title = INKLING_TR_NOOP("Rules", "All two-digit numbers are found"),
        .text = INKLING_TR_NOOP("Rules",
            "Operators and the = separate the digits, so there is one more number than there are "
            "of these signs. As each number has one or two digits, it is known how many have two. "
            "Once that many pairs of digits are joined, no other digits are."),
        .cost = 1.6,
    },
    Rule{
        .id = "hex.singles-used-up",
        .title = INKLING_TR_NOOP("Rules", "A digit that needs a partner"),
        .text = INKLING_TR_NOOP("Rules",
            "Operators and the = separate the digits, so there is one more number than there are "
            "of these signs. As each number has one or two digits, it is known how many have one. "
            "Once that many digits are cut off from all others, every other digit belongs to a "
            "two-digit number: if it has only one link to another digit left, the two are joined."),
        .cost = 1.8,
    },
    Rule{
        .id = "hex.leading-zero",
        .title = INKLING_TR_NOOP("Rules", "No digit follows a 0"),
        .text = INKLING_TR_NOOP("Rules",
            "A 0 can be a number or the second digit of one; a digit after it would make a number "
            "that begins with 0, or one of three digits. Once it is known which way the path is "
            "read, no digit follows a 0."),
        .cost = 2.0,
    },
    Rule{
        .id = "hex.small-ring",
        .title = INKLING_TR_NOOP("Rules", "The path never closes into a ring"),
        .text = INKLING_TR_NOOP("Rules",
            "The path has two ends and never returns to itself. A link between two tiles of the "
            "same joined stretch is cut."),
        .cost = 1.6,
    },
    Rule{
        .id = "hex.ends-too-soon",
        .title = INKLING_TR_NOOP("Rules", "The path does not end too soon"),
        .text = INKLING_TR_NOOP("Rules",
            "Two stretches that each hold an end of the path become the whole path once they are "
            "joined. While other tiles are left over, the link between them is cut."),
        .cost = 2.0,
    },
    Rule{
        .id = "hex.stranded",
        .title = INKLING_TR_NOOP("Rules", "No tile is cut off"),
        .text = INKLING_TR_NOOP("Rules",
            "One path passes through all tiles, so they stay connected. The only link that still "
            "connects two parts of the board is joined."),
        .cost = 2.0,
    },
    Rule{
        .id = "hex.only-passage",
        .title = INKLING_TR_NOOP("Rules", "A tile between two parts"),
        .text = INKLING_TR_NOOP("Rules",
            "Where only one tile connects two parts of the board, the path goes through it from "
            "one to the other: it has one link to each, and each part has one end of the path. No "
            "tile can connect three parts."),
        .cost = 2.4,
    },
    Rule{
        .id = "hex.equals-splits",
        .title = INKLING_TR_NOOP("Rules", "The = splits the path"),
        .text = INKLING_TR_NOOP("Rules",
            "Where only the = connects two parts of the board, they are the two sides of the "
            "equation: the = has one link to each, each has one end of the path, and their lengths "
            "are known."),
        .cost = 2.4,
    },
    Rule{
        .id = "hex.side-counted",
        .title = INKLING_TR_NOOP("Rules", "A side is complete"),
        .text = INKLING_TR_NOOP("Rules",
            "Where an end of the path is joined to the = tile by tile, that side of the equation "
            "is complete, and the lengths of both sides are known."),
        .cost = 2.2,
    },
    Rule{
        .id = "hex.supposed",
        .title = INKLING_TR_NOOP("Rules", "The opposite leads nowhere"),
        .text = INKLING_TR_NOOP("Rules",
            "Suppose that a link is joined or cut, or that the path ends on a tile or not, and "
            "follow the simpler rules: soon a tile is cut off, a tile has too many links, or the "
            "numbers do not work out. So the opposite is true."),
        .cost = 2.8,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "hex.no-path-left",
        .title = INKLING_TR_NOOP("Rules", "No other path is left"),
        .text = INKLING_TR_NOOP("Rules",
            "From what is known, no other path through all tiles reads as numbers of one or two "
            "digits with an operator between each two and one =."),
        .cost = 4.0,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "hex.no-division",
        .title = INKLING_TR_NOOP("Rules", "The division leaves a remainder"),
        .text = INKLING_TR_NOOP("Rules",
            "Every division must work out without a remainder, and nothing is divided by 0. On "
            "every other path left, some division does not work out."),
        .cost = 3.0,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "hex.sides-apart",
        .title = INKLING_TR_NOOP("Rules", "One side is always larger"),
        .text = INKLING_TR_NOOP("Rules",
            "On every other path left, one side of the equation stays below the least value of the "
            "other: they are never equal."),
        .cost = 3.2,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "hex.link-refuted",
        .title = INKLING_TR_NOOP("Rules", "No path with this link works"),
        .text = INKLING_TR_NOOP("Rules",
            "Of the paths left that take a link, none makes both sides equal. The link is cut."),
        .cost = 3.6,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "hex.link-needed",
        .title = INKLING_TR_NOOP("Rules", "No path without this link works"),
        .text = INKLING_TR_NOOP("Rules",
            "Of the paths left that do without a link, none makes both sides equal. The link is "
            "joined."),
        .cost = 3.6,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "hex.end-refuted",
        .title = INKLING_TR_NOOP("Rules", "No path that ends here works"),
        .text = INKLING_TR_NOOP("Rules",
            "Of the paths left that begin or end on a tile, none makes both sides equal. The path "
            "goes through that tile."),
        .cost = 3.6,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "hex.end-needed",
        .title = INKLING_TR_NOOP("Rules", "No path that ends elsewhere works"),
        .text = INKLING_TR_NOOP("Rules",
            "Of the paths left that go through a tile, none makes both sides equal. The path "
            "begins or ends there."),
        .cost = 3.6,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "hex.order-refuted",
        .title = INKLING_TR_NOOP("Rules", "No path works when read the other way"),
        .text = INKLING_TR_NOOP("Rules",
            "A path can be read from either end. Read from one of them, no remaining path makes "
            "both sides equal, so it is read from the other."),
        .cost = 3.8,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "hex.length-refuted",
        .title = INKLING_TR_NOOP("Rules", "No path with sides of this length works"),
        .text = INKLING_TR_NOOP("Rules",
            "Of the paths left that have so many tiles before the =, none makes both sides "
            "equal."),
        .cost = 3.8,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "hex.none-comes-out",
        .title = INKLING_TR_NOOP("Rules", "No remaining path works"),
        .text = INKLING_TR_NOOP("Rules",
            "On none of the remaining paths are both sides equal: the puzzle has no answer."),
        .cost = 3.6,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "hex.none-left",
        .title = INKLING_TR_NOOP("Rules", "No path is left"),
        .text = INKLING_TR_NOOP("Rules",
            "From what is known, no path through all tiles reads as numbers of one or two digits "
            "with an operator between each two and one =: the puzzle has no answer."),
        .cost = 3.0,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "hex.same-equation",
        .title = INKLING_TR_NOOP("Rules", "All remaining paths read the same"),
        .text = INKLING_TR_NOOP("Rules",
            "The answer is an equation, and with equal tiles several paths may spell it. When all "
            "paths that work read the same, the answer is found; the first of them is drawn, in "
            "the order of tiles from the top left."),
        .cost = 3.0,
    },
};
// clang-format on

static_assert(catalogue.size() == std::size_t(RuleName::Count));

} // namespace

std::span<const Rule> rules()
{
    return catalogue;
}

} // namespace inkling::hex
