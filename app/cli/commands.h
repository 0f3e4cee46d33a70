// SPDX-License-Identifier: MIT
#pragma once

#include "arguments.h"

namespace inkling {

/// Runs the command: prints answers to standard output, puzzle by puzzle, and
/// errors to standard error.
[[nodiscard]] ExitStatus run(const Arguments &arguments);

} // namespace inkling
