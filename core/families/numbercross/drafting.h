// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/drafting.h"

namespace inkling::numbercross {

/// Family::drafting: a place a cell, with its digit, then the labels of the rows, then those of the columns. A
/// solution is drawn as shades. Turned by a quarter, a row becomes a column, whose label counts the other
/// shade: so the shades of its answers change with it.
[[nodiscard]] const Drafting &drafting();

} // namespace inkling::numbercross
