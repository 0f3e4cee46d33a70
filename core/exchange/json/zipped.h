// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace inkling::exchange::json {

/// The JSON of a text that SudokuPad's PuzzleZipper has shortened: names without quotation marks,
/// most of them in short, apostrophes for quotation marks, `t` and `f` for true and false, and
/// nothing for an object without members. Any text gives some text; a wrong one is no JSON.
[[nodiscard]] std::string unzipped(std::string_view text);

} // namespace inkling::exchange::json
