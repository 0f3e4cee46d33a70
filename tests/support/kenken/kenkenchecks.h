// SPDX-License-Identifier: MIT
#pragma once

#include "support/checks/ownchecks.h"

namespace inkling::test {

/// The checks of KenKen: every square of digits is tried.
[[nodiscard]] OwnChecks kenkenChecks();

} // namespace inkling::test
