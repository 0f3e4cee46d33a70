// SPDX-License-Identifier: MIT
#pragma once

#include "formats/parseerror.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

namespace inkling {

/// The way from the root of a JSON text to a value in it: names of members, and places in arrays.
using JsonPath = std::vector<std::variant<std::string, std::size_t>>;

/// The error where a text nests deeper than 64 or holds more than 20 million values; nothing if it
/// does not. What reads or frees a JSON value goes as deep as it, and the stack ends somewhere.
/// Takes any text. Cost: a look at each byte.
[[nodiscard]] std::optional<ParseError> jsonExcess(std::string_view text);

/// Reads a JSON text of any origin. Refuses what jsonExcess() tells of. Allocates no more than in
/// proportion to the text, and never throws.
[[nodiscard]] tl::expected<nlohmann::json, ParseError> parseJson(std::string_view text);

/// The offset at which the value at `path` begins; nothing if the path leads nowhere. Takes any text: one that is JSON
/// only up to some place is followed up to there.
[[nodiscard]] std::optional<std::size_t> offsetOf(std::string_view text, const JsonPath &path);
/// The offset behind the object or list that begins at `offset`, by its brackets and strings alone; nothing if none
/// begins there, or it does not end, nests deeper than parseJson() reads, or a line ends within one of its strings. Takes any text.
[[nodiscard]] std::optional<std::size_t> behindBrackets(std::string_view text, std::size_t offset);

/// The byte at which the value at `path` begins; if the path leads nowhere, that of the last value
/// on the way. Requires: parseJson() has read the text.
[[nodiscard]] std::size_t nearestOffsetOf(std::string_view text, const JsonPath &path);
/// An error that says that the value at `path` should have been something else; if the path leads
/// nowhere, it points at the last value on the way. Requires: parseJson() has read the text.
[[nodiscard]] ParseError errorAt(std::string_view text, const JsonPath &path, Phrase expected);
/// An error that says that something else should stand at byte `offset` of any text.
[[nodiscard]] ParseError errorAt(std::string_view text, std::size_t offset, Phrase expected);

} // namespace inkling
