// SPDX-License-Identifier: MIT
#pragma once

#include "support/checks/ownchecks.h"

namespace inkling::test {

/// The checks of Hex Tile Equations: every path is tried.
[[nodiscard]] OwnChecks hexChecks();

} // namespace inkling::test
