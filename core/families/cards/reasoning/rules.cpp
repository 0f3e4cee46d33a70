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
        .sentence = INKLING_TR_NOOP("Rules",
            "<p>Each card</p> makes <c>its own number</c>."),
        .cost = 1.0,
    },
    Rule{
        .id = "cards.values",
        .title = INKLING_TR_NOOP("Rules", "What so many cards make"),
        .text = INKLING_TR_NOOP("Rules",
            "Some of the cards make a value by being parted in two: every value of the one part "
            "is joined with every value of the other by every sign. Equal values count once. So "
            "the pairs follow from the cards, the threes from pairs and cards, and so on: only "
            "what stands in these lists can be part of an answer."),
        .sentence = INKLING_TR_NOOP("Rules",
            "<p>The cards</p> can be taken %2 at a time in %1 ways: they make <c>%3 different "
            "values</c>."),
        .cost = 2.0,
    },
    Rule{
        .id = "cards.left-over",
        .title = INKLING_TR_NOOP("Rules", "Some cards are enough"),
        .text = INKLING_TR_NOOP("Rules",
            "Where cards may be left over, an answer with fewer cards is simpler. The lists of "
            "values are searched from the fewest cards up; the first that hold the target tell "
            "which cards are enough."),
        .sentence = INKLING_TR_NOOP("Rules",
            "<p>%1</p> can be made with %2 of the %3 cards: <c>the others stay aside</c>."),
        .cost = 2.4,
    },
    Rule{
        .id = "cards.target-split",
        .title = INKLING_TR_NOOP("Rules", "The target is split"),
        .text = INKLING_TR_NOOP("Rules",
            "Whatever is joined last joins two parts that share no card. For each way to part "
            "the cards in two, the values of both are held against each other: do a value of "
            "the one and a value of the other make the target? Of all answers the simplest is "
            "followed: with the fewest powers, fractions, parentheses and divisions, and the "
            "smallest numbers on the way. Ways are counted as far as the lists of values reach."),
        .sentence = INKLING_TR_NOOP("Rules",
            "Of %3 ways to part the cards in two, %2 can meet <p>the target %1</p>. This answer "
            "takes it as <c>%4 %5 %6</c>."),
        .cost = 3.0,
    },
    Rule{
        .id = "cards.part-split",
        .title = INKLING_TR_NOOP("Rules", "A part is split in its turn"),
        .text = INKLING_TR_NOOP("Rules",
            "A value that some of the cards must make is split like the target itself, into two "
            "smaller parts whose lists hold what is needed, down to single cards."),
        .sentence = INKLING_TR_NOOP("Rules",
            "Of %3 ways to part these cards in two, %2 can meet <p>the %1 that is wanted</p>. "
            "This answer takes it as <c>%4 %5 %6</c>."),
        .cost = 2.5,
    },
    Rule{
        .id = "cards.merge",
        .title = INKLING_TR_NOOP("Rules", "Two parts become one"),
        .text = INKLING_TR_NOOP("Rules",
            "Two cards, or what was made of cards before, are joined by a sign. They lie on the "
            "table as one from now on."),
        .sentence = INKLING_TR_NOOP("Rules",
            "<p>%1</p> %2 <p>%3</p> is <c>%4</c>."),
        .cost = 1.2,
    },
    Rule{
        .id = "cards.whole",
        .title = INKLING_TR_NOOP("Rules", "The whole makes the target"),
        .text = INKLING_TR_NOOP("Rules",
            "All cards that are to be used have become one, worth the target: the expression "
            "is an answer. Parentheses are written only where the order of the signs needs them."),
        .sentence = INKLING_TR_NOOP("Rules",
            "<p>All cards are used</p>, and they make the target: <c>%1 = %2</c>."),
        .cost = 1.0,
    },
    Rule{
        .id = "cards.single",
        .title = INKLING_TR_NOOP("Rules", "One card is the target"),
        .text = INKLING_TR_NOOP("Rules",
            "A card whose number is the target is an answer by itself, if no other card has to "
            "be used."),
        .sentence = INKLING_TR_NOOP("Rules",
            "<p>This card</p> is the target: <c>%1</c>."),
        .cost = 1.0,
    },
    Rule{
        .id = "cards.closest",
        .title = INKLING_TR_NOOP("Rules", "The closest values"),
        .text = INKLING_TR_NOOP("Rules",
            "Where no two parts meet the target, the same lists tell how close they come: for "
            "each value of one part, the values of the other next to what would be needed. The "
            "best below the target and the best above leave a gap in which nothing lies."),
        .sentence = INKLING_TR_NOOP("Rules",
            "<p>The cards</p> come no closer to %1 than <c>%2 = %3</c> and <c>%4 = %5</c>."),
        .cost = 3.4,
    },
    Rule{
        .id = "cards.most",
        .title = INKLING_TR_NOOP("Rules", "The most that they make"),
        .text = INKLING_TR_NOOP("Rules",
            "Where the target is larger than every value that the cards make, the greatest of "
            "these is the closest."),
        .sentence = INKLING_TR_NOOP("Rules",
            "<p>The cards</p> do not reach %1: the most that they make is <c>%2 = %3</c>."),
        .cost = 3.4,
    },
    Rule{
        .id = "cards.least",
        .title = INKLING_TR_NOOP("Rules", "The least that they make"),
        .text = INKLING_TR_NOOP("Rules",
            "Where the target is smaller than every value that the cards make, the least of "
            "these is the closest."),
        .sentence = INKLING_TR_NOOP("Rules",
            "<p>The cards</p> do not come down to %1: the least that they make is <c>%2 = %3</c>."),
        .cost = 3.4,
    },
    Rule{
        .id = "cards.impossible",
        .title = INKLING_TR_NOOP("Rules", "The target cannot be made"),
        .text = INKLING_TR_NOOP("Rules",
            "The target lies where the cards make nothing at all: there is no answer."),
        .sentence = INKLING_TR_NOOP("Rules",
            "<p>Nothing lies where the target %1 lies</p>: <c>it cannot be made</c>."),
        .cost = 1.4,
    },
    Rule{
        .id = "cards.unmade",
        .title = INKLING_TR_NOOP("Rules", "No expression makes the target"),
        .text = INKLING_TR_NOOP("Rules",
            "Every way to split the target ends in parts that do not make what is needed. There "
            "are too many values to tell which are the closest."),
        .sentence = INKLING_TR_NOOP("Rules",
            "However <p>the cards</p> are parted, nothing meets %1: <c>it cannot be made</c>."),
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
