// SPDX-License-Identifier: MIT
#include "families/kenken/reasoning/rules.h"

#include "board/phrase.h"

#include <array>

namespace inkling::kenken {

namespace {

// clang-format off
constexpr std::array catalogue{
    Rule{
        .id = "kenken.single-cell",
        .title = INKLING_TR_NOOP("Rules", "A cage of one cell"),
        .text = INKLING_TR_NOOP("Rules",
            "A cage of one cell holds its target."),
        .cost = 1.0,
    },
    Rule{
        .id = "kenken.placed-digit",
        .title = INKLING_TR_NOOP("Rules", "A digit clears its row and column"),
        .text = INKLING_TR_NOOP("Rules",
            "Each digit appears once in every row and once in every column, so no other cell of "
            "its row or column holds it."),
        .cost = 1.0,
    },
    Rule{
        .id = "kenken.only-digit",
        .title = INKLING_TR_NOOP("Rules", "The only digit for a cell"),
        .text = INKLING_TR_NOOP("Rules",
            "When all possible digits of a cell but one already appear in its row or column, it "
            "holds the one that is left."),
        .cost = 1.0,
    },
    Rule{
        .id = "kenken.only-place",
        .title = INKLING_TR_NOOP("Rules", "The only cell for a digit in a line"),
        .text = INKLING_TR_NOOP("Rules",
            "Every row and every column holds every digit. When only one cell of a line can hold a "
            "digit, it goes there."),
        .cost = 1.2,
    },
    Rule{
        .id = "kenken.cage-pair",
        .title = INKLING_TR_NOOP("Rules", "What a cage of two cells can hold"),
        .text = INKLING_TR_NOOP("Rules",
            "Only a few pairs of digits make the target of a two-cell cage. A digit without a "
            "partner in the other cell is ruled out."),
        .cost = 1.4,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "kenken.cage-combinations",
        .title = INKLING_TR_NOOP("Rules", "What a cage can hold"),
        .text = INKLING_TR_NOOP("Rules",
            "List the digits that together make the target of a cage and the ways to place them in "
            "its cells, no digit twice in a line. A digit that none of these ways puts in a cell "
            "is ruled out there."),
        .cost = 1.5,
        .hasOwnCosts = true,
    },
    Rule{
        .id = "kenken.cage-in-line",
        .title = INKLING_TR_NOOP("Rules", "A digit that a cage takes from its line"),
        .text = INKLING_TR_NOOP("Rules",
            "When every way to fill a cage puts a certain digit into the same row or column, that "
            "line has it there: no cell of the line outside the cage holds it."),
        .cost = 2.5,
    },
    Rule{
        .id = "kenken.line-in-cage",
        .title = INKLING_TR_NOOP("Rules", "A digit that a line needs from a cage"),
        .text = INKLING_TR_NOOP("Rules",
            "When all places for a digit in a line lie in one cage, the cage must put it there. "
            "The ways to fill the cage that do not are ruled out, and with them whatever only they "
            "allowed."),
        .cost = 3.5,
    },
    Rule{
        .id = "kenken.naked-pair",
        .title = INKLING_TR_NOOP("Rules", "Naked pair"),
        .text = INKLING_TR_NOOP("Rules",
            "Two cells of a line that can only hold the same two digits use both of them up: "
            "the other cells of the line hold neither."),
        .cost = 2.5,
    },
    Rule{
        .id = "kenken.hidden-pair",
        .title = INKLING_TR_NOOP("Rules", "Hidden pair"),
        .text = INKLING_TR_NOOP("Rules",
            "Two digits that have only the same two cells left in a line fill them: these "
            "cells hold nothing else."),
        .cost = 3.0,
    },
    Rule{
        .id = "kenken.naked-triple",
        .title = INKLING_TR_NOOP("Rules", "Naked triple"),
        .text = INKLING_TR_NOOP("Rules",
            "Three cells of a line that can only hold three digits among them use all three "
            "up: the other cells of the line hold none of them."),
        .cost = 3.2,
    },
    Rule{
        .id = "kenken.hidden-triple",
        .title = INKLING_TR_NOOP("Rules", "Hidden triple"),
        .text = INKLING_TR_NOOP("Rules",
            "Three digits that have only three cells left in a line fill them: these cells "
            "hold nothing else."),
        .cost = 3.7,
    },
    Rule{
        .id = "kenken.naked-quad",
        .title = INKLING_TR_NOOP("Rules", "Naked quad"),
        .text = INKLING_TR_NOOP("Rules",
            "Four cells of a line that can only hold four digits among them use all four up: "
            "the other cells of the line hold none of them."),
        .cost = 4.0,
    },
    Rule{
        .id = "kenken.hidden-quad",
        .title = INKLING_TR_NOOP("Rules", "Hidden quad"),
        .text = INKLING_TR_NOOP("Rules",
            "Four digits that have only four cells left in a line fill them: these cells "
            "hold nothing else."),
        .cost = 4.5,
    },
    Rule{
        .id = "kenken.line-sum",
        .title = INKLING_TR_NOOP("Rules", "The sum of a line"),
        .text = INKLING_TR_NOOP("Rules",
            "The digits of a line always have the same sum, 45 where there are nine. Subtract the "
            "cages whose sum is known: the few cells that stick into the line or out of it must "
            "make up the difference."),
        .cost = 3.5,
    },
    Rule{
        .id = "kenken.line-product",
        .title = INKLING_TR_NOOP("Rules", "The product of a line"),
        .text = INKLING_TR_NOOP("Rules",
            "The digits of a line always have the same product, 720 where there are six. "
            "Divide by the cages whose product is known: the few cells that stick into the "
            "line or out of it must make up the quotient."),
        .cost = 3.6,
    },
    Rule{
        .id = "kenken.lines-sum",
        .title = INKLING_TR_NOOP("Rules", "The sum of several lines"),
        .text = INKLING_TR_NOOP("Rules",
            "Rows side by side have a known sum together, and so have columns. Subtract the cages "
            "whose sum is known: the few cells that stick into the lines or out of them must make "
            "up the difference."),
        .cost = 3.9,
    },
    Rule{
        .id = "kenken.lines-product",
        .title = INKLING_TR_NOOP("Rules", "The product of several lines"),
        .text = INKLING_TR_NOOP("Rules",
            "Rows side by side have a known product together, and so have columns. Divide by "
            "the cages whose product is known: the few cells that stick into the lines or out "
            "of them must make up the quotient."),
        .cost = 4.1,
    },
    Rule{
        .id = "kenken.x-wing",
        .title = INKLING_TR_NOOP("Rules", "X-wing"),
        .text = INKLING_TR_NOOP("Rules",
            "When the places for a digit in two rows lie in the same two columns, one row has it "
            "in one column and the other row in the other. So both columns have theirs there, and "
            "no other cell of them holds it. The same holds with rows and columns exchanged."),
        .cost = 3.8,
    },
    Rule{
        .id = "kenken.swordfish",
        .title = INKLING_TR_NOOP("Rules", "Swordfish"),
        .text = INKLING_TR_NOOP("Rules",
            "When the places for a digit in three rows lie in the same three columns, these rows "
            "supply all three columns with it, and no other cell of them holds it. The same holds "
            "with rows and columns exchanged."),
        .cost = 4.6,
    },
    Rule{
        .id = "kenken.two-cages",
        .title = INKLING_TR_NOOP("Rules", "Two cages that share a line"),
        .text = INKLING_TR_NOOP("Rules",
            "Two cages in a line cannot take the same digit from it. Go through the ways to fill "
            "one of them: those that leave the other none are ruled out. A digit that one or the "
            "other takes in every case is gone from the rest of the line."),
        .cost = 4.3,
    },
    Rule{
        .id = "kenken.line-cages",
        .title = INKLING_TR_NOOP("Rules", "The cages of a line together"),
        .text = INKLING_TR_NOOP("Rules",
            "Each way to fill a cage takes some digits of a line. The cages of the line and its "
            "other cells must share all its digits among them, each once. A way that leaves the "
            "others no such share is ruled out, and with it whatever only it allowed."),
        .cost = 5.0,
    },
    Rule{
        .id = "kenken.two-lines-cages",
        .title = INKLING_TR_NOOP("Rules", "The cages of two lines together"),
        .text = INKLING_TR_NOOP("Rules",
            "Cages that lie in two rows, or in two columns, take digits of both at once. The cages "
            "of the two lines and their other cells must share all digits of each line, each once. "
            "A way to fill a cage that leaves the others no such share is ruled out, and with it "
            "whatever only it allowed."),
        .cost = 5.6,
    },
};
// clang-format on
static_assert(catalogue.size() == std::size_t(RuleName::Count));

} // namespace

std::span<const Rule> rules()
{
    return catalogue;
}

} // namespace inkling::kenken
