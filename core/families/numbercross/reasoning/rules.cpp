// SPDX-License-Identifier: MIT
#include "families/numbercross/reasoning/rules.h"

#include "board/phrase.h"

#include <array>

namespace inkling::numbercross {

namespace {

// clang-format off
constexpr std::array catalogue{
    Rule{
        .id = "numbercross.total",
        .title = INKLING_TR_NOOP("Rules", "The sum of all labels"),
        .text = INKLING_TR_NOOP("Rules",
            "A row's label is the sum of its white cells, a column's label the sum of its black "
            "ones. Every cell is one or the other, so each digit counts for exactly one label: all "
            "labels together make the sum of all digits. If they do not, there is no answer."),
        .cost = 1.0,
    },
    Rule{
        .id = "numbercross.parity",
        .title = INKLING_TR_NOOP("Rules", "Labels with an odd sum"),
        .text = INKLING_TR_NOOP("Rules",
            "Whether a sum is even or odd depends on its odd digits alone. Take some rows and "
            "columns in which every odd digit that is still open lies in two of them. Add up how "
            "much black each line needs: a column its label, a row all its digits minus its label. "
            "Every odd digit counts twice or is known, so the sum is even or odd however the open "
            "cells are shaded. If the labels say otherwise, there is no answer."),
        .cost = 1.2,
    },
    Rule{
        .id = "numbercross.out-of-reach",
        .title = INKLING_TR_NOOP("Rules", "A label out of reach"),
        .text = INKLING_TR_NOOP("Rules",
            "If no choice of open cells in a line makes exactly what its label lacks, the label "
            "cannot be met."),
        .cost = 1.4,
    },
    Rule{
        .id = "numbercross.clash",
        .title = INKLING_TR_NOOP("Rules", "Labels that conflict"),
        .text = INKLING_TR_NOOP("Rules",
            "Some labels conflict, whatever the others say: however the cells are shaded, one of "
            "them is missed. All of these labels are needed for that. The steps before use these "
            "labels alone, and end in a line that can no longer reach its label, or where the "
            "named rules end."),
        .cost = 6.0,
    },
    Rule{
        .id = "numbercross.label-reached",
        .title = INKLING_TR_NOOP("Rules", "The label is reached"),
        .text = INKLING_TR_NOOP("Rules",
            "When the white cells of a row make its label, the rest of the row is black. When "
            "the black cells of a column make its label, the rest of the column is white."),
        .cost = 1.0,
    },
    Rule{
        .id = "numbercross.all-taken",
        .title = INKLING_TR_NOOP("Rules", "Every cell left is needed"),
        .text = INKLING_TR_NOOP("Rules",
            "When all open cells of a line together make exactly what its label still lacks, all "
            "of them count: white in a row, black in a column."),
        .cost = 1.0,
    },
    Rule{
        .id = "numbercross.too-large",
        .title = INKLING_TR_NOOP("Rules", "A cell larger than what is left"),
        .text = INKLING_TR_NOOP("Rules",
            "A digit larger than what a label still lacks cannot count: in a row the cell is "
            "black, in a column white."),
        .cost = 1.2,
    },
    Rule{
        .id = "numbercross.cannot-spare",
        .title = INKLING_TR_NOOP("Rules", "A cell that cannot be spared"),
        .text = INKLING_TR_NOOP("Rules",
            "If the other open cells of a line together make less than its label still lacks, the "
            "cell is needed: in a row it is white, in a column black. In other words, it is larger "
            "than what may be left out."),
        .cost = 1.4,
    },
    Rule{
        .id = "numbercross.last-odd",
        .title = INKLING_TR_NOOP("Rules", "The last odd digit of a line"),
        .text = INKLING_TR_NOOP("Rules",
            "When only one open digit of a line is odd, it decides whether the sum is even or odd: "
            "it counts if the label lacks an odd number, and not if it lacks an even one."),
        .cost = 1.6,
    },
    Rule{
        .id = "numbercross.only-way",
        .title = INKLING_TR_NOOP("Rules", "The only way to reach the label"),
        .text = INKLING_TR_NOOP("Rules",
            "If only one choice of open cells in a line makes what its label still lacks, those "
            "cells count and the others do not."),
        .cost = 1.8,
    },
    Rule{
        .id = "numbercross.every-way",
        .title = INKLING_TR_NOOP("Rules", "Every way to reach the label agrees"),
        .text = INKLING_TR_NOOP("Rules",
            "Write down all ways to make what a label still lacks from the open cells of its line. "
            "A cell used in all of them counts; a cell used in none does not."),
        .cost = 2.4,
    },
    Rule{
        .id = "numbercross.many-ways",
        .title = INKLING_TR_NOOP("Rules", "Many ways, and all agree"),
        .text = INKLING_TR_NOOP("Rules",
            "As with a few ways: what all ways to reach a label agree on is decided. You need not "
            "write them all down: go through the cells one by one and note how many ways lead to "
            "each sum. Only sums that can still grow into what the label lacks matter. If none of "
            "these can be reached with a cell, or without it, that cell is decided."),
        .cost = 3.0,
    },
    Rule{
        .id = "numbercross.odd-cells",
        .title = INKLING_TR_NOOP("Rules", "Odd digits counted twice"),
        .text = INKLING_TR_NOOP("Rules",
            "Take some rows and columns and add up how much black each of them needs: a column its "
            "label, a row all its digits minus its label. An odd digit in two of the lines counts "
            "twice, so it does not matter for odd or even. If only one open odd digit counts once, "
            "it decides: it is black if the sum, minus the odd digits known to be black that count "
            "once, is odd, and white if it is even."),
        .cost = 2.8,
    },
    Rule{
        .id = "numbercross.two-lines",
        .title = INKLING_TR_NOOP("Rules", "Two lines together"),
        .text = INKLING_TR_NOOP("Rules",
            "Two rows meet every column in two cells, and what the column still lacks may rule out "
            "some of the four ways to shade these two. Go through the columns and count the ways "
            "to shade both rows that reach both labels and that no column rules out. What all of "
            "them agree on is decided. The same holds for two columns and the rows. Where there "
            "are too many ways to write down, assume the opposite of one cell and go on from line "
            "to line until one cannot reach its label."),
        .cost = 4.0,
    },
    Rule{
        .id = "numbercross.three-lines",
        .title = INKLING_TR_NOOP("Rules", "Three lines together"),
        .text = INKLING_TR_NOOP("Rules",
            "As for two lines: of the ways to shade three rows that reach their labels, those "
            "count whose three cells in each column leave the column a way to reach its own. "
            "What all of them agree on is decided. The same holds for three columns."),
        .cost = 5.0,
    },
    Rule{
        .id = "numbercross.four-lines",
        .title = INKLING_TR_NOOP("Rules", "Four lines together"),
        .text = INKLING_TR_NOOP("Rules",
            "As for two and three lines, with four rows, or four columns, at once."),
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

} // namespace inkling::numbercross
