// SPDX-License-Identifier: MIT
#pragma once

#include "support/checks/ownchecks.h"

namespace inkling::test {

/// The checks of the game Cards, which builds its answers.
[[nodiscard]] OwnChecks cardsChecks();

} // namespace inkling::test
