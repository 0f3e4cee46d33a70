// SPDX-License-Identifier: MIT
#pragma once

#include "support/checks/ownchecks.h"

namespace inkling::test {

/// The checks of Slitherlink: every loop is tried.
[[nodiscard]] OwnChecks slinkChecks();

} // namespace inkling::test
