// SPDX-License-Identifier: MIT
#include "families/numbercross/telling/wording.h"

#include "families/numbercross/statement.h"

#include <algorithm>
#include <array>
#include <utility>

namespace inkling::numbercross {

namespace {

// clang-format off
constexpr std::array cases{
    SentenceCase{"numbercross.total", INKLING_TR_NOOP("Rules",
        "<p>All labels</p> together make %1, all digits together %2. Each digit counts for just "
        "one label, so both should be the same: <c>there is no answer</c>.")},
    SentenceCase{"numbercross.parity/twice", INKLING_TR_NOOP("Rules",
        "The black cells of <p>%1</p> must make %2, an odd sum. But each odd digit in these lines "
        "lies in two of them and counts twice: <c>that makes an even sum</c>.")},
    SentenceCase{"numbercross.parity/known", INKLING_TR_NOOP("Rules",
        "The black cells of <p>%1</p> must make %2, which is %3. Odd digits in two of these lines "
        "count twice; those in just one are all known, and so many are black: %4. <c>That makes "
        "the sum %5</c>.")},
    SentenceCase{"numbercross.out-of-reach/too-much", INKLING_TR_NOOP("Rules",
        "The %1 cells of <p>%2</p> make %3 already, but its label is %4: <c>that is too "
        "much</c>.")},
    SentenceCase{"numbercross.out-of-reach/too-little", INKLING_TR_NOOP("Rules",
        "Without its %1 cells <p>%2</p> makes %3, but its label is %4: <c>that is too "
        "little</c>.")},
    SentenceCase{"numbercross.out-of-reach/too-small", INKLING_TR_NOOP("Rules",
        "All of <p>%1</p> makes %2, but its label is %3: <c>that is too little</c>.")},
    SentenceCase{"numbercross.out-of-reach/gap", INKLING_TR_NOOP("Rules",
        "<p>%1</p> lacks %2, but the nearest that its open cells make is %3 or %4, <c>never %2</c>.")},
    SentenceCase{"numbercross.out-of-reach/below", INKLING_TR_NOOP("Rules",
        "<p>%1</p> lacks %2, but <c>its smallest open digit is %3</c>.")},
    SentenceCase{"numbercross.clash", INKLING_TR_NOOP("Rules",
        "The labels of <p>%1</p> cannot all be met, whatever the others say: <c>there is no "
        "answer</c>.")},
    SentenceCase{"numbercross.clash/at", INKLING_TR_NOOP("Rules",
        "What is known so far follows from the labels of <p>%1</p> alone, and now <p>%2</p> cannot "
        "make its %3 any more: <c>there is no answer</c>.")},
    SentenceCase{"numbercross.label-reached/zero", INKLING_TR_NOOP("Rules",
        "The label of <p>%1</p> is 0: <c>all of it is %2</c>.")},
    SentenceCase{"numbercross.label-reached/one", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has its label, %2: <c>%3 is %4</c>.")},
    SentenceCase{"numbercross.label-reached/cells", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has its label, %2: <c>%3 are %4</c>.")},
    SentenceCase{"numbercross.label-reached/rest", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has its label, %2: <c>the rest is %3</c>.")},
    SentenceCase{"numbercross.label-reached/lines", INKLING_TR_NOOP("Rules",
        "<p>%1</p> have their labels: <c>the rest of them is %2</c>.")},
    SentenceCase{"numbercross.label-reached/crossing", INKLING_TR_NOOP("Rules",
        "<p>%1</p> have their labels: <c>the rest of the rows is black, the rest of the columns "
        "white</c>.")},
    SentenceCase{"numbercross.all-taken/all", INKLING_TR_NOOP("Rules",
        "All of <p>%1</p> makes %2, just its label: <c>all of it is %3</c>.")},
    SentenceCase{"numbercross.all-taken/one", INKLING_TR_NOOP("Rules",
        "Without its %1 cells <p>%2</p> makes %3, just its label: <c>%4 is %5</c>.")},
    SentenceCase{"numbercross.all-taken/all-cells", INKLING_TR_NOOP("Rules",
        "All of <p>%1</p> makes %2, just its label: <c>%3 are %4</c>.")},
    SentenceCase{"numbercross.all-taken/cells", INKLING_TR_NOOP("Rules",
        "Without its %1 cells <p>%2</p> makes %3, just its label: <c>%4 are %5</c>.")},
    SentenceCase{"numbercross.all-taken/rest", INKLING_TR_NOOP("Rules",
        "Without its %1 cells <p>%2</p> makes %3, just its label: <c>the rest is %4</c>.")},
    SentenceCase{"numbercross.too-large/label-one", INKLING_TR_NOOP("Rules",
        "The label of <p>%1</p> is only %2: <c>%3</c> is larger, so it is <c>%4</c>.")},
    SentenceCase{"numbercross.too-large/label-several", INKLING_TR_NOOP("Rules",
        "The label of <p>%1</p> is only %2: <c>%3</c> are larger, so they are <c>%4</c>.")},
    SentenceCase{"numbercross.too-large/one", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has %2 of its %3, so it lacks only %4: <c>%5</c> is larger, so it is "
        "<c>%6</c>.")},
    SentenceCase{"numbercross.too-large/several", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has %2 of its %3, so it lacks only %4: <c>%5</c> are larger, so they are "
        "<c>%6</c>.")},
    SentenceCase{"numbercross.cannot-spare/one", INKLING_TR_NOOP("Rules",
        "<p>%1</p> adds up to %2, its label is %3: only %4 may be %5, and <c>%6</c> is larger, "
        "so it is <c>%7</c>.")},
    SentenceCase{"numbercross.cannot-spare/several", INKLING_TR_NOOP("Rules",
        "<p>%1</p> adds up to %2, its label is %3: only %4 may be %5, and <c>%6</c> are "
        "larger, so they are <c>%7</c>.")},
    SentenceCase{"numbercross.cannot-spare/more-one", INKLING_TR_NOOP("Rules",
        "Without its %1 cells <p>%2</p> makes %3, its label is %4: only %5 more may be %1, and "
        "<c>%6</c> is larger, so it is <c>%7</c>.")},
    SentenceCase{"numbercross.cannot-spare/more-several", INKLING_TR_NOOP("Rules",
        "Without its %1 cells <p>%2</p> makes %3, its label is %4: only %5 more may be %1, and "
        "<c>%6</c> are larger, so they are <c>%7</c>.")},
    SentenceCase{"numbercross.last-odd/only", INKLING_TR_NOOP("Rules",
        "<c>%1</c> is the only odd digit of <p>%2</p>, and the label %3 is %4: that digit is "
        "<c>%5</c>.")},
    SentenceCase{"numbercross.last-odd", INKLING_TR_NOOP("Rules",
        "<c>%1</c> is the only odd digit left in <p>%2</p>, and the label %3 is %4: that digit is "
        "<c>%5</c>.")},
    SentenceCase{"numbercross.last-odd/less", INKLING_TR_NOOP("Rules",
        "<c>%1</c> is the only odd digit left in <p>%2</p>. The label less the odd digits that are "
        "%3, %4, is %5: that digit is <c>%6</c>.")},
    SentenceCase{"numbercross.only-way/of", INKLING_TR_NOOP("Rules",
        "<p>%1</p> lacks %2, and of its open %3 only %4 makes that: <c>this is %5, the rest "
        "%6</c>.")},
    SentenceCase{"numbercross.only-way/of-several", INKLING_TR_NOOP("Rules",
        "<p>%1</p> lacks %2, and of its open %3 only %4 makes that: <c>these are %5, the rest "
        "%6</c>.")},
    SentenceCase{"numbercross.only-way/of-many", INKLING_TR_NOOP("Rules",
        "<p>%1</p> lacks %2, and of its open cells only %3 makes that: <c>this is %4, the rest "
        "%5</c>.")},
    SentenceCase{"numbercross.only-way/of-many-several", INKLING_TR_NOOP("Rules",
        "<p>%1</p> lacks %2, and of its open cells only %3 makes that: <c>these are %4, the rest "
        "%5</c>.")},
    SentenceCase{"numbercross.only-way/out", INKLING_TR_NOOP("Rules",
        "The open %1 of <p>%2</p> make %3 too much, and only %4 makes that: <c>this is %5, the "
        "rest %6</c>.")},
    SentenceCase{"numbercross.only-way/out-several", INKLING_TR_NOOP("Rules",
        "The open %1 of <p>%2</p> make %3 too much, and only %4 makes that: <c>these are %5, the "
        "rest %6</c>.")},
    SentenceCase{"numbercross.only-way/out-of-many", INKLING_TR_NOOP("Rules",
        "The open cells of <p>%1</p> make %2 too much, and only %3 makes that: <c>this is %4, the "
        "rest %5</c>.")},
    SentenceCase{"numbercross.only-way/out-of-many-several", INKLING_TR_NOOP("Rules",
        "The open cells of <p>%1</p> make %2 too much, and only %3 makes that: <c>these are %4, the "
        "rest %5</c>.")},
    SentenceCase{"numbercross.only-way/counted", INKLING_TR_NOOP("Rules",
        "Only one choice of open cells makes the %1 that <p>%2</p> lacks: <c>it is %3, the rest "
        "%4</c>.")},
    SentenceCase{"numbercross.every-way/sums", INKLING_TR_NOOP("Rules",
        "<p>%1</p> lacks %2 in %4 cells, and its open digits make that only as %3: <c>%5</c>.")},
    SentenceCase{"numbercross.every-way/sums-out", INKLING_TR_NOOP("Rules",
        "The open cells of <p>%1</p> add up to %2 too much: cells adding up to exactly %2 are "
        "%4, and the open digits make that only as %3: <c>%5</c>.")},
    SentenceCase{"numbercross.many-ways/never-without", INKLING_TR_NOOP("Rules",
        "<p>%1</p> lacks %2. Without <c>%3</c> the nearest that its open cells make is %4 or %5, "
        "never %2: it is <c>%6</c>.")},
    SentenceCase{"numbercross.many-ways/never-with", INKLING_TR_NOOP("Rules",
        "<p>%1</p> lacks %2. With <c>%3</c> it would lack %4, but the nearest that its other "
        "open cells make is %5 or %6, never %4: it is <c>%7</c>.")},
    SentenceCase{"numbercross.many-ways/smallest", INKLING_TR_NOOP("Rules",
        "<p>%1</p> lacks %2. With <c>%3</c> it would lack %4, but its smallest other open digit is "
        "%5: it is <c>%6</c>.")},
    SentenceCase{"numbercross.many-ways/counted", INKLING_TR_NOOP("Rules",
        "<p>%2</p> lacks %1. Its open cells make that in %3 ways, and in all of them "
        "<c>%4</c>.")},
    SentenceCase{"numbercross.odd-cells/alone", INKLING_TR_NOOP("Rules",
        "The black cells of <p>%1</p> must make %2, which is %3. Odd digits in two of these lines "
        "count twice, and only <c>%4</c> lies in just one: it is <c>%5</c>.")},
    SentenceCase{"numbercross.odd-cells/known", INKLING_TR_NOOP("Rules",
        "The black cells of <p>%1</p> must make %2, which is %3. Odd digits in two of these lines "
        "count twice; of those in just one all but <c>%4</c> are known, and so many are black: %5. "
        "So it is <c>%6</c>.")},
    SentenceCase{"numbercross.two-lines/pairs", INKLING_TR_NOOP("Rules",
        "The crossing labels require this of <p>%1</p>: <p>%2</p>. That leaves %3 ways to meet "
        "both labels, and in all of them <c>%4</c>.")},
    SentenceCase{"numbercross.two-lines/pairs-listed", INKLING_TR_NOOP("Rules",
        "The crossing labels require this of <p>%1</p>: <p>%2</p>. Both labels can then be met in %3 "
        "ways, by %4. In all of them <c>%5</c>.")},
    SentenceCase{"numbercross.two-lines/pairs-only", INKLING_TR_NOOP("Rules",
        "The crossing labels require this of <p>%1</p>: <p>%2</p>. That leaves one way to meet "
        "both labels: <c>%3</c>.")},
    SentenceCase{"numbercross.lines/alone", INKLING_TR_NOOP("Rules",
        "<p>%1</p> can make their labels in %2 ways, and in all of them <c>%3</c>.")},
    SentenceCase{"numbercross.lines/ways", INKLING_TR_NOOP("Rules",
        "There are %3 ways for <p>%1</p> to make their labels so that <p>%2</p> can still make "
        "theirs, and in all of them <c>%4</c>.")},
    SentenceCase{"numbercross.lines/only", INKLING_TR_NOOP("Rules",
        "<p>%1</p> can make their labels, so that <p>%2</p> can still make theirs, in just one way: "
        "<c>%3</c>.")},
    SentenceCase{"numbercross.lines/clash", INKLING_TR_NOOP("Rules",
        "<c>No way</c> to shade <p>%1</p> is left that meets all of their labels.")},
    SentenceCase{"numbercross.each-line", INKLING_TR_NOOP("Rules",
        "<p>%1</p>, each by itself: <c>%2</c>.")},
};
// clang-format on
static_assert(cases.size() == std::size_t(Case::Count));

constexpr std::size_t mostLines = 9;
constexpr std::size_t mostCells = 6;

} // namespace

std::span<const SentenceCase> sentences()
{
    return cases;
}

Sentence worded(Case which, std::vector<Argument> arguments)
{
    return {cases[std::size_t(which)], std::move(arguments), {}};
}

std::string_view Naming::shadeWord(int shade)
{
    return shade == black ? INKLING_TR_NOOP("Phrases", "black")
                          : INKLING_TR_NOOP("Phrases", "white");
}

Argument Naming::evenOrOdd(int number)
{
    return wordsArgument(number % 2 != 0 ? INKLING_TR_NOOP("Phrases", "odd")
                                         : INKLING_TR_NOOP("Phrases", "even"));
}

Argument::Part Naming::linePart(int line) const
{
    const Grid &grid = m_givens.grid;
    const bool isRow = grid.isRow(line);
    const int number = isRow ? line + 1 : line - grid.rows + 1;
    return {{isRow ? INKLING_TR_NOOP("Phrases", "row %1") : INKLING_TR_NOOP("Phrases", "column %1"),
             {std::to_string(number)}},
            {labelElement(grid, line), lineElement(grid, line)}};
}

Argument Naming::lines(std::span<const ConstraintId> lines) const
{
    std::vector<Argument::Part> parts;
    for (const ConstraintId line : columnsFirst(m_givens.grid, lines))
        parts.push_back(linePart(int(line)));
    if (parts.size() <= mostLines)
        return placesArgument(std::move(parts));
    std::vector<ElementId> elements;
    for (const Argument::Part &part : parts)
        elements.insert(elements.end(), part.elements.begin(), part.elements.end());
    return placeArgument(
        {INKLING_TR_NOOP("Phrases", "%1 rows and columns"), {std::to_string(parts.size())}},
        std::move(elements));
}

/// The digit of a cell, and its place; within a line, one number is enough.
std::vector<std::string> Naming::placeIn(int line, int cell) const
{
    const Grid &grid = m_givens.grid;
    const std::string digit = std::to_string(m_givens.digits[std::size_t(cell)]);
    const std::string row = std::to_string(grid.rowOf(cell) + 1);
    const std::string column = std::to_string(grid.columnOf(cell) + 1);
    if (line < 0)
        return {digit, row, column};
    return {digit, grid.isRow(line) ? column : row};
}

Argument::Part Naming::cellPart(int line, int cell) const
{
    const std::string_view text
        = line < 0                    ? INKLING_TR_NOOP("Phrases", "the %1 at row %2, column %3")
          : m_givens.grid.isRow(line) ? INKLING_TR_NOOP("Phrases", "the %1 in column %2")
                                      : INKLING_TR_NOOP("Phrases", "the %1 in row %2");
    return {{text, placeIn(line, cell)}, {cellElement(m_givens.grid, cell)}};
}

Argument Naming::cell(int cell) const
{
    return placesArgument({cellPart(-1, cell)});
}

Argument Naming::cells(int line, std::span<const int> cells) const
{
    std::vector<Argument::Part> parts;
    for (const int cell : cells)
        parts.push_back(cellPart(line, cell));
    if (parts.size() <= mostCells)
        return placesArgument(std::move(parts));
    std::vector<ElementId> elements;
    for (const int cell : cells)
        elements.push_back(cellElement(m_givens.grid, cell));
    return placeArgument({INKLING_TR_NOOP("Phrases", "%1 cells"), {std::to_string(cells.size())}},
                         std::move(elements));
}

Argument::Part Naming::factPart(int line, const Fact &fact) const
{
    const int cell = int(fact.unknown);
    const bool isBlack = fact.possible == ValueSet::only(black);
    std::string_view text;
    if (line < 0)
        text = isBlack ? INKLING_TR_NOOP("Phrases", "the %1 at row %2, column %3 is black")
                       : INKLING_TR_NOOP("Phrases", "the %1 at row %2, column %3 is white");
    else if (m_givens.grid.isRow(line))
        text = isBlack ? INKLING_TR_NOOP("Phrases", "the %1 in column %2 is black")
                       : INKLING_TR_NOOP("Phrases", "the %1 in column %2 is white");
    else
        text = isBlack ? INKLING_TR_NOOP("Phrases", "the %1 in row %2 is black")
                       : INKLING_TR_NOOP("Phrases", "the %1 in row %2 is white");
    return {{text, placeIn(line, cell)}, {cellElement(m_givens.grid, cell)}};
}

Argument Naming::facts(int line, std::span<const Fact> facts) const
{
    std::vector<Argument::Part> parts;
    for (const Fact &fact : facts)
        parts.push_back(factPart(line, fact));
    if (parts.size() <= mostCells)
        return placesArgument(std::move(parts));
    std::vector<Argument::Part> counted;
    for (const int shade : {white, black}) {
        std::vector<ElementId> elements;
        for (const Fact &fact : facts) {
            if (fact.possible == ValueSet::only(shade))
                elements.push_back(cellElement(m_givens.grid, int(fact.unknown)));
        }
        if (elements.empty())
            continue;
        const Phrase words = {elements.size() == 1 ? INKLING_TR_NOOP("Phrases", "1 cell is %1")
                                                   : INKLING_TR_NOOP("Phrases", "%2 cells are %1"),
                              {std::string(shadeWord(shade)), std::to_string(elements.size())}};
        counted.push_back({words, std::move(elements)});
    }
    return placesArgument(std::move(counted));
}

std::vector<ConstraintId> columnsFirst(const Grid &grid, std::span<const ConstraintId> lines)
{
    std::vector<ConstraintId> sorted(lines.begin(), lines.end());
    std::ranges::stable_partition(sorted,
                                  [&](ConstraintId line) { return !grid.isRow(int(line)); });
    return sorted;
}

std::string sumText(std::vector<int> terms)
{
    std::ranges::sort(terms);
    std::string text;
    for (const int term : terms) {
        text += text.empty() ? "" : " + ";
        text += std::to_string(term);
    }
    return text;
}

} // namespace inkling::numbercross
