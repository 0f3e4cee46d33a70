// SPDX-License-Identifier: MIT
#pragma once

#include "arguments.h"
#include "batch/sink.h"

namespace inkling {

/// Checks what files of records claim (see checks/recordcheck.h), several puzzles side by side, and
/// prints a line for each fault, and for each file what was checked. "-" is standard input. A line that
/// is no record ends its file with an error. Memory: the records of the puzzles that are under way.
[[nodiscard]] ExitStatus verifyRecords(const Arguments &arguments, Sink &sink);

} // namespace inkling
