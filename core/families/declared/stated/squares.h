// SPDX-License-Identifier: MIT
#pragma once

#include "board/draft.h"
#include "board/mark.h"
#include "board/phrase.h"
#include "logic/model/fact.h"

#include <optional>
#include <vector>

namespace inkling {
struct SheetPlace;
}

namespace inkling::declared {

/// The square cells of a rectangular board, numbered row by row from 0. Their elements and their
/// unknowns, where they have one each, have the same numbers.
struct Squares
{
    int rows = 0;
    int columns = 0;

    [[nodiscard]] int cellCount() const { return rows * columns; }
    [[nodiscard]] int cell(int r, int c) const { return r * columns + c; }
    [[nodiscard]] int rowOf(int cell) const { return cell / columns; }
    [[nodiscard]] int columnOf(int cell) const { return cell % columns; }
    [[nodiscard]] Point place(UnknownId cell) const
    {
        return {double(columnOf(int(cell))), double(rowOf(int(cell)))};
    }
    [[nodiscard]] double distance(UnknownId a, UnknownId b) const;

    friend bool operator==(const Squares &, const Squares &) = default;
};

/// The cells of each row, and then of each column.
[[nodiscard]] std::vector<std::vector<int>> linesOf(const Squares &squares);
/// A cell in words: "row 2, column 3".
[[nodiscard]] Phrase cellName(const Squares &squares, int cell);
/// A number of cells in words: "12 cells".
[[nodiscard]] Phrase countOfCells(UnknownId count);
/// The fault that so many cells of a drawn solution are empty; nothing where none is.
[[nodiscard]] std::optional<Phrase> openFault(std::ptrdiff_t count);
/// The places of a sheet of such cells.
[[nodiscard]] std::vector<SheetPlace> cellPlaces(BoardSize size);
/// The moments of reading out an answer row by row.
[[nodiscard]] std::vector<Beat> beatsByRow(const Squares &squares);

} // namespace inkling::declared
