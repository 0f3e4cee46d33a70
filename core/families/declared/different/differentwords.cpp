// SPDX-License-Identifier: MIT
#include "families/declared/declaration.h"

#include <array>

namespace inkling::declared {

namespace {

using enum Slot;

// clang-format off
constexpr std::string_view naked = INKLING_TR_NOOP("Rules",
    "<p>%2</p> share out %3 in <p>%1</p>: <c>no other cell there holds them</c>.");
constexpr std::string_view hidden = INKLING_TR_NOOP("Rules",
    "The %2 of <p>%1</p> fit only in <c>%3</c>: these hold nothing else.");
constexpr std::string_view fish = INKLING_TR_NOOP("Rules",
    "The %1 of <p>%2</p> fits only in <p>%3</p>: <c>the other cells there do not hold it</c>.");

constexpr std::string_view waysToFill = INKLING_TR_NOOP("Rules",
    "Go through all ways to place digits that make the sum in its open cells. A digit that never "
    "comes to a cell is not there.");
constexpr std::string_view ways = INKLING_TR_NOOP("Rules",
    "<p>%1</p> can only be %2. In every way to place these, <c>%3</c>.");

/// By DifferentRule.
constexpr std::array<DeclaredRule, std::size_t(DifferentRule::Count)> rules{{
    {{{}, INKLING_TR_NOOP("Rules", "A digit clears its lines"), INKLING_TR_NOOP("Rules",
        "Each digit appears once in every line, box or run: the other cells there do not hold "
        "it."), 1.0},
     INKLING_TR_NOOP("Rules", "<p>%1</p>: <c>no other cell of</c> <p>%2</p> <c>holds a %3</c>."),
     {PremiseFacts, Constraints, PremiseValues}},
    {{{}, INKLING_TR_NOOP("Rules", "The only digit for a cell"), INKLING_TR_NOOP("Rules",
        "When all digits but one are gone for a cell, it holds the one that is left."), 1.0},
     INKLING_TR_NOOP("Rules", "<p>%1</p>: only <c>%2</c> is left for <c>%3</c>."),
     {PremiseFacts, ConclusionValues, ConclusionPlaces}},
    {{{}, INKLING_TR_NOOP("Rules", "The only cell for a digit"), INKLING_TR_NOOP("Rules",
        "A line or box with as many cells as there are digits holds each of them. When only one of "
        "its cells can hold a digit, it goes there."), 1.2},
     INKLING_TR_NOOP("Rules", "Only <c>%2</c> can hold the <c>%3</c> of <p>%1</p>."),
     {Constraints, ConclusionPlaces, ConclusionValues}},
    {{{}, INKLING_TR_NOOP("Rules", "Naked pair"), INKLING_TR_NOOP("Rules",
        "Two cells that can only hold the same two digits use both of them up: the other cells of "
        "their line, box or run hold neither."), 2.6},
     naked, {Constraints, OtherPlaces, PremiseValues}},
    {{{}, INKLING_TR_NOOP("Rules", "Hidden pair"), INKLING_TR_NOOP("Rules",
        "Two digits that have only the same two cells left in a line or box fill them: these cells "
        "hold nothing else."), 3.4},
     hidden, {Constraints, ListedValues, ListedPlaces}},
    {{{}, INKLING_TR_NOOP("Rules", "Naked triple"), INKLING_TR_NOOP("Rules",
        "Three cells that can only hold three digits among them use all three up: the other cells "
        "of their line or box hold none of them."), 3.6},
     naked, {Constraints, OtherPlaces, PremiseValues}},
    {{{}, INKLING_TR_NOOP("Rules", "Hidden triple"), INKLING_TR_NOOP("Rules",
        "Three digits that have only three cells left in a line or box fill them: these cells hold "
        "nothing else."), 4.0},
     hidden, {Constraints, ListedValues, ListedPlaces}},
    {{{}, INKLING_TR_NOOP("Rules", "Naked quad"), INKLING_TR_NOOP("Rules",
        "Four cells that can only hold four digits among them use all four up: the other cells of "
        "their line or box hold none of them."), 4.3},
     naked, {Constraints, OtherPlaces, PremiseValues}},
    {{{}, INKLING_TR_NOOP("Rules", "Hidden quad"), INKLING_TR_NOOP("Rules",
        "Four digits that have only four cells left in a line or box fill them: these cells hold "
        "nothing else."), 4.5},
     hidden, {Constraints, ListedValues, ListedPlaces}},
    {{{}, INKLING_TR_NOOP("Rules", "X-wing"), INKLING_TR_NOOP("Rules",
        "When a digit has places only in the same two columns of two rows, both columns have it in "
        "these rows: no other cell of the columns holds it. The same with rows and columns "
        "exchanged."), 3.5},
     fish, {Argument1, FirstHalf, SecondHalf}},
    {{{}, INKLING_TR_NOOP("Rules", "Swordfish"), INKLING_TR_NOOP("Rules",
        "When a digit has places only in the same three columns of three rows, these columns have "
        "it in these rows: no other cell of the columns holds it. The same with rows and columns "
        "exchanged."), 3.8},
     fish, {Argument1, FirstHalf, SecondHalf}},
    {{{}, INKLING_TR_NOOP("Rules", "A digit where two groups cross"), INKLING_TR_NOOP("Rules",
        "When all places for a digit in a box lie in one line, the line has it there: no other "
        "cell of the line holds it. The same with box and line exchanged."), 1.8},
     INKLING_TR_NOOP("Rules", "The %1 of <p>%2</p> lies within <p>%3</p>: "
                              "<c>no other cell there holds it</c>."),
     {Argument1, FirstHalf, SecondHalf}},
    {{{}, INKLING_TR_NOOP("Rules", "XY-wing"), INKLING_TR_NOOP("Rules",
        "A cell has two digits left and shares a line or box with two cells that each have one of "
        "these digits and the same third digit left. Whatever the first cell holds, one of the "
        "other two holds the third digit: no cell that shares a line or box with both holds "
        "it."), 4.0},
     INKLING_TR_NOOP("Rules", "<p>%1</p>: whichever the first is, one of the last two holds the %2, "
                              "<c>so %3, which meets both, does not</c>."),
     {PremiseFacts, Argument1, ConclusionPlaces}},
}};

/// By rung of differentWithSum().
constexpr std::array<DeclaredRule, 6> sumRules{{
    {{{}, INKLING_TR_NOOP("Rules", "The last cell of a sum"), INKLING_TR_NOOP("Rules",
        "When all cells of a sum but one are filled, the last one holds what is missing."),
        1.0},
     INKLING_TR_NOOP("Rules", "<p>%1</p> is missing one digit: <c>%2</c>."),
     {Constraints, ConclusionFacts}},
    {{{}, INKLING_TR_NOOP("Rules", "The digits of a sum"), INKLING_TR_NOOP("Rules",
        "List the sets of different digits that make the sum. A digit in none of these sets is in "
        "none of its cells."), 1.4},
     INKLING_TR_NOOP("Rules", "<p>%1</p> can only be %2: <c>%3</c>."),
     {Constraints, Sets, ConclusionFacts}},
    {{{}, INKLING_TR_NOOP("Rules", "The only cell for a digit of a sum"), INKLING_TR_NOOP("Rules",
        "List the sets of different digits that make the sum. A digit in all of these sets stands "
        "in the only cell that can hold it."), 1.5},
     INKLING_TR_NOOP("Rules", "Every way left to make <p>%1</p> needs %2, and no other cell can hold "
                              "that: <c>%3</c>."),
     {Constraints, ConclusionValues, ConclusionFacts}},
    {{{}, INKLING_TR_NOOP("Rules", "The ways to fill two cells of a sum"), waysToFill, 1.9}, ways,
     {Constraints, Sets, ConclusionFacts}},
    {{{}, INKLING_TR_NOOP("Rules", "The ways to fill three cells of a sum"), waysToFill, 2.6}, ways,
     {Constraints, Sets, ConclusionFacts}},
    {{{}, INKLING_TR_NOOP("Rules", "The ways to fill many cells of a sum"), waysToFill, 3.5}, ways,
     {Constraints, Sets, ConclusionFacts}},
}};
// clang-format on

} // namespace

DeclaredRule differentRule(std::string_view id, DifferentRule which)
{
    DeclaredRule rule = rules[std::size_t(which)];
    rule.rule.id = id;
    rule.different = which;
    return rule;
}

DeclaredRule sumRule(std::string_view id, Kinds kinds, int rung)
{
    DeclaredRule rule = sumRules[std::size_t(rung)];
    rule.rule.id = id;
    rule.kinds = kinds;
    rule.rung = rung;
    return rule;
}

} // namespace inkling::declared
