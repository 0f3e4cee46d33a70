// SPDX-License-Identifier: MIT
#pragma once

#include "support/numbercross/numbercrossview.h"

#include <memory>
#include <set>

namespace inkling::test {

/// What the sentences of Number Cross claim that are about more than one line.
void addNumberCrossGroupClaims(SentenceChecker &checker,
                               const std::shared_ptr<const NumberCrossSheet> &sheet);

/// "the 3 in column 2 is black and ...", of a line; "the 3 at row 1, column 2 is black"; or counted:
/// "3 cells are black". What that says of the step's conclusions.
[[nodiscard]] std::set<NumberCrossShade> numberCrossFactsIn(const std::string &words,
                                                            const NumberCrossSheet &sheet,
                                                            std::optional<NumberCrossLine> line,
                                                            const NumberCrossParts &parts);

} // namespace inkling::test
