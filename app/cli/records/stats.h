// SPDX-License-Identifier: MIT
#pragma once

#include "arguments.h"
#include "batch/sink.h"

#include <string>
#include <vector>

namespace inkling {

/// Prints a table of what files of records hold: how many puzzles of each family, verdict and word,
/// the ratings' range and middle, and how many puzzles use each rule. "-" is standard input. A line
/// that is no record ends the file with an error. Memory: one line, and the counts.
[[nodiscard]] ExitStatus printStats(const std::vector<std::string> &files, Sink &sink);

} // namespace inkling
