// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace inkling {

/// The name of a colour that elements are given, from 1 to tintCount, in the reader's language. 0: no
/// colour.
[[nodiscard]] QString tintName(int colour);
/// The name of a stroke that gives this colour; 0: that takes colours away.
[[nodiscard]] QString tintWords(int colour);

} // namespace inkling
