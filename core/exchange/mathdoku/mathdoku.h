// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/dialect.h"

/// KenKen in a line, as MathDoku for Android shares it: "1:00010102...:0,3,1:1,2,0". A number for the
/// difficulty; two digits for each cell, the number of its cage; and for each cage that number, its
/// target, and its operator: 0 for none, or 1 to 4 for + - * /.
namespace inkling::exchange::mathdoku {

[[nodiscard]] Fault readLine(Source &source, Filling &filling);
[[nodiscard]] Written writeLine(const Draft &draft);
[[nodiscard]] bool isLine(const Start &start);

} // namespace inkling::exchange::mathdoku
