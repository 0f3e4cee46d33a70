// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/scanner.h"

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

/// The sections of a text of janko.at.
namespace inkling::exchange::janko {

struct Section
{
    std::string_view name; ///< without brackets
    Scanner content;       ///< what follows the name, up to the next section
    std::size_t from;      ///< where the name, or its bracket, stands
};

/// The name of the section that a line begins; empty if it begins none. Of names without brackets,
/// only the known ones begin a section.
[[nodiscard]] std::string_view sectionName(std::string_view line);

/// The sections of a text, or the error that one is unknown. Requires: the text outlives them.
[[nodiscard]] tl::expected<std::vector<Section>, ParseError> sectionsOf(std::string_view text);

/// The error that something else stands where a section could, which `text` has read since `from`.
[[nodiscard]] ParseError unknownSection(const Scanner &text, std::size_t from);

/// The first section with this name; null if there is none, or nothing in it.
[[nodiscard]] const Section *find(const std::vector<Section> &sections, std::string_view name);

} // namespace inkling::exchange::janko
