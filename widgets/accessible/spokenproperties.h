// SPDX-License-Identifier: MIT
#pragma once

namespace inkling {

/// The properties of a BoardView that hold its SpokenWords, and whether blank labels are told.
inline constexpr char wordsProperty[] = "inklingWords";
inline constexpr char blanksProperty[] = "inklingBlanksTold";

} // namespace inkling
