// SPDX-License-Identifier: MIT
#pragma once

#include "support/checks/sentencecheck.h"

namespace inkling::test {

/// Adds the claims about the ways of a line through cells and pearls, and about cells that would be
/// cut off. What a pearl and a cell allow is written here anew.
void addWayClaims(SentenceChecker &checker);

} // namespace inkling::test
