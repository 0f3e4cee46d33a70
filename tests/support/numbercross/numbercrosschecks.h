// SPDX-License-Identifier: MIT
#pragma once

#include "support/checks/ownchecks.h"

namespace inkling::test {

/// The checks of Number Cross: every shading is tried.
[[nodiscard]] OwnChecks numberCrossChecks();

} // namespace inkling::test
