// SPDX-License-Identifier: MIT
#pragma once

#include "families/family.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace inkling::test {

/// A file of the corpus; nothing where the corpus is missing.
[[nodiscard]] std::optional<std::string> corpusFile(const std::filesystem::path &name);

/// All puzzles of a judge text. Requires: it has no error.
[[nodiscard]] std::vector<std::shared_ptr<const Puzzle>> readPuzzles(const Family &family,
                                                                     const std::string &text);

} // namespace inkling::test
