// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling::kenken {

/// The family of KenKen: a Latin square divided into cages, each of which makes its target by its
/// operation. Source: UCF Local Contest 2009; cages whose operation is unknown added.
[[nodiscard]] const Family &family();

} // namespace inkling::kenken
