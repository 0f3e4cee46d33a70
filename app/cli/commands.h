// SPDX-License-Identifier: MIT
#pragma once

#include "arguments.h"

namespace inkling {

/// Does what the command line asks for: answers on standard output, puzzle by puzzle, and what is
/// wrong on standard error.
[[nodiscard]] ExitStatus run(const Arguments &arguments);

} // namespace inkling
