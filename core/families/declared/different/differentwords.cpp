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
    "The %1 of <p>%2</p> fits only in <p>%3</p>: <c>no other cell of these holds it</c>.");

/// By DifferentRule.
constexpr std::array<DeclaredRule, std::size_t(DifferentRule::Count)> rules{{
    {{{}, INKLING_TR_NOOP("Rules", "A digit clears its lines"), INKLING_TR_NOOP("Rules",
        "A digit stands once in each line, box or run: the other cells there do not hold it."), 1.0},
     INKLING_TR_NOOP("Rules", "<p>%1</p>: <c>no other cell of</c> <p>%2</p> <c>holds a %3</c>."),
     {PremiseFacts, Constraints, PremiseValues}},
    {{{}, INKLING_TR_NOOP("Rules", "The only digit for a cell"), INKLING_TR_NOOP("Rules",
        "When all digits but one are gone for a cell, it holds the one that is left."), 1.0},
     INKLING_TR_NOOP("Rules", "<p>%1</p> leave only <c>%2</c> for <c>%3</c>."),
     {PremisePlaces, ConclusionValues, ConclusionPlaces}},
    {{{}, INKLING_TR_NOOP("Rules", "The only cell for a digit"), INKLING_TR_NOOP("Rules",
        "A line or box with as many cells as there are digits holds each of them. When only one "
        "of its cells can hold a digit, it stands there."), 1.2},
     INKLING_TR_NOOP("Rules", "Only <c>%2</c> can hold the <c>%3</c> of <p>%1</p>."),
     {Constraints, ConclusionPlaces, ConclusionValues}},
    {{{}, INKLING_TR_NOOP("Rules", "Naked pair"), INKLING_TR_NOOP("Rules",
        "Two cells that can only hold the same two digits use both of them up: the other cells of "
        "their line or box hold neither."), 2.6},
     naked, {Constraints, OtherPlaces, PremiseValues}},
    {{{}, INKLING_TR_NOOP("Rules", "Hidden pair"), INKLING_TR_NOOP("Rules",
        "Two digits that have only the same two cells left in a line or box fill them: these cells "
        "hold nothing else."), 3.4},
     hidden, {Constraints, ConclusionValues, ConclusionPlaces}},
    {{{}, INKLING_TR_NOOP("Rules", "Naked triple"), INKLING_TR_NOOP("Rules",
        "Three cells that can only hold three digits among them use all three up: the other cells "
        "of their line or box hold none of them."), 3.6},
     naked, {Constraints, OtherPlaces, PremiseValues}},
    {{{}, INKLING_TR_NOOP("Rules", "Hidden triple"), INKLING_TR_NOOP("Rules",
        "Three digits that have only three cells left in a line or box fill them: these cells hold "
        "nothing else."), 4.0},
     hidden, {Constraints, ConclusionValues, ConclusionPlaces}},
    {{{}, INKLING_TR_NOOP("Rules", "Naked quad"), INKLING_TR_NOOP("Rules",
        "Four cells that can only hold four digits among them use all four up: the other cells of "
        "their line or box hold none of them."), 4.3},
     naked, {Constraints, OtherPlaces, PremiseValues}},
    {{{}, INKLING_TR_NOOP("Rules", "Hidden quad"), INKLING_TR_NOOP("Rules",
        "Four digits that have only four cells left in a line or box fill them: these cells hold "
        "nothing else."), 4.5},
     hidden, {Constraints, ConclusionValues, ConclusionPlaces}},
    {{{}, INKLING_TR_NOOP("Rules", "X-wing"), INKLING_TR_NOOP("Rules",
        "When a digit has places only in the same two columns of two rows, both columns have it in "
        "these rows: no other cell of the columns holds it. The same with rows and columns "
        "exchanged."), 3.5},
     fish, {Argument1, FirstHalf, SecondHalf}},
    {{{}, INKLING_TR_NOOP("Rules", "Swordfish"), INKLING_TR_NOOP("Rules",
        "When a digit has places only in the same three columns of three rows, these columns have "
        "it in these rows: no other cell of the columns holds it. The same with rows and columns "
        "exchanged."), 4.2},
     fish, {Argument1, FirstHalf, SecondHalf}},
    {{{}, INKLING_TR_NOOP("Rules", "A digit where two groups cross"), INKLING_TR_NOOP("Rules",
        "When all places for a digit in a box lie in one line, the line has it there: no other "
        "cell of the line holds it. The same with box and line exchanged."), 1.8},
     INKLING_TR_NOOP("Rules", "The %1 of <p>%2</p> lies within <p>%3</p>: "
                              "<c>no other cell there holds it</c>."),
     {Argument1, FirstHalf, SecondHalf}},
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

} // namespace inkling::declared
