// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/drafting.h"

namespace inkling::numbercross {

/// Implements Family::drafting(): first one place for the digit of each cell, then one for the
/// label of each row, then one for the label of each column. A person draws a solution as shades. A
/// quarter turn makes rows of columns, whose labels count the other shade, so it also swaps the
/// shades of the answers.
[[nodiscard]] const Drafting &drafting();

} // namespace inkling::numbercross
