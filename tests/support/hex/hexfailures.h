// SPDX-License-Identifier: MIT
#pragma once

#include "support/hex/hexview.h"

#include <set>
#include <string>

namespace inkling::test {

/// The tiles that are connected with a tile by joined links.
[[nodiscard]] std::set<HexTile> hexStretch(const HexFacts &facts, HexTile tile);

/// Throws std::invalid_argument unless the facts lead to the contradiction that the words tell.
void mustFailAs(const HexSheet &sheet, const std::string &words, const HexFacts &facts);

} // namespace inkling::test
