// SPDX-License-Identifier: MIT
#pragma once

namespace inkling {
class Family;
}

namespace inkling::sudoku {

/// Sudoku, with diagonals where the setter likes.
[[nodiscard]] const Family &family();

} // namespace inkling::sudoku
