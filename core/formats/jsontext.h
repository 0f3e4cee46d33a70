// SPDX-License-Identifier: MIT
#pragma once

#include "formats/parseerror.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

namespace inkling {

/// The way from the root of a JSON text to a value in it: names of members, and places in arrays.
using JsonPath = std::vector<std::variant<std::string, std::size_t>>;

/// Reads a JSON text of any origin. Refuses a text that is nested deeper than 64 or holds more than
/// 20 million values. Allocates no more than in proportion to the text, and never throws.
[[nodiscard]] tl::expected<nlohmann::json, ParseError> parseJson(std::string_view text);

/// The byte at which the value at `path` begins; if the path leads nowhere, that of the last value
/// on the way. Requires: parseJson() has read the text.
[[nodiscard]] std::size_t offsetOf(std::string_view text, const JsonPath &path);
/// An error that says that the value at `path` should have been something else; if the path leads
/// nowhere, it points at the last value on the way. Requires: parseJson() has read the text.
[[nodiscard]] ParseError errorAt(std::string_view text, const JsonPath &path, Phrase expected);
/// An error that says that something else should stand at byte `offset` of any text.
[[nodiscard]] ParseError errorAt(std::string_view text, std::size_t offset, Phrase expected);

} // namespace inkling
