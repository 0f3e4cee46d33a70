// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling {

/// Every family, in the order in which menus and help list them.
[[nodiscard]] std::span<const Family *const> families();

/// The family of that id, or other name; null if there is none.
[[nodiscard]] const Family *findFamily(std::string_view name);

/// The family of a text that begins like this. Where none fits, or two fit equally well, the error is
/// that of the family which reads furthest into the first puzzle, or says so and names them.
[[nodiscard]] tl::expected<const Family *, ParseError> guessFamily(std::string_view text);

} // namespace inkling
