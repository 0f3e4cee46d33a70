// SPDX-License-Identifier: MIT
#include "families/cards/reasoning/rules.h"

#include "board/phrase.h"

#include <array>

namespace inkling::cards {

namespace {

// clang-format off
constexpr std::array catalogue{
    Rule{
        .id = "cards.card",
        .title = INKLING_TR_NOOP("Rules", "A card makes its number"),
        .text = INKLING_TR_NOOP("Rules",
            "A card alone makes the number that is on it; an ace is 1, a jack 11, a queen 12 and "
            "a king 13. This is where every expression begins."),
        .cost = 1.0,
    },
    Rule{
        .id = "cards.values",
        .title = INKLING_TR_NOOP("Rules", "The values of that many cards"),
        .text = INKLING_TR_NOOP("Rules",
            "Several cards make a value by being split in two: every value of one part is joined "
            "with every value of the other by every sign. Equal values count once. So the pairs "
            "follow from the cards, the threes from pairs and cards, and so on: only values in "
            "these lists can be part of an answer."),
        .cost = 2.0,
    },
    Rule{
        .id = "cards.left-over",
        .title = INKLING_TR_NOOP("Rules", "Some cards are enough"),
        .text = INKLING_TR_NOOP("Rules",
            "Where cards may be left over, an answer with fewer cards is simpler: as few as "
            "possible are used."),
        .cost = 2.4,
    },
    Rule{
        .id = "cards.target-split",
        .title = INKLING_TR_NOOP("Rules", "The target is split"),
        .text = INKLING_TR_NOOP("Rules",
            "The last sign joins two parts that share no card, so the target is split into values "
            "that two parts of the cards can make. Of several answers the one is explained that takes "
            "the least reckoning: easy signs and small numbers."),
        .cost = 3.0,
    },
    Rule{
        .id = "cards.part-split",
        .title = INKLING_TR_NOOP("Rules", "A part is split further"),
        .text = INKLING_TR_NOOP("Rules",
            "A value that some of the cards must make is split like the target itself, into what "
            "two smaller parts make, down to single cards."),
        .cost = 2.5,
    },
    Rule{
        .id = "cards.merge",
        .title = INKLING_TR_NOOP("Rules", "Two parts become one"),
        .text = INKLING_TR_NOOP("Rules",
            "Two cards, or results of earlier steps, are joined by a sign. From now on they are "
            "one card on the table."),
        .cost = 1.2,
    },
    Rule{
        .id = "cards.whole",
        .title = INKLING_TR_NOOP("Rules", "The whole makes the target"),
        .text = INKLING_TR_NOOP("Rules",
            "All cards that must be used have become one, worth the target: the expression is an "
            "answer. Parentheses are written only where they are needed."),
        .cost = 1.0,
    },
    Rule{
        .id = "cards.single",
        .title = INKLING_TR_NOOP("Rules", "One card is the target"),
        .text = INKLING_TR_NOOP("Rules",
            "A card whose number is the target is an answer by itself, if no other card has to "
            "be used."),
        .cost = 1.0,
    },
    Rule{
        .id = "cards.closest",
        .title = INKLING_TR_NOOP("Rules", "The closest values"),
        .text = INKLING_TR_NOOP("Rules",
            "Where no two parts make the target, the same lists show how close they come: for each "
            "value of one part, the values of the other nearest to what would be needed. Between "
            "the best value below the target and the best above there is nothing."),
        .cost = 3.4,
    },
    Rule{
        .id = "cards.most",
        .title = INKLING_TR_NOOP("Rules", "The largest value"),
        .text = INKLING_TR_NOOP("Rules",
            "Where the target is larger than every value that the cards make, the greatest of "
            "these is the closest."),
        .cost = 3.4,
    },
    Rule{
        .id = "cards.least",
        .title = INKLING_TR_NOOP("Rules", "The smallest value"),
        .text = INKLING_TR_NOOP("Rules",
            "Where the target is smaller than every value that the cards make, the least of "
            "these is the closest."),
        .cost = 3.4,
    },
    Rule{
        .id = "cards.impossible",
        .title = INKLING_TR_NOOP("Rules", "The target cannot be made"),
        .text = INKLING_TR_NOOP("Rules",
            "The target lies where the cards make nothing at all: there is no answer."),
        .cost = 1.4,
    },
    Rule{
        .id = "cards.unmade",
        .title = INKLING_TR_NOOP("Rules", "No expression makes the target"),
        .text = INKLING_TR_NOOP("Rules",
            "Every way to split the target ends in parts that do not make what is needed. There "
            "are too many values to tell which are the closest."),
        .cost = 3.6,
    },
};
// clang-format on

static_assert(catalogue.size() == std::size_t(RuleName::Count));

} // namespace

std::span<const Rule> rules()
{
    return catalogue;
}

} // namespace inkling::cards
