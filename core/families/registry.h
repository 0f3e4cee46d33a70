// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling {

/// All families, in the order in which menus and help list them.
[[nodiscard]] std::span<const Family *const> families();

/// The family with this id or other name; null if there is none.
[[nodiscard]] const Family *findFamily(std::string_view name);

/// The family of the puzzles in a text. Where no family or several are as likely, the error is that
/// of the family which reads furthest into the first puzzle; where no single one does, it names the
/// families that could be meant.
[[nodiscard]] tl::expected<const Family *, ParseError> guessFamily(std::string_view text);

} // namespace inkling
