// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <optional>
#include <vector>

namespace inkling {

/// All families, in the order in which menus and help list them.
[[nodiscard]] std::span<const Family *const> families();

/// The family with this id or other name; null if there is none.
[[nodiscard]] const Family *findFamily(std::string_view name);

/// Why it is not clear to which family the puzzles of a text belong.
struct UnclearFamily
{
    /// The error of `furthest`, or that the family has to be named.
    ParseError error;
    /// The family that reads furthest into the first puzzle, the first of those that read equally
    /// far; null where several read all of it, or where the text is like no family's.
    const Family *furthest = nullptr;
    /// The families that could be meant, in the order of families(); empty if the text is like no
    /// family's.
    std::vector<const Family *> candidates;
    /// Whether it would help to name the family; not for what is empty, or no text at all.
    bool isToBeNamed = true;
};

/// The family of the puzzles in a text: the likeliest one or, of several as likely, the only one
/// that reads the first puzzle, unless the text ends too soon for another.
[[nodiscard]] tl::expected<const Family *, UnclearFamily> guessFamily(std::string_view text);
/// Why it is not clear that a text is of the family that guessFamily() gave, once its first puzzle
/// could not be read for this error; nothing where it is like no other family's.
[[nodiscard]] std::optional<UnclearFamily> doubted(std::string_view text, const Family &family,
                                                   const ParseError &error);

} // namespace inkling
