// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace inkling::test {

/// A file of the corpus; nothing where the corpus is missing.
[[nodiscard]] std::optional<std::string> corpusFile(const std::filesystem::path &name);

} // namespace inkling::test
