// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "logic/model/sentence.h"

#include <span>
#include <string_view>
#include <vector>

namespace inkling::numbercross {

/// The cases of the sentences, by their index in the table.
enum class Case : std::uint8_t {
    Total,
    ParityTwice,
    ParityKnown,
    TooMuch,
    TooLittle,
    TooSmallLine,
    Gap,
    GapBelow,
    Clash,
    ClashAt,
    ReachedZero,
    ReachedOne,
    ReachedCells,
    ReachedRest,
    ReachedLines,
    ReachedCrossing,
    TakenAll,
    TakenOne,
    TakenAllCells,
    TakenCells,
    TakenRest,
    LargerThanLabelOne,
    LargerThanLabelSeveral,
    LargerThanRestOne,
    LargerThanRestSeveral,
    SpareOne,
    SpareSeveral,
    SpareMoreOne,
    SpareMoreSeveral,
    OnlyOdd,
    LastOdd,
    LastOddLess,
    OnlyWay,
    OnlyWaySeveral,
    OnlyWayOfMany,
    OnlyWayOfManySeveral,
    OnlyWayOut,
    OnlyWayOutSeveral,
    OnlyWayOutOfMany,
    OnlyWayOutOfManySeveral,
    OnlyWayCounted,
    EverySum,
    EverySumOut,
    NeverWithout,
    NeverWith,
    NeverWithSmallest,
    Ways,
    OddCell,
    OddCellKnown,
    Pairs,
    PairsListed,
    PairsOnly,
    GroupAlone,
    Group,
    GroupOnly,
    GroupClash,
    Lines,
    Count
};

/// The cases of the sentences, by Case.
[[nodiscard]] std::span<const SentenceCase> sentences();
[[nodiscard]] Sentence worded(Case which, std::vector<Argument> arguments);

/// Names the lines and cells of a board in words; each name comes with the elements that it names.
class Naming
{
public:
    explicit Naming(const Givens &givens)
        : m_givens(givens)
    {}

    /// A line: "row 4".
    [[nodiscard]] Argument line(int line) const { return placesArgument({linePart(line)}); }
    /// Several lines: "column 2, row 4 and row 7"; only their number where there are too many to
    /// name.
    [[nodiscard]] Argument lines(std::span<const ConstraintId> lines) const;
    /// Cells of one line: "the 3 in column 2 and the 5 in column 4"; "6 cells" where there are
    /// many.
    [[nodiscard]] Argument cells(int line, std::span<const int> cells) const;
    /// A cell: "the 3 at row 1, column 2".
    [[nodiscard]] Argument cell(int cell) const;
    /// Facts about cells: "the 3 in column 2 is black"; only their number where there are many.
    /// `line` is the line that all the cells are in, -1 if there is none.
    [[nodiscard]] Argument facts(int line, std::span<const Fact> facts) const;
    [[nodiscard]] static Argument shade(int shade) { return wordsArgument(shadeWord(shade)); }
    [[nodiscard]] static Argument evenOrOdd(int number);

private:
    [[nodiscard]] static std::string_view shadeWord(int shade);
    [[nodiscard]] Argument::Part linePart(int line) const;
    [[nodiscard]] Argument::Part cellPart(int line, int cell) const;
    [[nodiscard]] Argument::Part factPart(int line, const Fact &fact) const;
    [[nodiscard]] std::vector<std::string> placeIn(int line, int cell) const;

    const Givens &m_givens;
};

/// Lines with the columns before the rows, as "row 7, column 2" would read like a cell.
[[nodiscard]] std::vector<ConstraintId> columnsFirst(const Grid &grid,
                                                     std::span<const ConstraintId> lines);

/// A sum in words, the smallest terms first: "3 + 9".
[[nodiscard]] std::string sumText(std::vector<int> terms);

} // namespace inkling::numbercross
