// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling::numbercross {

/// The family of Number Cross: every cell is black or white; a column's label is the sum of its
/// black cells' digits, a row's label the sum of its white cells'. Source: a discrete mathematics
/// assignment.
[[nodiscard]] const Family &family();

} // namespace inkling::numbercross
