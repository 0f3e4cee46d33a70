// SPDX-License-Identifier: MIT
#include "families/kenken/telling/sentencecases.h"

#include "board/phrase.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace inkling::kenken {

namespace {

// clang-format off
constexpr std::string_view narrowed = INKLING_TR_NOOP("Rules",
    "<p>%1</p> can only be %2: <c>%3</c>.");
constexpr std::string_view inOrder = INKLING_TR_NOOP("Rules",
    "<p>%1</p> can only be %2, in reading order: <c>%3</c>.");
constexpr std::string_view eachByItself = INKLING_TR_NOOP("Rules",
    "Each by itself, <p>%1</p> leave only this: <c>%2</c>.");
constexpr std::string_view nothingMakes = INKLING_TR_NOOP("Rules",
    "<p>%1</p>: nothing that is left makes <p>%2</p>.");
constexpr std::string_view nakedInRow = INKLING_TR_NOOP("Rules",
    "<p>%1 of %2 are in columns %3</p>: <c>%4</c>.");
constexpr std::string_view nakedInColumn = INKLING_TR_NOOP("Rules",
    "<p>%1 of %2 are in rows %3</p>: <c>%4</c>.");
constexpr std::string_view nakedNone = INKLING_TR_NOOP("Rules",
    "<p>%1</p> have only %2 among them: that is one digit too few.");
constexpr std::string_view hiddenInRow = INKLING_TR_NOOP("Rules",
    "<p>%1 of %2 fit only in columns %3</p>: <c>%4</c>.");
constexpr std::string_view hiddenInColumn = INKLING_TR_NOOP("Rules",
    "<p>%1 of %2 fit only in rows %3</p>: <c>%4</c>.");
constexpr std::string_view hiddenNone = INKLING_TR_NOOP("Rules",
    "<p>%1</p> has too few cells left for its %2.");
constexpr std::string_view fish = INKLING_TR_NOOP("Rules",
    "The %2 of <p>%1</p> fits only in <p>%3</p>: <c>%4</c>.");
constexpr std::string_view fishTaken = INKLING_TR_NOOP("Rules",
    "The %2 of <p>%1</p> fits only in <p>%3</p>, but <p>%4</p>, too.");
constexpr std::string_view clash = INKLING_TR_NOOP("Rules",
    "A %1 at %2 would keep <p>%3</p> from sharing out the digits of <p>%4</p>: <c>%5</c>.");
constexpr std::string_view suppose = INKLING_TR_NOOP("Rules",
    "Suppose that <p>%1</p>.");
constexpr std::string_view supposeCage = INKLING_TR_NOOP("Rules",
    "Suppose that <p>%1</p> is %2.");
constexpr std::string_view supposed = INKLING_TR_NOOP("Rules",
    "<p>%1</p> can then only be %2.");
constexpr std::string_view say = INKLING_TR_NOOP("Rules",
    "Say <p>%1</p> is then %2.");
constexpr std::string_view leftThen = INKLING_TR_NOOP("Rules",
    "Then <p>%2</p> can only be %3: <p>%1</p>.");
constexpr std::string_view leftThenInOrder = INKLING_TR_NOOP("Rules",
    "Then <p>%2</p> can only be, in reading order, %3: <p>%1</p>.");
constexpr std::string_view nothingThen = INKLING_TR_NOOP("Rules",
    "Then nothing is left for <p>%2</p>: <p>%1</p>.");
constexpr std::string_view so = INKLING_TR_NOOP("Rules",
    "That cannot be, so <c>%1</c>.");
constexpr std::string_view shareLeft = INKLING_TR_NOOP("Rules",
    "<p>%1</p> must share out the digits of <p>%2</p>. That leaves <p>%3</p> only %4: <c>%5</c>.");
constexpr std::string_view shareLeftInOrder = INKLING_TR_NOOP("Rules",
    "<p>%1</p> must share out the digits of <p>%2</p>. That leaves <p>%3</p> only %4, in reading order: "
    "<c>%5</c>.");
constexpr std::string_view totalOne = INKLING_TR_NOOP("Rules",
    "The digits of <p>%1</p>, cage by cage: %2, so a = %3: <c>%4</c>.");
constexpr std::string_view totalFew = INKLING_TR_NOOP("Rules",
    "The digits of <p>%1</p>, cage by cage: %2, where %4. So %3, which is only possible as %5: "
    "<c>%6</c>.");
constexpr std::string_view totalNeeds = INKLING_TR_NOOP("Rules",
    "The digits of <p>%1</p>, cage by cage: %2, where %4. So %3, but %5: <c>%6</c>.");
constexpr std::string_view totalBounds = INKLING_TR_NOOP("Rules",
    "The digits of <p>%1</p>, cage by cage: %2, where %4. So %3, and %5: <c>%6</c>.");
constexpr std::string_view totalUnmade = INKLING_TR_NOOP("Rules",
    "The digits of <p>%1</p>, cage by cage: %2, where %4. So %3, but the digits left do not make "
    "%5 with no digit twice in a line: <c>%6</c>.");
constexpr std::string_view totalRest = INKLING_TR_NOOP("Rules",
    "The digits of <p>%1</p>, cage by cage: %2, where %4. So %3. With the digits left, that means: "
    "<c>%5</c>.");
constexpr std::string_view totalNone = INKLING_TR_NOOP("Rules",
    "The digits of <p>%1</p>, cage by cage: %2, where %4. So %3. The digits left do not make that.");

constexpr std::string_view totalUnequal = INKLING_TR_NOOP("Rules",
    "The digits of <p>%1</p>, cage by cage: %2. But that makes %3.");
constexpr std::string_view totalUnequalWhere = INKLING_TR_NOOP("Rules",
    "The digits of <p>%1</p>, cage by cage: %2, where %4. But that makes %3.");

constexpr std::array cases{
    SentenceCase{"kenken.together", INKLING_TR_NOOP("Rules",
        "Taken together, <p>%1</p> leave only this: <c>%2</c>.")},
    SentenceCase{"kenken.single-cell/one", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has one cell: <c>it is %2</c>.")},
    SentenceCase{"kenken.single-cell/several", INKLING_TR_NOOP("Rules",
        "<p>%1 cages</p> have one cell each: <c>it is what the cage says</c>.")},
    SentenceCase{"kenken.single-cell/too-large", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has one cell, and there are only the digits 1 to %2.")},
    SentenceCase{"kenken.single-cell/taken", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has one cell, but <p>%2</p>.")},

    SentenceCase{"kenken.placed-digit/one", INKLING_TR_NOOP("Rules",
        "<p>%1</p>, so <c>%2</c>.")},
    SentenceCase{"kenken.placed-digit/several", INKLING_TR_NOOP("Rules",
        "<p>%1 digits are placed</p>: <c>none of them appears again in its row or column</c>.")},
    SentenceCase{"kenken.placed-digit/twice", INKLING_TR_NOOP("Rules",
        "<p>%1</p> are both %2: <p>%3</p> would have it twice.")},

    SentenceCase{"kenken.only-digit/out-of-candidates", INKLING_TR_NOOP("Rules",
        "<p>%1</p>, and <p>%2</p>: <c>it is %3</c>.")},
    SentenceCase{"kenken.only-digit/out-of-all", INKLING_TR_NOOP("Rules",
        "<p>%1</p>: <c>%2 is %3</c>.")},
    SentenceCase{"kenken.only-digit/several", INKLING_TR_NOOP("Rules",
        "<p>Every other digit left for these cells stands in the row or the column</p>: <c>%1</c>.")},
    SentenceCase{"kenken.only-digit/none-out-of-candidates", INKLING_TR_NOOP("Rules",
        "<p>%1</p>, but <p>%2</p>: no digit is left for it.")},
    SentenceCase{"kenken.only-digit/none-out-of-all", INKLING_TR_NOOP("Rules",
        "<p>%1</p>: no digit is left for %2.")},

    SentenceCase{"kenken.only-place/one", INKLING_TR_NOOP("Rules",
        "<p>No other cell of %1 can be %2</p>: <c>%3 is %2</c>.")},
    SentenceCase{"kenken.only-place/filled", INKLING_TR_NOOP("Rules",
        "<p>All other cells of %1 are filled</p>, only %2 is missing: <c>%3 is %2</c>.")},
    SentenceCase{"kenken.only-place/several", INKLING_TR_NOOP("Rules",
        "<p>The row or the column has no other cell for the digit</p>: <c>%1</c>.")},
    SentenceCase{"kenken.only-place/none", INKLING_TR_NOOP("Rules",
        "<p>No cell of %1 can be %2</p>, but one must be.")},

    SentenceCase{"kenken.cage-pair/left", narrowed},
    SentenceCase{"kenken.cage-pair/cell-by-cell", inOrder},
    SentenceCase{"kenken.cage-pair/other-known", INKLING_TR_NOOP("Rules",
        "<p>%1</p>, so <p>%2</p> can only be %3: <c>%4</c>.")},
    SentenceCase{"kenken.cage-pair/partner", INKLING_TR_NOOP("Rules",
        "A %2 at %3 needs a %4 beside it for <p>%1</p>, and that is gone: <c>%5</c>.")},
    SentenceCase{"kenken.cage-pair/partners", INKLING_TR_NOOP("Rules",
        "At %2: %3 beside it for <p>%1</p>, and these are gone: <c>%4</c>.")},
    SentenceCase{"kenken.cage-pair/either-partners", INKLING_TR_NOOP("Rules",
        "<p>%1</p>: %2 in the other cell, and that is gone: <c>%3</c>.")},
    SentenceCase{"kenken.cage-pair/several", eachByItself},
    SentenceCase{"kenken.cage-pair/none-ever", INKLING_TR_NOOP("Rules",
        "No two digits from 1 to %1 make <p>%2</p>.")},
    SentenceCase{"kenken.cage-pair/none", nothingMakes},

    SentenceCase{"kenken.cage-combinations/left", narrowed},
    SentenceCase{"kenken.cage-combinations/cell-by-cell", inOrder},
    SentenceCase{"kenken.cage-combinations/placed", INKLING_TR_NOOP("Rules",
        "<p>%1</p> can only be %2. In every way to place these, <c>%3</c>.")},
    SentenceCase{"kenken.cage-combinations/other-known", INKLING_TR_NOOP("Rules",
        "<p>The rest of %1 is filled</p>: %2, so <c>%3</c>.")},
    SentenceCase{"kenken.cage-combinations/least", INKLING_TR_NOOP("Rules",
        "A %1 at %2 leaves %3 for the rest of <p>%4</p>, which makes at least %5: <c>%6</c>.")},
    SentenceCase{"kenken.cage-combinations/least-for-more", INKLING_TR_NOOP("Rules",
        "A %1 or more at %2 leaves at most %3 for the rest of <p>%4</p>, which makes at least %5: <c>%6</c>.")},
    SentenceCase{"kenken.cage-combinations/most", INKLING_TR_NOOP("Rules",
        "A %1 at %2 leaves %3 for the rest of <p>%4</p>, which makes at most %5: <c>%6</c>.")},
    SentenceCase{"kenken.cage-combinations/most-for-less", INKLING_TR_NOOP("Rules",
        "A %1 or less at %2 leaves at least %3 for the rest of <p>%4</p>, which makes at most %5: <c>%6</c>.")},
    SentenceCase{"kenken.cage-combinations/results", INKLING_TR_NOOP("Rules",
        "A %1 at %2 leaves %3 for the rest of <p>%4</p>, which can only make %5: <c>%6</c>.")},
    SentenceCase{"kenken.cage-combinations/between", INKLING_TR_NOOP("Rules",
        "A %1 at %2 leaves %3 for the rest of <p>%4</p>, which can make %5, but nothing between: <c>%6</c>.")},
    SentenceCase{"kenken.cage-combinations/divided", INKLING_TR_NOOP("Rules",
        "<p>%1</p> is no multiple of %2, so <c>%3</c>.")},
    SentenceCase{"kenken.cage-combinations/factor", INKLING_TR_NOOP("Rules",
        "<p>%1</p> needs a factor %3, and only <p>%2</p> can still give it: <c>%4</c>.")},
    SentenceCase{"kenken.cage-combinations/least-part", INKLING_TR_NOOP("Rules",
        "A %1 at %2 leaves %3 for the rest of <p>%4</p>, which makes at least %5.")},
    SentenceCase{"kenken.cage-combinations/least-for-more-part", INKLING_TR_NOOP("Rules",
        "A %1 or more at %2 leaves at most %3 for the rest of <p>%4</p>, which makes at least %5.")},
    SentenceCase{"kenken.cage-combinations/most-part", INKLING_TR_NOOP("Rules",
        "A %1 at %2 leaves %3 for the rest of <p>%4</p>, which makes at most %5.")},
    SentenceCase{"kenken.cage-combinations/most-for-less-part", INKLING_TR_NOOP("Rules",
        "A %1 or less at %2 leaves at least %3 for the rest of <p>%4</p>, which makes at most %5.")},
    SentenceCase{"kenken.cage-combinations/results-part", INKLING_TR_NOOP("Rules",
        "A %1 at %2 leaves %3 for the rest of <p>%4</p>, which can only make %5.")},
    SentenceCase{"kenken.cage-combinations/between-part", INKLING_TR_NOOP("Rules",
        "A %1 at %2 leaves %3 for the rest of <p>%4</p>, which can make %5, but nothing between.")},
    SentenceCase{"kenken.cage-combinations/divided-part", INKLING_TR_NOOP("Rules",
        "<p>%1</p> is no multiple of %2.")},
    SentenceCase{"kenken.cage-combinations/hence", INKLING_TR_NOOP("Rules",
        "That leaves: <c>%1</c>.")},
    SentenceCase{"kenken.cage-combinations/agree", INKLING_TR_NOOP("Rules",
        "<p>%1</p> can still be filled in %2 ways, and in all of them <c>%3</c>.")},
    SentenceCase{"kenken.cage-combinations/several", eachByItself},
    SentenceCase{"kenken.cage-combinations/none-ever", INKLING_TR_NOOP("Rules",
        "No %1 digits from 1 to %2 make <p>%3</p>.")},
    SentenceCase{"kenken.cage-combinations/none", nothingMakes},

    SentenceCase{"kenken.cage-in-line/left", INKLING_TR_NOOP("Rules",
        "<p>%1</p> can only be %2, always with a %3 in <p>%4</p>: <c>%5</c>.")},
    SentenceCase{"kenken.cage-in-line/left-with-several", INKLING_TR_NOOP("Rules",
        "<p>%1</p> can only be %2, always with %3 in <p>%4</p>: <c>%5</c>.")},
    SentenceCase{"kenken.cage-in-line/inside", INKLING_TR_NOOP("Rules",
        "<p>%1</p> lies in <p>%3</p> and can only be %2: <c>%4</c>.")},
    SentenceCase{"kenken.cage-in-line/agree", INKLING_TR_NOOP("Rules",
        "<p>%1</p> can be filled in %2 ways, all with a %3 in <p>%4</p>: <c>%5</c>.")},
    SentenceCase{"kenken.cage-in-line/agree-on-several", INKLING_TR_NOOP("Rules",
        "<p>%1</p> can be filled in %2 ways, all with %3 in <p>%4</p>: <c>%5</c>.")},
    SentenceCase{"kenken.cage-in-line/taken", INKLING_TR_NOOP("Rules",
        "Every way to fill <p>%1</p> has a %2 in <p>%3</p>, but <p>%4</p>, too.")},
    SentenceCase{"kenken.cage-in-line/several-taken", INKLING_TR_NOOP("Rules",
        "Every way to fill <p>%1</p> has %2 in <p>%3</p>, but <p>%4</p>.")},

    SentenceCase{"kenken.line-in-cage/left", INKLING_TR_NOOP("Rules",
        "The %1 of <p>%2</p> must be in <p>%3</p>, which can then only be %4: <c>%5</c>.")},
    SentenceCase{"kenken.line-in-cage/left-with-several", INKLING_TR_NOOP("Rules",
        "<p>%1</p> must be in <p>%2</p>, which can then only be %3: <c>%4</c>.")},
    SentenceCase{"kenken.line-in-cage/agree-on-several", INKLING_TR_NOOP("Rules",
        "<p>%1</p> must be in <p>%2</p>, which leaves %3 ways to fill it: <c>%4</c>.")},
    SentenceCase{"kenken.line-in-cage/agree", INKLING_TR_NOOP("Rules",
        "The %1 of <p>%2</p> must be in <p>%3</p>, which leaves %4 ways to fill it: <c>%5</c>.")},
    SentenceCase{"kenken.line-in-cage/none", INKLING_TR_NOOP("Rules",
        "The %1 of <p>%2</p> must be in <p>%3</p>, but no way to fill that has it there.")},

    SentenceCase{"kenken.naked-pair/row", nakedInRow},
    SentenceCase{"kenken.naked-pair/column", nakedInColumn},
    SentenceCase{"kenken.naked-pair/none", nakedNone},
    SentenceCase{"kenken.naked-triple/row", nakedInRow},
    SentenceCase{"kenken.naked-triple/column", nakedInColumn},
    SentenceCase{"kenken.naked-triple/none", nakedNone},
    SentenceCase{"kenken.naked-quad/row", nakedInRow},
    SentenceCase{"kenken.naked-quad/column", nakedInColumn},
    SentenceCase{"kenken.naked-quad/none", nakedNone},
    SentenceCase{"kenken.hidden-pair/row", hiddenInRow},
    SentenceCase{"kenken.hidden-pair/column", hiddenInColumn},
    SentenceCase{"kenken.hidden-pair/none", hiddenNone},
    SentenceCase{"kenken.hidden-triple/row", hiddenInRow},
    SentenceCase{"kenken.hidden-triple/column", hiddenInColumn},
    SentenceCase{"kenken.hidden-triple/none", hiddenNone},
    SentenceCase{"kenken.hidden-quad/row", hiddenInRow},
    SentenceCase{"kenken.hidden-quad/column", hiddenInColumn},
    SentenceCase{"kenken.hidden-quad/none", hiddenNone},
    SentenceCase{"kenken.x-wing/one", fish},
    SentenceCase{"kenken.x-wing/taken", fishTaken},
    SentenceCase{"kenken.swordfish/one", fish},
    SentenceCase{"kenken.swordfish/taken", fishTaken},

    SentenceCase{"kenken.line-sum/one", totalOne},
    SentenceCase{"kenken.line-sum/few", totalFew},
    SentenceCase{"kenken.line-sum/needs", totalNeeds},
    SentenceCase{"kenken.line-sum/bounds", totalBounds},
    SentenceCase{"kenken.line-sum/unmade", totalUnmade},
    SentenceCase{"kenken.line-sum/rest", totalRest},
    SentenceCase{"kenken.line-sum/none", totalNone},
    SentenceCase{"kenken.line-sum/unequal", totalUnequal},
    SentenceCase{"kenken.line-sum/unequal-where", totalUnequalWhere},
    SentenceCase{"kenken.line-product/one", totalOne},
    SentenceCase{"kenken.line-product/few", totalFew},
    SentenceCase{"kenken.line-product/needs", totalNeeds},
    SentenceCase{"kenken.line-product/unmade", totalUnmade},
    SentenceCase{"kenken.line-product/rest", totalRest},
    SentenceCase{"kenken.line-product/none", totalNone},
    SentenceCase{"kenken.line-product/unequal", totalUnequal},
    SentenceCase{"kenken.line-product/unequal-where", totalUnequalWhere},
    SentenceCase{"kenken.lines-sum/one", totalOne},
    SentenceCase{"kenken.lines-sum/few", totalFew},
    SentenceCase{"kenken.lines-sum/needs", totalNeeds},
    SentenceCase{"kenken.lines-sum/bounds", totalBounds},
    SentenceCase{"kenken.lines-sum/unmade", totalUnmade},
    SentenceCase{"kenken.lines-sum/rest", totalRest},
    SentenceCase{"kenken.lines-sum/none", totalNone},
    SentenceCase{"kenken.lines-sum/unequal", totalUnequal},
    SentenceCase{"kenken.lines-sum/unequal-where", totalUnequalWhere},
    SentenceCase{"kenken.lines-product/one", totalOne},
    SentenceCase{"kenken.lines-product/few", totalFew},
    SentenceCase{"kenken.lines-product/needs", totalNeeds},
    SentenceCase{"kenken.lines-product/unmade", totalUnmade},
    SentenceCase{"kenken.lines-product/rest", totalRest},
    SentenceCase{"kenken.lines-product/none", totalNone},
    SentenceCase{"kenken.lines-product/unequal", totalUnequal},
    SentenceCase{"kenken.lines-product/unequal-where", totalUnequalWhere},

    SentenceCase{"kenken.two-cages/use-up", INKLING_TR_NOOP("Rules",
        "<p>%1</p> use up %2 of <p>%3</p>: <c>%4</c>.")},
    SentenceCase{"kenken.two-cages/clash", INKLING_TR_NOOP("Rules",
        "A %1 at %2 would make <p>%3</p> need the same digit of <p>%4</p>: <c>%5</c>.")},
    SentenceCase{"kenken.two-cages/clashes", INKLING_TR_NOOP("Rules",
        "Each of these would make <p>%1</p> need the same digit of <p>%2</p>: %3. So <c>%4</c>.")},
    SentenceCase{"kenken.two-cages/share", INKLING_TR_NOOP("Rules",
        "<p>%1</p> cannot take the same digit of <p>%2</p>. In every way to fill both, <c>%3</c>.")},
    SentenceCase{"kenken.two-cages/share-ways", INKLING_TR_NOOP("Rules",
        "<p>%1</p> cannot take the same digit of <p>%2</p>. That leaves %3 for the first and %4 for the "
        "second, so <c>%5</c>.")},
    SentenceCase{"kenken.two-cages/none", INKLING_TR_NOOP("Rules",
        "<p>%1</p> cannot both be filled: they would need the same digit of <p>%2</p>.")},

    SentenceCase{"kenken.line-cages/use-up", INKLING_TR_NOOP("Rules",
        "In <p>%1</p>, <p>%2</p> use up %3: <c>%4</c>.")},
    SentenceCase{"kenken.line-cages/clash", clash},
    SentenceCase{"kenken.line-cages/share", INKLING_TR_NOOP("Rules",
        "<p>%1</p> must share out the digits of <p>%2</p>. In every way to do so, <c>%3</c>.")},
    SentenceCase{"kenken.two-lines-cages/clash", clash},
    SentenceCase{"kenken.line-cages/share-left", shareLeft},
    SentenceCase{"kenken.line-cages/share-left-in-order", shareLeftInOrder},
    SentenceCase{"kenken.two-lines-cages/share", INKLING_TR_NOOP("Rules",
        "<p>%1</p> must share out the digits of <p>%2</p>. In every way to do so, <c>%3</c>.")},
    SentenceCase{"kenken.two-lines-cages/share-left", shareLeft},
    SentenceCase{"kenken.two-lines-cages/share-left-in-order", shareLeftInOrder},
    SentenceCase{"kenken.line-cages/suppose", suppose},
    SentenceCase{"kenken.line-cages/suppose-cage", supposeCage},
    SentenceCase{"kenken.line-cages/supposed", supposed},
    SentenceCase{"kenken.line-cages/say", say},
    SentenceCase{"kenken.line-cages/left-then", leftThen},
    SentenceCase{"kenken.line-cages/left-then-in-order", leftThenInOrder},
    SentenceCase{"kenken.line-cages/nothing-then", nothingThen},
    SentenceCase{"kenken.line-cages/so", so},
    SentenceCase{"kenken.two-lines-cages/suppose", suppose},
    SentenceCase{"kenken.two-lines-cages/suppose-cage", supposeCage},
    SentenceCase{"kenken.two-lines-cages/supposed", supposed},
    SentenceCase{"kenken.two-lines-cages/say", say},
    SentenceCase{"kenken.two-lines-cages/left-then", leftThen},
    SentenceCase{"kenken.two-lines-cages/left-then-in-order", leftThenInOrder},
    SentenceCase{"kenken.two-lines-cages/nothing-then", nothingThen},
    SentenceCase{"kenken.two-lines-cages/so", so},
    SentenceCase{"kenken.line-cages/none", INKLING_TR_NOOP("Rules",
        "<p>%1</p> cannot share out the digits of <p>%2</p>.")},
};
// clang-format on

/// The names of the ways, by Way.
constexpr std::array<std::string_view, std::size_t(Way::None) + 1> ways{
    "one",
    "several",
    "filled",
    "out-of-candidates",
    "out-of-all",
    "left",
    "left-with-several",
    "inside",
    "cell-by-cell",
    "placed",
    "other-known",
    "partner",
    "partners",
    "either-partners",
    "least",
    "least-for-more",
    "most",
    "most-for-less",
    "results",
    "between",
    "divided",
    "factor",
    "least-part",
    "least-for-more-part",
    "most-part",
    "most-for-less-part",
    "results-part",
    "between-part",
    "divided-part",
    "hence",
    "agree",
    "agree-on-several",
    "row",
    "column",
    "few",
    "needs",
    "bounds",
    "unmade",
    "rest",
    "use-up",
    "clash",
    "clashes",
    "share",
    "share-ways",
    "share-left",
    "share-left-in-order",
    "suppose",
    "suppose-cage",
    "supposed",
    "say",
    "left-then",
    "left-then-in-order",
    "nothing-then",
    "so",
    "too-large",
    "taken",
    "several-taken",
    "twice",
    "none-out-of-candidates",
    "none-out-of-all",
    "none-ever",
    "unequal",
    "unequal-where",
    "none",
};

} // namespace

SentenceCase sentenceCase(RuleName rule, Way way)
{
    const std::string id
        = std::string(rules()[std::size_t(rule)].id) + '/' + std::string(ways[std::size_t(way)]);
    const auto found = std::ranges::find(cases, id, &SentenceCase::id);
    assert(found != cases.end());
    return *found;
}

SentenceCase togetherCase()
{
    return cases.front();
}

std::span<const SentenceCase> sentenceCases()
{
    return cases;
}

} // namespace inkling::kenken
