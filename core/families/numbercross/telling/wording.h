// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "logic/model/sentence.h"

#include <span>
#include <string_view>
#include <vector>

namespace inkling::numbercross {

/// The cases of the sentences, by their place in the table.
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
    PairsOnly,
    GroupAlone,
    Group,
    GroupOnly,
    GroupClash,
    Lines,
    Count
};

/// All cases, by Case.
[[nodiscard]] std::span<const SentenceCase> sentences();
[[nodiscard]] Sentence worded(Case which, std::vector<Argument> arguments);

/// Names what stands on a board, each name with the elements that it names.
class Naming
{
public:
    explicit Naming(const Givens &givens)
        : m_givens(givens)
    {}

    /// "row 4".
    [[nodiscard]] Argument line(int line) const { return placesArgument({linePart(line)}); }
    /// "column 2, row 4 and row 7"; so many lines where there are too many to name.
    [[nodiscard]] Argument lines(std::span<const ConstraintId> lines) const;
    /// "the 3 in column 2 and the 5 in column 4", of cells of one line; "6 cells" where they are many.
    [[nodiscard]] Argument cells(int line, std::span<const int> cells) const;
    /// "the 3 at row 1, column 2".
    [[nodiscard]] Argument cell(int cell) const;
    /// What is said of cells: "the 3 in column 2 is black"; counted where they are many. Of cells of one
    /// line, or, with `line` -1, of any.
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

/// Columns before rows: "row 7, column 2" would read like a cell.
[[nodiscard]] std::vector<ConstraintId> columnsFirst(const Grid &grid,
                                                     std::span<const ConstraintId> lines);

/// "3 + 9"; the terms smallest first.
[[nodiscard]] std::string sumText(std::vector<int> terms);

} // namespace inkling::numbercross
