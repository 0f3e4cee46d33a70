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
        .title = INKLING_TR_NOOP("Rules", "An operator is no end"),
        .text = INKLING_TR_NOOP("Rules",
            "An operator stands between two numbers, and so does the =. The path goes on from it "
            "on both sides: it ends on digits only."),
        .cost = 1.0,
    },
    Rule{
        .id = "hex.operators-apart",
        .title = INKLING_TR_NOOP("Rules", "Operators do not touch on the path"),
        .text = INKLING_TR_NOOP("Rules",
            "Between two operators stands a number; there are no signs before a number. So no link "
            "joins two operators, or an operator and the =."),
        .cost = 1.0,
    },
    Rule{
        .id = "hex.zeros-apart",
        .title = INKLING_TR_NOOP("Rules", "Two zeros do not touch on the path"),
        .text = INKLING_TR_NOOP("Rules",
            "No number begins with a 0 that another digit follows. Two zeros in a row would be "
            "such a number, whichever way they are read, or part of one of three digits."),
        .cost = 1.0,
    },
    Rule{
        .id = "hex.tile-full",
        .title = INKLING_TR_NOOP("Rules", "A tile with its links is full"),
        .text = INKLING_TR_NOOP("Rules",
            "The path passes a tile once: it comes in and goes out. A tile with two links has no "
            "third, and an end of the path has no second."),
        .cost = 1.0,
    },
    Rule{
        .id = "hex.one-way-out",
        .title = INKLING_TR_NOOP("Rules", "A tile with no more links than it needs"),
        .text = INKLING_TR_NOOP("Rules",
            "The path passes every tile. A tile that has just one link left is joined there, and "
            "one on which the path does not end needs two."),
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
        .title = INKLING_TR_NOOP("Rules", "All numbers of two digits are found"),
        .text = INKLING_TR_NOOP("Rules",
            "Operators and = part the digits: there is one number more than there are of these. As "
            "each number has one digit or two, it is known how many have two. Where so many pairs "
            "of digits are joined, no other digits are."),
        .cost = 1.6,
    },
    Rule{
        .id = "hex.singles-used-up",
        .title = INKLING_TR_NOOP("Rules", "All numbers of one digit are found"),
        .text = INKLING_TR_NOOP("Rules",
            "Operators and = part the digits: there is one number more than there are of these. As "
            "each number has one digit or two, it is known how many have one. Where so many digits "
            "are cut off from all others, each other digit is in a number of two: where only one "
            "link to another digit is left to it, they are joined."),
        .cost = 1.8,
    },
    Rule{
        .id = "hex.leading-zero",
        .title = INKLING_TR_NOOP("Rules", "No digit follows a 0"),
        .text = INKLING_TR_NOOP("Rules",
            "A 0 can be a number or the second digit of one; a digit after it would make a number "
            "that begins with 0, or one of three digits. Where it is known which way the path is "
            "read, no digit is joined behind a 0."),
        .cost = 2.0,
    },
    Rule{
        .id = "hex.small-ring",
        .title = INKLING_TR_NOOP("Rules", "The path closes no ring"),
        .text = INKLING_TR_NOOP("Rules",
            "The path has two ends and never comes back to itself. A link between two tiles of one "
            "joined stretch is cut."),
        .cost = 1.6,
    },
    Rule{
        .id = "hex.ends-too-soon",
        .title = INKLING_TR_NOOP("Rules", "The path does not end too soon"),
        .text = INKLING_TR_NOOP("Rules",
            "Two stretches, each with one of the path's ends, are the whole path as soon as they "
            "are joined. While other tiles are not on them, the link between is cut."),
        .cost = 2.0,
    },
    Rule{
        .id = "hex.stranded",
        .title = INKLING_TR_NOOP("Rules", "No cut strands a tile"),
        .text = INKLING_TR_NOOP("Rules",
            "One path passes all tiles, so they hang together. The only link that still connects "
            "two parts of the board is joined."),
        .cost = 2.0,
    },
    Rule{
        .id = "hex.only-passage",
        .title = INKLING_TR_NOOP("Rules", "A tile between two parts"),
        .text = INKLING_TR_NOOP("Rules",
            "Where two parts of the board hang together by one tile only, the path goes through it "
            "from one to the other: it has one link to each, and each part has one of the path's "
            "ends. Between three parts no tile can lie."),
        .cost = 2.4,
    },
    Rule{
        .id = "hex.equals-splits",
        .title = INKLING_TR_NOOP("Rules", "The = splits the path"),
        .text = INKLING_TR_NOOP("Rules",
            "Where two parts of the board hang together by the = only, they are the equation's two "
            "sides: the = has one link to each, each has one of the path's ends, and it is known "
            "how long they are."),
        .cost = 2.4,
    },
    Rule{
        .id = "hex.side-counted",
        .title = INKLING_TR_NOOP("Rules", "A side is complete"),
        .text = INKLING_TR_NOOP("Rules",
            "Where an end of the path is joined with the = from tile to tile, that side of the "
            "equation is complete, and both sides' lengths are known."),
        .cost = 2.2,
    },
    Rule{
        .id = "hex.supposed",
        .title = INKLING_TR_NOOP("Rules", "Supposing otherwise leads nowhere"),
        .text = INKLING_TR_NOOP("Rules",
            "Suppose that a link is joined, or cut, or that the path ends on a tile, or not, and "
            "follow that by the simpler rules: soon a tile is stranded, has too many links, or "
            "numbers do not work out. So it is the other way round."),
        .cost = 2.8,
    },
    Rule{
        .id = "hex.no-path-left",
        .title = INKLING_TR_NOOP("Rules", "No path is left that says otherwise"),
        .text = INKLING_TR_NOOP("Rules",
            "With what is known, no path through all tiles that says otherwise reads as numbers "
            "of one or two digits with an operator between each two and one =."),
        .cost = 4.0,
    },
    Rule{
        .id = "hex.no-division",
        .title = INKLING_TR_NOOP("Rules", "A division that does not come out"),
        .text = INKLING_TR_NOOP("Rules",
            "Every division must come out without a remainder, and nothing is divided by 0. On "
            "every path left that says otherwise, some division does not."),
        .cost = 3.0,
    },
    Rule{
        .id = "hex.sides-apart",
        .title = INKLING_TR_NOOP("Rules", "One side is always the greater"),
        .text = INKLING_TR_NOOP("Rules",
            "On all paths left that say otherwise, one side of the equation stays below what the "
            "other comes to at least: they never meet."),
        .cost = 3.2,
    },
    Rule{
        .id = "hex.link-refuted",
        .title = INKLING_TR_NOOP("Rules", "No path with this link comes out"),
        .text = INKLING_TR_NOOP("Rules",
            "Of the paths left that take a link, none makes both sides equal. The link is cut."),
        .cost = 3.6,
    },
    Rule{
        .id = "hex.link-needed",
        .title = INKLING_TR_NOOP("Rules", "No path without this link comes out"),
        .text = INKLING_TR_NOOP("Rules",
            "Of the paths left that do without a link, none makes both sides equal. The link is "
            "joined."),
        .cost = 3.6,
    },
    Rule{
        .id = "hex.end-refuted",
        .title = INKLING_TR_NOOP("Rules", "No path that ends here comes out"),
        .text = INKLING_TR_NOOP("Rules",
            "Of the paths left that begin or end on a tile, none makes both sides equal. The path "
            "goes through that tile."),
        .cost = 3.6,
    },
    Rule{
        .id = "hex.end-needed",
        .title = INKLING_TR_NOOP("Rules", "No path that ends elsewhere comes out"),
        .text = INKLING_TR_NOOP("Rules",
            "Of the paths left that go through a tile, none makes both sides equal. The path "
            "begins or ends there."),
        .cost = 3.6,
    },
    Rule{
        .id = "hex.order-refuted",
        .title = INKLING_TR_NOOP("Rules", "Read the other way, none comes out"),
        .text = INKLING_TR_NOOP("Rules",
            "A path can be read from either end. Of the readings left from one of them, no one "
            "makes both sides equal: it is read from the other."),
        .cost = 3.8,
    },
    Rule{
        .id = "hex.length-refuted",
        .title = INKLING_TR_NOOP("Rules", "No path with sides that long comes out"),
        .text = INKLING_TR_NOOP("Rules",
            "Of the paths left that have so many tiles before the =, none makes both sides "
            "equal."),
        .cost = 3.8,
    },
    Rule{
        .id = "hex.none-comes-out",
        .title = INKLING_TR_NOOP("Rules", "No path left comes out"),
        .text = INKLING_TR_NOOP("Rules",
            "On none of the paths left are both sides equal: the puzzle has no answer."),
        .cost = 3.6,
    },
    Rule{
        .id = "hex.none-left",
        .title = INKLING_TR_NOOP("Rules", "No path is left"),
        .text = INKLING_TR_NOOP("Rules",
            "With what is known, no path through all tiles still reads as numbers of one or two "
            "digits with an operator between each two and one =: the puzzle has no answer."),
        .cost = 3.0,
    },
    Rule{
        .id = "hex.same-equation",
        .title = INKLING_TR_NOOP("Rules", "All paths left read the same"),
        .text = INKLING_TR_NOOP("Rules",
            "The answer is an equation, and equal tiles may let several paths spell it. Where all "
            "paths that come out read the same, the answer is found; of the paths the first is "
            "drawn, in the order of tiles from the top left."),
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
