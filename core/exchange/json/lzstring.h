// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace inkling::exchange::json {

/// The text that pieroxy's LZ-String (pieroxy.net/blog/pages/lz-string) has packed into base64;
/// nothing if it is no such text, or would be longer than `most` bytes. Characters above 255 come
/// out as UTF-8. Cost: proportional to the longer of the two texts.
[[nodiscard]] std::optional<std::string> lzUnpacked(std::string_view packed, std::size_t most);
/// Packs a text, as that library does. Requires: all characters are ASCII.
[[nodiscard]] std::string lzPacked(std::string_view text);

} // namespace inkling::exchange::json
