// SPDX-License-Identifier: MIT
#pragma once

#include "support/numbercross/numbercrossview.h"

#include <memory>
#include <set>

namespace inkling::test {

/// Adds the claims of the Number Cross sentences that are about several lines.
void addNumberCrossGroupClaims(SentenceChecker &checker,
                               const std::shared_ptr<const NumberCrossSheet> &sheet);

/// The conclusions of a step that the words tell. Examples of such words: "the 3 in column 2 is
/// black and ...", for cells of one line; "the 3 at row 1, column 2 is black"; or as a number, "3
/// cells are black".
[[nodiscard]] std::set<NumberCrossShade> numberCrossFactsIn(const std::string &words,
                                                            const NumberCrossSheet &sheet,
                                                            std::optional<NumberCrossLine> line,
                                                            const NumberCrossParts &parts);

} // namespace inkling::test
