// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>

namespace inkling {

/// The one of `words` that was most likely meant by a mistyped word; nothing if none is at most two
/// letters away.
[[nodiscard]] std::optional<std::string> nearestWord(const std::string &word,
                                                     std::span<const std::string> words);

} // namespace inkling
