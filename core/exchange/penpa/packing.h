// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace inkling::exchange::penpa {

/// The longest text that is unpacked from an address, in bytes.
inline constexpr std::size_t mostUnpacked = 1 << 22;

/// The text that an address of Penpa holds: base64 of raw deflate, in which some words are
/// shortened. Base64 may be spelled for addresses ("%2B" for '+'). Nothing for what is no such
/// text, or a longer one than mostUnpacked.
[[nodiscard]] std::optional<std::string> unpacked(std::string_view packed);
[[nodiscard]] std::string packed(std::string text);

} // namespace inkling::exchange::penpa
