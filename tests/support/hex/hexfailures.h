// SPDX-License-Identifier: MIT
#pragma once

#include "support/hex/hexview.h"

#include <set>
#include <string>

namespace inkling::test {

/// The tiles that joined links lead to from one.
[[nodiscard]] std::set<HexTile> hexStretch(const HexFacts &facts, HexTile tile);

/// Throws std::invalid_argument unless facts break what words say is broken.
void mustFailAs(const HexSheet &sheet, const std::string &words, const HexFacts &facts);

} // namespace inkling::test
