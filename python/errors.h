// SPDX-License-Identifier: MIT
#pragma once

#include "families/registry.h"
#include "formats/parseerror.h"

#include <string>

namespace inkling {

/// These throw the Python exception PuzzleError. Require: the GIL is held.
[[noreturn]] void throwPuzzleError(const ParseError &error);
/// As above; also says which families could be named.
[[noreturn]] void throwPuzzleError(const UnclearFamily &unclear);
/// For a puzzle of a text that has no place for the fault.
[[noreturn]] void throwPuzzleError(const std::string &message);

} // namespace inkling
