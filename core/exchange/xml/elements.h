// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/scanner.h"

#include <optional>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace inkling::exchange::xml {

/// An element of an XML text. Its parts are parts of that text, in which entities stay as they are.
struct Element
{
    std::string_view name;
    std::vector<std::pair<std::string_view, std::string_view>> attributes;
    std::string_view text;  ///< the last characters inside that belong to no other element
    std::size_t depth = 0;  ///< 0 for the outermost
    std::size_t from = 0;   ///< where the tag begins
    std::size_t to = 0;     ///< where the tag ends
    std::size_t textAt = 0; ///< where its text begins

    /// The value of an attribute; nothing if the element has none of this name.
    [[nodiscard]] std::optional<std::string_view> attribute(std::string_view name) const;
};

/// Reads the elements of an XML text, in the order of their tags. Declarations, comments and the
/// name of a document type are passed over; a document type that declares something is an error, as
/// is a text that is nested deeper than 32. Cost and memory: proportional to the text.
[[nodiscard]] tl::expected<std::vector<Element>, ParseError> elementsOf(std::string_view text);

} // namespace inkling::exchange::xml
