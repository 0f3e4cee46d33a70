// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/hand.h"
#include "support/checks/sentencecheck.h"

namespace inkling::test {

/// Adds the claims that the sentences of the game Cards make about a hand.
void addCardsSentences(SentenceChecker &checker, const cards::Hand &hand);

} // namespace inkling::test
